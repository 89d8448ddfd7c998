/** The tiles that can slide, in the order they are tried. */
import { statusOutlines } from '../../picture/outlines'
import type { Mark } from '../../picture/picture'
import { directionOf, estimate, isInformed, type TileMoment } from './explain'
import { centreX, centreY, type Layout } from './layout'

/** On each tile that can slide: which way, and what became of it if it was tried; with a bound, its f. */
export function candidates(moment: TileMoment, layout: Layout): Mark[] {
  const { position, candidates: all, tried, step, line, strategy } = moment
  const { cell } = layout
  return all.flatMap((tile, i): Mark[] => {
    const square = position.places[tile] as number
    const [x, y] = [centreX(layout, square), centreY(layout, square)]
    const isLast = i === tried - 1 && step?.move === tile
    const kind = i >= tried ? 'open' : isLast ? (step?.kind ?? 'tried') : 'tried'
    const marks =
      i >= tried ? [arrow(moment, tile, x, y, layout, i === tried)] : [sign(kind, tile, x, y, cell)]
    return isInformed(strategy) && cell >= 64
      ? [...marks, value(position, tile, line.length + 1, x, y, cell)]
      : marks
  })
}

const turns = {
  right: 'M0 0 L9 7 L0 14 Z',
  left: 'M9 0 L0 7 L9 14 Z',
  down: 'M0 0 H14 L7 9 Z',
  up: 'M0 9 H14 L7 0 Z',
}

/** Between the tile's number and the blank. */
function arrow(
  { position }: TileMoment,
  tile: number,
  x: number,
  y: number,
  { cell }: Layout,
  isNext: boolean,
): Mark {
  const way = directionOf(position, tile)
  const scale = cell / 100
  const reach = cell / 2 - 6 - 9 * scale
  const [right, down] = { right: [1, 0], left: [-1, 0], down: [0, 1], up: [0, -1] }[way] as [number, number]
  const [w, h] = right === 0 ? [14, 9] : [9, 14]
  const at = { x: x + right * reach - (w * scale) / 2, y: y + down * reach - (h * scale) / 2, scale }
  return { kind: 'path', key: `way-${tile}`, d: turns[way], ...at, fill: isNext ? 'accent' : 'text-muted' }
}

const signs = {
  meet: ['met', 1],
  find: ['branch', 1],
  backtrack: ['failed', 1],
  tried: ['met', 0.55],
} as const

/** In the upper left corner of the tile. */
function sign(kind: string, tile: number, x: number, y: number, cell: number): Mark {
  const [status, strength] = signs[kind in signs ? (kind as keyof typeof signs) : 'tried']
  const side = 0.14 * cell * strength
  const corner = 0.34 * cell
  const at = { x: x - corner - side / 2, y: y - corner - side / 2, scale: side / 100 }
  return { kind: 'path', key: `sign-${tile}`, d: statusOutlines[status], ...at, fill: status }
}

function value(
  position: TileMoment['position'],
  tile: number,
  g: number,
  x: number,
  y: number,
  cell: number,
): Mark {
  position.play(tile)
  const { f } = estimate(position, g)
  position.undo(tile)
  const at = { x: x - cell / 2 + 10, y: y + cell / 2 - 15 } as const
  return {
    kind: 'text',
    key: `f-${tile}`,
    text: `f ${f}`,
    ...at,
    size: 12,
    fill: 'text-muted',
    anchor: 'start',
  }
}
