/** Bottles and drinkers: glass, the wine in it, and marks to measure by. */
import { statusOutlines } from '../../picture/outlines'
import type { Mark } from '../../picture/picture'
import type { BottleMoment } from './explain'
import {
  headHeight,
  headRadius,
  heightOf,
  type Layout,
  neckHeight,
  type Place,
  shoulders,
  wall,
} from './layout'
import { vesselName } from './moves'

export function vessels(
  { position }: Pick<BottleMoment, 'position'>,
  { places }: Pick<Layout, 'places'>,
): Mark[] {
  return places.flatMap((place) => [
    ...glassBehind(place),
    ...wine(place, position.levels[place.vessel] as number),
    ...glassBefore(place),
    ...letters(place, position.levels[place.vessel] as number, position.bottles),
  ])
}

function glassBehind(place: Place): Mark[] {
  const { vessel, left, top } = place
  const outline = { kind: 'path', x: left, y: top, scale: 1, d: outlineOf(place) } as const
  return [{ ...outline, key: `glass-${vessel}`, fill: 'glass-inside' }]
}

/** The level slides; the surface on top of it is a line of its own. */
function wine(place: Place, level: number): Mark[] {
  const { vessel, left, width, floor } = place
  const across = { x: left + wall, w: width - 2 * wall }
  const y = heightOf(place, level)
  return [
    { kind: 'rect', key: `wine-${vessel}`, ...across, y, h: floor - y, radius: 5, fill: 'water' },
    {
      kind: 'rect',
      key: `surface-${vessel}`,
      ...across,
      y,
      h: 2.5,
      fill: 'water-edge',
      opacity: Number(level > 0),
    },
  ]
}

function glassBefore(place: Place): Mark[] {
  const { vessel, isBottle, left, top, middle, full, bottom } = place
  const head = {
    kind: 'disc',
    key: `head-${vessel}`,
    x: middle,
    y: top + headRadius,
    r: headRadius - 1.5,
    fill: 'glass-inside',
    stroke: 'glass',
    width: 2.5,
  } as const
  const shine = { x: left + 9, y: full + 8, w: 3.5, h: Math.max(0, bottom - full - 24), radius: 1.75 }
  return [
    { kind: 'path', key: `ticks-${vessel}`, x: left, y: full, scale: 1, d: ticks(place), stroke: 'glass' },
    { kind: 'rect', key: `shine-${vessel}`, ...shine, fill: 'shine', opacity: 0.7 },
    {
      kind: 'path',
      key: `edge-${vessel}`,
      x: left,
      y: top,
      scale: 1,
      d: outlineOf(place),
      stroke: 'glass',
      width: 2.5,
    },
    ...(isBottle ? [] : [head]),
  ]
}

function letters(place: Place, level: number, bottles: number): Mark[] {
  const { vessel, left, width, middle, full, bottom, capacity, top, isBottle } = place
  const size = bottom - full < 60 ? 17 : 22
  const isSated = !isBottle && level === capacity
  const side = 14
  const diamond = { x: middle - side / 2, y: top + headRadius - side / 2, scale: side / 100 } as const
  return [
    {
      kind: 'text',
      key: `level-${vessel}`,
      text: String(level),
      x: middle,
      y: (full + bottom) / 2,
      size,
      fill: 'text',
      bold: true,
    },
    {
      kind: 'text',
      key: `capacity-${vessel}`,
      text: String(capacity),
      x: left + width + 6,
      y: full + 1,
      size: 12,
      fill: 'text-muted',
      anchor: 'start',
    },
    {
      kind: 'text',
      key: `name-${vessel}`,
      text: vesselName(vessel, bottles),
      x: middle,
      y: bottom + 23,
      size: 15,
      fill: 'text-muted',
      bold: true,
    },
    ...(isSated
      ? [
          {
            kind: 'path',
            key: `sated-${vessel}`,
            d: statusOutlines.solved,
            ...diamond,
            fill: 'solved',
          } as const,
        ]
      : []),
  ]
}

/** From the left edge at `full`; every unit where there is room, else every fifth or tenth; the full line is the longest. */
function ticks({ unit, capacity, width }: Place): string {
  const every = [1, 5, 10, 20].find((count) => count * unit >= 6) ?? capacity
  const at = (level: number) => ((capacity - level) * unit).toFixed(2)
  const marks = Array.from({ length: Math.ceil(capacity / every) - 1 }, (_, i) => (i + 1) * every)
  const lines = marks.map((level) => `M${width} ${at(level)} h-${level % (5 * every) === 0 ? 11 : 7}`)
  return [`M${width} 0 h-15`, ...lines].join(' ')
}

/** Drawn from the top left corner of the box the vessel stands in. */
function outlineOf({ isBottle, width: w, full, bottom }: Place): string {
  const m = w / 2
  const above = isBottle ? neckHeight : headHeight
  const end = above + bottom - full
  const round = 9
  const body = `V${end - round} Q0 ${end} ${round} ${end} H${w - round} Q${w} ${end} ${w} ${end - round} V${above}`
  if (!isBottle) return `M0 ${above} ${body} A${m} ${shoulders} 0 0 0 0 ${above} Z`
  const [inner, lip] = [11, 14]
  return [
    `M0 ${above} ${body} C${w} 33 ${m + inner} 36 ${m + inner} 22`,
    `V7 H${m + lip} V0 H${m - lip} V7 H${m - inner}`,
    `V22 C${m - inner} 36 0 33 0 ${above} Z`,
  ].join(' ')
}

/** Where a level would be after a move that was only tried. */
export const levelLine = (
  place: Place,
  level: number,
  key: string,
  ink: 'met' | 'branch' | 'failed',
): Mark => ({
  kind: 'rect',
  key,
  x: place.left + wall,
  y: heightOf(place, level) - 1.5,
  w: place.width - 2 * wall,
  h: 3,
  fill: ink,
})
