/**
 * A search is a deterministic machine over plain data: the same puzzle, params and strategy give the same
 * steps, always and on every machine. It can be stopped after any step, copied (`snapshot`) and set back
 * (`restore`); it knows no clock and keeps no closures.
 */
import { assertNever } from '../lib/assertNever'
import type { Counts, Position, Strategy } from '../puzzle'
import { advanceDepthFirst } from './depthFirst'
import { arrive, descend, type Frames, makeFrames } from './frames'

export interface Search {
  readonly position: Position
  readonly strategy: Strategy
  readonly frames: Frames
  steps: number
  /** The last step made, packed; −1 at the start. */
  last: number
  visits: number
  refusals: number
  meets: number
  solutions: number
  /** A solved node was reached and its `solve` step is still to be made. */
  solving: boolean
  /** Nothing is left to try. */
  exhausted: boolean
  /** Least and greatest depth since the watcher last reset them; they feed the overview. */
  low: number
  high: number
}

/** Everything that tells one moment of a search from another: small, and free of the position's own data. */
export interface Snapshot {
  readonly steps: number
  readonly last: number
  readonly visits: number
  readonly refusals: number
  readonly meets: number
  readonly solutions: number
  readonly solving: boolean
  readonly exhausted: boolean
  /** Per level, root first, how many candidates have been taken from it; depth + 1 levels. */
  readonly taken: Uint16Array
}

/** A search at step 0 of a fresh position. */
export function createSearch(position: Position, strategy: Strategy): Search {
  const search: Search = {
    position,
    strategy,
    frames: makeFrames(position.maxMoves),
    steps: 0,
    last: -1,
    visits: 0,
    refusals: 0,
    meets: 0,
    solutions: 0,
    solving: false,
    exhausted: false,
    low: 0,
    high: 0,
  }
  search.solving = arrive(search.frames, position, strategy) === 'solved'
  return search
}

/**
 * Makes up to `budget` steps and returns how many it made: fewer when the search is exhausted, or right
 * after a `solve` step when `untilSolved`. Steps are written to `sink` from `at` on, if there is one.
 */
export function advance(search: Search, budget: number, untilSolved: boolean, sink?: Int32Array, at = 0): number {
  switch (search.strategy.engine) {
    case 'depth-first':
      return advanceDepthFirst(search, budget, untilSolved, sink, at)
    default:
      return assertNever(search.strategy.engine)
  }
}

export function countsOf(search: Search): Counts {
  const depth = search.frames.depth
  return {
    steps: search.steps,
    visits: search.visits,
    backtracks: search.visits - depth,
    refusals: search.refusals,
    solutions: search.solutions,
    depth,
  }
}

export function snapshot(search: Search): Snapshot {
  const { frames, steps, last, visits, refusals, meets, solutions, solving, exhausted } = search
  const taken = new Uint16Array(frames.depth + 1)
  for (let level = 0; level <= frames.depth; level++)
    taken[level] = (frames.next[level] as number) - (frames.start[level] as number)
  return { steps, last, visits, refusals, meets, solutions, solving, exhausted, taken }
}

/** Sets a search of the same position and strategy to the moment of the snapshot. Cost: one expansion a level. */
export function restore(search: Search, to: Snapshot): void {
  const { frames, position, strategy } = search
  while (frames.depth > 0) {
    position.undo(frames.line[frames.depth] as number)
    frames.depth--
  }
  frames.next[0] = frames.start[0] as number
  const depth = to.taken.length - 1
  for (let level = 0; level < depth; level++) {
    const index = (frames.start[level] as number) + (to.taken[level] as number)
    const move = frames.moves[index - 1] as number
    frames.next[level] = index
    descend(frames, position, strategy, move)
  }
  frames.next[depth] = (frames.start[depth] as number) + (to.taken[depth] as number)
  search.steps = to.steps
  search.last = to.last
  search.visits = to.visits
  search.refusals = to.refusals
  search.meets = to.meets
  search.solutions = to.solutions
  search.solving = to.solving
  search.exhausted = to.exhausted
  search.low = search.high = depth
}

/** The moves from the root to where the search stands. */
export function lineOf(search: Search): number[] {
  return Array.from(search.frames.line.subarray(1, search.frames.depth + 1))
}
