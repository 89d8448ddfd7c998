/**
 * The bottles alone: all levels that pouring and drinking could ever give them, and the ways between those. It is a
 * small graph, and the same one whatever the drinkers have drunk.
 */
import { type BottleParams, startOf } from '../model'

/** The levels of all bottles are one filling; fillings are numbered as they are found, the start being 0. */
export interface Fillings {
  readonly count: number
  readonly bottles: number
  /** `bottles` numbers a filling. */
  readonly levels: Uint8Array
  /** What is in all bottles together. */
  readonly totals: Int32Array
  /** Fillings that one move without a drinker leads to: those of filling f from `starts[f]` to `starts[f + 1] − 1`. */
  readonly starts: Int32Array
  readonly ways: Int32Array
  /** The same ways backwards. */
  readonly backStarts: Int32Array
  readonly backWays: Int32Array
  /**
   * What there is to drink in filling f, from `drinkStarts[f]` to `drinkStarts[f + 1] − 1`: the bottle, its level, and
   * the filling that is left when it is emptied (−1 where no drinker could).
   */
  readonly drinkStarts: Int32Array
  readonly drinkBottles: Uint8Array
  readonly drinkLevels: Uint8Array
  readonly emptied: Int32Array
  /** The filling with less in one bottle, where some drinker could have drunk that. */
  less(filling: number, bottle: number, amount: number): number
  /** The filling with these levels, or −1; too high levels may find some other filling. */
  find(levels: ArrayLike<number>): number
}

/** Those found so far, by code: the sum of weights times levels. */
interface Draft {
  readonly capacities: readonly number[]
  readonly weights: readonly number[]
  readonly numbers: Numbers
  readonly codes: number[]
  readonly levels: number[]
  readonly starts: number[]
  readonly ways: number[]
  readonly drinkStarts: number[]
  readonly drinkBottles: number[]
  readonly drinkLevels: number[]
  readonly emptied: number[]
}

/** Numbers by code: 0 is no filling's, so they are kept one greater. */
interface Numbers {
  get(code: number): number | undefined
  set(code: number, number: number): void
}

/** Codes below this are looked up in an array, which is much faster; beyond it, a map takes less memory. */
const mostInArray = 1 << 22

function makeNumbers(codes: number): Numbers {
  if (codes > mostInArray) return new Map<number, number>()
  const numbers = new Int32Array(codes)
  return {
    get: (code) => (numbers[code] as number) || undefined,
    set(code, number) {
      numbers[code] = number
    },
  }
}

/** Undefined where there are more than `most` fillings. */
export function fillingsOf(params: BottleParams, most: number): Fillings | undefined {
  const draft = emptyDraft(params.bottles)
  const { codes, levels, starts, ways, drinkStarts, drinkBottles } = draft
  const mouthful = Math.max(0, ...params.drinkers)
  number(draft, codeOf(draft, startOf(params)))
  for (let f = 0; f < codes.length; f++) {
    if (codes.length > most) return undefined
    for (let i = 0; i < params.bottles.length; i++) levels.push(levelIn(draft, codes[f] as number, i))
    pour(draft, params, f)
    starts.push(ways.length)
    if (mouthful > 0) drink(draft, f, mouthful, params.sip)
    drinkStarts.push(drinkBottles.length)
  }
  return finished(draft)
}

function emptyDraft(capacities: readonly number[]): Draft {
  const weights: number[] = []
  const codes = capacities.reduce((weight, capacity) => {
    weights.push(weight)
    return weight * (capacity + 1)
  }, 1)
  const drinks = { drinkStarts: [0], drinkBottles: [], drinkLevels: [], emptied: [] }
  const lists = { codes: [], levels: [], starts: [0], ways: [], ...drinks }
  return { capacities, weights, numbers: makeNumbers(codes), ...lists }
}

const codeOf = ({ weights }: Draft, levels: ArrayLike<number>): number =>
  weights.reduce((code, weight, i) => code + weight * (levels[i] as number), 0)

const levelIn = ({ weights, capacities }: Draft, code: number, i: number): number =>
  Math.floor(code / (weights[i] as number)) % ((capacities[i] as number) + 1)

/** The number of a code, new or known. */
function number({ numbers, codes }: Draft, code: number): number {
  const known = numbers.get(code)
  if (known !== undefined) return known - 1
  numbers.set(code, codes.push(code))
  return codes.length - 1
}

/** What drinkers could take out, of whom none has room for more than a mouthful. */
function drink(draft: Draft, f: number, mouthful: number, sip: boolean): void {
  const { codes, levels, weights, drinkBottles, drinkLevels, emptied } = draft
  const code = codes[f] as number
  for (const [i, weight] of weights.entries()) {
    const level = levels[f * weights.length + i] as number
    if (level === 0) continue
    drinkBottles.push(i)
    drinkLevels.push(level)
    emptied.push(level <= mouthful ? number(draft, code - level * weight) : -1)
    for (let amount = 1; sip && amount < level && amount <= mouthful; amount++)
      number(draft, code - amount * weight)
  }
}

/** Pours, spilling and the tap. */
function pour(draft: Draft, { spill, tap }: BottleParams, f: number): void {
  const { capacities, weights, codes, levels, ways } = draft
  const code = codes[f] as number
  const count = capacities.length
  for (let i = 0; i < count; i++) {
    const level = levels[f * count + i] as number
    const weight = weights[i] as number
    for (let j = 0; level > 0 && j < count; j++) {
      const room = (capacities[j] as number) - (levels[f * count + j] as number)
      if (i === j || room === 0) continue
      ways.push(number(draft, code + Math.min(level, room) * ((weights[j] as number) - weight)))
    }
    if (spill && level > 0) ways.push(number(draft, code - level * weight))
    const room = (capacities[i] as number) - level
    if (tap && room > 0) ways.push(number(draft, code + room * weight))
  }
}

function finished(draft: Draft): Fillings {
  const { numbers, codes, weights } = draft
  const [starts, ways] = [new Int32Array(draft.starts), new Int32Array(draft.ways)]
  const levels = new Uint8Array(draft.levels)
  const drinkStarts = new Int32Array(draft.drinkStarts)
  const bottles = weights.length
  const count = codes.length
  const totals = new Int32Array(count)
  for (let f = 0, at = 0; f < count; f++)
    for (let i = 0; i < bottles; i++) (totals[f] as number) += levels[at++] as number
  return {
    count,
    bottles,
    levels,
    totals,
    starts,
    ways,
    ...turned(starts, ways),
    drinkStarts,
    drinkBottles: new Uint8Array(draft.drinkBottles),
    drinkLevels: new Uint8Array(draft.drinkLevels),
    emptied: new Int32Array(draft.emptied),
    less: (filling, bottle, amount) =>
      (numbers.get((codes[filling] as number) - amount * (weights[bottle] as number)) as number) - 1,
    find: (wanted) => (numbers.get(codeOf(draft, wanted)) ?? 0) - 1,
  }
}

/** The ways sorted by where they lead to: a counting sort. */
function turned(starts: Int32Array, ways: Int32Array) {
  const count = starts.length - 1
  const backStarts = new Int32Array(count + 1)
  for (const to of ways) (backStarts[to + 1] as number)++
  for (let f = 0; f < count; f++) (backStarts[f + 1] as number) += backStarts[f] as number
  const free = backStarts.slice()
  const backWays = new Int32Array(ways.length)
  for (let f = 0; f < count; f++)
    for (let way = starts[f] as number; way < (starts[f + 1] as number); way++) {
      const to = ways[way] as number
      backWays[free[to] as number] = f
      ;(free[to] as number)++
    }
  return { backStarts, backWays }
}
