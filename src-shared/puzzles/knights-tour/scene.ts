/** The board, the line so far, the knight, and on each candidate its ways on. */

import { knightOutline, statusOutlines } from '../../picture/outlines'
import type { Mark, Picture } from '../../picture/picture'
import type { Spot } from '../../puzzle'
import type { Move } from '../../step'
import type { KnightMoment } from './explain'
import { columnOf, isVisited, type KnightParams, onwardCount, rowOf } from './model'

const cell = 64
const margin = 28

const sizeOf = (rows: number, columns: number) => ({
  width: columns * cell + 2 * margin,
  height: rows * cell + 2 * margin,
})

/** Centre of a square, in picture units. */
const centreX = (square: number, columns: number) => margin + (columnOf(square, columns) + 0.5) * cell
const centreY = (square: number, columns: number) => margin + (rowOf(square, columns) + 0.5) * cell

export function draw(moment: KnightMoment): Picture {
  const { rows, columns } = moment.position
  return {
    ...sizeOf(rows, columns),
    marks: [
      ...coordinates(rows, columns),
      ...board(moment),
      ...line(moment),
      ...(moment.solved ? [] : candidates(moment)),
      knight(moment),
    ],
  }
}

/** A press on a square makes it the start. */
export function press(params: KnightParams, x: number, y: number): KnightParams | undefined {
  const spot = moveAt(params, x, y)
  return spot && { ...params, start: spot.move }
}

/** A square stands for the move to it. */
export function moveAt(params: KnightParams, x: number, y: number): Spot | undefined {
  const columns = params.size[1]
  const row = Math.floor((y - margin) / cell)
  const column = Math.floor((x - margin) / cell)
  return column < 0 || column >= columns ? undefined : spotOf(params, row * columns + column + 1)
}

/** The square that a move leads to, if the board has it. */
export function spotOf({ size: [rows, columns] }: KnightParams, move: Move): Spot | undefined {
  if (move < 1 || move > rows * columns) return undefined
  const [x, y] = [columnOf(move, columns), rowOf(move, columns)].map((at) => margin + at * cell)
  return { move, x: x as number, y: y as number, w: cell, h: cell }
}

function coordinates(rows: number, columns: number): Mark[] {
  const label = (key: string, text: number, x: number, y: number): Mark => ({
    kind: 'text',
    key,
    text: String(text),
    x,
    y,
    size: 12,
    fill: 'text-muted',
  })
  const top = Array.from({ length: columns }, (_, i) =>
    label(`column-${i}`, i + 1, margin + (i + 0.5) * cell, margin / 2),
  )
  const left = Array.from({ length: rows }, (_, i) =>
    label(`row-${i}`, i + 1, margin / 2, margin + (i + 0.5) * cell),
  )
  return [...top, ...left]
}

function board({ position }: KnightMoment): Mark[] {
  const { rows, columns } = position
  const squares = rows * columns
  const grid = { x: margin, y: margin, rows, columns, cell } as const
  const shades = new Uint8Array(squares)
  const numbers = new Int32Array(squares)
  for (let square = 1; square <= squares; square++) {
    const dark = (rowOf(square, columns) + columnOf(square, columns)) % 2
    shades[square - 1] = dark + (isVisited(position, square) ? 2 : 0)
    numbers[square - 1] = square
  }
  return [
    {
      kind: 'cells',
      key: 'board',
      ...grid,
      inks: ['square-light', 'square-dark', 'visited-light', 'visited-dark'],
      values: shades,
    },
    // The article's numbering, small, in the upper left of each square.
    {
      kind: 'numbers',
      key: 'squares',
      ...grid,
      x: margin - 19,
      y: margin - 23,
      size: 11,
      fill: 'text-muted',
      values: numbers,
    },
    {
      kind: 'rect',
      key: 'edge',
      x: margin,
      y: margin,
      w: columns * cell,
      h: rows * cell,
      stroke: 'frame',
      width: 1,
    },
  ]
}

function line({ position }: KnightMoment): Mark[] {
  const { rows, columns, path, length } = position
  const points = new Float32Array(2 * length)
  const numbers = new Int32Array(rows * columns)
  for (let i = 0; i < length; i++) {
    const square = path[i] as number
    points[2 * i] = centreX(square, columns)
    points[2 * i + 1] = centreY(square, columns)
    // The knight stands on the last one.
    if (i < length - 1) numbers[square - 1] = i + 1
  }
  const grid = { x: margin, y: margin, rows, columns, cell } as const
  return [
    { kind: 'polyline', key: 'line', points, stroke: 'line', width: 4, fade: 0.3 },
    {
      kind: 'numbers',
      key: 'moves',
      ...grid,
      size: 18,
      fill: 'number',
      plate: 'square-visited',
      values: numbers,
    },
  ]
}

/** Tried candidates are dead; of the others the one taken next is filled. */
function candidates({ position, candidates: all, tried }: KnightMoment): Mark[] {
  const { columns } = position
  return all.flatMap((square, i): Mark[] => {
    const x = centreX(square, columns)
    const y = centreY(square, columns)
    if (i < tried) {
      const half = 13
      const at = { x: x - half, y: y - half, scale: (2 * half) / 100 }
      return [{ kind: 'path', key: `dead-${square}`, d: statusOutlines.failed, ...at, fill: 'failed' }]
    }
    const chosen = i === tried
    return [
      {
        kind: 'disc',
        key: `candidate-${square}`,
        x,
        y,
        r: 17,
        fill: chosen ? 'accent' : 'paper',
        stroke: 'accent',
        width: 2,
      },
      {
        kind: 'text',
        key: `onward-${square}`,
        text: String(onwardCount(position, square)),
        x,
        y,
        size: 18,
        fill: chosen ? 'on-accent' : 'accent',
        bold: true,
      },
    ]
  })
}

function knight({ position }: KnightMoment): Mark {
  const { columns, path, length } = position
  const square = path[length - 1] as number
  const side = 46
  return {
    kind: 'path',
    key: 'knight',
    d: knightOutline,
    x: centreX(square, columns) - side / 2,
    y: centreY(square, columns) - side / 2,
    scale: side / 100,
    fill: 'piece',
    stroke: 'piece-edge',
    width: 3,
  }
}
