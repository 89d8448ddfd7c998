/** Sliding tiles: numbers on a board with one blank, to be brought into the order of the goal. A move is a tile. */
import type { Value } from '../../form/field'
import type { Position, Status } from '../../puzzle'
import { distancesOf, neighboursOf } from './geometry'
import { conflictsIn, enter, type Lines, linesOf, relocate } from './lines'

export type TileParams = {
  readonly [id: string]: Value
  /** Rows, columns. */
  readonly size: readonly [number, number]
  /** Tiles row by row, 0 for the blank; each of the numbers once. */
  readonly start: readonly number[]
  readonly goal: readonly number[]
}

export const leastSide = 2
export const mostSide = 6

/** So many squares go into the code, and boards of at most so many have a number for a key. */
const inCode = 12
const mostInNumber = 16

/** Squares are numbered row by row from 0. */
export interface TilePosition extends Position {
  key(): number | string
  readonly rows: number
  readonly columns: number
  /** The tile on each square, and the square of each tile; the blank is tile 0. */
  readonly board: Uint8Array
  readonly places: Uint8Array
  readonly goalPlaces: Uint8Array
  /** Five numbers a square: how many neighbours, then the neighbours in ascending order. */
  readonly neighbours: Uint8Array
  /** Tiles that are not where the goal has them. */
  misplaced: number
  /** The sum of all tiles' ways to their goals, in rows and columns (Manhattan). */
  distance: number
  /** How many tiles must leave their line for others of it to pass. */
  conflicts: number
  /** By tile and square: the way to the tile's goal. */
  readonly distances: Uint8Array
  readonly lines: Lines
  /** The tiles of the first squares as one number: the sum of `weights` times tiles. */
  code: number
  readonly weights: Float64Array
}

export function makePosition({ size: [rows, columns], start, goal }: TileParams): TilePosition {
  const count = rows * columns
  const goalPlaces = new Uint8Array(count)
  for (const [square, tile] of goal.entries()) goalPlaces[tile] = square
  const coded = count > mostInNumber ? 0 : inCode
  const weights = Float64Array.from({ length: count }, (_, square) => (square < coded ? count ** square : 0))
  const position: TilePosition = {
    rows,
    columns,
    board: Uint8Array.from(start),
    places: new Uint8Array(count),
    goalPlaces,
    neighbours: neighboursOf(rows, columns),
    misplaced: 0,
    distance: 0,
    conflicts: 0,
    distances: distancesOf(columns, goalPlaces),
    lines: linesOf(rows, columns),
    code: 0,
    weights,
    maxMoves: 4,
    moves: rules.moves,
    refuse: rules.refuse,
    play: rules.play,
    undo: rules.undo,
    status: rules.status,
    bound: rules.bound,
    key: count > mostInNumber ? textKey : count > inCode ? rankedKey : numberKey,
  }
  setUp(position)
  return position
}

/** All that moves keep up to date, worked out from the board. */
function setUp(position: TilePosition): void {
  const { board, places, goalPlaces, distances, lines, weights } = position
  for (const [square, tile] of board.entries()) {
    places[tile] = square
    position.code += tile * (weights[square] as number)
    if (tile === 0) continue
    const goal = goalPlaces[tile] as number
    if (goal !== square) position.misplaced++
    position.distance += distances[tile * board.length + square] as number
    enter(lines, square, goal)
  }
  position.conflicts = conflictsIn(lines)
}

/** Shared by all positions: an engine that meets new functions with each position runs markedly slower. */
const rules: Pick<Position, 'moves' | 'refuse' | 'play' | 'undo' | 'status'> &
  Required<Pick<Position, 'bound'>> &
  ThisType<TilePosition> = {
  /** The tiles beside the blank, in the order of their squares: above, left, right, below. */
  moves(into, at) {
    const { neighbours, board } = this
    const first = 5 * (this.places[0] as number)
    const count = neighbours[first] as number
    for (let i = 0; i < count; i++) into[at + i] = board[neighbours[first + 1 + i] as number] as number
    return count
  },
  refuse: () => 0,
  play(tile) {
    slide(this, tile)
  },
  // The tile goes back where the blank is now.
  undo(tile) {
    slide(this, tile)
  },
  status(): Status {
    return this.misplaced === 0 ? 'solved' : 'branch'
  },
  /** Manhattan distance with linear conflict (Hansson, Mayer and Yung 1992): admissible and consistent. */
  bound() {
    return this.distance + 2 * this.conflicts
  },
}

function slide(position: TilePosition, tile: number): void {
  const { board, places, goalPlaces, distances, weights } = position
  const from = places[tile] as number
  const to = places[0] as number
  board[to] = tile
  board[from] = 0
  places[tile] = to
  places[0] = from
  const goal = goalPlaces[tile] as number
  if (goal === from) position.misplaced++
  else if (goal === to) position.misplaced--
  const row = tile * board.length
  position.distance += (distances[row + to] as number) - (distances[row + from] as number)
  position.code += tile * ((weights[to] as number) - (weights[from] as number))
  position.conflicts += relocate(position.lines, from, to, goal)
}

function numberKey(this: TilePosition): number {
  return this.code
}

/**
 * Sixteen squares of sixteen tiles are more than 53 bits. So only the first twelve go into the code; the few tiles left
 * are all in some order on the other squares, and that is ranked (Lehmer's code).
 */
function rankedKey(this: TilePosition): number {
  const { board } = this
  let rank = 0
  let ranks = 1
  for (let square = inCode; square < board.length; square++) {
    const tile = board[square] as number
    const left = board.length - square
    // One for each smaller tile that is still to come: the sign of the difference.
    let smaller = 0
    for (let later = square + 1; later < board.length; later++)
      smaller += ((board[later] as number) - tile) >>> 31
    rank = rank * left + smaller
    ranks *= left
  }
  return this.code * ranks + rank
}

function textKey(this: TilePosition): string {
  return String.fromCharCode(...this.board)
}

/** Tiles row by row, rows set apart by a bar. */
export function stateText({ board, columns, rows }: TilePosition): string {
  const row = (r: number) => Array.from(board.subarray(r * columns, (r + 1) * columns)).join(' ')
  return Array.from({ length: rows }, (_, r) => row(r)).join(' | ')
}
