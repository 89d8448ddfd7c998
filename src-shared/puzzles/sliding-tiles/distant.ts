/** Boards that need exactly so many moves: breadth first from the goal, layer by layer, on boards of few squares. */
import { randomFrom } from '../../lib/random'
import { neighboursOf } from './geometry'
import type { TileParams } from './model'

type Size = TileParams['size']

/** By the number of squares and the shorter side: the most moves that any board needs. */
const farthest: Readonly<Record<string, number>> = { '4,2': 6, '6,2': 21, '8,2': 36, '9,3': 31, '10,2': 55 }

/** The most moves that a board of this size needs; undefined where there are too many boards to look at all. */
export const diameterOf = ([rows, columns]: Size): number | undefined =>
  farthest[`${rows * columns},${Math.min(rows, columns)}`]

/**
 * A board that needs exactly so many moves to the goal, each of them as likely as the others; undefined where there
 * is none. Only for sizes with a diameter. `tell` hears how far it has come, from 0 to 1.
 */
export function boardAt(
  size: Size,
  goal: readonly number[],
  moves: number,
  seed: number,
  tell: (share: number) => void = () => {},
): number[] | undefined {
  const squares = goal.length
  const neighbours = neighboursOf(...size)
  const met = new Uint8Array(Math.ceil(factorial(squares) / 8))
  const board = Uint8Array.from(goal)
  let layer = Uint32Array.of(rankOf(board))
  mark(met, layer[0] as number)
  for (let depth = 0; depth < moves && layer.length > 0; depth++) {
    layer = nextLayer(layer, met, board, neighbours)
    tell((depth + 1) / moves)
  }
  if (layer.length === 0) return undefined
  unrank(layer[randomFrom(seed).below(layer.length)] as number, board)
  return [...board]
}

/** All boards one slide on that were not met before, which are marked as met. `board` is to work with. */
function nextLayer(
  layer: Uint32Array<ArrayBuffer>,
  met: Uint8Array,
  board: Uint8Array,
  neighbours: Uint8Array,
): Uint32Array<ArrayBuffer> {
  const next = new Uint32Array(3 * layer.length + 1)
  let count = 0
  for (const rank of layer) {
    unrank(rank, board)
    const blank = board.indexOf(0)
    const end = 5 * blank + (neighbours[5 * blank] as number)
    for (let i = 5 * blank + 1; i <= end; i++) {
      const square = neighbours[i] as number
      exchange(board, blank, square)
      const there = rankOf(board)
      exchange(board, blank, square)
      if (mark(met, there)) next[count++] = there
    }
  }
  return next.slice(0, count)
}

function exchange(board: Uint8Array, a: number, b: number): void {
  const tile = board[a] as number
  board[a] = board[b] as number
  board[b] = tile
}

/** True the first time. */
function mark(met: Uint8Array, rank: number): boolean {
  const bit = 1 << (rank & 7)
  const isNew = ((met[rank >>> 3] as number) & bit) === 0
  if (isNew) (met[rank >>> 3] as number) |= bit
  return isNew
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Lehmer's code: the number of the board among all orders of its tiles. */
function rankOf(board: Uint8Array): number {
  let rank = 0
  for (let square = 0; square < board.length; square++) {
    let smaller = 0
    for (let later = square + 1; later < board.length; later++)
      if ((board[later] as number) < (board[square] as number)) smaller++
    rank = rank * (board.length - square) + smaller
  }
  return rank
}

/** Writes the board of that number. */
function unrank(rank: number, board: Uint8Array): void {
  for (let square = board.length - 1; square >= 0; square--) {
    const left = board.length - square
    const tile = rank % left
    rank = (rank - tile) / left
    board[square] = tile
    for (let later = square + 1; later < board.length; later++)
      if ((board[later] as number) >= tile) (board[later] as number)++
  }
}
