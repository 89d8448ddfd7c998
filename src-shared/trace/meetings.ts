/**
 * When a search met each state: told its steps one by one, it follows the ways of the state space, without playing a
 * position. A state is met when it is gone into or found.
 */
import { BACKTRACK, FIND, kindOf, moveOf, TAKE, VISIT } from '../step'
import type { StateSpace } from './space'
import { wayTo } from './ways'

export interface Meetings {
  readonly space: StateSpace
  /** Steps told so far. */
  steps: number
  /** States in the order they were met, and after how many steps each; the first `count` of both count. */
  readonly states: Int32Array
  readonly at: Float64Array
  count: number
  /** By state, 1 once met. */
  readonly isMet: Uint8Array
  /** Of a search with a line: its states. Of one with a frontier: the states of its nodes, in the order found. */
  trail: Int32Array
  /** How long the line is; its last state is where the search stands. */
  depth: number
  nodes: number
  /** Where the search stands; −1 outside of what is known of the space. */
  here: number
}

export function makeMeetings(space: StateSpace): Meetings {
  const meetings: Meetings = {
    space,
    steps: 0,
    states: new Int32Array(space.count),
    at: new Float64Array(space.count),
    count: 0,
    isMet: new Uint8Array(space.count),
    trail: new Int32Array(1024),
    depth: 0,
    nodes: 1,
    here: 0,
  }
  meet(meetings, 0, 0)
  return meetings
}

/** Takes in the first `count` of the steps that come next. */
export function tellSteps(meetings: Meetings, steps: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) tellStep(meetings, steps[i] as number, meetings.steps + i + 1)
  meetings.steps += count
}

function tellStep(meetings: Meetings, step: number, at: number): void {
  switch (kindOf(step)) {
    case VISIT:
      meetings.here = wayTo(meetings.space, meetings.here, moveOf(step))
      remember(meetings, ++meetings.depth, meetings.here)
      meet(meetings, meetings.here, at)
      return
    case BACKTRACK:
      meetings.here = meetings.trail[--meetings.depth] as number
      return
    case TAKE:
      meetings.here = meetings.trail[moveOf(step)] as number
      return
    case FIND: {
      const found = wayTo(meetings.space, meetings.here, moveOf(step))
      remember(meetings, meetings.nodes++, found)
      meet(meetings, found, at)
      return
    }
  }
}

function remember(meetings: Meetings, place: number, state: number): void {
  if (place === meetings.trail.length) {
    const longer = new Int32Array(2 * place)
    longer.set(meetings.trail)
    meetings.trail = longer
  }
  meetings.trail[place] = state
}

function meet(meetings: Meetings, state: number, step: number): void {
  if (state < 0 || meetings.isMet[state] === 1) return
  meetings.isMet[state] = 1
  meetings.states[meetings.count] = state
  meetings.at[meetings.count++] = step
}
