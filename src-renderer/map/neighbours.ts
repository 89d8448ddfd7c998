/** Where the keys lead on a map, from the state that is chosen. */
import type { StateSpace } from '@shared/trace/space'
import { depthOf } from '@shared/trace/ways'
import type { Charted } from './chart'

/** The state that a key leads to; undefined where it leads nowhere, or is not one of these keys. */
export function stateByKey({ space, toGoal }: Charted, state: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return state > 0 ? space.parents[state] : undefined
    case 'ArrowRight':
      return onwards(space, toGoal, state)
    case 'ArrowUp':
      return within(space, state, state - 1)
    case 'ArrowDown':
      return within(space, state, state + 1)
    case 'Home':
      return 0
    case 'End': {
      const goal = space.isGoal.indexOf(1)
      return goal < 0 ? undefined : goal
    }
    default:
      return undefined
  }
}

const within = (space: StateSpace, state: number, next: number): number | undefined =>
  next >= 0 && next < space.count && depthOf(space, next) === depthOf(space, state) ? next : undefined

/** A way to the next distance: the one nearest to a goal, or the first. */
function onwards(space: StateSpace, toGoal: Int32Array, state: number): number | undefined {
  if (state >= space.expanded) return undefined
  const depth = depthOf(space, state)
  const farther = Array.from(
    space.targets.subarray(space.starts[state] as number, space.starts[state + 1] as number),
  ).filter((target) => depthOf(space, target) > depth)
  const distance = (target: number) => {
    const moves = toGoal[target] as number
    return moves < 0 ? Infinity : moves
  }
  return farther.reduce<number | undefined>(
    (best, target) => (best === undefined || distance(target) < distance(best) ? target : best),
    undefined,
  )
}
