/** A file written in pieces, aside of its place, which it takes only when it is whole. */
import { rmSync } from 'node:fs'
import { access, constants, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { asideOf } from './wholeFile'

export interface GrowingFile {
  /** Where it will be. */
  readonly path: string
  /** Pieces may come in any order and lie over each other. Rejects with the system's error. */
  write(at: number, bytes: Uint8Array): Promise<void>
  /** Puts the file in its place. Rejects with the system's error; nothing is left behind then. */
  finish(): Promise<void>
  drop(): Promise<void>
  /** The same at once, for an app that quits. */
  dropNow(): void
}

/** Rejects with the system's error where the file cannot be. An old one stays as it is until `finish`. */
export async function growFile(path: string): Promise<GrowingFile> {
  const target = await realpath(path).catch(() => path)
  const old = await stat(target).catch(() => undefined)
  if (old && !old.isFile()) throw Object.assign(new Error('not a file'), { code: 'EISDIR' })
  if (old) await access(target, constants.W_OK)
  const aside = asideOf(target)
  const file = await open(aside, 'wx', old?.mode)
  const drop = async () => {
    await file.close().catch(() => {})
    await rm(aside, { force: true })
  }
  return {
    path,
    async write(at, bytes) {
      for (let done = 0; done < bytes.length; ) {
        const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
        if (bytesWritten === 0) throw Object.assign(new Error('nothing more is written'), { code: 'ENOSPC' })
        done += bytesWritten
      }
    },
    async finish() {
      try {
        await file.sync()
        await file.close()
        await rename(aside, target)
      } catch (error) {
        await drop()
        throw error
      }
    },
    drop,
    dropNow: () => rmSync(aside, { force: true }),
  }
}
