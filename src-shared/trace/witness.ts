/** Goes through a recording from its beginning, a portion at a time, and notes when each state was met. */
import { advance, createSearch } from '../search/search'
import type { Search } from '../search/state'
import { type Meetings, makeMeetings, tellSteps } from './meetings'
import type { Recording } from './recording'
import { type Explorer, exploreOn, makeExplorer, mostStates, spaceOf } from './space'

export interface Witness {
  readonly recording: Recording
  readonly explorer: Explorer
  readonly search: Search
  readonly steps: Int32Array
  /** Undefined while the states themselves are still to be found. */
  meetings: Meetings | undefined
}

/** Steps, and states, in a portion. */
const portion = 65_536
const statePortion = 4096

export function makeWitness(recording: Recording): Witness {
  const { puzzle, params, search } = recording
  return {
    recording,
    explorer: makeExplorer(puzzle.position(params), mostStates),
    search: createSearch(puzzle.position(params), search.strategy, search),
    steps: new Int32Array(portion),
    meetings: undefined,
  }
}

/** One portion; true when it has caught up with the recording, or nothing is left to be met. */
export function watchOn(witness: Witness): boolean {
  const { recording, explorer, search, steps } = witness
  if (!witness.meetings) {
    if (exploreOn(explorer, statePortion)) witness.meetings = makeMeetings(spaceOf(explorer))
    return false
  }
  const { meetings } = witness
  if (meetings.count === meetings.space.count) return true
  const made = advance(search, Math.min(portion, recording.search.steps - search.steps), false, steps)
  tellSteps(meetings, steps, made)
  return search.steps === recording.search.steps
}

/** The meetings from this number on. With nothing left to be met they are known for ever. */
export function pageOf({ meetings }: Witness, from: number) {
  if (!meetings) return { from, states: new Int32Array(0), at: new Float64Array(0), upTo: 0 }
  const { states, at, count, steps, space } = meetings
  const first = Math.min(from, count)
  return {
    from: first,
    states: states.slice(first, count),
    at: at.slice(first, count),
    upTo: count === space.count ? Infinity : steps,
  }
}
