/** Bottles and drinkers with their wine, the last pour, the state as the article's tuple, and the moves there are. */
import type { Mark, Picture } from '../../picture/picture'
import type { Grip } from '../../puzzle'
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
export const press = (params: BottleParams, x: number, y: number): BottleParams | undefined =>
  grip(params, x, y)?.to(x, y)

/** The level in a vessel follows the hand, up and down. */
export function grip(params: BottleParams, x: number, y: number): Grip<BottleParams> | undefined {
  const { places } = layoutOf(params)
  const place = places.find(
    ({ left, width, top, bottom }) => x >= left && x < left + width && y >= top && y < bottom,
  )
  if (!place) return undefined
  return {
    way: 'up-down',
    to(_, height) {
      const start = startOf(params).with(place.vessel, levelAt(place, height))
      return { ...params, start: trimmed(params, start) }
    },
  }
}

const levelAt = ({ floor, unit, capacity }: Place, y: number): number =>
  Math.max(0, Math.min(capacity, Math.round((floor - y) / unit)))

/** Drinkers who have drunk nothing need not be said. */
const trimmed = ({ bottles }: BottleParams, start: readonly number[]): readonly number[] =>
  start.slice(bottles.length).some((level) => level > 0) ? start : start.slice(0, bottles.length)

export function table(_: unknown, { width, table: y }: Layout): Mark[] {
  return [{ kind: 'rect', key: 'table', x: 24, y, w: width - 48, h: 2, fill: 'frame' }]
}
