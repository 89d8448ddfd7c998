/**
 * Where the states of a space lie on its map. Each layer is a band of squares, a square a state, row by row in the
 * order found: so the bands, side by side, are also the chart of how many states there are at each distance.
 */
import type { StateSpace } from './space'
import { depthOf } from './ways'

export interface MapLayout {
  readonly layers: Int32Array
  /** Squares side by side in a band, and between two bands. */
  readonly across: number
  readonly gap: number
  /** Squares of the whole map. */
  readonly rows: number
  readonly columns: number
  /** Of a square, in picture units; below 1 where there are too many. Else it is whole, so that pixels meet pixels. */
  readonly side: number
  /** Corner of the squares. */
  readonly left: number
  readonly top: number
  /** The middle of the line of distances below. */
  readonly axis: number
  /** Of the picture. */
  readonly width: number
  readonly height: number
}

/** Around the squares, in units; below them stand the distances. */
const margin = 14
const axisHeight = 22

/** Few states are not drawn larger than this. */
const mostSide = 24

/** Fills a picture of this size with squares as large as may be. */
export function layOut({ layers }: StateSpace, width: number, height: number): MapLayout {
  const bands = layers.length - 1
  let most = 0
  for (let depth = 0; depth < bands; depth++) most = Math.max(most, sizeOf(layers, depth))
  const room = {
    width: Math.max(1, width - 2 * margin),
    height: Math.max(1, height - 2 * margin - axisHeight),
  }
  let best = { across: 1, gap: 1, side: 0 }
  for (let across = 1; across <= most; across++) {
    const gap = Math.max(1, Math.round(across / 4))
    const wide = room.width / (bands * (across + gap) - gap)
    const side = Math.min(mostSide, wide, room.height / Math.ceil(most / across))
    if (side > best.side) best = { across, gap, side }
    // Wider bands are only more cramped.
    if (wide < best.side) break
  }
  const side = best.side >= 1 ? Math.floor(best.side) : best.side
  const columns = bands * (best.across + best.gap) - best.gap
  const rows = Math.ceil(most / best.across)
  const top = margin + Math.floor((room.height - rows * side) / 2)
  return {
    layers,
    across: best.across,
    gap: best.gap,
    rows,
    columns,
    side,
    left: Math.floor((width - columns * side) / 2),
    top,
    axis: top + rows * side + axisHeight / 2 + 4,
    width,
    height,
  }
}

/** The square of a state: its column and row on the map. */
export function squareOf(
  layout: MapLayout,
  space: StateSpace,
  state: number,
): { column: number; row: number } {
  const { layers, across, gap } = layout
  const depth = depthOf(space, state)
  const place = state - (layers[depth] as number)
  return {
    column: depth * (across + gap) + (place % across),
    row: firstRow(layout, depth) + Math.floor(place / across),
  }
}

/** The middle of a state's square, in picture units. */
export function middleOf(layout: MapLayout, space: StateSpace, state: number): { x: number; y: number } {
  const { column, row } = squareOf(layout, space, state)
  return { x: layout.left + (column + 0.5) * layout.side, y: layout.top + (row + 0.5) * layout.side }
}

/** The state whose square is at (x, y), in picture units; undefined where none is. */
export function stateAt(layout: MapLayout, x: number, y: number): number | undefined {
  const { layers, across, gap, side } = layout
  const column = Math.floor((x - layout.left) / side)
  const depth = Math.floor(column / (across + gap))
  const inBand = column - depth * (across + gap)
  if (depth < 0 || depth >= layers.length - 1 || inBand >= across) return undefined
  const row = Math.floor((y - layout.top) / side) - firstRow(layout, depth)
  const place = row * across + inBand
  return row >= 0 && place < sizeOf(layers, depth) ? (layers[depth] as number) + place : undefined
}

/** Bands stand in the middle, so that lines from one to the next are short. */
const firstRow = ({ layers, across, rows }: MapLayout, depth: number): number =>
  Math.floor((rows - Math.ceil(sizeOf(layers, depth) / across)) / 2)

const sizeOf = (layers: Int32Array, depth: number): number =>
  (layers[depth + 1] as number) - (layers[depth] as number)
