/** On which board a tour may be meant, where only its squares are said. */
import type { KnightParams } from './model'
import { largestSide } from './paths'

type Size = KnightParams['size']

const name = /(?<![a-z\d])N?([a-z])(\d{1,2})(?![a-z\d])/gi
/** In brackets, alone on a line, or at the end of a row of our CSV. */
const pairs = [
  /[([（]\s*(\d{1,2})(?:\s*[,;，]\s*|\s+)(\d{1,2})\s*[)\]）]/g,
  /^[ \t]*(?:\d+,\d+,)?(\d{1,2})[,; \t]+(\d{1,2})[ \t]*\r?$/gm,
]
/** More than the squares of the largest board. */
const mostNumbers = largestSide * largestSide + 1

/** See `Puzzle.boardsIn`. Names and pairs say how far the board goes, a list of squares how many there are. */
export function boardsIn(text: string, params: KnightParams): readonly KnightParams[] {
  const letter = (word: string) => word.toLowerCase().charCodeAt(0) - 96
  const sizes = [
    ...boundsOf(text, name, letter).map(([columns, rows]): Size => [rows, columns]),
    ...pairs.flatMap((pair) => boundsOf(text, pair, Number)),
    ...rectanglesOf(squaresIn(text)),
  ]
  const fitting = sizes.filter((size) => size.every((side) => side >= 1 && side <= largestSide))
  return fitting.map((size) => ({ ...params, size, start: 1, closed: false }))
}

/** The greatest first and second coordinate, with one more where they are counted from 0. */
function boundsOf(text: string, form: RegExp, first: (word: string) => number): Size[] {
  const most: [number, number] = [0, 0]
  let isFromZero = false
  for (const [, a = '', b = ''] of text.matchAll(form)) {
    const place = [first(a), Number(b)] as const
    isFromZero ||= place.includes(0)
    for (const i of [0, 1] as const) most[i] = Math.max(most[i], place[i])
  }
  if (most[0] + most[1] === 0) return []
  return [isFromZero ? [most[0] + 1, most[1] + 1] : most]
}

/** How many squares there are, where the text names half of them at least, and nothing else; 0 otherwise. */
function squaresIn(text: string): number {
  let [count, most, base] = [0, 0, 1]
  for (const [word] of text.matchAll(/\d+/g)) {
    most = Math.max(most, Number(word))
    if (Number(word) === 0) base = 0
    if (++count > mostNumbers) return 0
  }
  const squares = Math.max(count, most + 1 - base)
  return squares <= 2 * count ? squares : 0
}

/** Every board of so many squares, the squarest first, and a wide one before a high one. */
function rectanglesOf(squares: number): Size[] {
  const sizes: Size[] = []
  for (let rows = Math.floor(Math.sqrt(squares)); rows >= 1; rows--) {
    const columns = squares / rows
    if (!Number.isInteger(columns)) continue
    sizes.push([rows, columns])
    if (rows !== columns) sizes.push([columns, rows])
  }
  return sizes
}
