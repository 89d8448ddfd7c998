/** Why a file could not be saved, in words for the reader. */
import type { Message } from '@shared/lib/message'

/** The system's error codes that have a sentence of their own. */
const keys: Readonly<Record<string, string>> = {
  EACCES: 'main.save.permission',
  EPERM: 'main.save.permission',
  ENOSPC: 'main.save.space',
  EDQUOT: 'main.save.space',
  ENOENT: 'main.save.gone',
  ENOTDIR: 'main.save.gone',
  EROFS: 'main.save.read-only',
  EISDIR: 'main.save.is-folder',
  ENAMETOOLONG: 'main.save.long',
  EBUSY: 'main.save.busy',
  ETXTBSY: 'main.save.busy',
}

/** Every sentence names the path; one without a code of ours gives the system's own text. */
export function saveFailure(error: unknown, path: string): Message {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? ''
  const key = keys[code]
  if (key) return { key, values: { path } }
  const text = error instanceof Error ? error.message : String(error)
  return { key: 'main.save.other', values: { path, text } }
}
