/** Reads boards of queens in the forms people write: columns row by row, a drawn board, or our CSV. */
import { bad, good, type Outcome } from '../../lib/outcome'
import type { ReadPath } from '../../puzzle'
import { attackOn, mostQueens, type QueensParams } from './model'

const queenLetters = /[Qq*皇后♛♕]/u
const numberLine = /^[\d\s,;|()[\]]+$/
/** A row of squares, set apart or not, perhaps between bars. */
const boardLine = /^[Qq*皇后♛♕.·_+□-][Qq*皇后♛♕.·_+□\s,;|-]*$/u
const csvHeader = /^"?row"?[,;]"?column"?\s*$/i

/** What a text holds: the numbers of its lists, and the rows of a drawn board. */
interface Found {
  readonly numbers: readonly number[]
  readonly board: readonly string[]
}

/**
 * Reads what `pathTexts` writes (text or CSV), a list of columns, or a drawn board. Columns are counted from 0, or from
 * 1 where n appears and 0 does not. Pairs of row and column in brackets are read as the rows of our CSV are. A board gives n; a list is of the board in `params` unless it is longer, or a whole
 * solution of its own.
 */
export function readPath(text: string, params: QueensParams): Outcome<ReadPath<QueensParams>> {
  const found = readLines(text)
  if (!found.ok) return found
  const { numbers, board } = found.value
  if (board.length === 0) return numbers.length === 0 ? bad('n-queens.read.empty') : fromList(numbers, params)
  const drawn = fromBoard(board, params)
  if (!drawn.ok || numbers.length === 0) return drawn
  const listed = fromZero(numbers, board.length)
  return listed.join() === drawn.value.moves.join() ? drawn : bad('n-queens.read.differ')
}

function readLines(text: string): Outcome<Found> {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
  const first = lines.findIndex((line) => line !== '')
  const pairs = pairsIn(text)
  if (pairs) return readCsv(pairs, 0)
  if (csvHeader.test(lines[first] ?? '')) return readCsv(lines, first + 1)
  const numbers: number[] = []
  const board: string[] = []
  for (const [index, line] of lines.entries()) {
    // A bar at the edge of a drawn board.
    const bare = line.replace(/^\|/, '').trim()
    if (bare === '') continue
    if (numberLine.test(bare)) for (const number of numbersIn(bare)) numbers.push(number)
    else if (boardLine.test(bare)) board.push(bare)
    else return bad('n-queens.read.token', { line: index + 1, text: line.slice(0, 40) })
  }
  // Several rows on one line, each in one piece: “.Q.. ...Q Q... ..Q.”.
  const pieces = board.length === 1 ? (board[0] as string).split(/[\s,;]+/) : []
  return good({ numbers, board: pieces.some((piece) => piece.length > 1) ? pieces : board })
}

/** No two ways to read the same spaces: a long row of them would be tried in all. */
const pair = /[([]\s*(\d{1,9})(?:\s*[,;]\s*|\s+)(\d{1,9})\s*[)\]]/g

/** Rows and columns in brackets as lines of our CSV, where the text holds nothing else. */
const pairsIn = (text: string): readonly string[] | undefined =>
  /[([]\s*\d/.test(text) && /^[\s,;()[\]]*$/.test(text.replace(pair, ''))
    ? Array.from(text.matchAll(pair), ([, row, column]) => `${row},${column}`)
    : undefined

const numbersIn = (line: string): number[] =>
  line
    .split(/[\s,;|()[\]]+/)
    .filter(Boolean)
    .map(Number)

/** Rows of our CSV may be in any order; they are counted from 0 or from 1. */
function readCsv(lines: readonly string[], from: number): Outcome<Found> {
  const pairs: (readonly [number, number])[] = []
  for (const [index, line] of lines.entries()) {
    if (index < from || line === '') continue
    const match = /^"?(\d{1,9})"?[,;]"?(\d{1,9})"?$/.exec(line)
    if (!match) return bad('n-queens.read.token', { line: index + 1, text: line.slice(0, 40) })
    pairs.push([Number(match[1]), Number(match[2])])
  }
  pairs.sort(([a], [b]) => a - b)
  const base = pairs[0]?.[0] === 1 ? 1 : 0
  const stray = pairs.find(([row], i) => row !== base + i)
  if (stray) return bad('n-queens.read.row', { text: stray.join(',') })
  return good({ numbers: pairs.map(([, column]) => column), board: [] })
}

function fromList(numbers: readonly number[], params: QueensParams): Outcome<ReadPath<QueensParams>> {
  const own = numbers.length
  // Before anything is made of it: a list without end would take without end.
  if (own > mostQueens) return bad('n-queens.read.large', { n: own, max: mostQueens })
  const isOwnBoard = own >= params.n || isSolution(fromZero(numbers, own))
  const n = isOwnBoard ? own : params.n
  return good({ params: sized(params, n), moves: fromZero(numbers, n) })
}

/** Queens given on another board have no place on this one. */
const sized = (params: QueensParams, n: number): QueensParams =>
  n === params.n ? params : { ...params, n, given: [] }

/** Numbers counted from 1 show it: there is an n among them and no 0. */
function fromZero(columns: readonly number[], n: number): number[] {
  const base = columns.includes(n) && !columns.includes(0) ? 1 : 0
  return columns.map((column) => column - base)
}

const isSolution = (columns: readonly number[]): boolean =>
  columns.every((column, row) => column < columns.length && !attackOn(columns, row, column))

function fromBoard(board: readonly string[], params: QueensParams): Outcome<ReadPath<QueensParams>> {
  const n = board.length
  if (n > mostQueens) return bad('n-queens.read.large', { n, max: mostQueens })
  const moves: number[] = []
  for (const [r, line] of board.entries()) {
    const squares = [...line.replace(/[\s,;|]/g, '')]
    if (squares.length !== n) return bad('n-queens.read.square', { rows: n, r, columns: squares.length })
    const columns = squares.flatMap((square, column) => (queenLetters.test(square) ? [column] : []))
    if (columns.length > 1) return bad('n-queens.read.two', { r, count: columns.length })
    if (columns.length === 1 && moves.length < r) return bad('n-queens.read.gap', { r: moves.length })
    moves.push(...columns)
  }
  return good({ params: sized(params, n), moves })
}

/** See `Puzzle.boardsIn`: as many rows as columns are listed. */
export function boardsIn(text: string, params: QueensParams): readonly QueensParams[] {
  const found = readLines(text)
  const n = found.ok ? found.value.numbers.length : 0
  return n >= 1 && n <= mostQueens ? [{ ...params, n, given: [] }] : []
}
