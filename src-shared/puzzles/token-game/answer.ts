/** What the value of the game means, for files and scripts. */
import type { GameAnswer } from '../../game'
import type { TokenParams } from './model'
import { tokenOf } from './moves'

/** `winningFirstMoves` are rows (or columns, where Vertical begins) from 1. A pass wins nothing that is named here. */
export function answer(_: TokenParams, { value: { worth, plies }, winning }: GameAnswer) {
  return {
    winner: worth === 0 ? 'draw' : worth > 0 ? 'first' : 'second',
    plies,
    ...(winning && { winningFirstMoves: winning.map((move) => tokenOf(move) + 1) }),
  }
}
