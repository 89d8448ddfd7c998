/** Moves a search along steps already made, deciding nothing: how a moment is rebuilt from a window of steps. */
import {
  BACKTRACK,
  CUT,
  DEEPEN,
  FIND,
  kindOf,
  MEET,
  moveOf,
  REFUSE,
  SOLVE,
  TAKE,
  VALUE,
  VISIT,
} from '../step'
import { arrive, descend, jump } from './frames'
import { lineTo } from './frontier'
import { openCandidate, openLevel, rate, skipRest, won } from './gameTree'
import type { Search } from './state'

/** Steps, and for each `take` among them the line it goes to: its depth, then its moves. */
export interface Trail {
  readonly steps: Int32Array
  readonly lines: Int32Array
}

/** The trail of steps a search has just made. */
export function trailOf(search: Search, steps: Int32Array): Trail {
  const { frontier } = search
  const lines: number[] = []
  if (frontier)
    for (const step of steps) {
      if (kindOf(step) !== TAKE) continue
      const line = lineTo(frontier, moveOf(step))
      lines.push(line.length)
      for (const move of line) lines.push(move)
    }
  return { steps, lines: Int32Array.from(lines) }
}

/**
 * Follows `steps[from … to − 1]`, which must be the very steps this search would make next, and whose first `take`
 * has its line at `lines[at]`. Returns where the next line begins.
 */
export function follow(
  search: Search,
  { steps, lines }: Trail,
  from: number,
  to: number,
  at: number,
): number {
  for (let i = from; i < to; i++) {
    const step = steps[i] as number
    const move = moveOf(step)
    if (kindOf(step) === TAKE) {
      const end = at + 1 + (lines[at] as number)
      jump(search, lines.subarray(at + 1, end))
      search.visits++
      at = end
    } else {
      followOne(search, kindOf(step), move)
    }
  }
  if (to > from) search.last = steps[to - 1] as number
  search.steps += to - from
  return at
}

function followOne(search: Search, kind: number, move: number): void {
  const { frames, position, game } = search
  switch (kind) {
    case VISIT:
      ;(frames.next[frames.depth] as number)++
      if (game) openCandidate(search, game)
      descend(search, move)
      if (game) openLevel(search, game)
      search.visits++
      return
    case BACKTRACK:
      position.undo(move)
      frames.depth--
      return
    case REFUSE:
      ;(frames.next[frames.depth] as number)++
      if (game) openCandidate(search, game)
      search.refusals++
      return
    case MEET:
      ;(frames.next[frames.depth] as number)++
      if (game) openCandidate(search, game)
      search.meets++
      return
    case FIND:
      ;(frames.next[frames.depth] as number)++
      search.found++
      return
    case SOLVE:
      search.solving = false
      search.solutions++
      return
    case VALUE:
      if (game) rate(search, game, move - won)
      return
    case CUT:
      if (game) skipRest(search, game)
      return
    case DEEPEN:
      search.limit = move
      arrive(search)
      return
    default:
      throw new RangeError(`a step of an unknown kind: ${kind}`)
  }
}
