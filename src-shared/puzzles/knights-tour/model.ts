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
  /** 1 where the square is visited, and at 0, which stands for all that is off the board. */
  readonly visited: Uint8Array
  /** Eight numbers a square: its neighbours in ascending order, 0 where a jump would leave the board. */
  readonly neighbours: Int32Array
  /** See `distanceFromCentre`. */
  readonly distances: Int32Array
}

/** Unvisited squares a knight's move from the square. */
export function onwardCount({ neighbours, visited }: KnightPosition, square: number): number {
  const first = square << 3
  let count = 8
  for (let i = first; i < first + 8; i++) count -= visited[neighbours[i] as number] as number
  return count
}

export const isVisited = ({ visited }: KnightPosition, square: number): boolean => visited[square] === 1

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

function neighboursOf(rows: number, columns: number): Int32Array {
  const neighbours = new Int32Array(8 * (rows * columns + 1))
  for (let square = 1; square <= rows * columns; square++)
    for (const [i, [down, right]] of jumps.entries()) {
      const row = rowOf(square, columns) + down
      const column = columnOf(square, columns) + right
      const isOnBoard = row >= 0 && row < rows && column >= 0 && column < columns
      neighbours[8 * square + i] = isOnBoard ? row * columns + column + 1 : 0
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
 * All loops make eight rounds, off the board too: a processor guesses them right, as it does not the two to eight that
 * a square has. The functions are shared by all positions: an engine that meets new ones with each position runs
 * markedly slower.
 */
const rules: Pick<Position, 'moves' | 'refuse' | 'play' | 'undo' | 'status'> & ThisType<KnightPosition> = {
  moves(into, at) {
    const { neighbours, visited } = this
    const first = (this.path[this.length - 1] as number) << 3
    let to = at
    for (let i = first; i < first + 8; i++) {
      const square = neighbours[i] as number
      // Written in any case; only an unvisited square makes room for the next.
      into[to] = square
      to += 1 - (visited[square] as number)
    }
    return to - at
  },
  refuse: () => 0,
  play(square) {
    this.path[this.length++] = square
    this.visited[square] = 1
  },
  undo(square) {
    this.length--
    this.visited[square] = 0
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
    visited: Uint8Array.from({ length: count + 1 }, (_, square) => (square === 0 ? 1 : 0)),
    neighbours,
    distances: Int32Array.from({ length: count + 1 }, (_, square) =>
      distanceFromCentre(square, rows, columns),
    ),
    maxMoves: 8,
    moves: rules.moves,
    refuse: rules.refuse,
    play: rules.play,
    undo: rules.undo,
    status: rules.status,
  }
  position.play(start)
  return position
}
