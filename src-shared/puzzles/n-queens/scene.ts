/** The board with its queens and what they attack, the square just tested, and the array Q beside it. */
import { queenOutline, statusOutlines } from '../../picture/outlines'
import type { Mark, PathMark, Picture } from '../../picture/picture'
import { attackedBelow, attackLine, rays } from './attacks'
import type { QueensMoment } from './explain'
import { centreX, centreY, type Layout, layoutOf } from './layout'
import { array, columnTested, coordinates, variables } from './letters'
import { attackOn } from './model'

/** In painting order. */
const parts = [
  coordinates,
  board,
  given,
  rays,
  givenUp,
  tried,
  attackLine,
  queens,
  verdict,
  cursor,
  array,
  variables,
]

export function draw(moment: QueensMoment): Picture {
  const layout = layoutOf(moment.position.n)
  const { width, height } = layout
  return { width, height, marks: parts.flatMap((part) => part(moment, layout)) }
}

function board({ position, solved }: QueensMoment, { n, left, top, cell }: Layout): Mark[] {
  const attacked = attackedBelow(position)
  const values = attacked.map((isAttacked, square) => {
    const dark = (Math.floor(square / n) + (square % n)) % 2
    return dark + 2 * isAttacked
  })
  const inks = ['square-light', 'square-dark', 'visited-light', 'visited-dark'] as const
  const edge = solved ? ({ stroke: 'solved', width: 3 } as const) : ({ stroke: 'frame', width: 1 } as const)
  return [
    { kind: 'cells', key: 'board', x: left, y: top, rows: n, columns: n, cell, inks, values },
    { kind: 'rect', key: 'edge', x: left, y: top, w: n * cell, h: n * cell, ...edge },
  ]
}

/** Queens that stand from the start: their squares are marked, and those still to come can be seen through. */
function given({ position }: QueensMoment, layout: Layout): Mark[] {
  return position.given.flatMap((column, row): Mark[] => {
    if (column < 0) return []
    const queen = outline(layout, row, column, queenOutline, 0.74 * layout.cell)
    return [
      givenSquare(row, column, layout),
      ...(row < position.row
        ? []
        : [{ ...queen, key: `queen-to-come-${row}`, fill: 'piece', opacity: 0.3 } as const]),
    ]
  })
}

/** What marks the square of a queen that is given. */
export function givenSquare(row: number, column: number, layout: Layout): Mark {
  const side = 0.9 * layout.cell
  const corner = { x: centreX(layout, column) - side / 2, y: centreY(layout, row) - side / 2 }
  return { kind: 'rect', key: `given-${row}`, ...corner, w: side, h: side, radius: 4, fill: 'accent-soft' }
}

/** An outline of ours in the middle of a square, `side` long. */
function outline(layout: Layout, row: number, column: number, d: string, side: number) {
  const x = centreX(layout, column) - side / 2
  const y = centreY(layout, row) - side / 2
  return { kind: 'path', d, x, y, scale: side / 100 } as const satisfies Partial<PathMark>
}

/** A square keeps its mark and its key, from the test on until its row is left; the mark grows smaller meanwhile. */
function statusMark(
  layout: Layout,
  row: number,
  column: number,
  kind: 'refused' | 'failed',
  side: number,
): PathMark {
  return {
    ...outline(layout, row, column, statusOutlines[kind], side),
    key: `mark-${row}-${column}`,
    fill: kind,
  }
}

/** Squares of the rows above where a queen stood before and was taken away. */
function givenUp({ position }: QueensMoment, layout: Layout): Mark[] {
  const { n, queens, row: r, open } = position
  if (r === n) return []
  const wasOpen = (row: number, column: number) => !open || (((open[row] as number) >>> column) & 1) === 1
  const side = Math.max(7, layout.cell * 0.14)
  return Array.from(queens.subarray(0, r), (queen, row) =>
    Array.from({ length: queen }, (_, column) => column)
      .filter((column) => wasOpen(row, column) && !attackOn(queens, row, column))
      .map((column) => ({ ...statusMark(layout, row, column, 'failed', side), opacity: 0.5 })),
  ).flat()
}

/** Squares of the row in work that are behind us, save the one just tested. */
function tried(moment: QueensMoment, layout: Layout): Mark[] {
  const { position, candidates } = moment
  const side = Math.max(9, layout.cell * 0.18)
  const latest = columnTested(moment)
  return candidates
    .slice(0, moment.tried)
    .filter((column) => column !== latest)
    .map((column) => {
      const kind = position.refuse(column) > 0 ? 'refused' : 'failed'
      return { ...statusMark(layout, position.row, column, kind, side), opacity: 0.7 }
    })
}

function queens({ position, step, solved }: QueensMoment, layout: Layout): Mark[] {
  const { queens: columns, row: r } = position
  const attacker = step?.kind === 'refuse' ? attackOn(columns, r, step.move)?.row : undefined
  return Array.from(columns.subarray(0, r), (column, row): Mark[] => {
    const diamond = outline(layout, row, column, statusOutlines.solved, 0.96 * layout.cell)
    const queen = outline(layout, row, column, queenOutline, 0.74 * layout.cell)
    const fill = row === attacker ? 'refused' : 'piece'
    return [
      ...(solved ? [{ ...diamond, key: `solved-${row}`, fill: 'solved', opacity: 0.35 } as const] : []),
      { ...queen, key: `queen-${row}`, fill, stroke: 'piece-edge', width: 3 },
    ]
  }).flat()
}

function verdict({ position, step }: QueensMoment, layout: Layout): Mark[] {
  if (step?.kind === 'refuse')
    return [statusMark(layout, position.row, step.move, 'refused', 0.5 * layout.cell)]
  if (step?.kind === 'backtrack')
    return [statusMark(layout, position.row, step.move, 'failed', 0.36 * layout.cell)]
  return []
}

/** A ring round the square of the step, and a small disc where the next test is. */
function cursor({ position, step, candidates, tried: count }: QueensMoment, layout: Layout): Mark[] {
  const { cell } = layout
  const { row: r } = position
  const marks: Mark[] = []
  if (step && step.kind !== 'solve') {
    const row = step.kind === 'visit' ? r - 1 : r
    const [x, y] = [centreX(layout, step.move) - cell / 2, centreY(layout, row) - cell / 2]
    // Inside the square, so that it covers nothing of its neighbours.
    const width = cell < 40 ? 2 : 3
    const ring = { x: x + width / 2, y: y + width / 2, w: cell - width, h: cell - width, radius: 4, width }
    marks.push({ kind: 'rect', key: 'current', ...ring, stroke: 'accent' })
  }
  const next = candidates[count]
  if (next !== undefined) {
    const disc = { x: centreX(layout, next), y: centreY(layout, r), r: Math.max(4, 0.11 * cell) }
    marks.push({ kind: 'disc', key: 'next', ...disc, fill: 'paper', stroke: 'accent', width: 2 })
  }
  return marks
}
