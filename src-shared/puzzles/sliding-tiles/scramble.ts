/** Boards from a seed, the same on every machine; all of them can be solved. */
import { type Random, randomFrom } from '../../lib/random'
import { neighboursOf } from './geometry'
import type { TileParams } from './model'
import { parityOf } from './parity'

type Size = TileParams['size']

/** Numbered row by row, the blank last. */
export const orderedBoard = ([rows, columns]: Size): number[] =>
  Array.from({ length: rows * columns }, (_, square) => (square + 1) % (rows * columns))

/** Any board from which the goal can be reached, each as likely as the others. */
export function scrambledBoard(size: Size, goal: readonly number[], seed: number): number[] {
  const random = randomFrom(seed)
  const board = shuffled(goal, random)
  if (parityOf({ size, start: board, goal }).agree) return board
  // Exchanging two tiles pairs the boards that cannot be solved with those that can.
  const [a, b] = board.flatMap((tile, square) => (tile === 0 ? [] : [square])) as [number, number]
  return board.with(a, board[b] as number).with(b, board[a] as number)
}

/** Fisher and Yates. */
function shuffled(numbers: readonly number[], random: Random): number[] {
  const board = [...numbers]
  for (let last = board.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    ;[board[last], board[other]] = [board[other] as number, board[last] as number]
  }
  return board
}

/** The goal after so many random slides, none of which takes the one before it back: a board that is not hard. */
export function walkedBoard(
  [rows, columns]: Size,
  goal: readonly number[],
  slides: number,
  seed: number,
): number[] {
  const random = randomFrom(seed)
  const neighbours = neighboursOf(rows, columns)
  const board = [...goal]
  let blank = board.indexOf(0)
  let before = -1
  for (let made = 0; made < slides; made++) {
    const first = 5 * blank + 1
    const beside = [...neighbours.subarray(first, first + (neighbours[5 * blank] as number))]
    const open = beside.filter((square) => square !== before)
    const from = open[random.below(open.length)] as number
    board[blank] = board[from] as number
    board[from] = 0
    before = blank
    blank = from
  }
  return board
}
