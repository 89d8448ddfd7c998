/** Bottles and drinkers with their wine, the last pour, the state as the article's tuple, and the moves there are. */
import type { Mark, Picture } from '../../picture/picture'
import { candidates } from './chips'
import type { BottleMoment } from './explain'
import { type Layout, layoutOf, type Place } from './layout'
import { type BottleParams, startOf } from './model'
import { pourMarks } from './stream'
import { tuples } from './tuple'
import { vessels } from './vessels'

/** In painting order. */
const parts = [table, vessels, pourMarks, tuples, candidates]

export function draw(moment: BottleMoment): Picture {
  const layout = layoutOf(moment.params)
  const { width, height } = layout
  return { width, height, marks: parts.flatMap((part) => part(moment, layout)) }
}

/** A press in a vessel sets its level at the start. */
export function press(params: BottleParams, x: number, y: number): BottleParams | undefined {
  const { places } = layoutOf(params)
  const place = places.find(
    ({ left, width, top, bottom }) => x >= left && x < left + width && y >= top && y < bottom,
  )
  if (!place) return undefined
  const start = startOf(params)
  start[place.vessel] = levelAt(place, y)
  return { ...params, start: trimmed(params, start) }
}

const levelAt = ({ floor, unit, capacity }: Place, y: number): number =>
  Math.max(0, Math.min(capacity, Math.round((floor - y) / unit)))

/** Drinkers who have drunk nothing need not be said. */
const trimmed = ({ bottles }: BottleParams, start: readonly number[]): readonly number[] =>
  start.slice(bottles.length).some((level) => level > 0) ? start : start.slice(0, bottles.length)

function table(_: BottleMoment, { width, table: y }: Layout): Mark[] {
  return [{ kind: 'rect', key: 'table', x: 24, y, w: width - 48, h: 2, fill: 'frame' }]
}
