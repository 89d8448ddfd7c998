/**
 * The solutions of a run, one by one. Where they are is known from the recording; the line of each is worked out by
 * running the machine to its place, a portion at a time.
 */
import type { Params } from '../form/field'
import type { Moment, Puzzle, Strategy } from '../puzzle'
import { advance, createSearch, lineOf } from '../search/search'
import { restore } from '../search/snapshot'
import type { Search } from '../search/state'
import type { Move } from '../step'
import { rungBelow } from './ladder'
import type { Recording } from './recording'

/** Solutions `from … from + places.length − 1` of a run, counted from 0, packed to travel well. */
export interface SolutionPage {
  readonly from: number
  /** The moment of each: so many steps had been made. */
  readonly places: Float64Array
  /** How many moves the line of each has; their moves stand one line after the other. */
  readonly lengths: Int32Array
  readonly moves: Int32Array
}

export interface Reader {
  readonly recording: Recording
  readonly search: Search
  /** The next solution to be read, and the one before which to stop. */
  at: number
  readonly to: number
  readonly take: (line: readonly Move[], index: number, place: number) => void
}

/** Steps that a look at one solution costs beside the way there: its line is copied. */
const lookCost = 256

/** Gives `take` the lines of solutions `from … to − 1`, as far as their places are known, when `readOn` is called. */
export function makeReader(recording: Recording, from: number, to: number, take: Reader['take']): Reader {
  const { puzzle, params, search: front, solvedAt } = recording
  const search = createSearch(puzzle.position(params, front.strategy), front.strategy, front)
  const first = Math.max(0, from)
  return { recording, search, at: first, to: Math.max(first, Math.min(to, solvedAt.length)), take }
}

/** Goes on for about `budget` steps; true when all have been read. */
export function readOn(reader: Reader, budget: number): boolean {
  const { recording, search, to, take } = reader
  for (let left = budget; reader.at < to; left -= lookCost) {
    if (left <= 0) return false
    const place = recording.solvedAt[reader.at] as number
    const rung = rungBelow(recording.ladder, place)
    if (search.steps > place || search.steps < rung.steps) restore(search, rung)
    left -= advance(search, Math.min(place - search.steps, left), false)
    if (search.steps < place) return false
    take(lineOf(search), reader.at, place)
    reader.at++
  }
  return true
}

/** Collects what a reader takes; `pack` makes the page of it. */
export function makePage(from: number): { take: Reader['take']; pack(): SolutionPage } {
  const places: number[] = []
  const lengths: number[] = []
  const moves: Move[] = []
  return {
    take(line, _, place) {
      places.push(place)
      lengths.push(line.length)
      for (const move of line) moves.push(move)
    },
    pack: () => ({
      from,
      places: Float64Array.from(places),
      lengths: Int32Array.from(lengths),
      moves: Int32Array.from(moves),
    }),
  }
}

/** The lines of a page, in order. */
export function linesOf({ lengths, moves }: SolutionPage): Move[][] {
  let at = 0
  return Array.from(lengths, (length) => {
    at += length
    return Array.from(moves.subarray(at - length, at))
  })
}

/**
 * The moment right after a solution, from its line alone: all there is to draw. Of the counts it knows the steps, the
 * solutions and the depth; those of the way there are 0.
 */
export function solutionMoment(
  puzzle: Puzzle,
  params: Params,
  strategy: Strategy,
  { line, index, place }: { readonly line: readonly Move[]; readonly index: number; readonly place: number },
): Moment {
  const position = puzzle.position(params, strategy)
  for (const move of line) position.play(move)
  const counts = { steps: place, solutions: index + 1, depth: line.length }
  return {
    params,
    strategy,
    counts: { visits: 0, backtracks: 0, refusals: 0, meets: 0, found: 0, ...counts },
    position,
    line,
    step: { kind: 'solve', move: index + 1 },
    candidates: [],
    tried: 0,
    solved: true,
    exhausted: false,
  }
}
