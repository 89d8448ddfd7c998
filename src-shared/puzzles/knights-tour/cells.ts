/** The board in words: what is known of each square. */
import type { Message } from '../../lib/message'
import type { KnightMoment } from './explain'
import { isVisited, onwardCount } from './model'

/** See `Puzzle.cells`. */
export function cells(moment: KnightMoment): readonly (readonly Message[])[] {
  const { rows, columns, path, length } = moment.position
  const numbers = new Map(Array.from(path.subarray(0, length), (square, i) => [square, i + 1]))
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const square = row * columns + column + 1
      const number = numbers.get(square) ?? 0
      const state = stateOf(moment, square)
      const ways = state === 'next' || state === 'open' ? onwardCount(moment.position, square) : 0
      const at = { row: row + 1, column: column + 1, square }
      return { key: 'knights-tour.cell', values: { ...at, number, state, ways } }
    }),
  )
}

function stateOf({ position, candidates, tried, solved }: KnightMoment, square: number): string {
  if (square === position.path[position.length - 1]) return 'knight'
  if (isVisited(position, square)) return 'visited'
  const place = candidates.indexOf(square)
  if (solved || place < 0) return 'free'
  return place < tried ? 'dead' : place === tried ? 'next' : 'open'
}
