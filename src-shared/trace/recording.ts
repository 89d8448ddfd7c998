/**
 * A recording drives a search as far as asked and keeps just enough to come back to any step of it: the ladder, the
 * overview, and where the first solutions were. Windows of steps are made anew on request by a second search.
 */
import type { Params } from '../form/field'
import type { Puzzle, Strategy } from '../puzzle'
import { trailOf } from '../search/follow'
import { advance, createSearch } from '../search/search'
import { restore, snapshot } from '../search/snapshot'
import type { Search } from '../search/state'
import { climb, type Ladder, makeLadder, nextRung, rungBelow } from './ladder'
import { endOf, type Window } from './moment'
import { bucketEnd, makeOverview, note, type Overview } from './overview'

export interface Recording {
  readonly puzzle: Puzzle
  readonly params: Params
  /** At the front of the run. */
  readonly search: Search
  /** Wherever the last window was made. */
  readonly seeker: Search
  readonly ladder: Ladder
  readonly overview: Overview
  /** The steps right after which the first solutions were found, ascending; at most `mostSolutions`. */
  readonly solvedAt: number[]
}

const mostSolutions = 100_000

export function record(puzzle: Puzzle, params: Params, strategy: Strategy): Recording {
  const search = createSearch(puzzle.position(params, strategy), strategy)
  return {
    puzzle,
    params,
    search,
    seeker: createSearch(puzzle.position(params, strategy), strategy, search),
    ladder: makeLadder(snapshot(search)),
    overview: makeOverview(),
    solvedAt: [],
  }
}

/** Goes on for up to `budget` steps; stops early at the end of the search or, when `untilSolved`, at a solution. */
export function goOn(recording: Recording, budget: number, untilSolved: boolean): number {
  const { search, ladder, overview, solvedAt } = recording
  let made = 0
  while (made < budget && !search.exhausted) {
    const from = search.steps
    const stop = Math.min(from + budget - made, nextRung(ladder), bucketEnd(overview, from))
    const { solutions, refusals } = search
    search.low = search.high = search.frames.depth
    // One stop at each solution while their places are still kept; afterwards the buckets alone count them.
    const keepsPlaces = solvedAt.length < mostSolutions
    const steps = advance(search, stop - from, untilSolved || keepsPlaces)
    made += steps
    const found = search.solutions - solutions
    if (steps > 0) note(overview, from, search.low, search.high, found, search.refusals - refusals)
    if (found > 0 && keepsPlaces) solvedAt.push(search.steps)
    if (search.steps === nextRung(ladder)) climb(ladder, snapshot(search))
    if (found > 0 && untilSolved) break
  }
  return made
}

/** Steps `from … from + count − 1`, fewer at the front. Costs at most one rung of the ladder and the steps asked for. */
export function windowOf(recording: Recording, from: number, count: number): Window {
  const { search, seeker, ladder } = recording
  const first = Math.max(0, Math.min(from, search.steps))
  const length = Math.min(count, search.steps - first)
  const rung = rungBelow(ladder, first)
  if (seeker.steps > first || seeker.steps < rung.steps) restore(seeker, rung)
  advance(seeker, first - seeker.steps, false)
  const base = snapshot(seeker)
  const steps = new Int32Array(length)
  advance(seeker, length, false, steps)
  const end = first + length === search.steps ? endOf(search) : { ends: false }
  return { base, ...trailOf(seeker, steps), ...end }
}
