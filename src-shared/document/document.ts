/**
 * A Retrace document: a run, the step at which it was left, and what the person made of it, as JSON that later versions
 * may add to (docs/file-format.md). Whether there is such a run or hand is for those to say who know the puzzles.
 */
import { bad, good, type Outcome } from '../lib/outcome'
import { type FiledHand, fittingHands, packHand, unpackHands } from './hands'
import { isParsable } from './scan'
import { isCount, isList, isRecord, isText, longestRun } from './shapes'

/** A step with a name, which may be empty. */
export interface Bookmark {
  readonly k: number
  readonly name: string
  /** Of another run than the document's. */
  readonly run?: string
  readonly [field: string]: unknown
}

/** How the window was looked through; what is not said stays as it is. */
interface FiledView {
  /** Steps a second; 0 is as fast as it draws. */
  readonly speed?: number
  /** The panel's tab. */
  readonly tab?: string
  readonly mode?: 'watch' | 'play'
  readonly [field: string]: unknown
}

/** What a document holds; fields of later versions are kept as they came. */
export interface RetraceDocument {
  readonly format: 'retrace'
  readonly version: number
  /** The text of the run (`runText`). */
  readonly run: string
  /** The step to show; 0 where the document says nothing. */
  readonly k: number
  readonly bookmarks: readonly Bookmark[]
  readonly notes: string
  readonly hands: readonly FiledHand[]
  readonly view: FiledView
  readonly [field: string]: unknown
}

/** In bytes; nothing that is larger is read. */
export const largestDocument = 64 * 2 ** 20

/** The version that is written. Later ones are read as far as they are understood. */
export const newestVersion = 1

/** In UTF-16 units. */
export const longestName = 200
export const longestNotes = 1_000_000
export const mostBookmarks = 10_000

/** Reads the text of a file; a byte order mark may stand before it. Never throws. */
export function readDocument(text: string): Outcome<RetraceDocument> {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text
  if (plain.length > largestDocument || !isParsable(plain)) return bad('document.foreign')
  const value = parsed(plain)
  if (!isRecord(value) || value.format !== 'retrace') return bad('document.foreign')
  const { version, run, k = 0 } = value
  if (!isCount(version) || version === 0) return damaged('version')
  if (!isText(run, longestRun)) return damaged('run')
  if (!isCount(k)) return damaged('k')
  const more = readMore(value, isNewer({ version }))
  return more.ok ? good({ ...value, format: 'retrace', version, run, k, ...more.value }) : more
}

/** Written by a later version: what it says may not all be understood. */
export const isNewer = ({ version }: Pick<RetraceDocument, 'version'>): boolean => version > newestVersion

/** What `readDocument` reads again: a field a line, so that a difference between two files can be seen. */
export function writeDocument(document: RetraceDocument): string {
  const filed = { ...document, hands: fittingHands(document.hands).map(packHand) }
  const lines = Object.entries(filed).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

type More = Pick<RetraceDocument, 'bookmarks' | 'notes' | 'hands' | 'view'>

/** `isLater`: what has a shape we do not know is no damage then, but passed over. */
function readMore(value: Readonly<Record<string, unknown>>, isLater: boolean): Outcome<More> {
  const more = {
    bookmarks: fieldOf(value.bookmarks, [], readBookmarks),
    notes: fieldOf(value.notes, '', (notes) => (isText(notes, longestNotes) ? notes : undefined)),
    hands: fieldOf(value.hands, [], unpackHands),
    view: fieldOf(value.view, {}, readView),
  }
  const wrong = (Object.keys(more) as (keyof More)[]).find((field) => more[field] === undefined)
  if (wrong !== undefined && !isLater) return damaged(wrong)
  const { bookmarks = [], notes = '', hands = [], view = {} } = more
  return good({ bookmarks, notes, hands, view })
}

const fieldOf = <T>(value: unknown, absent: T, read: (value: unknown) => T | undefined): T | undefined =>
  value === undefined ? absent : read(value)

/** All of them; undefined where one cannot be read, or there are too many. */
function readBookmarks(value: unknown): readonly Bookmark[] | undefined {
  if (!isList(value) || value.length > mostBookmarks) return undefined
  const bookmarks = value.flatMap((each) => readBookmark(each) ?? [])
  return bookmarks.length === value.length ? bookmarks : undefined
}

function readBookmark(value: unknown): Bookmark | undefined {
  if (!isRecord(value)) return undefined
  const { k, name = '', run } = value
  if (!isCount(k) || !isText(name, longestName)) return undefined
  if (run !== undefined && !isText(run, longestRun)) return undefined
  return { ...value, k, name } as Bookmark
}

function readView(value: unknown): FiledView | undefined {
  if (!isRecord(value)) return undefined
  const { speed, tab, mode } = value
  const isSpeed = speed === undefined || (typeof speed === 'number' && speed >= 0 && speed <= 1e9)
  const isTab = tab === undefined || isText(tab, longestName)
  const isMode = mode === undefined || mode === 'watch' || mode === 'play'
  return isSpeed && isTab && isMode ? (value as FiledView) : undefined
}

const damaged = (field: string) => bad('document.damaged', { field })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
