/** The knight's tour: visit every square of an m × n board once. Squares are numbered 1 … m·n, row by row. */
import type { Value } from '../../form/field'
import type { Position, Status } from '../../puzzle'

export type KnightParams = {
  readonly [id: string]: Value
  /** Rows, columns. */
  readonly size: readonly [number, number]
  readonly start: number
  /** The tour must end one move from its start. */
  readonly closed: boolean
}

/** A move is the number of the square moved to. */
export interface KnightPosition extends Position {
  readonly rows: number
  readonly columns: number
  readonly start: number
  readonly closed: boolean
  /** Visited squares in order; `path[0]` is the start, `path[length − 1]` the knight. */
  readonly path: Int32Array
  length: number
  /** Per square the count of its unvisited neighbours, and `visited` added to it once it is visited. */
  readonly squares: Uint8Array
  /** Nine numbers a square: how many neighbours, then the neighbours in ascending order. */
  readonly neighbours: Int32Array
  /** See `distanceFromCentre`. */
  readonly distances: Int32Array
}

const visited = 16

/** Unvisited squares a knight's move from the square. */
export const onwardCount = (position: KnightPosition, square: number): number =>
  (position.squares[square] as number) & (visited - 1)

export const isVisited = (position: KnightPosition, square: number): boolean =>
  (position.squares[square] as number) >= visited

/** In this order the squares reached are in ascending number, as the article lists them. */
const jumps = [
  [-2, -1],
  [-2, 1],
  [-1, -2],
  [-1, 2],
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const

/** Numbers kept for each square: see `KnightPosition.neighbours`. */
const stride = 9

function neighboursOf(rows: number, columns: number): Int32Array {
  const neighbours = new Int32Array(stride * (rows * columns + 1))
  for (let square = 1; square <= rows * columns; square++) {
    const at = stride * square
    for (const [down, right] of jumps) {
      const row = rowOf(square, columns) + down
      const column = columnOf(square, columns) + right
      if (row < 0 || row >= rows || column < 0 || column >= columns) continue
      ;(neighbours[at] as number)++
      neighbours[at + (neighbours[at] as number)] = row * columns + column + 1
    }
  }
  return neighbours
}

/** 0-based row and column of a square. */
export const rowOf = (square: number, columns: number): number => Math.floor((square - 1) / columns)
export const columnOf = (square: number, columns: number): number => (square - 1) % columns

/** Four times the squared distance from the true centre of the board: a whole number on every board. */
export function distanceFromCentre(square: number, rows: number, columns: number): number {
  const down = 2 * rowOf(square, columns) - (rows - 1)
  const right = 2 * columnOf(square, columns) - (columns - 1)
  return down * down + right * right
}

export function isKnightMove(from: number, to: number, columns: number): boolean {
  const down = Math.abs(rowOf(from, columns) - rowOf(to, columns))
  const right = Math.abs(columnOf(from, columns) - columnOf(to, columns))
  return down * right === 2
}

/**
 * Onward counts are kept up to date by every move (at most eight decrements), not counted anew, so that ordering
 * candidates by them costs one look-up each. The functions are shared by all positions: an engine that meets new
 * ones with each position runs markedly slower.
 */
const rules: Pick<Position, 'moves' | 'refuse' | 'play' | 'undo' | 'status'> & ThisType<KnightPosition> = {
  moves(into, at) {
    const { neighbours, squares } = this
    const first = stride * (this.path[this.length - 1] as number)
    const last = first + (neighbours[first] as number)
    let to = at
    for (let i = first + 1; i <= last; i++) {
      const square = neighbours[i] as number
      if ((squares[square] as number) < visited) into[to++] = square
    }
    return to - at
  },
  refuse: () => 0,
  play(square) {
    const { neighbours, squares } = this
    this.path[this.length++] = square
    ;(squares[square] as number) += visited
    const first = stride * square
    const last = first + (neighbours[first] as number)
    for (let i = first + 1; i <= last; i++) (squares[neighbours[i] as number] as number)--
  },
  undo(square) {
    const { neighbours, squares } = this
    this.length--
    ;(squares[square] as number) -= visited
    const first = stride * square
    const last = first + (neighbours[first] as number)
    for (let i = first + 1; i <= last; i++) (squares[neighbours[i] as number] as number)++
  },
  status(): Status {
    const { closed, path, length, start } = this
    const isComplete = length === path.length
    if (!closed) return isComplete ? 'solved' : 'branch'
    if (isComplete) return isKnightMove(path[length - 1] as number, start, this.columns) ? 'solved' : 'failed'
    // Without a free neighbour the start can no longer be reached at the end.
    return onwardCount(this, start) === 0 ? 'failed' : 'branch'
  },
}

export function makePosition({ size: [rows, columns], start, closed }: KnightParams): KnightPosition {
  const count = rows * columns
  const neighbours = neighboursOf(rows, columns)
  const position: KnightPosition = {
    rows,
    columns,
    start,
    closed,
    path: new Int32Array(count),
    length: 0,
    squares: Uint8Array.from({ length: count + 1 }, (_, square) => neighbours[stride * square] as number),
    neighbours,
    distances: Int32Array.from({ length: count + 1 }, (_, square) =>
      distanceFromCentre(square, rows, columns),
    ),
    maxMoves: 8,
    ...rules,
  }
  position.play(start)
  return position
}
