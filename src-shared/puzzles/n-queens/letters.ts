/** What is written round the board, in the article's letters: rows and columns, the array Q, and r, j and count. */
import type { Mark } from '../../picture/picture'
import type { QueensMoment } from './explain'
import { centreX, centreY, type Layout } from './layout'

/** The column that has just been tested and refused, or come back from, in row r; elsewhere j has no value yet. */
export const columnTested = ({ step }: QueensMoment): number | undefined =>
  step?.kind === 'refuse' || step?.kind === 'backtrack' ? step.move : undefined

/** Counted from 0, as the article counts; r and j stand out. */
export const coordinates = (moment: QueensMoment, layout: Layout): Mark[] =>
  coordinatesOf(layout, moment.position.row, columnTested(moment))

/** The same round a board without a search; then nothing stands out. */
export function coordinatesOf(layout: Layout, r?: number, j?: number): Mark[] {
  const { n, left, top } = layout
  return Array.from({ length: n }, (_, i) => [
    index(`column-${i}`, i, centreX(layout, i), top / 2, i === j),
    index(`row-${i}`, i, left / 2, centreY(layout, i), i === r),
  ]).flat()
}

const index = (key: string, value: number, x: number, y: number, standsOut: boolean): Mark => ({
  kind: 'text',
  key,
  text: String(value),
  x,
  y,
  size: 12,
  fill: standsOut ? 'accent' : 'text-muted',
  bold: standsOut,
})

/**
 * Q beside the board, so that each value is in line with its queen. From r on it holds −1, its initial value: the
 * article does not clear what a queen taken back has left there, and does not read it either.
 */
export const array = ({ position: { n, row, queens } }: QueensMoment, layout: Layout): Mark[] =>
  arrayOf(
    Array.from({ length: n }, (_, i) => (i < row ? String(queens[i]) : undefined)),
    layout,
    row,
  )

/** The boxes with these values, −1 where there is none yet; the index of row r stands out. */
export function arrayOf(values: readonly (string | undefined)[], layout: Layout, r?: number): Mark[] {
  const { top, cell, boxLeft, boxRight } = layout
  const x = (boxLeft + boxRight) / 2
  const size = Math.min(20, cell / 2)
  const boxes = values.map((value, i): Mark[] => {
    const isSet = value !== undefined
    const y = centreY(layout, i)
    const box = { x: boxLeft, y: y - cell / 2, w: boxRight - boxLeft, h: cell } as const
    const text = value ?? '−1'
    return [
      { kind: 'rect', key: `box-${i}`, ...box, fill: isSet ? 'square-light' : 'paper', stroke: 'frame' },
      index(`index-${i}`, i, boxLeft - 14, y, i === r),
      { kind: 'text', key: `value-${i}`, text, x, y, size, fill: isSet ? 'text' : 'text-muted' },
    ]
  })
  return [
    { kind: 'text', key: 'name', text: 'Q', x, y: top / 2, size: 14, fill: 'text', bold: true },
    ...boxes.flat(),
  ]
}

export function variables(moment: QueensMoment, { left, bottom, boxRight, height }: Layout): Mark[] {
  const { position, counts, solved } = moment
  const j = columnTested(moment)
  const line = { kind: 'text', y: (bottom + height) / 2, size: 14 } as const
  const count = `count = ${counts.solutions}`
  const counted = { fill: solved ? 'solved' : 'text', bold: solved } as const
  const marks: Mark[] = [
    { ...line, key: 'r', text: `r = ${position.row}`, x: left, anchor: 'start', fill: 'text' },
    { ...line, key: 'count', text: count, x: boxRight, anchor: 'end', ...counted },
  ]
  if (j !== undefined)
    marks.push({ ...line, key: 'j', text: `j = ${j}`, x: left + 60, anchor: 'start', fill: 'text' })
  return marks
}
