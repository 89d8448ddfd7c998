/** N queens, row by row: a move is the column (0 … n − 1) of the queen in the first row that has none. */
import type { Value } from '../../form/field'
import type { Position, Status } from '../../puzzle'

export type QueensParams = {
  readonly [id: string]: Value
  /** Rows, columns and queens. */
  readonly n: number
  /** Queens that stand from the start: a column for each row, −1 for any; rows left out may have any, too. */
  readonly given: readonly number[]
}

/** A row of squares is one word of 32 bits. */
export const mostQueens = 32

export interface QueensPosition extends Position {
  readonly n: number
  /** The article's Q: `queens[i]` is the column of the queen in row i. Only rows before `row` count. */
  readonly queens: Int32Array
  /** The article's r: the row in work, and so the number of queens on the board. */
  row: number
  /**
   * Four words a row. The first three are for the lines: bit j is set where the queens above attack column j along that
   * line. The fourth is not used; with it, finding a row takes a shift.
   */
  readonly attacked: Int32Array
  readonly given: readonly number[]
  /** A word a row, bit j set where column j may be tried beside the queens given; undefined where none is. */
  readonly open: Int32Array | undefined
}

/** The article's three tests in its order. A refusal is the sum of 1, 2 and 4 for those that the square fails. */
export const lines = ['column', 'rising', 'falling'] as const

/** Where a queen attacks; of the diagonals the rising one leans to the right (/), the falling one to the left (\). */
export type Line = (typeof lines)[number]

/**
 * Attacks are kept, not looked for: a test costs the same however many queens there are, and taking a queen back costs
 * nothing. The functions below are shared by all positions, since an engine that meets new ones with each position
 * runs at two thirds of the speed.
 */
export function makePosition({ n, given }: QueensParams): QueensPosition {
  return {
    n,
    queens: new Int32Array(n),
    row: 0,
    // One row more than the board has: the last queen attacks squares below it too.
    attacked: new Int32Array(4 * (n + 1)),
    given,
    open: openBeside(n, given),
    maxMoves: n,
    moves,
    refuse,
    play,
    undo,
    status,
  }
}

/**
 * Attacked columns too, as in the article's loop: so visits and refusals together are the tests it makes. But a row
 * whose queen is given has that column alone, and what a given queen attacks is not tried.
 */
function moves(this: QueensPosition, into: Int32Array, at: number): number {
  const { n, open } = this
  if (open) return openMoves(open[this.row] as number, into, at)
  for (let column = 0; column < n; column++) into[at + column] = column
  return n
}

function openMoves(columns: number, into: Int32Array, at: number): number {
  let count = 0
  for (let left = columns; left !== 0; left &= left - 1) into[at + count++] = 31 - Math.clz32(left & -left)
  return count
}

/** Where two given queens attack each other nothing is open: every way would fail. */
function openBeside(n: number, given: readonly number[]): Int32Array | undefined {
  if (given.every((column) => column < 0)) return undefined
  const open = new Int32Array(n + 1)
  if (conflictOf(given)) return open
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++)
      if (given[row] === column || ((given[row] ?? -1) < 0 && !givenAttack(given, row, column)))
        open[row] = (open[row] as number) | (1 << column)
  return open
}

/** The first two given queens that attack each other, by row. */
export function conflictOf(given: readonly number[]): readonly [number, number] | undefined {
  for (let row = 0; row < given.length; row++) {
    const column = given[row] as number
    const other = column < 0 ? undefined : givenAttack(given, row, column)
    if (other !== undefined) return [Math.min(row, other), Math.max(row, other)]
  }
  return undefined
}

/** The row of the first given queen, above or below, that attacks the square; the row's own queen does not count. */
export function givenAttack(given: readonly number[], row: number, column: number): number | undefined {
  const at = given.findIndex((queen, i) => {
    const away = Math.abs(row - i)
    return queen >= 0 && away > 0 && (queen === column || Math.abs(queen - column) === away)
  })
  return at < 0 ? undefined : at
}

function refuse(this: QueensPosition, column: number): number {
  const { attacked } = this
  const at = this.row << 2
  return (
    (((attacked[at] as number) >>> column) & 1) |
    ((((attacked[at + 1] as number) >>> column) & 1) << 1) |
    ((((attacked[at + 2] as number) >>> column) & 1) << 2)
  )
}

function play(this: QueensPosition, column: number): void {
  const { attacked, row } = this
  const at = row << 2
  const square = 1 << column
  this.queens[row] = column
  attacked[at + 4] = (attacked[at] as number) | square
  // A row further down, a rising diagonal is a column further left and a falling one a column further right.
  attacked[at + 5] = ((attacked[at + 1] as number) | square) >>> 1
  attacked[at + 6] = ((attacked[at + 2] as number) | square) << 1
  this.row = row + 1
}

function undo(this: QueensPosition): void {
  this.row--
}

function status(this: QueensPosition): Status {
  return this.row === this.n ? 'solved' : 'branch'
}

/** A queen above, and the line on which it attacks. */
export interface Attack {
  readonly row: number
  readonly line: Line
}

/** The attack that the article's inner loop meets first: that of the smallest i. */
export function attackOn(queens: ArrayLike<number>, row: number, column: number): Attack | undefined {
  for (let i = 0; i < row; i++) {
    const line = lineBetween(i, queens[i] as number, row, column)
    if (line) return { row: i, line }
  }
  return undefined
}

/** The line from the queen in row i, column q, to the square in row r, column j. */
function lineBetween(i: number, q: number, r: number, j: number): Line | undefined {
  if (q === j) return 'column'
  if (q === j + r - i) return 'rising'
  return q === j - r + i ? 'falling' : undefined
}
