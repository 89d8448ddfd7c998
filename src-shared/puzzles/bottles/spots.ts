/** What can be pressed when bottles are poured by hand: the vessels, and below them what is outside. */
import type { HandSpot } from '../../hand'
import { type Layout, layoutOf } from './layout'
import type { BottleParams } from './model'
import { ground, tap } from './moves'

/** Round a vessel, just short of the number beside it; its name is pressed with it. */
const around = 5
const nameHeight = 36

const outside = { width: 128, height: 32, gap: 16 } as const

/** What is outside and may be used, from left to right. */
const outsideOf = ({ tap: hasTap, spill }: BottleParams): readonly number[] => [
  ...(hasTap ? [tap] : []),
  ...(spill ? [ground] : []),
]

export function spotsOf(params: BottleParams): readonly HandSpot[] {
  const layout = layoutOf(params)
  const vessels = layout.places.map(({ vessel, left, width, top, bottom }) => ({
    row: 0,
    column: vessel,
    x: left - around,
    y: top - around,
    w: width + 2 * around,
    h: bottom - top + around + nameHeight,
  }))
  return [...vessels, ...outsideOf(params).map((_, column, all) => outsideSpot(layout, column, all.length))]
}

function outsideSpot({ width, chips }: Layout, column: number, count: number): HandSpot {
  const left = (width - count * (outside.width + outside.gap) + outside.gap) / 2
  const x = left + column * (outside.width + outside.gap)
  return { row: 1, column, x, y: chips, w: outside.width, h: outside.height }
}

/** The vessel (or tap, or ground) that a spot stands for. */
export function vesselAt(params: BottleParams, spot: number): number {
  const vessels = params.bottles.length + params.drinkers.length
  return spot < vessels ? spot : (outsideOf(params)[spot - vessels] as number)
}
