/** Bottles and drinkers to be made from a seed, with a shortest solution of exactly so many moves. */
import { anyNumber, type Value } from '../../form/field'
import { type Random, randomFrom } from '../../lib/random'
import type { Maker } from '../../puzzle'
import { type Analysis, analyse } from './analysis'
import { type BottleParams, largestVessel } from './model'

type BottleWishes = {
  readonly [id: string]: Value
  /** How many of each. */
  readonly bottles: number
  readonly drinkers: number
  /** No bottle holds more. */
  readonly largest: number
  /** Of a shortest solution. */
  readonly moves: number
}

/** Longer ones are too rare to be found. */
const mostMoves = 60
/** How many instances a seed may try; and how many moves between their states it may look at, some seconds' worth. */
const mostTries = 20_000
const mostLooks = 1 << 26
/** What it costs to see that there are too many states to look at. */
const tooMany = 1 << 21

export const maker: Maker<BottleParams, BottleWishes> = {
  form: {
    fields: [
      { kind: 'integer', id: 'bottles', initial: 3, min: 2, max: 6 },
      { kind: 'integer', id: 'drinkers', initial: 0, min: 0, max: 4 },
      { kind: 'integer', id: 'largest', initial: 16, min: 6, max: 64 },
      { kind: 'integer', id: 'moves', initial: 9, min: 1, max: mostMoves },
    ],
    presets: [],
  },
  check({ bottles, drinkers, moves }) {
    if (bottles === 2 && drinkers === 0) return { field: 'bottles', message: { key: 'bottles.make.two' } }
    if (moves >= drinkers) return undefined
    return { field: 'moves', message: { key: 'bottles.make.few', values: { drinkers } } }
  },
  make(wishes, seed, tell) {
    const random = randomFrom(seed)
    let looks = 0
    for (let tries = 0; tries < mostTries && looks < mostLooks; tries++) {
      const draft = wishes.drinkers > 0 ? thirsty(wishes, random) : dividing(wishes, random)
      const analysis = draft && analyse(draft)
      const made = analysis && (wishes.drinkers > 0 ? asIs : withGoal)(draft, analysis, wishes, random)
      if (made) return made
      if (draft) looks += analysis?.transitions ?? tooMany
      tell?.(Math.max(tries / mostTries, looks / mostLooks))
    }
    return undefined
  },
}

const rules = { sip: false, spill: false, tap: false } as const

/** The first bottle full, the others empty, and no goal yet. */
function dividing(wishes: BottleWishes, random: Random): BottleParams {
  const bottles = capacities(wishes, random)
  const start = bottles.map((capacity, i) => (i === 0 ? capacity : 0))
  return { bottles, drinkers: [], start, goal: start, ...rules }
}

/** Where a state is so far away it becomes the goal: one that divides the wine evenly, if there is one. */
function withGoal(
  draft: BottleParams,
  { layers, levelsOf }: Analysis,
  { moves }: BottleWishes,
  random: Random,
): BottleParams | undefined {
  const count = layers[moves] ?? 0
  if (count === 0) return undefined
  const first = layers.subarray(0, moves).reduce((sum, size) => sum + size, 0)
  const states = Array.from({ length: count }, (_, i) => levelsOf(first + i))
  return { ...draft, goal: states.find(isEven) ?? (states[random.below(count)] as number[]) }
}

/** In several bottles the same, and nothing in the others. */
function isEven(levels: readonly number[]): boolean {
  const filled = levels.filter((level) => level > 0)
  return filled.length > 1 && filled.every((level) => level === filled[0])
}

/**
 * As in the article: some bottles are full, and there is just enough in them for all to drink their fill. Every other
 * time, and always for one drinker, some may be left over, and where it stays does not matter.
 */
function thirsty(wishes: BottleWishes, random: Random): BottleParams | undefined {
  const bottles = capacities(wishes, random)
  const full = 1 + random.below(bottles.length)
  const start = bottles.map((capacity, i) => (i < full ? capacity : 0))
  const total = start.reduce((sum, level) => sum + level, 0)
  const drunk = wishes.drinkers === 1 || random.below(2) === 0 ? 1 + random.below(total) : total
  const drinkers = shares(drunk, wishes.drinkers, random)
  const rest = drunk < total ? anyNumber : 0
  return drinkers && { bottles, drinkers, start, goal: [...bottles.map(() => rest), ...drinkers], ...rules }
}

const asIs = (draft: BottleParams, { shortest }: Analysis, { moves }: BottleWishes) =>
  shortest === moves ? draft : undefined

/** All different, the largest first. */
function capacities({ bottles, largest }: BottleWishes, random: Random): number[] {
  const chosen = new Set<number>()
  while (chosen.size < bottles) chosen.add(1 + random.below(largest))
  return [...chosen].sort((a, b) => b - a)
}

/** The total in so many parts, every other time equal ones if that can be; undefined where it is too little or much. */
function shares(total: number, parts: number, random: Random): number[] | undefined {
  if (total < parts || total > parts * largestVessel) return undefined
  if (total % parts === 0 && random.below(2) === 0) return Array<number>(parts).fill(total / parts)
  const cuts = new Set<number>()
  while (cuts.size < parts - 1) cuts.add(1 + random.below(total - 1))
  const ends = [...cuts, total].sort((a, b) => a - b)
  const drinkers = ends.map((end, i) => end - (ends[i - 1] ?? 0)).sort((a, b) => b - a)
  return (drinkers[0] as number) > largestVessel ? undefined : drinkers
}
