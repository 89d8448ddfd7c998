/** What the drinkers can have drunk, numbered in mixed radix: who drinks more has the greater number. */
import { type BottleParams, startOf } from '../model'

export interface Drunk {
  readonly count: number
  readonly drinkers: number
  /**
   * `drinkers` numbers each: how much a drinker can still drink, the thirstiest first, and what a unit of his adds to
   * the number of what was drunk.
   */
  readonly rooms: Uint8Array
  readonly units: Int32Array
  /** What all have drunk together. */
  readonly sums: Int32Array
  readonly start: number
  /** `drinkers` numbers each: how much each has drunk. */
  readonly levels: Uint8Array
  numberOf(levels: readonly number[]): number
}

/** Undefined where there are more than `most` numbers. */
export function drunkOf(params: BottleParams, most: number): Drunk | undefined {
  const { drinkers: capacities } = params
  const drinkers = capacities.length
  const weights: number[] = []
  const count = capacities.reduce((weight, capacity) => {
    weights.push(weight)
    return weight * (capacity + 1)
  }, 1)
  if (count > most) return undefined
  const rooms = new Uint8Array(count * drinkers)
  const units = new Int32Array(count * drinkers)
  const levels = new Uint8Array(count * drinkers)
  const sums = new Int32Array(count)
  for (let d = 0; d < count; d++)
    for (let i = 0; i < drinkers; i++) {
      const level = Math.floor(d / (weights[i] as number)) % ((capacities[i] as number) + 1)
      levels[d * drinkers + i] = level
      ;(sums[d] as number) += level
      insert(rooms, units, d * drinkers, i, (capacities[i] as number) - level, weights[i] as number)
    }
  const numberOf = (wanted: readonly number[]) =>
    wanted.reduce((sum, level, i) => sum + level * (weights[i] as number), 0)
  return {
    count,
    drinkers,
    rooms,
    units,
    sums,
    start: numberOf(startOf(params).slice(params.bottles.length)),
    levels,
    numberOf,
  }
}

/** Insertion sort: `from … from + sorted − 1` are sorted already. */
function insert(
  rooms: Uint8Array,
  units: Int32Array,
  from: number,
  sorted: number,
  room: number,
  unit: number,
): void {
  let at = from + sorted
  for (; at > from && (rooms[at - 1] as number) < room; at--) {
    rooms[at] = rooms[at - 1] as number
    units[at] = units[at - 1] as number
  }
  rooms[at] = room
  units[at] = unit
}
