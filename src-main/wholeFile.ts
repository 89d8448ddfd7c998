/**
 * Files are written whole or not at all: into a neighbour first, which then takes the place of the old one.
 * Not write-file-atomic: it takes a short write on a full disk for a whole one, and puts half a file in place.
 */
import { randomBytes } from 'node:crypto'
import { closeSync, constants, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { access, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'

/**
 * Text is written as UTF-8. A link is followed, an old file's permissions are kept, one that may not be written stays.
 * Rejects with the system's error (`code` says which); the old file is then as it was.
 */
export async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const target = await realpath(path).catch(() => path)
  const old = await stat(target).catch(() => undefined)
  if (old) await access(target, constants.W_OK)
  // A device or a pipe cannot be replaced by a file: whoever named it means what is behind it.
  if (old && !old.isFile() && !old.isDirectory()) return writeFile(target, data)
  const aside = asideOf(target)
  try {
    const file = await open(aside, 'wx', old?.mode)
    try {
      await file.writeFile(data)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, target)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}

/** The same at once, for a few bytes that must not be lost when the app quits. Throws the system's error. */
export function writeWholeSync(path: string, text: string): void {
  const aside = asideOf(path)
  try {
    const file = openSync(aside, 'wx')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(aside, path)
  } catch (error) {
    rmSync(aside, { force: true })
    throw error
  }
}

/** Where a file is written before it takes its place: hidden, and short enough to be named wherever the file itself could. */
export const asideOf = (path: string): string =>
  path.replace(/[^\\/]*$/, `.${randomBytes(6).toString('hex')}.tmp`)
