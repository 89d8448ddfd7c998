/** The last pour, as a stream from vessel to vessel; of one only tried or taken back, an arrow. */
import { statusOutlines } from '../../picture/outlines'
import type { Mark } from '../../picture/picture'
import type { BottleMoment } from './explain'
import type { Layout, Place } from './layout'
import { tap } from './moves'
import { lastPour, type Pour, pourOf } from './pour'
import { levelLine } from './vessels'

/** The pour of the last step, and what has become of it. */
export interface ShownPour extends Pour {
  readonly how: 'made' | 'met' | 'found' | 'undone'
}

/** What the pictures of a search and of a hand have in common. */
export type SeenBottles = Pick<BottleMoment, 'position' | 'line' | 'step' | 'solved'>

export function shownPour({ step, line, position }: SeenBottles): ShownPour | undefined {
  switch (step?.kind) {
    case undefined:
      return undefined
    case 'meet':
      return { ...pourOf(position, step.move), how: 'met' }
    case 'find':
      return { ...pourOf(position, step.move), how: 'found' }
    case 'backtrack':
      return { ...pourOf(position, step.move), how: 'undone' }
    default: {
      const move = line[line.length - 1]
      return move === undefined ? undefined : { ...lastPour(position, move), how: 'made' }
    }
  }
}

const inks = { made: 'water-edge', met: 'met', found: 'branch', undone: 'failed' } as const
const shapes = { met: 'met', found: 'branch', undone: 'failed' } as const

export function pourMarks(moment: SeenBottles, layout: Layout): Mark[] {
  const pour = shownPour(moment)
  if (!pour) return []
  const { from, to, how, amount } = pour
  const key = `pour-${from}-${to}-${how}`
  const ink = inks[how]
  const back = how === 'undone'
  const curve = curveOf(layout, back ? to : from, back ? from : to)
  const end = curve.length - 2
  const points = Float32Array.from(curve)
  const tip = { x: curve[end] as number, y: curve[end + 1] as number }
  // The stroke ends inside the arrow's head.
  points[end + 1] = tip.y - 6
  const top = highest(curve)
  return [
    ...(how === 'met' || how === 'found' ? wouldBe(pour, layout, ink as 'met' | 'branch') : []),
    { kind: 'polyline', key, points, stroke: ink, width: how === 'made' ? 5 : 2.5 },
    { kind: 'path', key: `${key}-head`, d: 'M0 0 L-7 -12 Q0 -9 7 -12 Z', ...tip, scale: 1, fill: ink },
    ...label(String(amount), top, key, ink, how === 'made' ? undefined : statusOutlines[shapes[how]]),
  ]
}

/** The levels that a move not made would lead to. */
const wouldBe = (pour: Pour, { places }: Layout, ink: 'met' | 'branch'): Mark[] =>
  [
    [pour.from, pour.fromLevel - pour.amount],
    [pour.to, pour.toLevel + pour.amount],
  ].flatMap(([vessel, level]) => {
    const place = places[vessel as number]
    return place ? [levelLine(place, level as number, `would-${vessel}`, ink)] : []
  })

/** From mouth to mouth, up and down again; from above for the tap, and down to the table for the ground. */
function curveOf({ places, table }: Layout, from: number, to: number): number[] {
  const source = places[from]
  const target = places[to]
  const mouth = ({ middle, top, isBottle }: Place) => ({ x: middle, y: top - (isBottle ? 4 : 6) })
  const outside = (place: Place, vessel: number) =>
    vessel === tap
      ? { x: place.middle - 26, y: place.top - 30 }
      : { x: place.left + place.width + 12, y: table - 2 }
  const a = source ? mouth(source) : outside(target as Place, from)
  const b = target ? mouth(target) : outside(source as Place, to)
  // Wide pours rise higher, so that two in the same place never look alike.
  const rise = Math.min(46, 26 + Math.abs(b.x - a.x) / 16)
  const peak = Math.min(a.y, b.y) - rise
  return bezier(a, { x: a.x, y: peak }, { x: b.x, y: peak }, b)
}

interface Point {
  readonly x: number
  readonly y: number
}

const segments = 28

function bezier(a: Point, b: Point, c: Point, d: Point): number[] {
  return Array.from({ length: segments + 1 }, (_, i) => {
    const t = i / segments
    const u = 1 - t
    const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const
    const at = (axis: 'x' | 'y') =>
      weights[0] * a[axis] + weights[1] * b[axis] + weights[2] * c[axis] + weights[3] * d[axis]
    return [at('x'), at('y')]
  }).flat()
}

function highest(curve: readonly number[]): Point {
  let best = 0
  for (let i = 2; i < curve.length; i += 2)
    if ((curve[i + 1] as number) < (curve[best + 1] as number)) best = i
  return { x: curve[best] as number, y: curve[best + 1] as number }
}

/** How much was poured, on the stream where it is highest, and what became of a pour that was not made. */
function label(
  text: string,
  { x, y }: Point,
  key: string,
  ink: (typeof inks)[keyof typeof inks],
  shape?: string,
): Mark[] {
  const w = (shape ? 40 : 28) + (text.length > 1 ? 6 : 0)
  const box = { x: x - w / 2, y: y - 11, w, h: 22, radius: 11 }
  const sign = { x: x - w / 2 + 7, y: y - 5, scale: 0.1 }
  const middle = shape ? x + 7 : x
  return [
    { kind: 'rect', key: `${key}-box`, ...box, fill: 'paper', stroke: ink, width: 2 },
    ...(shape ? [{ kind: 'path', key: `${key}-sign`, d: shape, ...sign, fill: ink } as const] : []),
    { kind: 'text', key: `${key}-amount`, text, x: middle, y, size: 14, fill: 'text', bold: true },
  ]
}
