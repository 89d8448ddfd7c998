/**
 * The orders in which candidates are tried. Bound 1 (分支限界函数一) is Warnsdorff's rule of 1823: fewest squares
 * onward first; bound 2 (分支限界函数二) breaks its ties by the distance from the centre. Sorts are stable, so what
 * is still equal stays in ascending number.
 */
import { columnOf, distanceFromCentre, type KnightPosition, rowOf } from './model'

type Order = (position: KnightPosition, moves: Int32Array, from: number, to: number) => void

/** More than any distance on the largest board, so that the onward count always decides first. */
const onwardWeight = 1 << 24

/** Insertion sort by `rank(position)[square] + onward count`: never more than eight candidates. */
function byOnwardThen(ranks: (position: KnightPosition) => Int32Array): Order {
  return (position, moves, from, to) => {
    const rank = ranks(position)
    const onward = position.onward
    for (let i = from + 1; i < to; i++) {
      const square = moves[i] as number
      const weight = (onward[square] as number) * onwardWeight + (rank[square] as number)
      let j = i - 1
      while (j >= from) {
        const other = moves[j] as number
        if ((onward[other] as number) * onwardWeight + (rank[other] as number) <= weight) break
        moves[j + 1] = other
        j--
      }
      moves[j + 1] = square
    }
  }
}

/** Ranks depend on the board alone; they are worked out once for each position that asks. */
function remembered(rank: (square: number, rows: number, columns: number) => number) {
  let owner: KnightPosition | undefined
  let ranks = new Int32Array(0)
  return (position: KnightPosition): Int32Array => {
    if (position !== owner) {
      owner = position
      const { rows, columns } = position
      ranks = Int32Array.from({ length: rows * columns + 1 }, (_, square) => (square === 0 ? 0 : rank(square, rows, columns)))
    }
    return ranks
  }
}

const corner = (rows: number, columns: number) => distanceFromCentre(1, rows, columns)

export const fewestOnward: Order = byOnwardThen(remembered(() => 0))

export const fewestThenFarthest: Order = byOnwardThen(
  remembered((square, rows, columns) => corner(rows, columns) - distanceFromCentre(square, rows, columns)),
)

export const fewestThenNearest: Order = byOnwardThen(remembered(distanceFromCentre))

/** The printed program's squared distance, from (edge/2, edge/2) with 0-based axes and whole-number division. */
export function printedLength(square: number, edge: number): number {
  const centre = Math.floor(edge / 2)
  const down = rowOf(square, edge) - centre
  const right = columnOf(square, edge) - centre
  return down * down + right * right
}

const lengths = new Int32Array(8)
const squares = new Int32Array(8)

/**
 * The article's code as it stands: each record is pushed before its length is set, so a candidate is sorted by the
 * length of the candidate before it (the first by an uninitialised value, taken as 0), nearest first.
 */
export const asPrinted: Order = (position, moves, from, to) => {
  const edge = position.rows
  const onward = position.onward
  for (let i = from; i < to; i++) {
    const square = moves[i] as number
    const length = i === from ? 0 : printedLength(squares[i - 1 - from] as number, edge)
    squares[i - from] = square
    lengths[i - from] = length
  }
  const weigh = (k: number) => (onward[squares[k] as number] as number) * onwardWeight + (lengths[k] as number)
  const places = Array.from({ length: to - from }, (_, k) => k).sort((a, b) => weigh(a) - weigh(b) || a - b)
  places.forEach((k, i) => {
    moves[from + i] = squares[k] as number
  })
}
