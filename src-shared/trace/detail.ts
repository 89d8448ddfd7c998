/**
 * The waveform of a part of a run, as finely as it is drawn: made by running the machine through the part, a portion
 * at a time, where the overview's buckets are too wide.
 */
import { advance, createSearch } from '../search/search'
import { restore } from '../search/snapshot'
import type { Search } from '../search/state'
import { rungBelow } from './ladder'
import { note, type Overview } from './overview'
import type { Recording } from './recording'

export interface Detail {
  readonly recording: Recording
  readonly search: Search
  readonly from: number
  readonly to: number
  /** Its first bucket begins at `from`. */
  readonly overview: Overview
}

/** More steps than this are not worth the time: the overview itself is then fine enough to be looked at. */
export const mostDetail = 4_000_000

/** The part from step `from` to step `to`, at most `mostDetail` long, in at most `buckets` buckets. */
export function makeDetail(recording: Recording, from: number, to: number, buckets: number): Detail {
  const { puzzle, params, search: front } = recording
  const end = Math.max(from, Math.min(to, front.steps, from + mostDetail))
  const search = createSearch(puzzle.position(params, front.strategy), front.strategy, front)
  restore(search, rungBelow(recording.ladder, from))
  advance(search, from - search.steps, false)
  const width = Math.max(1, Math.ceil((end - from) / buckets))
  const length = Math.ceil((end - from) / width)
  const overview: Overview = {
    width,
    length: 0,
    low: new Uint16Array(length),
    high: new Uint16Array(length),
    solutions: new Uint32Array(length),
    refusals: new Float64Array(length),
  }
  return { recording, search, from, to: end, overview }
}

/** Goes on for about `budget` steps; true when the part is done. */
export function workOn({ search, from, to, overview }: Detail, budget: number): boolean {
  const stop = Math.min(to, search.steps + budget)
  while (search.steps < stop) {
    const { steps, solutions, refusals, frames } = search
    search.low = search.high = frames.depth
    const bucket = Math.floor((steps - from) / overview.width)
    advance(search, Math.min(to, from + (bucket + 1) * overview.width) - steps, false)
    note(
      overview,
      steps - from,
      search.low,
      search.high,
      search.solutions - solutions,
      search.refusals - refusals,
    )
  }
  return search.steps >= to
}
