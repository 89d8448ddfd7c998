/** Where things stand in the picture, in picture units. */
import type { Spot } from '../../puzzle'
import type { QueensParams } from './model'

export interface Layout {
  readonly n: number
  /** Side of a square. */
  readonly cell: number
  /** Edges of the board. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** The array Q, one box beside each row. */
  readonly boxLeft: number
  readonly boxRight: number
  readonly width: number
  readonly height: number
}

/** Left of the board and above it, for the coordinates. */
const margin = 32

/** Squares that make the usual boards about as large, within the sizes that a queen and a number look well at. */
const cellOf = (n: number): number => Math.min(80, Math.max(26, 2 * Math.floor(272 / n)))

export function layoutOf(n: number): Layout {
  const cell = cellOf(n)
  const right = margin + n * cell
  const bottom = margin + n * cell
  // The indices of Q stand between the board and the boxes.
  const boxLeft = right + 44
  const boxRight = boxLeft + Math.min(44, Math.max(32, cell))
  return {
    n,
    cell,
    left: margin,
    top: margin,
    right,
    bottom,
    boxLeft,
    boxRight,
    width: boxRight + 16,
    height: bottom + 44,
  }
}

/** The square at (x, y), in picture units, as row · n + column; undefined beside the board. */
export function squareAt({ n, cell, left, top }: Layout, x: number, y: number): number | undefined {
  const row = Math.floor((y - top) / cell)
  const column = Math.floor((x - left) / cell)
  return row < 0 || row >= n || column < 0 || column >= n ? undefined : row * n + column
}

/** A square of row r stands for the queen of level r + 1 in its column. */
export function moveAt({ n }: QueensParams, x: number, y: number): Spot | undefined {
  const layout = layoutOf(n)
  const square = squareAt(layout, x, y)
  if (square === undefined) return undefined
  const { cell, left, top } = layout
  const row = Math.floor(square / n)
  const column = square % n
  const corner = { x: left + column * cell, y: top + row * cell }
  return { move: column, level: row + 1, ...corner, w: cell, h: cell }
}

/** Centre of a square; halves lead to its edges. */
export const centreX = ({ left, cell }: Layout, column: number): number => left + (column + 0.5) * cell
export const centreY = ({ top, cell }: Layout, row: number): number => top + (row + 0.5) * cell
