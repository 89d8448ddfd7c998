/** What a text from the clipboard may be, to be opened: a run, a link, a document or the path of one. */
import { readDocument } from '@shared/document/document'
import { isLink, linkTo, readLink } from '@shared/document/link'
import { bad, good, type Outcome } from '@shared/lib/outcome'
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import type { Pasted } from './documentDesk'

const runLike = /^[a-z][a-z0-9-]*\/\S+$/
const pathLike = /^(file:\/\/\/|\/|[a-z]:[\\/]|\\\\)[^\n]*\.retrace$/i

/** Longer texts are not looked at when they are no document. */
const longestLine = 110_000

/** What it is, and that there is such a run; else what is wrong with it. Never throws. */
export function readPasted(copied: string): Outcome<Pasted> {
  const text = copied.trim()
  if (/^\uFEFF?\{/.test(text)) return documentIn(text)
  if (text.length > longestLine) return nothing
  if (pathLike.test(text)) return good({ kind: 'path', path: pathOf(text) })
  return isLink(text) || runLike.test(text) ? runIn(linkTo(text)) : nothing
}

const nothing = bad('doc.paste.nothing')

function runIn(link: string): Outcome<Pasted> {
  const read = readLink(link)
  if (!read.ok) return read
  const { run, k } = read.value
  const wrong = whyNoRun(run)
  return wrong ? { ok: false, message: wrong } : good({ kind: 'run', run, k })
}

function documentIn(text: string): Outcome<Pasted> {
  const read = readDocument(text)
  if (!read.ok) return read
  const wrong = whyNoRun(read.value.run)
  return wrong ? { ok: false, message: wrong } : good({ kind: 'document', document: read.value })
}

function whyNoRun(run: string) {
  const parsed = parseRun(run, puzzles)
  return parsed.ok ? undefined : parsed.message
}

/** Desktops copy addresses of files. */
function pathOf(text: string): string {
  if (!/^file:/i.test(text)) return text
  try {
    const path = decodeURIComponent(new URL(text).pathname)
    // On Windows a drive stands behind the first slash.
    return /^\/[a-z]:/i.test(path) ? path.slice(1) : path
  } catch {
    return text
  }
}
