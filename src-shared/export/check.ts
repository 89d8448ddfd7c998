/** Is this path, from wherever it comes, a true solution? Files are read without trust: every refusal is a message. */
import type { Params, Value } from '../form/field'
import { writeField } from '../form/read'
import type { Message } from '../lib/message'
import { bad, good, type Outcome } from '../lib/outcome'
import type { Puzzle, ReadPath } from '../puzzle'
import { makeRun, parseRun } from '../run'
import type { Move } from '../step'

/**
 * Longer files are refused unread, in bytes; a text of that many characters is, too. The longest lines of a search that
 * goes deep are half as long, written as CSV; what is much longer is no path, and takes seconds to be found wrong.
 */
export const largestPathFile = 4 * 2 ** 20

/** No run text, and no value of a param, is longer than this: a puzzle written out whole takes some thousands. */
const longestText = 20_000
/** No list among the params has more items. */
const mostItems = 1000

/** What is wrong with a path, and after how many sound moves. */
export interface Fault {
  readonly at: number
  readonly message: Message
}

/** Undefined when the line is a solution, else its first fault. */
export const checkPath = (puzzle: Puzzle, params: Params, line: readonly Move[]): Message | undefined =>
  faultIn(puzzle, params, line)?.message

/**
 * Plays the line from the start position. Returns undefined when it is a solution, else its first fault with its
 * place: a move that is not allowed there, a line that ends too early, or one that goes on after the solution.
 */
export function faultIn(puzzle: Puzzle, params: Params, line: readonly Move[]): Fault | undefined {
  const position = puzzle.position(params)
  const candidates = new Int32Array(Math.max(1, position.maxMoves))
  const fault = (at: number) => ({ at, message: puzzle.fault(params, line, at) })
  for (const [at, move] of line.entries()) {
    if (position.status() === 'solved')
      return { at, message: { key: 'check.after', values: { count: at, extra: line.length - at } } }
    // A position may have failed already (a tour that can no longer close); a wrong move after it is still told first.
    const allowed = candidates.subarray(0, position.moves(candidates, 0))
    if (!allowed.includes(move) || position.refuse(move) !== 0) return fault(at)
    position.play(move)
  }
  if (isGame(puzzle) && position.status() !== 'branch') {
    const slip = puzzle.slip?.(params, line)
    return slip && { at: line.length, message: slip }
  }
  return position.status() === 'solved' ? undefined : fault(line.length)
}

/** A game may end in any way; what is asked is whether both have played at their best. */
const isGame = ({ strategies }: Puzzle): boolean => strategies.some(({ engine }) => engine === 'game-tree')

/**
 * Reads a path file: our JSON, which says itself what run it belongs to, or any text the puzzle reads. `params` fills in
 * what the file does not say. Never throws; what it returns is readable but not yet checked.
 */
