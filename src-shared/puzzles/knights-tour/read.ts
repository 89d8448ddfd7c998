/** Reads tours in the forms people write: grids of move numbers, and lists of squares named in one of three ways. */
import { bad, good, type Outcome } from '../../lib/outcome'
import type { ReadPath } from '../../puzzle'
import { isKnightMove, type KnightParams } from './model'
import { largestSide } from './paths'

type Size = KnightParams['size']
/** What a reading of the text comes to; whichever has the most knight's moves is meant. */
interface Reading {
  readonly squares: readonly number[]
  readonly size: Size
}

/**
 * Reads what `pathTexts` writes (text or CSV); a grid of move numbers; or a list of squares as numbers, as on a
 * chessboard (`a1` is at the bottom left), or as pairs of row and column. All numbers are counted from 0 where a 0
 * occurs, else from 1; in a grid with more than one 0 those are squares not visited, as dots are. A grid gives the size
 * of the board; a list is of the board in `params`. Of several readings the one with the most knight's moves is meant,
 * and of those a grid before pairs, and pairs before numbers of squares.
 */
export function readPath(text: string, params: KnightParams): Outcome<ReadPath<KnightParams>> {
  const plain = text.replace(/^\uFEFF/, '')
  const named = squaresNamed(plain, params.size)
  if (named) return made(params, { squares: named, size: params.size })
  const { arePairs, lines: numbers } = inPairs(plain)
  const table = readTable(numbers)
  if (!table.ok) return table
  const lines = table.value
  if (arePairs) return made(params, { squares: squaresAt(lines, params.size), size: params.size })
  const size = sizeOfGridBelow(lines)
  if (size) return made(params, { squares: lines[0] ?? [], size })
  return made(
    params,
    likeliest([...gridIn(lines), ...pairsIn(lines, params.size), listIn(lines, params.size)]),
  )
}

