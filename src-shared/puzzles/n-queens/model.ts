/** N queens, row by row: a move is the column (0 … n − 1) of the queen in the first row that has none. */
import type { Value } from '../../form/field'
import type { Position, Status } from '../../puzzle'

export type QueensParams = {
  readonly [id: string]: Value
  /** Rows, columns and queens. */
  readonly n: number
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
export function makePosition({ n }: QueensParams): QueensPosition {
  return {
    n,
    queens: new Int32Array(n),
    row: 0,
    // One row more than the board has: the last queen attacks squares below it too.
    attacked: new Int32Array(4 * (n + 1)),
    maxMoves: n,
    moves,
    refuse,
    play,
    undo,
    status,
  }
}

/** Attacked columns too, as in the article's loop: so visits and refusals together are the tests it makes. */
function moves(this: QueensPosition, into: Int32Array, at: number): number {
  const { n } = this
  for (let column = 0; column < n; column++) into[at + column] = column
  return n
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
