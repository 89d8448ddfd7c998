/** What a text from outside may be: which puzzles read it, on which boards, and whether it is true. */
import type { Params, TextField } from '../form/field'
import { initialParams } from '../form/read'
import type { Message } from '../lib/message'
import { bad, good, type Outcome } from '../lib/outcome'
import type { Puzzle } from '../puzzle'
import { makeRun, type Run } from '../run'
import type { Move } from '../step'
import { differenceOf, faultIn, largestPathFile, readPathFile } from './check'

/** In UTF-16 units. Longer texts are not tried on every puzzle, nor shown: that would take long. */
export const largestGiven = 2 ** 18

/** Longer texts are not tried on every ready-made board. */
const longestTried = 32 * 1024

/** A path, and how far it is right. */
export interface GivenPath {
  readonly kind: 'path'
  readonly puzzle: Puzzle
  readonly params: Params
  readonly moves: readonly Move[]
  /** So many of the moves can be played. */
  readonly sound: number
  /** Undefined where it is a true solution. */
  readonly fault: Message | undefined
}

/** An instance of a puzzle, written out whole. */
interface GivenBoard {
  readonly kind: 'board'
  readonly puzzle: Puzzle
  readonly params: Params
}

export type Given = GivenPath | GivenBoard

/**
 * All that the text may be, one reading a puzzle and never none: first what is true, then what only ends early, then the
 * rest; of these what is of the puzzle on the table goes first, then what is right farthest. JSON that names its puzzle
 * is of that one alone. Where nothing reads it, the refusal is that of the puzzle on the table. Never throws.
 */
export function readGiven(
  text: string,
  puzzles: readonly Puzzle[],
  table: Pick<Run, 'puzzle' | 'params'>,
): Outcome<readonly Given[]> {
  if (text.length > largestPathFile) return tooLarge(largestPathFile)
  if (!/[\p{L}\p{N}]/u.test(text)) return bad('given.empty')
  const { id, isOfItsRun } = statedIn(text)
  const readers = id === undefined ? puzzles : puzzles.filter((puzzle) => puzzle.id === id)
  if (readers.length === 0)
    return bad('run.puzzle', {
      text: (id as string).slice(0, 40),
      allowed: puzzles.map((puzzle) => puzzle.id).join(', '),
    })
  if (readers.length > 1 && text.length > largestGiven) return tooLarge(largestGiven)
  const paramsFor = (puzzle: Puzzle): Params =>
    puzzle.id === table.puzzle.id ? table.params : initialParams(puzzle.form)
  const given = readers.flatMap(
    (puzzle) => boardIn(puzzle, text) ?? pathIn(puzzle, text, paramsFor(puzzle), isOfItsRun) ?? [],
  )
  if (given.length > 0) return good(given.sort((a, b) => rankOf(a, table) - rankOf(b, table)))
  const teller = readers.find((puzzle) => puzzle.id === table.puzzle.id) ?? (readers[0] as Puzzle)
  const read = readPathFile(teller, text, paramsFor(teller))
  return read.ok ? bad('given.none') : read
}

const tooLarge = (most: number) => bad('check.large', { max: most / 2 ** 20 })

/** The puzzle that a text in JSON is of, and whether it says its params, too. */
function statedIn(text: string): { readonly id: string | undefined; readonly isOfItsRun: boolean } {
  const { run, puzzle, params } = objectIn(text)
  const named = typeof run === 'string' ? run.replace(/\/.*$/s, '') : undefined
  return {
    id: typeof puzzle === 'string' ? puzzle : named,
    isOfItsRun: run !== undefined || params !== undefined,
  }
}

function objectIn(text: string): Readonly<Record<string, unknown>> {
  if (!/^\uFEFF?\s*\{/.test(text)) return {}
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Readonly<Record<string, unknown>>
  } catch {
    return {}
  }
}

/** An instance takes several lines to say; a word alone could be anything. */
function boardIn(puzzle: Puzzle, text: string): GivenBoard | undefined {
  const field = puzzle.form.fields.find(
    (each): each is TextField => each.kind === 'text' && (each.lines ?? 1) > 1,
  )
  if (!field || text.length > longestTried || !/[\r\n]/.test(text.trim())) return undefined
  const read = makeRun(puzzle.id, undefined, { [field.id]: text }, [puzzle])
  return read.ok ? { kind: 'board', puzzle, params: read.value.params } : undefined
}

/** The best reading of a puzzle: on the board of `first`, on one that the text hints at, or on a ready-made one. */
function pathIn(puzzle: Puzzle, text: string, first: Params, isOfItsRun: boolean): GivenPath | undefined {
  let best: GivenPath | undefined
  for (const params of isOfItsRun ? [first] : boardsFor(puzzle, text, first)) {
    const given = readOn(puzzle, text, params)
    if (given && (!best || shareOf(given) > shareOf(best))) best = given
    if (best && !best.fault) break
  }
  return best
}

function* boardsFor(puzzle: Puzzle, text: string, first: Params): Generator<Params> {
  yield first
  yield* puzzle.boardsIn?.(text, first) ?? []
  if (text.length <= longestTried) for (const { params } of puzzle.form.presets) yield params
}

/** Nothing where the text brings neither a move nor a board of its own, and is no solution as it is. */
function readOn(puzzle: Puzzle, text: string, hint: Params): GivenPath | undefined {
  const read = readPathFile(puzzle, text, hint)
  if (!read.ok) return undefined
  const { params, moves } = read.value
  const fault = faultIn(puzzle, params, moves)
  if (fault && moves.length === 0 && !differenceOf(puzzle, hint, params)) return undefined
  return { kind: 'path', puzzle, params, moves, sound: fault?.at ?? moves.length, fault: fault?.message }
}

/** How much of a path is right; more than all of it where it is a solution. */
const shareOf = ({ fault, sound, moves }: GivenPath): number =>
  fault ? sound / Math.max(1, moves.length) : 2

/** The lower, the likelier it is meant. */
function rankOf(given: Given, table: Pick<Run, 'puzzle'>): number {
  const isOther = given.puzzle.id !== table.puzzle.id
  const share = given.kind === 'path' ? shareOf(given) : 2
  return (share === 2 ? 0 : share === 1 ? 4 : 8) + (isOther ? 2 : 0) - share / 4
}
