/** A document on the disk: written whole, and what it replaces kept beside it as `.bak`. */
import { copyFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { asideOf, writeWhole } from '../wholeFile'

/**
 * Rejects with the system's error; the document is then as it was. Killed at any moment it leaves the old document or
 * the new one, never half of either.
 */
export async function writeDocumentFile(path: string, text: string): Promise<void> {
  await keepBackup(path)
  await writeWhole(path, text)
}

export const backupOf = (path: string): string => `${path}.bak`

/** The backup, too, is there whole or as it was. Nothing is kept of what is no file. */
async function keepBackup(path: string): Promise<void> {
  const target = await realpath(path).catch(() => undefined)
  if (target === undefined || !(await stat(target)).isFile()) return
  const aside = asideOf(target)
  try {
    await copyFile(target, aside)
    await rename(aside, backupOf(target))
  } catch (error) {
    await rm(aside, { force: true })
    // A name that fits by itself may not with four letters more; that is no reason not to save.
    if ((error as NodeJS.ErrnoException).code !== 'ENAMETOOLONG') throw error
  }
}
