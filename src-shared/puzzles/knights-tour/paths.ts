/** Tours as text: written, read in the forms people use, and what is wrong with one. */
import type { Message } from '../../lib/message'
import { bad, good, type Outcome } from '../../lib/outcome'
import type { PathTexts, ReadPath } from '../../puzzle'
import { columnOf, isKnightMove, type KnightParams, rowOf } from './model'

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

/**
 * Reads what `pathTexts` writes (text or CSV), a plain list of squares, or a grid of move numbers that begin at 0 or 1.
 * A grid gives the size of the board; a list is of the board in `params`.
 */
export function readPath(text: string, params: KnightParams): Outcome<ReadPath<KnightParams>> {
  const table = readTable(text)
  if (!table.ok) return table
  const lines = table.value
  const [first = [], ...rest] = lines
  const total = rest.reduce((sum, row) => sum + row.length, 0)
  if (rest.length > 0 && total === first.length && isRectangle(rest))
    return made(params, first, sizeOfGrid(rest))
  const flat = lines.flat()
  const grid = isRectangle(lines) && lines.length > 1 ? squaresInOrder(flat) : undefined
  const columns = first.length
  // A list broken into equal lines looks like a grid: the reading with more knight's moves is meant.
  if (grid && knightMoves(grid, columns) >= knightMoves(flat, params.size[1]))
    return made(params, grid, sizeOfGrid(lines))
  return made(params, flat, params.size)
}

const csvHeader = /^\uFEFF?"?move"?,"?square"?/i

/** Whole numbers line by line; of our CSV, the column of squares. */
function readTable(text: string): Outcome<number[][]> {
  const rows: number[][] = []
  const isCsv = csvHeader.test(text)
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (isCsv && index === 0) continue
    const words = raw.split(/[\s,;|→]+/).filter((word) => word !== '')
    const wrong = words.find((word) => !/^(\d{1,9}|\.)$/.test(word))
    if (wrong !== undefined)
      return bad('knights-tour.read.token', { line: index + 1, text: wrong.slice(0, 40) })
    // A dot is a square not visited: it makes a path that ends early, never a number.
    const numbers = words.map((word) => (word === '.' ? -1 : Number(word)))
    if (numbers.length > 0) rows.push(isCsv ? numbers.slice(1, 2) : numbers)
  }
  if (rows.length === 0) return bad('knights-tour.read.empty')
  return good(isCsv ? [rows.flat()] : rows)
}

const isRectangle = (rows: readonly number[][]): boolean =>
  rows.every((row) => row.length === rows[0]?.length)
const sizeOfGrid = (rows: readonly number[][]) => [rows.length, rows[0]?.length ?? 0] as const

/** The squares in the order of their move numbers, or undefined where those are not 1, 2, 3 … (or 0, 1, 2 …). */
function squaresInOrder(numbers: readonly number[]): number[] | undefined {
  const base = numbers.includes(0) ? 0 : 1
  const visited = numbers.filter((number) => number >= 0).length
  const squares = new Array<number>(visited).fill(0)
  for (const [index, number] of numbers.entries()) {
    if (number < 0) continue
    const place = number - base
    if (place >= visited || squares[place] !== 0) return undefined
    squares[place] = index + 1
  }
  return squares
}

const knightMoves = (squares: readonly number[], columns: number): number =>
  squares.filter((square, i) => i > 0 && isKnightMove(squares[i - 1] as number, square, columns)).length

function made(
  params: KnightParams,
  squares: readonly number[],
  size: readonly [number, number],
): Outcome<ReadPath<KnightParams>> {
  const [rows, columns] = size
  if (rows > largestSide || columns > largestSide)
    return bad('knights-tour.read.large', { rows, columns, max: largestSide })
  const [start = 0, ...moves] = squares
  if (start < 1 || start > rows * columns)
    return bad('knights-tour.read.start', { text: start, rows, columns, squares: rows * columns })
  return good({ params: { ...params, size, start }, moves })
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
