/** Reads what the system asks to be opened: a document, or a link to a run. */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { largestDocument, type RetraceDocument, readDocument } from '@shared/document/document'
import { isLink, type LinkedMoment, readLink } from '@shared/document/link'
import type { Opening } from '@shared/ipc/calls'
import { bad, good, type Outcome } from '@shared/lib/outcome'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, runText } from '@shared/run'

/** The run to open, or why not. `target`: a whole path, or a link. Never rejects. */
export async function readOpening(target: string): Promise<Outcome<Opening>> {
  if (isLink(target)) {
    const link = readLink(target)
    return link.ok ? momentOf(link.value) : link
  }
  const document = await readDocumentFile(target)
  if (!document.ok) return document
  const moment = momentOf(document.value)
  return moment.ok ? good({ ...moment.value, document: document.value, file: basename(target) }) : moment
}

function momentOf({ run, k }: LinkedMoment): Outcome<Opening> {
  const parsed = parseRun(run, puzzles)
  return parsed.ok ? good({ run: runText(parsed.value), k }) : { ok: false, message: parsed.message }
}

async function readDocumentFile(path: string): Promise<Outcome<RetraceDocument>> {
  try {
    const text = await readText(path)
    return text.ok ? readDocument(text.value) : text
  } catch (error) {
    return whyUnread(error)
  }
}

async function readText(path: string): Promise<Outcome<string>> {
  // Opening a pipe would otherwise wait until somebody writes into it.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = await file.stat()
    if (!stat.isFile()) return bad('document.no-file')
    if (stat.size > largestDocument) return tooLarge
    return good(await file.readFile('utf8'))
  } finally {
    await file.close()
  }
}

const tooLarge = bad('document.large', { max: largestDocument / 2 ** 20 })

function whyUnread(error: unknown): Outcome<never> {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return bad('document.gone')
    case 'EACCES':
    case 'EPERM':
      return bad('document.permission')
    case 'EISDIR':
      return bad('document.no-file')
    default:
      return bad('document.other', { text: error instanceof Error ? error.message : String(error) })
  }
}
