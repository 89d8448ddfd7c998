/** Reads what the system asks to be opened: a document, a link to a run, a picture that carries one, or any text. */
import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { largestDocument, type RetraceDocument, readDocument } from '@shared/document/document'
import { isLink, readLink } from '@shared/document/link'
import { largestGiven } from '@shared/export/given'
import type { ForeignText, Opening } from '@shared/ipc/calls'
import { bad, good, type Outcome } from '@shared/lib/outcome'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, runText } from '@shared/run'
import { decode, readForeign } from './foreign'

/** What to open, or why not. `target`: a whole path, or a link. Never rejects. */
export async function readOpening(target: string): Promise<Outcome<Opening | ForeignText>> {
  if (isLink(target)) {
    const link = readLink(target)
    return link.ok ? momentOf(link.value) : link
  }
  try {
    const bytes = await readBytes(target)
    if (!bytes.ok) return bytes
    const file = basename(target)
    // What is called a document has to be one.
    return extname(target).toLowerCase() === '.retrace'
      ? openingOf(readDocument(decode(bytes.value)), file)
      : foreignOf(bytes.value, file)
  } catch (error) {
    return whyUnread(error)
  }
}

function foreignOf(bytes: Uint8Array, file: string): Outcome<Opening | ForeignText> {
  const read = readForeign(bytes)
  if (!read.ok) return read
  const foreign = read.value
  if (foreign.kind === 'moment')
    return foreign.document ? openingOf(good(foreign.document), file) : momentOf(foreign)
  return foreign.text.length > largestGiven
    ? bad('check.large', { max: largestGiven / 2 ** 20 })
    : good({ text: foreign.text, file })
}

function openingOf(document: Outcome<RetraceDocument>, file: string): Outcome<Opening> {
  if (!document.ok) return document
  const moment = momentOf(document.value)
  return moment.ok ? good({ ...moment.value, document: document.value, file }) : moment
}

function momentOf({
  run,
  k = 0,
}: {
  readonly run: string
  readonly k?: number | undefined
}): Outcome<Opening> {
  const parsed = parseRun(run, puzzles)
  return parsed.ok ? good({ run: runText(parsed.value), k }) : { ok: false, message: parsed.message }
}

async function readBytes(path: string): Promise<Outcome<Uint8Array>> {
  // Opening a pipe would otherwise wait until somebody writes into it.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = await file.stat()
    if (!stat.isFile()) return bad('document.no-file')
    if (stat.size > largestDocument) return tooLarge
    return good(await file.readFile())
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
