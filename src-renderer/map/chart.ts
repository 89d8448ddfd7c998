/** A state space as the window holds it, with what its search has met. */
import { isHopeless } from '@shared/trace/mapPicture'
import type { StateSpace } from '@shared/trace/space'
import { firstMet, type Met } from './met'

export interface Charted {
  readonly space: StateSpace
  /** By state, the moves to the nearest goal; −1 where none is known to be reached. */
  readonly toGoal: Int32Array
  readonly met: Met
}

/** At step 0 of its search. */
export const chartOf = (space: StateSpace, toGoal: Int32Array): Charted => ({
  space,
  toGoal,
  met: firstMet(space.count, isHopeless(space, toGoal, 0)),
})