const squareWord = /^(\d+[.)])?[a-z]\d{1,2}$/i
const numberWord = /^\d+[.)]$/
const between = /[\s,;|→"]+/
const betweenNames = /[\s,;|→"-]+/

/** Squares by letter and number, perhaps numbered moves and with a knight's letter; undefined for anything else. */
function squaresNamed(text: string, [rows, columns]: Size): number[] | undefined {
  if (!/[a-z]\d/i.test(text.slice(0, 200))) return undefined
  const words = text.split(betweenNames).filter((word) => word !== '' && !numberWord.test(word))
  const bare = words.map((word) => word.replace(/N(?=[a-z]\d)/, ''))
  if (!bare.every((word) => squareWord.test(word))) return undefined
  return bare.map((word) => {
    const [letter = '', ...digits] = word.replace(/^\d+[.)]/, '').toLowerCase()
    const column = letter.charCodeAt(0) - 97
    const row = rows - Number(digits.join(''))
    // What lies beside the board must not be taken for a square of another row.
    const isOn = column < columns && row >= 0 && row < rows
    return isOn ? row * columns + column + 1 : rows * columns + 1
  })
}

/** No two ways to read the same spaces: a long row of them would be tried in all. */
const pair = /[([]\s*(\d{1,9})(?:\s*[,;]\s*|\s+)(\d{1,9})\s*[)\]]/g

/** Whether the text is nothing but pairs in brackets, which are then put one a line; other brackets are left out. */
function inPairs(text: string): { readonly arePairs: boolean; readonly lines: string } {
  const ascii = text.replace(/[（），、]/g, (mark) => asciiOf[mark] ?? mark)
  const arePairs = /[([]\s*\d/.test(ascii) && /^[\s,;→()[\]-]*$/.test(ascii.replace(pair, ''))
  const lines = arePairs ? ascii.replace(pair, '\n$1 $2\n').replace(/[→-]/g, ' ') : ascii
  return { arePairs, lines: lines.replace(/[()[\]]/g, ' ') }
}

const asciiOf: Readonly<Record<string, string>> = { '（': '(', '）': ')', '，': ',', '、': ',' }

const csvHeader = /^"?move"?[,;]\s*"?square"?/i

/** Whole numbers line by line; of our CSV, the column of squares. */
function readTable(text: string): Outcome<number[][]> {
  const rows: number[][] = []
  const isCsv = csvHeader.test(text)
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    if (isCsv && index === 0) continue
    const words = raw.split(between).filter((word) => word !== '')
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
const sizeOfGrid = (rows: readonly number[][]): Size => [rows.length, rows[0]?.length ?? 0]

/** The size of the board that `pathTexts` draws below the line of squares; a faulty line has another grid than its own. */
function sizeOfGridBelow([first = [], ...rest]: readonly number[][]): Size | undefined {
  if (rest.length === 0 || !isRectangle(rest)) return undefined
  const grid = rest.flat()
  const isOurs =
    squaresInOrder(grid)?.join() === first.join() || (rest.length > 1 && grid.length === first.length)
  return isOurs ? sizeOfGrid(rest) : undefined
}

function gridIn(lines: readonly number[][]): Reading[] {
  if (lines.length < 2 || !isRectangle(lines)) return []
  const squares = squaresInOrder(lines.flat())
  return squares ? [{ squares, size: sizeOfGrid(lines) }] : []
}

/** The squares in the order of their move numbers, or undefined where those are not 1, 2, 3 … (or 0, 1, 2 …). */
function squaresInOrder(numbers: readonly number[]): number[] | undefined {
  const zeros = numbers.filter((number) => number === 0).length
  const [least, base] = zeros > 1 ? [1, 1] : [0, zeros === 1 ? 0 : 1]
  const visited = numbers.filter((number) => number >= least).length
  const squares = new Array<number>(visited).fill(0)
  for (const [index, number] of numbers.entries()) {
    if (number < least) continue
    const place = number - base
    if (place >= visited || squares[place] !== 0) return undefined
    squares[place] = index + 1
  }
  return squares
}

/** Squares by row and column; what lies beside the board is a square that no board has. */
function squaresAt(places: readonly number[][], [rows, columns]: Size): number[] {
  const base = places.some((place) => place.includes(0)) ? 0 : 1
  return places.map(([r = 0, c = 0]) => {
    const [row, column] = [r - base, c - base]
    return row < rows && column < columns ? row * columns + column + 1 : rows * columns + 1
  })
}

/** Lines of two numbers that are all places on the board. */
function pairsIn(lines: readonly number[][], size: Size): Reading[] {
  if (!lines.every((line) => line.length === 2 && !line.includes(-1))) return []
  const squares = squaresAt(lines, size)
  return squares.every((square) => square <= size[0] * size[1]) ? [{ squares, size }] : []
}

/** Counted from 0 only where that makes squares of the board of all of them. */
function listIn(lines: readonly number[][], size: Size): Reading {
  const squares = lines.flat()
  const isFromZero = squares.includes(0) && squares.every((square) => square < size[0] * size[1])
  return { squares: isFromZero ? squares.map((square) => square + 1) : squares, size }
}

function likeliest(readings: readonly Reading[]): Reading {
  const counts = readings.map(knightMoves)
  return readings[counts.indexOf(Math.max(...counts))] as Reading
}

const knightMoves = ({ squares, size }: Reading): number =>
  squares.filter((square, i) => i > 0 && isKnightMove(squares[i - 1] as number, square, size[1])).length

function made(params: KnightParams, { squares, size }: Reading): Outcome<ReadPath<KnightParams>> {
  const [rows, columns] = size
  if (rows > largestSide || columns > largestSide)
    return bad('knights-tour.read.large', { rows, columns, max: largestSide })
  const [start = 0, ...moves] = squares
  if (start < 1 || start > rows * columns)
    return bad('knights-tour.read.start', { text: start, rows, columns, squares: rows * columns })
  return good({ params: { ...params, size, start }, moves })
}
