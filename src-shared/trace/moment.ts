/** A window of steps, and the moment at any step within it. */
import type { Params } from '../form/field'
import type { Moment, Position, Puzzle, Strategy } from '../puzzle'
import { answerOf } from '../search/answer'
import { follow, type Trail } from '../search/follow'
import { countsOf, createSearch, lineOf } from '../search/search'
import { type Snapshot, standAt } from '../search/snapshot'
import type { Search } from '../search/state'
import { unpackStep } from '../step'
import { gameView } from './gameView'

/** Steps `base.steps … base.steps + steps.length − 1` of a run, and the snapshot they start from. */
export interface Window extends Trail {
  readonly base: Snapshot
  /** True if the search is exhausted after the last of them. */
  readonly ends: boolean
  /** Of a game whose search ends here: the best line. */
  readonly best?: Int32Array
}

/** What a window that comes to the end of a search holds besides. */
export function endOf(search: Search): Pick<Window, 'ends' | 'best'> {
  const answer = answerOf(search)
  return { ends: search.exhausted, ...(answer && { best: Int32Array.from(answer.line) }) }
}

/** A search kept for looking: set to wherever it is asked to be, it never searches. */
export interface Cursor {
  readonly puzzle: Puzzle
  readonly params: Params
  readonly strategy: Strategy
  readonly search: Search
  window: Window | undefined
  /** Where in the window's lines the next one begins. */
  lineAt: number
}

export function makeCursor(puzzle: Puzzle, params: Params, strategy: Strategy): Cursor {
  const search = createSearch(puzzle.position(params, strategy), strategy)
  return { puzzle, params, strategy, search, window: undefined, lineAt: 0 }
}

/** True when the moment at k can be worked out from this window: after its last step counts too. */
export const covers = (window: Window, k: number): boolean =>
  k >= window.base.steps && k <= window.base.steps + window.steps.length

/**
 * The moment after k steps; the window must cover k. It is valid until the next call, as the cursor's position is
 * played in place. Going on within a window costs the steps between; going back costs at most the whole window.
 */
export function momentAt(cursor: Cursor, window: Window, k: number): Moment {
  if (!covers(window, k)) throw new RangeError(`step ${k} is outside its window`)
  const { search } = cursor
  if (cursor.window !== window || k < search.steps) {
    standAt(search, window.base)
    cursor.window = window
    cursor.lineAt = 0
  }
  const first = window.base.steps
  cursor.lineAt = follow(search, window, search.steps - first, k - first, cursor.lineAt)
  const isEnd = window.ends && k === first + window.steps.length
  return momentOf(cursor, isEnd, isEnd ? window.best : undefined)
}

/** The moment at step 0, for a board that has no run yet. */
export function firstMoment(puzzle: Puzzle, params: Params, strategy: Strategy): Moment {
  return momentOf(makeCursor(puzzle, params, strategy), false)
}

function momentOf({ params, strategy, search }: Cursor, exhausted: boolean, best?: Int32Array): Moment {
  const { frames, game } = search
  const { depth } = frames
  const start = frames.start[depth] as number
  const end = frames.end[depth] as number
  const next = frames.next[depth] as number
  const step = search.last < 0 ? undefined : unpackStep(search.last)
  return {
    params,
    strategy,
    counts: countsOf(search),
    position: search.position as Position,
    line: lineOf(search),
    step,
    candidates: Array.from(frames.moves.subarray(start, end)),
    tried: next - start,
    solved: step?.kind === 'solve',
    exhausted,
    ...(search.limit < Infinity && { limit: search.limit }),
    ...(game && { game: gameView(search, game, best && Array.from(best)) }),
  }
}
