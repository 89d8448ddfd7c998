/**
 * Depth-first search with an explicit stack: the engine behind every backtracking strategy, with or without a memory
 * of states, and (Korf's iterative deepening, 1985) with or without a limit.
 */
import type { Position } from '../puzzle'
import { BACKTRACK, DEEPEN, MEET, packStep, REFUSE, SOLVE, VISIT } from '../step'
import { arrive, enter } from './frames'
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
  let { moves, depth } = frames
  let { low, high, last } = search
  let next = frames.next[depth] as number
  let end = frames.end[depth] as number
  let made = 0
  while (made < budget) {
    if (next < end) {
      const first = next
      const stop = Math.min(end, next + budget - made)
      next = firstAllowed(position, moves, next, stop, sink, at + made)
      made += next - first
      search.refusals += next - first
      if (next > first) last = packStep(REFUSE, moves[next - 1] as number)
      if (next === stop) continue
      const move = moves[next++] as number
      frames.next[depth] = next
      position.play(move)
      if (memory !== undefined && meets(memory, position, depth + 1)) {
        position.undo(move)
        search.meets++
        last = packStep(MEET, move)
      } else {
        search.solving = enter(search, move) === 'solved'
        moves = frames.moves
        depth++
        next = frames.next[depth] as number
        end = frames.end[depth] as number
        if (depth > high) high = depth
        search.visits++
        search.turn = VISIT
        last = packStep(VISIT, move)
      }
    } else if (search.solving) {
      search.solving = false
      search.solutions++
      search.turn = SOLVE
      last = packStep(SOLVE, search.solutions & 0x7ffffff)
      if (untilSolved) budget = made + 1
    } else if (depth > 0) {
      const move = frames.line[depth] as number
      position.undo(move)
      frames.depth = --depth
      next = frames.next[depth] as number
      end = frames.end[depth] as number
      if (depth < low) low = depth
      search.turn = BACKTRACK
      last = packStep(BACKTRACK, move)
    } else if (search.beyond < Infinity) {
      deepen(search)
      next = frames.next[0] as number
      end = frames.end[0] as number
      last = packStep(DEEPEN, search.limit)
    } else {
      break
    }
    if (sink !== undefined) sink[at + made] = last
    made++
  }
  frames.next[depth] = next
  search.steps += made
  search.last = last
  search.low = low
  search.high = high
  search.exhausted = depth === 0 && next === end && !search.solving && search.beyond === Infinity
  return made
}

/** Begins again at the root, going as deep as the least that was out of reach. */
function deepen(search: Search): void {
  search.limit = search.beyond
  search.beyond = Infinity
  search.turn = DEEPEN
  search.solving = arrive(search) === 'solved'
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
