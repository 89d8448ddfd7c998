/** The order in which alpha-beta tries moves: a good one early cuts more. */
import type { Move } from '../../step'
import type { TokenPosition } from './model'
import { pass, tokenOf } from './moves'

/**
 * The last lines first, and of their tokens those far behind: of a dozen orders tried the one that makes the smallest
 * tree (four tokens: 88,000 nodes; by lines alone 151,000, jumps first 252,000, from the first line on 878,000).
 */
export function mostPromisingFirst(
  { mover, places }: TokenPosition,
  moves: Int32Array,
  from: number,
  to: number,
): void {
  const rank = (move: Move): number =>
    move === pass ? 0 : 2 * tokenOf(move) - (places[mover][tokenOf(move)] as number)
  // Insertion: there are six at most.
  for (let i = from + 1; i < to; i++) {
    const move = moves[i] as Move
    const own = rank(move)
    let at = i
    for (; at > from && rank(moves[at - 1] as Move) < own; at--) moves[at] = moves[at - 1] as Move
    moves[at] = move
  }
}
