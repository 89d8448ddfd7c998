/** Where a line of moves leads. */
import type { Hand } from '../../hand'
import type { Move } from '../../step'
import { makePosition, type TokenParams, type TokenPosition } from './model'
import { pass } from './moves'

/** The position after these moves, all of which are allowed. */
export function playedOut(params: TokenParams, hand: Hand): TokenPosition {
  const position = makePosition(params)
  for (const move of hand) position.play(move)
  return position
}

/** The moves there are, in the order of the rows or columns. */
export function movesIn(position: TokenPosition): Move[] {
  const moves = new Int32Array(position.maxMoves)
  return [...moves.subarray(0, position.moves(moves, 0))]
}

/** These moves, and behind them the passes of who cannot move: nobody is asked for those. */
export function withPasses(params: TokenParams, line: readonly Move[]): Hand {
  const position = playedOut(params, line)
  const hand = [...line]
  while (movesIn(position)[0] === pass) {
    position.play(pass)
    hand.push(pass)
  }
  return hand
}
