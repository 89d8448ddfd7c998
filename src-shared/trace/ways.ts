/** Going about in a state space: where moves lead, and the lines between states. */
import { countUpTo } from '../lib/sorted'
import type { StateSpace } from './space'

/** Where a move leads from a state; −1 where that is not known. */
export function wayTo(
  { expanded, starts, targets, wayMoves }: StateSpace,
  state: number,
  move: number,
): number {
  if (state < 0 || state >= expanded) return -1
  const end = starts[state + 1] as number
  for (let way = starts[state] as number; way < end; way++)
    if (wayMoves[way] === move) return targets[way] as number
  return -1
}

/** The state at the end of a line from the start; −1 where that is not known. */
export function stateAfter(space: StateSpace, line: readonly number[]): number {
  let state = 0
  for (let i = 0; i < line.length && state >= 0; i++) state = wayTo(space, state, line[i] as number)
  return state
}

/** The states along a line, the start first, as far as they are known. */
export function statesAlong(space: StateSpace, line: readonly number[]): Int32Array {
  const states = new Int32Array(line.length + 1)
  for (let i = 0; i < line.length; i++) {
    const next = wayTo(space, states[i] as number, line[i] as number)
    if (next < 0) return states.slice(0, i + 1)
    states[i + 1] = next
  }
  return states
}

/** The states from the start to this one, by a line of least length. */
export function pathTo({ parents }: StateSpace, state: number): number[] {
  const path: number[] = []
  for (let at = state; at >= 0; at = parents[at] as number) path.push(at)
  return path.reverse()
}

/** How far a state is from the start: the layer it lies in. */
export const depthOf = ({ layers }: StateSpace, state: number): number =>
  // The last entry is where all layers end.
  countUpTo(layers, state, layers.length - 1) - 1
