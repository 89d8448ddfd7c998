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
  /** Visited squares in order; `path[0]` is the start, `path[length − 1]` the knight. */
  readonly path: Int32Array
  length: number
  /** Unvisited squares a knight's move from each square (index: square number). */
  readonly onward: Uint8Array
  readonly visited: Uint8Array
}

export interface Board {
  readonly rows: number
  readonly columns: number
  readonly squares: number
  /** The neighbours of square s, ascending: `neighbours[first[s] … first[s + 1] − 1]`. */
  readonly neighbours: Int32Array
  readonly first: Int32Array
}

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

export function makeBoard(rows: number, columns: number): Board {
  const squares = rows * columns
  const neighbours = new Int32Array(8 * squares)
  const first = new Int32Array(squares + 2)
  let count = 0
  for (let square = 1; square <= squares; square++) {
    first[square] = count
    const row = rowOf(square, columns)
    const column = columnOf(square, columns)
    for (const [down, right] of jumps) {
      const r = row + down
      const c = column + right
      if (r >= 0 && r < rows && c >= 0 && c < columns) neighbours[count++] = r * columns + c + 1
    }
  }
  first[squares + 1] = count
  return { rows, columns, squares, neighbours: neighbours.slice(0, count), first }
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
 * Onward counts are kept up to date by every move (at most eight decrements), not counted anew, so that
 * ordering candidates by them costs one look-up each.
 */
export function makePosition(params: KnightParams): KnightPosition {
  const { size, start, closed } = params
  const board = makeBoard(size[0], size[1])
  const { squares, neighbours, first } = board
  const visited = new Uint8Array(squares + 1)
  const onward = new Uint8Array(squares + 1)
  const path = new Int32Array(squares)
  for (let square = 1; square <= squares; square++) onward[square] = (first[square + 1] as number) - (first[square] as number)

  const enter = (square: number): void => {
    visited[square] = 1
    const end = first[square + 1] as number
    for (let i = first[square] as number; i < end; i++) (onward[neighbours[i] as number] as number)--
  }
  const position: KnightPosition = {
    rows: board.rows,
    columns: board.columns,
    start,
    path,
    length: 1,
    onward,
    visited,
    maxMoves: 8,
    moves(into, at) {
      const here = path[this.length - 1] as number
      const end = first[here + 1] as number
      let to = at
      for (let i = first[here] as number; i < end; i++) {
        const square = neighbours[i] as number
        if (visited[square] === 0) into[to++] = square
      }
      return to - at
    },
    refuse: () => 0,
    play(square) {
      path[this.length++] = square
      enter(square)
    },
    undo(square) {
      this.length--
      visited[square] = 0
      const end = first[square + 1] as number
      for (let i = first[square] as number; i < end; i++) (onward[neighbours[i] as number] as number)++
    },
    status(): Status {
      if (!closed) return this.length === squares ? 'solved' : 'branch'
      if (this.length === squares)
        return isKnightMove(path[squares - 1] as number, start, board.columns) ? 'solved' : 'failed'
      // Without a free neighbour the start can no longer be reached at the end.
      return onward[start] === 0 ? 'failed' : 'branch'
    },
  }
  path[0] = start
  enter(start)
  return position
}
