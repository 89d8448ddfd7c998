/**
 * A search is a deterministic machine over plain data: the same puzzle, params and strategy give the same
 * steps, always and on every machine. It can be stopped after any step, copied (`snapshot`) and set back
 * (`restore`); it knows no clock and keeps no closures.
 */

import type { Counts } from '../counts'
import { assertNever } from '../lib/assertNever'
import type { Position, Strategy } from '../puzzle'
import { advanceDepthFirst } from './depthFirst'
import { arrive, makeFrames } from './frames'
import { advanceFrontier, makeFrontier } from './frontier'
import { advanceGame, makeGame, openLevel } from './gameTree'
import { makeMemory } from './memory'
import type { Frontier, Game, Search } from './state'

/**
 * A search at step 0 of a fresh position. Searches of one run may share what only grows (the table of states, the
 * log of nodes): a `shared` search that is ahead spares this one the memory and the work.
 */
export function createSearch(position: Position, strategy: Strategy, shared?: Search): Search {
  const search: Search = {
    position,
    strategy,
    frames: makeFrames(position.maxMoves),
    memory: makeMemory(position, strategy, shared?.memory),
    frontier: makeFrontier(position, strategy, shared?.frontier),
    game: makeGame(position, strategy, shared?.game),
    steps: 0,
    last: -1,
    turn: -1,
    visits: 0,
    refusals: 0,
    meets: 0,
    found: 0,
    solutions: 0,
    solving: false,
    exhausted: false,
    limit: Infinity,
    beyond: Infinity,
    low: 0,
    high: 0,
  }
  // A root with a frontier has no candidates until it is taken.
  if (search.frontier) return search
  if (strategy.engine === 'deepening') search.limit = position.bound?.() ?? 0
  arrive(search)
  if (search.game) openLevel(search, search.game)
  return search
}

/**
 * Makes up to `budget` steps and returns how many it made: fewer when the search is exhausted, or right
 * after a `solve` step when `untilSolved`. Steps are written to `sink` from `at` on, if there is one.
 */
export function advance(
  search: Search,
  budget: number,
  untilSolved: boolean,
  sink?: Int32Array,
  at = 0,
): number {
  switch (search.strategy.engine) {
    case 'depth-first':
    case 'deepening':
      return advanceDepthFirst(search, budget, untilSolved, sink, at)
    case 'breadth-first':
    case 'best-first':
      return advanceFrontier(search, search.frontier as Frontier, budget, untilSolved, sink, at)
    case 'game-tree':
      return advanceGame(search, search.game as Game, budget, untilSolved, sink, at)
    default:
      return assertNever(search.strategy.engine)
  }
}

export function countsOf(search: Search): Counts {
  const { steps, visits, refusals, meets, found, solutions, frames, frontier } = search
  const backtracks = frontier ? 0 : visits - frames.depth
  return { steps, visits, backtracks, refusals, meets, found, solutions, depth: frames.depth }
}

/** The moves from the root to where the search stands. */
export function lineOf(search: Search): number[] {
  return Array.from(search.frames.line.subarray(1, search.frames.depth + 1))
}
