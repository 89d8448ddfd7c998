/**
 * The orders in which candidates are tried. Bound 1 (分支限界函数一) is Warnsdorff's rule of 1823: fewest squares
 * onward first; bound 2 (分支限界函数二) breaks its ties by the distance from the centre. Sorts are stable, so what
 * is still equal stays in ascending number.
 */
import { columnOf, type KnightPosition, onwardCount, rowOf } from './model'

type Order = (position: KnightPosition, moves: Int32Array, from: number, to: number) => void

/** More than any distance on the largest board, so that the onward count always decides first. */
const onwardWeight = 1 << 24

const weights = new Int32Array(8)

/** Insertion sort, stable, of never more than eight candidates; `pull` is what a unit of distance weighs. */
function byOnwardThen(pull: -1 | 0 | 1): Order {
  return (position, moves, from, to) => {
    const { distances } = position
    for (let i = from; i < to; i++) {
      const square = moves[i] as number
      const weight = onwardCount(position, square) * onwardWeight + pull * (distances[square] as number)
      let j = i
      for (; j > from && (weights[j - 1 - from] as number) > weight; j--) {
        weights[j - from] = weights[j - 1 - from] as number
        moves[j] = moves[j - 1] as number
      }
      weights[j - from] = weight
      moves[j] = square
    }
  }
}

export const fewestOnward: Order = byOnwardThen(0)
export const fewestThenFarthest: Order = byOnwardThen(-1)
export const fewestThenNearest: Order = byOnwardThen(1)

/** The printed program's squared distance, from (edge/2, edge/2) with 0-based axes and whole-number division. */
export function printedLength(square: number, edge: number): number {
  const centre = Math.floor(edge / 2)
  const down = rowOf(square, edge) - centre
  const right = columnOf(square, edge) - centre
  return down * down + right * right
}

/**
 * The article's code as it stands: each record is pushed before its length is set, so a candidate is sorted by the
 * length of the candidate before it (the first by an uninitialised value, taken as 0), nearest first.
 */
export const asPrinted: Order = (position, moves, from, to) => {
  const candidates = Array.from(moves.subarray(from, to))
  const records = candidates.map((square, i) => ({
    square,
    onward: onwardCount(position, square),
    length: i === 0 ? 0 : printedLength(candidates[i - 1] as number, position.rows),
  }))
  records.sort((a, b) => a.onward - b.onward || a.length - b.length)
  records.forEach(({ square }, i) => {
    moves[from + i] = square
  })
}
