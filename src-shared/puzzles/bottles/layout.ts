/** Where things stand in the picture, in picture units. */
import { type BottleParams, capacitiesOf } from './model'

/** One bottle or drinker. What it holds is drawn in a straight-sided part of it, from `full` down to `bottom`. */
export interface Place {
  readonly vessel: number
  readonly isBottle: boolean
  readonly capacity: number
  /** Left edge, and width. */
  readonly left: number
  readonly width: number
  readonly middle: number
  /** Mouth of a bottle, crown of a drinker. */
  readonly top: number
  readonly full: number
  /** Where the wine stands on, and the lower edge of the glass. */
  readonly floor: number
  readonly bottom: number
  /** Height of one unit of wine. */
  readonly unit: number
}

export interface Layout {
  readonly width: number
  readonly height: number
  readonly places: readonly Place[]
  /** The table the vessels stand on. */
  readonly table: number
  /** Middles of the lines of text below it. */
  readonly names: number
  readonly tuple: number
  readonly goal: number
  readonly rule: number
  /** The chips of the candidates: top of the first row, how many a row. */
  readonly chips: number
  readonly chipsARow: number
}

export const chip = { width: 56, height: 24, gap: 8 } as const

/** Parts of a vessel above what it can hold: neck and shoulders, or head and shoulders. */
export const neckHeight = 46

/** Between the edge of the glass and what is in it. */
export const wall = 4

export const headRadius = 15
export const shoulders = 25
export const headHeight = 2 * headRadius + 1 + shoulders

const margin = 44
const airAbove = 64
const tallest = 190
const leastHeight = 36
const mostDrunk = 132

export function layoutOf(params: BottleParams): Layout {
  const count = params.bottles.length
  const capacities = capacitiesOf(params)
  const isCrowded = capacities.length > 8
  const bottle = { width: isCrowded ? 60 : 72, gap: isCrowded ? 24 : 30 }
  const drinker = { width: isCrowded ? 50 : 56, gap: isCrowded ? 22 : 28 }
  const table = airAbove + neckHeight + tallest
  const unit = tallest / Math.max(...params.bottles)
  let left = margin
  const places = capacities.map((capacity, vessel): Place => {
    const isBottle = vessel < count
    const { width, gap } = isBottle ? bottle : drinker
    // A drinker is narrower than a bottle, so that the same wine stands higher in him.
    const wanted = isBottle ? unit * capacity : Math.min(mostDrunk, (unit * capacity * bottle.width) / width)
    const height = Math.max(leastHeight, wanted)
    const bottom = table - 3
    const full = bottom - height
    const place = { vessel, isBottle, capacity, left, width, middle: left + width / 2, full, bottom }
    const floor = bottom - wall
    left += width + gap
    if (vessel === count - 1) left += 14
    const top = full - (isBottle ? neckHeight : headHeight)
    return { ...place, top, floor, unit: (floor - full) / capacity }
  })
  const width = Math.max(left - 20 + margin - 10, 460)
  const chipsARow = Math.floor((width - 2 * margin + chip.gap) / (chip.width + chip.gap))
  const rows = Math.ceil(mostCandidates(params) / chipsARow)
  const chips = table + 148
  return {
    width,
    height: chips + rows * (chip.height + chip.gap) + 12,
    places: centred(places, width),
    table,
    names: table + 20,
    tuple: table + 52,
    goal: table + 78,
    rule: table + 112,
    chips,
    chipsARow,
  }
}

/** A bottle that is empty cannot be poured, so that few of all moves are ever there at once; room is kept for all. */
function mostCandidates({ bottles, drinkers, spill, tap }: BottleParams): number {
  const count = bottles.length
  return Math.max(1, count * (count - 1 + drinkers.length + Number(spill) + Number(tap)))
}

function centred(places: readonly Place[], width: number): readonly Place[] {
  const first = places[0] as Place
  const last = places[places.length - 1] as Place
  const by = (width - first.left - last.left - last.width) / 2
  return places.map((place) => ({ ...place, left: place.left + by, middle: place.middle + by }))
}

/** The height at which that much stands. */
export const heightOf = ({ floor, unit }: Place, level: number): number => floor - level * unit
