/** The board with its tiles, the goal beside it, and below it what the search knows of the board. */
import { statusOutlines } from '../../picture/outlines'
import type { Mark, Picture } from '../../picture/picture'
import { candidates } from './candidates'
import { estimate, isInformed, type TileMoment } from './explain'
import { centreX, centreY, type Layout, layoutOf, squareAt } from './layout'
import type { TileParams } from './model'

/** In painting order. */
const parts = [tray, tiles, candidates, goalBoard, numbers]

export function draw(moment: TileMoment): Picture {
  const layout = layoutOf(moment.params.size)
  const { width, height } = layout
  return { width, height, marks: parts.flatMap((part) => part(moment, layout)) }
}

/** A press on a tile in line with the blank slides it there, and those between with it. */
export function press(params: TileParams, x: number, y: number): TileParams | undefined {
  const square = squareAt(layoutOf(params.size), x, y)
  const blank = params.start.indexOf(0)
  if (square === undefined || square === blank) return undefined
  const columns = params.size[1]
  const isInRow = Math.floor(square / columns) === Math.floor(blank / columns)
  if (!isInRow && square % columns !== blank % columns) return undefined
  const step = Math.sign(square - blank) * (isInRow ? 1 : columns)
  const start = [...params.start]
  for (let at = blank; at !== square; at += step) start[at] = start[at + step] as number
  start[square] = 0
  return { ...params, start }
}

/** The blank lies a little deeper than the tiles. */
export function tray({ position, solved }: TileMoment, layout: Layout): Mark[] {
  const { left, top, cell, rows, columns, gap } = layout
  const frame = { x: left - 8, y: top - 8, w: columns * cell + 16, h: rows * cell + 16, radius: 14 }
  const edge = solved ? ({ stroke: 'solved', width: 3 } as const) : ({ stroke: 'frame', width: 1 } as const)
  const blank = position.places[0] as number
  const x = centreX(layout, blank) - cell / 2 + gap
  const y = centreY(layout, blank) - cell / 2 + gap
  const side = cell - 2 * gap
  return [
    { kind: 'rect', key: 'tray', ...frame, fill: 'square-dark', ...edge },
    { kind: 'rect', key: 'blank', x, y, w: side, h: side, radius: 9, fill: 'recess' },
  ]
}

/** Tiles in place wear another shade and a small mark. */
export function tiles({ position, step, line, candidates: open, tried }: TileMoment, layout: Layout): Mark[] {
  const { cell, gap } = layout
  const { places, goalPlaces } = position
  const next = open[tried]
  const moved = step?.kind === 'visit' || step?.kind === 'take' ? line[line.length - 1] : undefined
  return Array.from({ length: places.length - 1 }, (_, i): Mark[] => {
    const tile = i + 1
    const [x, y] = [centreX(layout, places[tile] as number), centreY(layout, places[tile] as number)]
    const isHome = places[tile] === goalPlaces[tile]
    const edge = tile === next ? 'accent' : tile === moved ? 'line' : 'frame'
    const half = cell / 2 - gap
    const box = { x: x - half, y: y - half, w: 2 * half, h: 2 * half, radius: 9 }
    const fill = isHome ? 'visited-light' : 'square-light'
    const size = Math.round(cell * 0.36)
    const corner = { x: x + half - 10, y: y - half + 10, r: 3 }
    return [
      { kind: 'rect', key: `tile-${tile}`, ...box, fill, stroke: edge, width: edge === 'frame' ? 1 : 3 },
      { kind: 'text', key: `number-${tile}`, text: String(tile), x, y, size, fill: 'text', bold: true },
      ...(isHome ? [{ kind: 'disc', key: `home-${tile}`, ...corner, fill: 'solved' } as const] : []),
    ]
  }).flat()
}

/** Small, under the diamond that stands for solutions. */
export function goalBoard(
  { params, position }: TileMoment,
  { goalLeft, goalTop, goalCell, columns, rows }: Layout,
): Mark[] {
  const side = 14
  const middle = goalLeft + (columns * goalCell) / 2
  const diamond = { x: middle - side / 2, y: goalTop - 26, scale: side / 100 }
  const frame = {
    x: goalLeft - 3,
    y: goalTop - 3,
    w: columns * goalCell + 6,
    h: rows * goalCell + 6,
    radius: 7,
  }
  return [
    { kind: 'path', key: 'goal', d: statusOutlines.solved, ...diamond, fill: 'solved' },
    { kind: 'rect', key: 'goal-tray', ...frame, fill: 'square-dark', stroke: 'frame' },
    ...params.goal.flatMap((tile, square): Mark[] => {
      if (tile === 0) return []
      const x = goalLeft + (square % columns) * goalCell
      const y = goalTop + Math.floor(square / columns) * goalCell
      const isHome = position.places[tile] === square
      const box = { x: x + 1.5, y: y + 1.5, w: goalCell - 3, h: goalCell - 3, radius: 4 }
      const at = { x: x + goalCell / 2, y: y + goalCell / 2, size: Math.round(goalCell * 0.44) }
      return [
        { kind: 'rect', key: `goal-tile-${tile}`, ...box, fill: isHome ? 'visited-light' : 'square-light' },
        { kind: 'text', key: `goal-number-${tile}`, text: String(tile), ...at, fill: 'text-muted' },
      ]
    }),
  ]
}

/** Moves made, and with a bound f = g + h; the limit of the round where there is one. */
function numbers(
  { position, line, strategy, limit = Infinity }: TileMoment,
  { left, below, columns, cell }: Layout,
): Mark[] {
  const { g, h, f, distance, extra } = estimate(position, line.length)
  const text = (
    key: string,
    words: string,
    x: number,
    rest: Partial<Extract<Mark, { kind: 'text' }>> = {},
  ): Mark => ({
    kind: 'text',
    key,
    text: words,
    x,
    y: below,
    size: 15,
    fill: 'text',
    anchor: 'start',
    ...rest,
  })
  if (!isInformed(strategy)) return [text('g', `g = ${g}`, left)]
  const isAbove = strategy.engine === 'deepening' && f > limit
  const bound = `f = g + h = ${g} + ${extra > 0 ? `(${distance} + ${extra})` : h} = ${f}`
  const marks = [text('f', bound, left, isAbove ? { fill: 'failed', bold: true } : {})]
  const right = left + columns * cell
  if (Number.isFinite(limit))
    marks.push(
      text('limit', `max f = ${limit}`, Math.max(right, left + 275), {
        anchor: 'end',
        fill: 'accent',
        bold: true,
      }),
    )
  return marks
}
