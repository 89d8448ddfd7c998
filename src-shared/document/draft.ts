/** Unsaved work, as the app keeps it for itself between a crash, or its end, and the next start. */
import { bad, good, type Outcome } from '../lib/outcome'
import { type RetraceDocument, readDocument } from './document'
import { isParsable } from './scan'
import { isRecord, isText } from './shapes'

export interface Draft {
  /** The file that it was opened from or last saved to, if any. */
  readonly path?: string
  /** It holds notes, bookmarks or moves by hand that are in no file; else only where the person was. */
  readonly isWork: boolean
  /** The text of the document. */
  readonly document: string
}

const longestPath = 32_768

export const writeDraft = (draft: Draft): string =>
  `${JSON.stringify({ format: 'retrace-draft', version: 1, ...draft })}\n`

/** Reads what `writeDraft` writes, and the document in it. Never throws. */
export function readDraft(text: string): Outcome<Draft & { readonly read: RetraceDocument }> {
  const value = isParsable(text) ? parsed(text) : undefined
  if (!isRecord(value) || value.format !== 'retrace-draft') return bad('document.foreign')
  const { path, isWork, document } = value
  if (typeof document !== 'string') return bad('document.damaged', { field: 'document' })
  const read = readDocument(document)
  if (!read.ok) return read
  return good({
    ...(isText(path, longestPath) ? { path } : {}),
    isWork: isWork === true,
    document,
    read: read.value,
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