export function readPathFile(puzzle: Puzzle, text: string, params: Params): Outcome<ReadPath> {
  const most = Math.min(largestPathFile, puzzle.longestPath ?? largestPathFile)
  if (text.length > most) return bad('check.large', { max: most / 2 ** 20 })
  return /^\uFEFF?\s*[[{]/.test(text) ? readJson(puzzle, text, params) : puzzle.readPath(text, params)
}

function readJson(puzzle: Puzzle, text: string, params: Params): Outcome<ReadPath> {
  const json = parseJson(text.replace(/^\uFEFF/, ''))
  if (!json.ok) return readBracketed(puzzle, text, params) ?? json
  if (Array.isArray(json.value)) return readItems(puzzle, json.value, params)
  const { run, puzzle: id, params: stated, path } = json.value as Readonly<Record<string, unknown>>
  if (id !== undefined && id !== puzzle.id)
    return bad('check.puzzle', { text: quoted(id), allowed: puzzle.id })
  if (!Array.isArray(path)) return bad('check.path')
  if (run === undefined && stated === undefined) return readItems(puzzle, path, params)
  const claimed = run === undefined ? statedParams(puzzle, stated) : runParams(puzzle, run)
  if (!claimed.ok) return claimed
  const read = readItems(puzzle, path, claimed.value)
  return read.ok ? agreeing(puzzle, claimed.value, read.value) : read
}

/** Tuples in square brackets, one a line, are no JSON; a puzzle may read them all the same. */
function readBracketed(puzzle: Puzzle, text: string, params: Params): Outcome<ReadPath> | undefined {
  const read = /[\dA-Za-z]/.test(text) ? puzzle.readPath(text, params) : undefined
  return read?.ok ? read : undefined
}

function parseJson(text: string): Outcome<object> {
  try {
    // The text begins with a bracket, so what it holds is an object or an array.
    return good(JSON.parse(text) as object)
  } catch {
    return bad('check.json')
  }
}

/** A list of numbers is read as one line, a list of lists as one line each: forms every puzzle knows. */
function readItems(puzzle: Puzzle, path: readonly unknown[], params: Params): Outcome<ReadPath> {
  const lines: string[] = []
  const arePairs = path.length > 0 && path.every(isPair)
  for (const [at, item] of path.entries()) {
    const cells: readonly unknown[] = Array.isArray(item) ? item : [item]
    const wrong = cells.find((cell) => typeof cell !== 'number' && typeof cell !== 'string')
    if (wrong !== undefined) return bad('check.item', { at: at + 1, text: quoted(wrong) })
    lines.push(arePairs ? `(${cells.join(' ')})` : cells.join(' '))
  }
  return puzzle.readPath(lines.join(path.some(Array.isArray) ? '\n' : ' '), params)
}

/** In brackets it cannot be taken for two items of a list. */
const isPair = (item: unknown): boolean =>
  Array.isArray(item) && item.length === 2 && item.every((cell) => typeof cell === 'number')

function runParams(puzzle: Puzzle, run: unknown): Outcome<Params> {
  if (typeof run !== 'string' || run.length > longestText) return bad('check.run', { text: quoted(run) })
  const read = parseRun(run, [puzzle])
  return read.ok ? good(read.value.params) : read
}

function statedParams(puzzle: Puzzle, stated: unknown): Outcome<Params> {
  if (typeof stated !== 'object' || stated === null) return bad('check.params')
  const typed: Record<string, string> = Object.create(null)
  for (const [id, value] of Object.entries(stated)) {
    if (id.length > longestText || !isValue(value)) return bad('check.param', { text: quoted(id) })
    // A name that is no field's is refused when the run is made.
    const field = puzzle.form.fields.find((each) => each.id === id)
    typed[id] = field ? writeField(field, value) : String(value)
  }
  const read = makeRun(puzzle.id, undefined, typed, [puzzle])
  return read.ok ? good(read.value.params) : read
}

const isValue = (value: unknown): value is Value =>
  Array.isArray(value)
    ? value.length <= mostItems && value.every((item) => typeof item === 'number')
    : ['number', 'boolean'].includes(typeof value) ||
      (typeof value === 'string' && value.length <= longestText)

/** A file that names its run must hold a path of that run. */
function agreeing(puzzle: Puzzle, claimed: Params, read: ReadPath): Outcome<ReadPath> {
  const difference = differenceOf(puzzle, claimed, read.params)
  return difference ? { ok: false, message: difference } : good(read)
}

/** The first field in which the path that was read is not of the params that were claimed, as a message. */
export function differenceOf({ form }: Puzzle, claimed: Params, found: Params): Message | undefined {
  for (const field of form.fields) {
    const { id } = field
    if (!(id in claimed)) continue
    const texts = [claimed, found].map((params) => writeField(field, params[id] as Value)) as [string, string]
    if (texts[0] !== texts[1])
      return { key: 'check.differs', values: { field: id, claimed: texts[0], found: texts[1] } }
  }
  return undefined
}

/** A message quotes at most this much of what a file holds; deep or odd values are named by their type. */
function quoted(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? 'object' : String(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
