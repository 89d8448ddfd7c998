/** The files that windows write in pieces: each belongs to the window that began it, and goes with it. */
import type { BeginResult, PieceResult, SaveResult } from '@shared/ipc/calls'
import type { WebContents } from 'electron'
import { type GrowingFile, growFile } from './growingFile'
import { saveFailure } from './saveFailure'

interface Growing {
  readonly file: GrowingFile
  readonly owner: WebContents
}

export class Pieces {
  readonly #files = new Map<number, Growing>()
  #last = 0

  async begin(path: string, owner: WebContents): Promise<BeginResult> {
    try {
      const file = await growFile(path)
      this.#files.set(++this.#last, { file, owner })
      return { kind: 'begun', file: this.#last }
    } catch (error) {
      return { kind: 'failed', message: saveFailure(error, path) }
    }
  }

  /** What fails is gone: nothing of it is left on the disk. */
  async write(number: number, at: number, bytes: Uint8Array, owner: WebContents): Promise<PieceResult> {
    const { file } = this.#of(number, owner)
    try {
      await file.write(at, bytes)
      return { kind: 'written' }
    } catch (error) {
      await this.drop(number, owner)
      return { kind: 'failed', message: saveFailure(error, file.path) }
    }
  }

  async end(number: number, owner: WebContents): Promise<SaveResult> {
    const { file } = this.#of(number, owner)
    this.#files.delete(number)
    try {
      await file.finish()
      return { kind: 'saved', path: file.path }
    } catch (error) {
      return { kind: 'failed', message: saveFailure(error, file.path) }
    }
  }

  async drop(number: number, owner: WebContents): Promise<void> {
    const found = this.#files.get(number)
    if (found?.owner !== owner) return
    this.#files.delete(number)
    await found.file.drop()
  }

  /** What this window has begun and not ended. */
  dropAll(owner: WebContents): void {
    for (const [number, { owner: each }] of this.#files) if (each === owner) void this.drop(number, owner)
  }

  /** The app quits: everything half written goes at once. */
  close(): void {
    for (const { file } of this.#files.values()) file.dropNow()
    this.#files.clear()
  }

  #of(number: number, owner: WebContents): Growing {
    const found = this.#files.get(number)
    if (found?.owner !== owner) throw new Error(`there is no file ${number}`)
    return found
  }
}
