/** Where things stand in the picture, in picture units. */
import type { TileParams } from './model'

export interface Layout {
  readonly rows: number
  readonly columns: number
  /** Side of a square, and the gap round a tile in it. */
  readonly cell: number
  readonly gap: number
  readonly left: number
  readonly top: number
  /** Middle of the line of text under the board. */
  readonly below: number
  readonly goalLeft: number
  readonly goalTop: number
  readonly goalCell: number
  readonly width: number
  readonly height: number
}

const margin = 28
/** By the longer side: what makes boards about as large as each other. */
const cells = [0, 0, 112, 100, 82, 70, 62]

export function layoutOf([rows, columns]: TileParams['size']): Layout {
  const cell = cells[Math.max(rows, columns)] as number
  const goalCell = Math.round(cell * 0.36)
  const right = margin + columns * cell
  const bottom = margin + rows * cell
  const goalLeft = right + 40
  return {
    rows,
    columns,
    cell,
    gap: 3,
    left: margin,
    top: margin,
    below: bottom + 36,
    goalLeft,
    goalTop: margin + 22,
    goalCell,
    // Room for f = g + h and the limit of a round, on narrow boards too.
    width: Math.max(goalLeft + columns * goalCell + margin, 330),
    height: bottom + 60,
  }
}

/** Centre of a square. */
export const centreX = ({ left, cell, columns }: Layout, square: number): number =>
  left + ((square % columns) + 0.5) * cell
export const centreY = ({ top, cell, columns }: Layout, square: number): number =>
  top + (Math.floor(square / columns) + 0.5) * cell

/** The square at (x, y). */
export function squareAt(
  { left, top, cell, rows, columns }: Layout,
  x: number,
  y: number,
): number | undefined {
  const row = Math.floor((y - top) / cell)
  const column = Math.floor((x - left) / cell)
  const isInside = row >= 0 && row < rows && column >= 0 && column < columns
  return isInside ? row * columns + column : undefined
}
