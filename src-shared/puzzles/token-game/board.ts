/** Squares, borders and tracks. */
import type { Ink } from '../../picture/ink'
import type { Mark } from '../../picture/picture'
import type { TokenMoment } from './explain'
import { centreOf, type Layout } from './layout'
import { sideInks } from './looks'
import type { Side } from './moves'

export function board(_: TokenMoment, layout: Layout): Mark[] {
  return [...squares(layout), ...tracks(layout, 0), ...tracks(layout, 1), ...coordinates(layout)]
}

const inks: readonly Ink[] = ['paper', 'square-light', 'square-dark', 'glass-inside']

/** The corners between the borders are no squares. The borders are where tokens start and where they are home. */
function squares({ n, across, left, top, cell }: Layout): Mark[] {
  const values = new Uint8Array(across * across)
  for (let row = 0; row < across; row++)
    for (let column = 0; column < across; column++) {
      const inRow = row >= 1 && row <= n
      const inColumn = column >= 1 && column <= n
      if (inRow && inColumn) values[row * across + column] = 1 + ((row + column) % 2)
      else if (inRow || inColumn) values[row * across + column] = 3
    }
  const border = { stroke: 'frame', width: 1 } as const
  const inside = { x: left + cell, y: top + cell, w: n * cell, h: n * cell }
  return [
    { kind: 'cells', key: 'squares', x: left, y: top, rows: across, columns: across, cell, inks, values },
    { kind: 'rect', key: 'rows', x: left, y: top + cell, w: across * cell, h: n * cell, ...border },
    { kind: 'rect', key: 'columns', x: left + cell, y: top, w: n * cell, h: across * cell, ...border },
    { kind: 'rect', key: 'edge', ...inside, stroke: 'met', width: 1.5 },
  ]
}

const chevron = {
  right: 'M0 0 L8 7 L0 14 L0 10.5 L4 7 L0 3.5 Z',
  down: 'M0 0 L7 8 L14 0 L10.5 0 L7 4 L3.5 0 Z',
}

/** A line for each token from where it starts to where it is home, with its direction. */
function tracks(layout: Layout, side: Side): Mark[] {
  const { n, finish, cell } = layout
  return Array.from({ length: n }, (_, token): Mark[] => {
    const from = centreOf(layout, side, token, 0)
    const to = centreOf(layout, side, token, finish)
    const key = `track-${side}-${token}`
    const points = Float32Array.of(from.x, from.y, to.x, to.y)
    const head = (place: number): Mark => {
      const { x, y } = centreOf(layout, side, token, place + 0.5)
      const scale = cell / 90
      const [w, h] = side === 0 ? [8, 14] : [14, 8]
      const d = side === 0 ? chevron.right : chevron.down
      const at = { x: x - (w * scale) / 2, y: y - (h * scale) / 2, scale }
      return { kind: 'path', key: `${key}-${place}`, d, ...at, fill: sideInks[side], opacity: 0.55 }
    }
    return [
      {
        kind: 'polyline',
        key,
        points,
        stroke: sideInks[side],
        width: Math.max(1.5, cell / 40),
        opacity: 0.28,
      } as Mark,
      // Where it enters the board, and before it is home; in the smallest game that is the same place.
      ...[...new Set([0, finish - 1])].map(head),
    ]
  }).flat()
}

/** The names of the tokens' lines, outside: H1 … on the left, V1 … above. */
function coordinates({ n, left, top, cell }: Layout): Mark[] {
  const label = (key: string, text: string, x: number, y: number): Mark => {
    return { kind: 'text', key, text, x, y, size: 12, fill: 'text-muted' }
  }
  return Array.from({ length: n }, (_, i) => [
    label(`row-${i}`, `H${i + 1}`, left - 14, top + (i + 1.5) * cell),
    label(`column-${i}`, `V${i + 1}`, left + (i + 1.5) * cell, top - 12),
  ]).flat()
}
