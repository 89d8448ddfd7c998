/**
 * Depth-first search with an explicit stack: the engine behind every backtracking strategy, with or without a memory
 * of states, and (Korf's iterative deepening, 1985) with or without a limit.
 */
import type { Position } from '../puzzle'
import { BACKTRACK, DEEPEN, kindOf, MEET, packStep, REFUSE, SOLVE, VISIT } from '../step'
import { expand, grow } from './frames'
import { meets } from './memory'
import type { Search } from './state'

/**
 * See `advance`. Nothing is allocated per step; the stack grows by doubling, on arrival at a new depth only. The
 * place in the current level is kept in locals (most steps of most searches stay in their level) and written back
 * whenever the level changes.
 */
export function advanceDepthFirst(
  search: Search,
  budget: number,
  untilSolved: boolean,
  sink: Int32Array | undefined,
  at: number,
): number {
  const { position, frames, memory } = search
  let { moves, line, depth } = frames
  let { low, high, last, turn } = search
  let next = frames.next[depth] as number
  let end = frames.end[depth] as number
  let made = 0
  let refused = 0
  // Other steps that go neither down nor up.
  let level = 0
  while (made < budget) {
    if (next < end) {
      const first = next
      next = firstAllowed(position, moves, next, Math.min(end, next + budget - made), sink, at + made)
      if (next > first) {
        made += next - first
        refused += next - first
        last = packStep(REFUSE, moves[next - 1] as number)
        if (next === end || made === budget) continue
      }
      const move = moves[next++] as number
      position.play(move)
      if (memory !== undefined && meets(memory, position, depth + 1)) {
        position.undo(move)
        level++
        search.meets++
        last = packStep(MEET, move)
      } else {
        frames.next[depth++] = next
        if (depth === line.length) ({ moves, line } = grow(frames))
        line[depth] = move
        next = frames.start[depth] = end
        end = frames.end[depth] = expand(search, depth, end)
        if (depth > high) high = depth
        turn = last = packStep(VISIT, move)
      }
    } else if (depth > 0 && !search.solving) {
      const move = line[depth] as number
      position.undo(move)
      depth--
      next = frames.next[depth] as number
      end = frames.end[depth] as number
      if (depth < low) low = depth
      turn = last = packStep(BACKTRACK, move)
    } else {
      const step = turnRound(search)
      if (step < 0) break
      level++
      turn = last = step
      if (kindOf(step) === DEEPEN) next = 0
      end = frames.end[depth] as number
      if (untilSolved && kindOf(step) === SOLVE) budget = made + 1
    }
    if (sink !== undefined) sink[at + made] = last
    made++
  }
  frames.next[depth] = next
  search.steps += made
  search.refusals += refused
  // Of the others as many went down as up, and once more for each level it stands deeper now.
  search.visits += (made - refused - level + depth - frames.depth) / 2
  frames.depth = depth
  search.last = last
  search.turn = turn
  search.low = low
  search.high = high
  search.exhausted = depth === 0 && next === end && !search.solving && search.beyond === Infinity
  return made
}

/** What there is to do before going up: to say a solution, or at the root to begin again. −1 when it is the end. */
function turnRound(search: Search): number {
  if (search.solving) {
    search.solving = false
    search.solutions++
    return packStep(SOLVE, search.solutions & 0x7ffffff)
  }
  if (search.beyond === Infinity) return -1
  // As deep as the least that was out of reach.
  search.limit = search.beyond
  search.beyond = Infinity
  search.frames.end[0] = expand(search, 0, 0)
  return packStep(DEEPEN, search.limit)
}

/**
 * The first candidate from `next` on, before `stop`, that is not refused; `stop` if there is none. Refusals have these
 * loops of their own, with the sink and without, as they are most steps of most searches.
 */
function firstAllowed(
  position: Position,
  moves: Int32Array,
  next: number,
  stop: number,
  sink: Int32Array | undefined,
  to: number,
): number {
  if (sink === undefined) {
    while (next < stop && position.refuse(moves[next] as number) !== 0) next++
    return next
  }
  for (; next < stop && position.refuse(moves[next] as number) !== 0; next++)
    sink[to++] = packStep(REFUSE, moves[next] as number)
  return next
}
