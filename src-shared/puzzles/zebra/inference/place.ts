/** Where in the sets of plans a moment stands. */
import type { Moment } from '../../../puzzle'
import { sizesIn } from '../instance'
import type { ZebraParams } from '../params'
import type { InferencePosition } from './model'

export type PlanMoment = Moment<ZebraParams, InferencePosition>

export interface SetPlace {
  /** The sizes of all sets that are whole, and of the next one as far as it goes. */
  readonly sizes: readonly number[]
  /** The set of the plan in work, counted from 0 for the first plan alone. */
  readonly set: number
  /** The plan in work, from 1, of how many; 0 where the way there is not known. */
  readonly number: number
  readonly count: number
  /** Plans of the next set so far. */
  readonly next: number
}

/** Plans are numbered in the order in which they are found and taken, so that counts tell which one it is. */
export function setPlace({ params, position, counts }: PlanMoment): SetPlace {
  const { sizes } = sizesIn(params)
  const set = position.stage
  const before = sum(sizes.slice(0, set))
  const count = sizes[set] ?? 0
  // The first plan was never found by a step; before it is taken nothing has been.
  const number = counts.visits === 0 ? Number(counts.solutions === 0) : counts.visits - before
  const next = Math.max(0, counts.found + 1 - before - count)
  return { sizes: [...sizes.slice(0, set + 1), ...(next > 0 ? [next] : [])], set, number, count, next }
}

/** The sets that are known to be whole after so many plans were taken and found. */
export function wholeSets(sizes: readonly number[], taken: number, found: number): readonly number[] {
  let before = 0
  const whole: number[] = []
  for (const size of sizes) {
    if (taken < before || found + 1 < before + size) break
    whole.push(size)
    before += size
  }
  return whole
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
