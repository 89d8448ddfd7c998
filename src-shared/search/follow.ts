/** Moves a search along steps already made, deciding nothing: how a moment is rebuilt from a window of steps. */
import { BACKTRACK, kindOf, MEET, moveOf, REFUSE, SOLVE, VISIT } from '../step'
import { descend } from './frames'
import type { Search } from './search'

/** Follows `steps[from … to − 1]`. They must be the very steps this search would make next. */
export function follow(search: Search, steps: Int32Array, from: number, to: number): void {
  const { frames, position, strategy } = search
  for (let i = from; i < to; i++) {
    const step = steps[i] as number
    const move = moveOf(step)
    switch (kindOf(step)) {
      case VISIT: {
        ;(frames.next[frames.depth] as number)++
        search.solving = descend(frames, position, strategy, move) === 'solved'
        search.visits++
        break
      }
      case BACKTRACK:
        position.undo(move)
        frames.depth--
        break
      case REFUSE:
        ;(frames.next[frames.depth] as number)++
        search.refusals++
        break
      case MEET:
        ;(frames.next[frames.depth] as number)++
        search.meets++
        break
      case SOLVE:
        search.solving = false
        search.solutions++
        break
      default:
        throw new RangeError(`step ${search.steps + i - from} of an unknown kind: ${step}`)
    }
  }
  if (to > from) search.last = steps[to - 1] as number
  search.steps += to - from
}
