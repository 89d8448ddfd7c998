/** Moves judged and chosen for play. */
import type { JudgedMove, Worth } from '../../../game'
import type { Move } from '../../../step'
import type { TokenPosition } from '../model'
import { type Knowledge, worthOf } from './knowledge'
import { lookAhead } from './lookAhead'

/** Every move there is, in the order of the rows or columns. */
export function judgedMoves(position: TokenPosition, knowledge: Knowledge): JudgedMove[] {
  const moves = new Int32Array(position.n)
  return Array.from(moves.subarray(0, position.moves(moves, 0)), (move) => {
    position.play(move)
    const below = worthOf(knowledge, position)
    position.undo(move)
    return { move, worth: below && seenFromAbove(below) }
  })
}

function seenFromAbove({ worth, plies }: Worth): Worth {
  const seen = { worth: worth === 0 ? 0 : worth > 0 ? -1 : 1 } as const
  return plies === undefined ? seen : { ...seen, plies: worth === 0 ? 0 : plies + 1 }
}

/** How far is looked ahead where plies are not known: 5 ms a move with six tokens. */
const pliesAhead = 7

/**
 * A best move; undefined where the game is over. Where plies are known, the winner hurries and the loser delays; where
 * only good and bad are known, among moves as good the one that promises most; where nothing is known, that alone,
 * as far as `plies` ahead.
 */
export function bestMove(
  position: TokenPosition,
  knowledge: Knowledge,
  plies = pliesAhead,
): Move | undefined {
  let best: { readonly move: Move; readonly rank: number } | undefined
  for (const judged of judgedMoves(position, knowledge)) {
    const rank = rankOf(position, judged, plies)
    if (!best || rank > best.rank) best = { move: judged.move, rank }
  }
  return best?.move
}

/** More than any difference of plies, or of what a look ahead promises. */
const apart = 1e6

function rankOf(position: TokenPosition, { move, worth }: JudgedMove, plies: number): number {
  if (worth?.plies !== undefined) return worth.worth * (apart - worth.plies)
  position.play(move)
  const promise = -lookAhead(position, plies - 1)
  position.undo(move)
  return (worth?.worth ?? 0) * apart + promise
}
