/** Which states the search has met and when, as far as the solver has told. */
import type { MeetingPage } from '@shared/ipc/solver'
import { countUpTo } from '@shared/lib/sorted'

export interface Met {
  /** In the order they were met; the first `count` of each array count. */
  readonly states: Int32Array
  /** After how many steps. */
  readonly at: Float64Array
  /** How many of the states up to this one are hopeless. */
  readonly hopeless: Int32Array
  /** By state, its place in that order + 1; 0 while it is not known to be met. */
  readonly places: Int32Array
  count: number
  /** All meetings up to this step are known. */
  upTo: number
}

/** At step 0 of a space of so many states the search stands on its start, and has met nothing else. */
export function firstMet(states: number, isStartHopeless: boolean): Met {
  const met: Met = {
    states: new Int32Array(states),
    at: new Float64Array(states),
    hopeless: new Int32Array(states),
    places: new Int32Array(states),
    count: 0,
    upTo: 0,
  }
  takeMet(
    met,
    { from: 0, states: new Int32Array(1), at: new Float64Array(1), upTo: 0 },
    () => isStartHopeless,
  )
  return met
}

/** Takes in what follows what is known; a page that does not is of another time, and is passed over. */
export function takeMet(met: Met, page: MeetingPage, isHopeless: (state: number) => boolean): void {
  if (page.from !== met.count) return
  let hopeless = met.hopeless[met.count - 1] ?? 0
  page.states.forEach((state, i) => {
    if (isHopeless(state)) hopeless++
    met.states[met.count] = state
    met.at[met.count] = page.at[i] as number
    met.hopeless[met.count++] = hopeless
    met.places[state] = met.count
  })
  met.upTo = page.upTo
}

/** What was met up to step k. `isAll` is false where the solver has not come so far yet. */
export function metAt({ at, hopeless, count, upTo }: Met, k: number) {
  const states = countUpTo(at, k, count)
  return { states, hopeless: states > 0 ? (hopeless[states - 1] as number) : 0, isAll: upTo >= k }
}

/** The step at which a state was met; undefined while it is not known to be. */
export function stepOf({ places, at }: Met, state: number): number | undefined {
  const place = places[state] ?? 0
  return place > 0 ? at[place - 1] : undefined
}
