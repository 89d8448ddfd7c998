/** Depth-first search with an explicit stack: the engine behind every backtracking strategy. */
import { BACKTRACK, packStep, REFUSE, SOLVE, VISIT } from '../step'
import { descend } from './frames'
import type { Search } from './search'

/** See `advance`. Nothing is allocated per step; the stack grows by doubling, on arrival at a new depth only. */
export function advanceDepthFirst(
  search: Search,
  budget: number,
  untilSolved: boolean,
  sink: Int32Array | undefined,
  at: number,
): number {
  const { position, strategy, frames } = search
  let { depth } = frames
  let { low, high, last } = search
  let made = 0
  let visits = 0
  let refusals = 0
  while (made < budget) {
    if (search.solving) {
      search.solving = false
      search.solutions++
      last = packStep(SOLVE, search.solutions & 0xfffffff)
      if (sink) sink[at + made] = last
      made++
      if (untilSolved) break
      continue
    }
    const next = frames.next[depth] as number
    if (next < (frames.end[depth] as number)) {
      const move = frames.moves[next] as number
      frames.next[depth] = next + 1
      if (position.refuse(move) !== 0) {
        refusals++
        last = packStep(REFUSE, move)
      } else {
        if (descend(frames, position, strategy, move) === 'solved') search.solving = true
        depth++
        if (depth > high) high = depth
        visits++
        last = packStep(VISIT, move)
      }
    } else {
      if (depth === 0) {
        search.exhausted = true
        break
      }
      const move = frames.line[depth] as number
      position.undo(move)
      frames.depth = --depth
      if (depth < low) low = depth
      last = packStep(BACKTRACK, move)
    }
    if (sink) sink[at + made] = last
    made++
  }
  search.steps += made
  search.last = last
  search.visits += visits
  search.refusals += refusals
  search.low = low
  search.high = high
  return made
}
