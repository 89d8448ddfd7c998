/** The board in words: the queens, and what they attack from the row in work on. */
import type { Message } from '../../lib/message'
import { attackedBelow } from './attacks'
import type { QueensMoment } from './explain'

/** See `Puzzle.cells`. */
export function cells({ position }: QueensMoment): readonly (readonly Message[])[] {
  const { n, queens, row: placed } = position
  const attacked = attackedBelow(position)
  return Array.from({ length: n }, (_, row) =>
    Array.from({ length: n }, (_, column) => {
      const isQueen = row < placed && queens[row] === column
      const state = isQueen ? 'queen' : attacked[row * n + column] === 1 ? 'attacked' : 'free'
      return { key: 'n-queens.hand.square', values: { row, column, state } }
    }),
  )
}
