/** Depth-first search with an explicit stack: the engine behind every backtracking strategy. */
import { BACKTRACK, packStep, REFUSE, SOLVE, VISIT } from '../step'
import { arrive, reserve } from './frames'
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
  const maxMoves = position.maxMoves
  let { depth } = frames
  let { low, high } = search
  let made = 0
  let visits = 0
  let refusals = 0
  while (made < budget) {
    if (search.solving) {
      search.solving = false
      search.solutions++
      if (sink) sink[at + made] = packStep(SOLVE, search.solutions & 0xfffffff)
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
        if (sink) sink[at + made] = packStep(REFUSE, move)
      } else {
        reserve(frames, maxMoves)
        position.play(move)
        frames.depth = ++depth
        frames.line[depth] = move
        if (arrive(frames, position, strategy) === 'solved') search.solving = true
        if (depth > high) high = depth
        visits++
        if (sink) sink[at + made] = packStep(VISIT, move)
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
      if (sink) sink[at + made] = packStep(BACKTRACK, move)
    }
    made++
  }
  search.steps += made
  search.visits += visits
  search.refusals += refusals
  search.low = low
  search.high = high
  return made
}
