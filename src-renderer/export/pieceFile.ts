/** Files written in pieces by the main process, for whatever is too long to be made at once. */
import type { Bridge, SaveResult } from '@shared/ipc/calls'
import type { SaveFormat } from '@shared/ipc/exporting'
import { ExportRefusal } from './exportRefusal'

/** What long work is told and tells. */
export interface Job {
  readonly signal: AbortSignal
  /** How much is done, 0 … 1. */
  progress(share: number): void
}

export interface PieceFile {
  /** Rejects with an `ExportRefusal` when the disk does not take it. */
  writeAt(at: number, bytes: Uint8Array): Promise<void>
  /** Behind what `add` has written before. */
  add(bytes: Uint8Array): Promise<void>
}

/**
 * Asks where to, has the file written by `work`, and puts it in its place. Nothing of it is left when the work rejects
 * or its job is cancelled. Never rejects: what goes wrong is in the result.
 */
export async function saveInPieces(
  bridge: Bridge,
  wanted: { readonly format: SaveFormat; readonly name: string },
  { signal }: Job,
  work: (file: PieceFile) => Promise<void>,
): Promise<SaveResult> {
  let file: number | undefined
  try {
    const begun = await bridge.call('beginFile', wanted)
    if (begun.kind !== 'begun') return begun
    file = begun.file
    signal.throwIfAborted()
    await work(pieceFile(bridge, file))
    signal.throwIfAborted()
    return await bridge.call('endFile', { file })
  } catch (error) {
    if (file !== undefined) await bridge.call('dropFile', { file })
    if (signal.aborted) return { kind: 'cancelled' }
    if (error instanceof ExportRefusal) return { kind: 'failed', message: error.told }
    return { kind: 'failed', message: { key: 'ui.export.failed', values: { text: String(error) } } }
  }
}

function pieceFile(bridge: Bridge, file: number): PieceFile {
  let end = 0
  const writeAt = async (at: number, bytes: Uint8Array) => {
    const result = await bridge.call('writeFile', { file, at, bytes })
    if (result.kind === 'failed') throw new ExportRefusal(result.message)
  }
  return {
    writeAt,
    async add(bytes) {
      const at = end
      end += bytes.length
      await writeAt(at, bytes)
    },
  }
}

/** Lets the window do what waits, and goes on; unlike a timer it is not held back while the window is hidden. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
