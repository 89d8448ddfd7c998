/** A look at the next few plies, for play where values are not known or say nothing of how to go on. */
import type { TokenPosition } from '../model'
import { strideOf } from '../model'
import { otherSide, type Side } from '../moves'
import { mostPromisingFirst } from '../order'

/** More than any estimate of a game that goes on. */
const sure = 10_000

/**
 * What the position promises who is to move, by alpha-beta over so many plies; higher is better. The nearer a win, the
 * more it promises. `plies` is small: each is one call deep.
 */
export function lookAhead(
  position: TokenPosition,
  plies: number,
  alpha = -Infinity,
  beta = Infinity,
): number {
  if (position.status() !== 'branch') return (position.worth?.() ?? 0) * (sure + plies)
  if (plies === 0) return estimate(position)
  const moves = new Int32Array(position.n)
  const count = position.moves(moves, 0)
  mostPromisingFirst(position, moves, 0, count)
  let best = -Infinity
  for (let i = 0; i < count && best < beta; i++) {
    const move = moves[i] as number
    position.play(move)
    best = Math.max(best, -lookAhead(position, plies - 1, -beta, -Math.max(alpha, best)))
    position.undo(move)
  }
  return best
}

/** By how many squares the other side has more to go; tokens that are blocked are worth a square less. */
function estimate(position: TokenPosition): number {
  const { mover } = position
  return toGo(position, otherSide(mover)) - toGo(position, mover)
}

function toGo(position: TokenPosition, side: Side): number {
  const { n, finish, places } = position
  let squares = 0
  for (let token = 0; token < n; token++) {
    const left = finish - (places[side][token] as number)
    squares += left + (left > 0 && strideOf(position, side, token) === 0 ? 1 : 0)
  }
  return squares
}
