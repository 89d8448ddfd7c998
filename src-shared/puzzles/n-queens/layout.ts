/** Where things stand in the picture, in picture units. */

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

/** Centre of a square; halves lead to its edges. */
export const centreX = ({ left, cell }: Layout, column: number): number => left + (column + 0.5) * cell
export const centreY = ({ top, cell }: Layout, row: number): number => top + (row + 0.5) * cell
