/** Tours as text: written, and what is wrong with one. Reading is in `read.ts`. */
import type { Message } from '../../lib/message'
import type { PathTexts } from '../../puzzle'
import { columnOf, type KnightParams, rowOf } from './model'

/** Boards larger than this are refused, here and in the form. */
export const largestSide = 50

/** The article's numbering on one line, then the board with the move number of each square. */
export function pathTexts({ size, start }: KnightParams, line: readonly number[]): PathTexts {
  const columns = size[1]
  const path = [start, ...line]
  return {
    path,
    text: `${path.join(' ')}\n\n${gridOf(path, size)}\n`,
    header: ['move', 'square', 'row', 'column'],
    rows: path.map((square, i) => [i + 1, square, rowOf(square, columns) + 1, columnOf(square, columns) + 1]),
  }
}

function gridOf(path: readonly number[], [rows, columns]: readonly [number, number]): string {
  const numbers = new Array<string>(rows * columns).fill('.')
  path.forEach((square, i) => {
    numbers[square - 1] = String(i + 1)
  })
  const width = String(rows * columns).length
  const row = (r: number) => numbers.slice(r * columns, (r + 1) * columns).map((text) => text.padStart(width))
  return Array.from({ length: rows }, (_, r) => row(r).join(' ')).join('\n')
}

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `knights-tour.fault.${key}`,
  values,
})

/** See `Puzzle.fault`. Places are counted along the path, the start being number 1. */
export function fault({ size, start }: KnightParams, line: readonly number[], at: number): Message {
  const [rows, columns] = size
  const squares = rows * columns
  const path = [start, ...line]
  const square = path[at + 1]
  if (square === undefined) {
    if (path.length < squares) return say('short', { count: path.length, squares })
    return say('open', { square: path[path.length - 1] as number, start })
  }
  const number = at + 2
  if (square < 1 || square > squares) return say('outside', { at: number, square, rows, columns })
  const before = path.indexOf(square)
  if (before <= at) return say('again', { at: number, square, before: before + 1 })
  return say('jump', { at: number, from: path[at] as number, square })
}
