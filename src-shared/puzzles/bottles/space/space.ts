/** Places for all states: a filling of the bottles beside what was drunk. */
import { anyNumber } from '../../../form/field'
import type { BottleParams } from '../model'
import { type Drunk, drunkOf } from './drunk'
import { type Fillings, fillingsOf } from './fillings'

export interface Space {
  readonly sip: boolean
  readonly fillings: Fillings
  readonly drunk: Drunk
  readonly places: number
  /** The place of a state is that of what was drunk, and from there on that of the filling. */
  readonly offsets: Int32Array
  readonly locals: Int32Array
  /** `locals` of the fillings that ways lead to, forwards and backwards, and of those that drinking leaves. */
  readonly wayLocals: Int32Array
  readonly backLocals: Int32Array
  readonly drinkLocals: Int32Array
  /** The fillings that go with what was drunk, d: `members` from `groups[d]` on, in the order of their places. */
  readonly members: Int32Array
  readonly groups: Int32Array
  /** 1 where bottles, or drinkers, are as the goal wants them. */
  readonly isFillingGoal: Uint8Array
  readonly isDrunkGoal: Uint8Array
}

/** More than these are not worth the memory. */
const mostFillings = 1 << 18
const mostDrunk = 1 << 21
const mostPlaces = 1 << 24

/**
 * While nothing is spilt and there is no tap, what was drunk says how much is left in the bottles: only fillings with
 * that total get a place beside it. Undefined where there are too many places.
 */
export function spaceOf(params: BottleParams): Space | undefined {
  const fillings = fillingsOf(params, mostFillings)
  const drunk = fillings && drunkOf(params, mostDrunk)
  if (!fillings || !drunk) return undefined
  const { totals, levels, bottles, ways, backWays, emptied } = fillings
  const isKept = !params.spill && !params.tap
  const grouped = grouping(isKept ? totals : new Int32Array(fillings.count))
  const { locals } = grouped
  const all = (totals[0] as number) + (drunk.sums[drunk.start] as number)
  const offsets = new Int32Array(drunk.count + 1)
  const groups = new Int32Array(drunk.count)
  for (let d = 0; d < drunk.count; d++) {
    const total = isKept ? all - (drunk.sums[d] as number) : 0
    const end = (offsets[d] as number) + (grouped.sizes[total] ?? 0)
    if (end > mostPlaces) return undefined
    offsets[d + 1] = end
    groups[d] = grouped.firsts[total] ?? 0
  }
  const { goal, sip } = params
  return {
    sip,
    fillings,
    drunk,
    places: offsets[drunk.count] as number,
    offsets,
    locals,
    wayLocals: ways.map((filling) => locals[filling] as number),
    backLocals: backWays.map((filling) => locals[filling] as number),
    drinkLocals: emptied.map((filling) => locals[filling] ?? -1),
    members: grouped.members,
    groups,
    isFillingGoal: goalFlags(levels, goal.slice(0, bottles), fillings.count),
    isDrunkGoal: goalFlags(drunk.levels, goal.slice(bottles), drunk.count),
  }
}

/** Fillings sorted by their totals, and within a total by their numbers. */
function grouping(totals: Int32Array) {
  const sizes: number[] = []
  const locals = totals.map((total) => {
    sizes[total] = (sizes[total] ?? 0) + 1
    return (sizes[total] as number) - 1
  })
  const firsts: number[] = []
  let first = 0
  for (const [total, size] of sizes.entries()) {
    firsts[total] = first
    first += size ?? 0
  }
  const members = new Int32Array(totals.length)
  for (const [f, total] of totals.entries()) members[(firsts[total] as number) + (locals[f] as number)] = f
  return { sizes, firsts, locals, members }
}

/** For each of `count` lists of levels, one after the other, 1 where it is as the goal wants it. */
function goalFlags(levels: Uint8Array, goal: readonly number[], count: number): Uint8Array {
  const flags = new Uint8Array(count).fill(1)
  for (const [i, wanted] of goal.entries())
    for (let n = 0, at = i; wanted !== anyNumber && n < count; n++, at += goal.length)
      if (levels[at] !== wanted) flags[n] = 0
  return flags
}
