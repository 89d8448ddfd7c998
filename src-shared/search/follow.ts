/** Moves a search along steps already made, deciding nothing: how a moment is rebuilt from a window of steps. */
import { BACKTRACK, kindOf, MEET, moveOf, REFUSE, SOLVE, VISIT } from '../step'
import { arrive, reserve } from './frames'
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
        reserve(frames, position.maxMoves)
        position.play(move)
        frames.depth++
        frames.line[frames.depth] = move
        search.solving = arrive(frames, position, strategy) === 'solved'
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
  search.steps += to - from
}
