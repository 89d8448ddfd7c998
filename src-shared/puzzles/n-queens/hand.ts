/** N queens played by hand: a hand is the squares with queens (row · n + column), in the order placed. */
import { anyNumber } from '../../form/field'
import type { Hand, HandPlay, HandSpot } from '../../hand'
import type { Message } from '../../lib/message'
import { shortest } from './given'
import { type Clash, drawHand } from './handScene'
import { layoutOf } from './layout'
import type { QueensParams } from './model'

export const queensHand: HandPlay<QueensParams> = {
  start: startOf,
  isHand: (params, squares) =>
    squares.every((square) => square >= 0 && square < params.n ** 2) &&
    new Set(squares).size === squares.length &&
    startOf(params).every((square) => squares.includes(square)),
  spots: ({ n }) => spotsOf(n),
  press(params, { hand }, square) {
    if (!hand.includes(square)) return { hand: [...hand, square] }
    if (startOf(params).includes(square)) return { hand, why: say('given', placeOf(params.n, square)) }
    return { hand: hand.filter((each) => each !== square) }
  },
  draw: ({ n, given }, { hand, hinted }) =>
    drawHand({ n, hand, given, hinted, clashes: clashesOf(n, hand), attacked: attackedBy(n, hand) }),
  say: ({ n }, { hand }) => sayHand(n, hand),
  spotText: ({ n }, { hand }, square) => squareText(n, hand, square),
  isSelected: (_, { hand }, square) => hand.includes(square),
  isSolved: ({ n }, hand) => isWhole(n, hand),
  line: ({ n }, hand) => (isWhole(n, hand) ? columnsOf(n, hand) : undefined),
  ofLine(params, line) {
    const squares = line.map((column, row) => row * params.n + column)
    return [...new Set([...startOf(params), ...squares])]
  },
  rest({ n }, hand) {
    if (clashesOf(n, hand).length > 0) return undefined
    return { params: { n, given: shortest(columnsOf(n, hand)) }, strategy: 'place-queens' }
  },
  hint({ n }, hand, line) {
    const row = tightestRow(n, hand)
    return { hand: row === undefined ? hand : [...hand, row * n + (line[row] as number)], line }
  },
}

function startOf({ n, given }: QueensParams): Hand {
  return given.flatMap((column, row) => (column === anyNumber ? [] : [row * n + column]))
}

function spotsOf(n: number): readonly HandSpot[] {
  const { left, top, cell } = layoutOf(n)
  return Array.from({ length: n * n }, (_, square) => {
    const { row, column } = placeOf(n, square)
    return { row, column, x: left + column * cell, y: top + row * cell, w: cell, h: cell }
  })
}

const placeOf = (n: number, square: number) => ({ row: Math.floor(square / n), column: square % n })

const isWhole = (n: number, hand: Hand): boolean => hand.length === n && clashesOf(n, hand).length === 0

/** By row the column of its queen; `anyNumber` where there is none. */
function columnsOf(n: number, hand: Hand): number[] {
  const columns = new Array<number>(n).fill(anyNumber)
  for (const square of hand) columns[Math.floor(square / n)] = square % n
  return columns
}

/** Every pair that attack each other, in reading order. */
function clashesOf(n: number, hand: Hand): Clash[] {
  const squares = [...hand].sort((a, b) => a - b)
  return squares.flatMap((a, i) =>
    squares.slice(i + 1).flatMap((b) => {
      const line = lineThrough(n, a, b)
      return line ? [{ a, b, line }] : []
    }),
  )
}

/** The line that two squares share, `a` being the upper or left one. */
function lineThrough(n: number, a: number, b: number): Clash['line'] | undefined {
  const down = Math.floor(b / n) - Math.floor(a / n)
  const right = (b % n) - (a % n)
  if (down === 0) return 'row'
  if (right === 0) return 'column'
  if (right === down) return 'falling'
  return right === -down ? 'rising' : undefined
}

/** 1 where a queen could not stand: some other queen attacks the square. */
function attackedBy(n: number, hand: Hand): Uint8Array {
  const attacked = new Uint8Array(n * n)
  for (const queen of hand)
    for (let square = 0; square < n * n; square++)
      if (square !== queen && lineThrough(n, Math.min(queen, square), Math.max(queen, square)))
        attacked[square] = 1
  return attacked
}

/** Of the rows without a queen, the one with the fewest free squares: there the next queen is surest. */
function tightestRow(n: number, hand: Hand): number | undefined {
  const free = freeByRow(n, hand)
  const rows = free.flatMap((count, row) => (count === undefined ? [] : [{ row, count }]))
  return rows.sort((a, b) => a.count - b.count || a.row - b.row)[0]?.row
}

/** How many squares of each row are free; undefined for a row that has a queen. */
function freeByRow(n: number, hand: Hand): (number | undefined)[] {
  const attacked = attackedBy(n, hand)
  const filled = new Set(hand.map((square) => Math.floor(square / n)))
  return Array.from({ length: n }, (_, row) =>
    filled.has(row)
      ? undefined
      : attacked.subarray(row * n, (row + 1) * n).reduce((sum, isAttacked) => sum + 1 - isAttacked, 0),
  )
}

/** More pairs than this are only counted. */
const pairsSaid = 3

function sayHand(n: number, hand: Hand): Message[] {
  const clashes = clashesOf(n, hand)
  if (clashes.length === 0 && hand.length === n) return [say('solved', { n })]
  const more = clashes.length - pairsSaid
  return [
    say('count', { count: hand.length, n, pairs: clashes.length }),
    ...clashes.slice(0, pairsSaid).map((clash) => sayClash(n, clash)),
    ...(more > 0 ? [say('more', { count: more })] : []),
    ...(clashes.length === 0 ? sayClosed(n, hand) : []),
  ]
}

/** A row without a queen and without a free square: this hand leads nowhere. */
function sayClosed(n: number, hand: Hand): Message[] {
  const row = freeByRow(n, hand).indexOf(0)
  return row < 0 ? [] : [say('closed', { row })]
}

function sayClash(n: number, { a, b, line }: Clash): Message {
  const [p, q] = [a % n, b % n]
  const rows = { a: Math.floor(a / n), b: Math.floor(b / n) }
  return line === 'row' ? say('row', { a: rows.a, p, q }) : say('pair', { ...rows, line, column: p })
}

function squareText(n: number, hand: Hand, square: number): Message {
  const isAttacked = attackedBy(n, hand)[square] === 1
  const state = hand.includes(square) ? (isAttacked ? 'clash' : 'queen') : isAttacked ? 'attacked' : 'free'
  return say('square', { row: Math.floor(square / n), column: square % n, state })
}

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `n-queens.hand.${key}`,
  values,
})
