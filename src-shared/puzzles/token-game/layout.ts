/** Where things stand in the picture, in picture units. */
import type { Spot } from '../../puzzle'
import { finishOf, type TokenParams } from './model'
import type { Side } from './moves'

export interface Layout {
  readonly n: number
  /** The place at which a token is home; the border behind the board is drawn only where it is used. */
  readonly finish: number
  readonly cell: number
  /** The corner of the border. */
  readonly left: number
  readonly top: number
  /** How many squares there are in a line, from border to border. */
  readonly across: number
  /** Middle of the line of text under the board. */
  readonly below: number
  /** The list of levels: its box, how high a row is, and how many there are. */
  readonly strip: {
    readonly x: number
    readonly y: number
    readonly w: number
    readonly row: number
    readonly rows: number
  }
  readonly width: number
  readonly height: number
}

const margin = 30
const cells = [0, 96, 92, 80, 70, 62, 56]
const stripWidth = 232
const rowHeight = 24

export function layoutOf(params: TokenParams): Layout {
  const { n } = params
  const finish = finishOf(params)
  const cell = cells[n] as number
  const across = finish + 1
  const side = across * cell
  // A small board must not leave the levels without room.
  const height = Math.max(side, 13 * rowHeight)
  const top = margin + (height - side) / 2
  const x = margin + side + 34
  return {
    n,
    finish,
    cell,
    left: margin,
    top,
    across,
    below: margin + height + 30,
    strip: { x, y: margin, w: stripWidth, row: rowHeight, rows: Math.floor(height / rowHeight) - 1 },
    width: x + stripWidth + margin,
    height: margin + height + 56,
  }
}

/** Centre of a token of this side in its line; its place counts from 0 in the border. */
export function centreOf({ left, top, cell }: Layout, side: Side, token: number, place: number) {
  const along = (place + 0.5) * cell
  const aside = (token + 1.5) * cell
  return side === 0 ? { x: left + along, y: top + aside } : { x: left + aside, y: top + along }
}

/** Row and column at (x, y), from 0 in the border; undefined outside and in the corners. */
export function squareAt({ left, top, cell, n, across }: Layout, x: number, y: number) {
  const row = Math.floor((y - top) / cell)
  const column = Math.floor((x - left) / cell)
  const isIn = (at: number) => at >= 0 && at < across
  const isLine = (at: number) => at >= 1 && at <= n
  return isIn(row) && isIn(column) && (isLine(row) || isLine(column)) ? { row, column } : undefined
}

/** The box of a square. */
export const boxOf = ({ left, top, cell }: Layout, row: number, column: number): Omit<Spot, 'move'> => ({
  x: left + column * cell,
  y: top + row * cell,
  w: cell,
  h: cell,
})
