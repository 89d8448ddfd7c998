/** The board as it is played: its queens, what they attack, and which of them attack each other. */

import type { Hand } from '../../hand'
import { queenOutline, statusOutlines } from '../../picture/outlines'
import type { Mark, Picture } from '../../picture/picture'
import { centreX, centreY, type Layout, layoutOf } from './layout'
import { arrayOf, coordinatesOf } from './letters'
import type { Line } from './model'
import { givenSquare } from './scene'

/** Two queens that attack each other, by their squares, the upper or left one first. */
export interface Clash {
  readonly a: number
  readonly b: number
  readonly line: Line | 'row'
}

interface HandView {
  readonly n: number
  readonly hand: Hand
  /** By row, the column of a queen that was there from the start; less than 0 where none was. */
  readonly given: readonly number[]
  readonly hinted: readonly number[]
  readonly clashes: readonly Clash[]
  /** By square, 1 where some other queen attacks it. */
  readonly attacked: Uint8Array
}

export function drawHand(view: HandView): Picture {
  const layout = layoutOf(view.n)
  const isSolved = view.clashes.length === 0 && view.hand.length === view.n
  const marks = [
    ...coordinatesOf(layout),
    ...board(view, layout, isSolved),
    ...view.given.flatMap((column, row) => (column < 0 ? [] : [givenSquare(row, column, layout)])),
    ...view.clashes.map((clash) => clashLine(view.n, clash, layout)),
    ...queens(view, layout, isSolved),
    ...arrayOf(columnsByRow(view), layout),
  ]
  return { width: layout.width, height: layout.height, marks }
}

function board({ n, attacked }: HandView, { left, top, cell }: Layout, isSolved: boolean): Mark[] {
  const values = attacked.map(
    (isAttacked, square) => ((Math.floor(square / n) + (square % n)) % 2) + 2 * (isSolved ? 0 : isAttacked),
  )
  const inks = ['square-light', 'square-dark', 'visited-light', 'visited-dark'] as const
  const edge = isSolved ? ({ stroke: 'solved', width: 3 } as const) : ({ stroke: 'frame', width: 1 } as const)
  return [
    { kind: 'cells', key: 'board', x: left, y: top, rows: n, columns: n, cell, inks, values },
    { kind: 'rect', key: 'edge', x: left, y: top, w: n * cell, h: n * cell, ...edge },
  ]
}

/** From the one queen to the other, over everything between. */
function clashLine(n: number, { a, b }: Clash, layout: Layout): Mark {
  const points = [a, b].flatMap((square) => {
    const { x, y } = placeOf(n, square, layout)
    return [x, y]
  })
  return {
    kind: 'polyline',
    key: `clash-${a}-${b}`,
    points: Float32Array.from(points),
    stroke: 'failed',
    width: 4,
  }
}

/** A queen under attack is of another colour and carries the square of what has failed; a hint has a ring. */
function queens({ n, hand, hinted, clashes }: HandView, layout: Layout, isSolved: boolean): Mark[] {
  const { cell } = layout
  const clashing = new Set(clashes.flatMap(({ a, b }) => [a, b]))
  return hand.flatMap((square): Mark[] => {
    const { x, y } = placeOf(n, square, layout)
    const outline = (d: string, side: number, dx = 0, dy = 0) =>
      ({ kind: 'path', d, x: x + dx - side / 2, y: y + dy - side / 2, scale: side / 100 }) as const
    const isClashing = clashing.has(square)
    const marks: Mark[] = []
    if (hinted.includes(square)) {
      const disc = { x, y, r: 0.46 * cell, stroke: 'accent', width: 2, fill: 'accent-soft' } as const
      marks.push({ kind: 'disc', key: `hint-${square}`, ...disc })
    }
    if (isSolved)
      marks.push({
        ...outline(statusOutlines.solved, 0.96 * cell),
        key: `solved-${square}`,
        fill: 'solved',
        opacity: 0.35,
      })
    const fill = isClashing ? 'failed' : 'piece'
    marks.push({
      ...outline(queenOutline, 0.74 * cell),
      key: `queen-${square}`,
      fill,
      stroke: 'piece-edge',
      width: 3,
    })
    if (isClashing) {
      const corner = outline(statusOutlines.failed, 0.2 * cell, 0.36 * cell, -0.36 * cell)
      marks.push({ ...corner, key: `clashes-${square}`, fill: 'failed', stroke: 'piece-edge', width: 6 })
    }
    return marks
  })
}

/** Rows with two queens or more have no value in Q. */
function columnsByRow({ n, hand }: HandView): (string | undefined)[] {
  return Array.from({ length: n }, (_, row) => {
    const inRow = hand.filter((square) => Math.floor(square / n) === row)
    return inRow.length === 0 ? undefined : inRow.length === 1 ? String((inRow[0] as number) % n) : '?'
  })
}

const placeOf = (n: number, square: number, layout: Layout) => ({
  x: centreX(layout, square % n),
  y: centreY(layout, Math.floor(square / n)),
})
