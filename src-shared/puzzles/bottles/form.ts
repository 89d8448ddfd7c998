/** What can be set: the bottles, the drinkers, where it starts, where it ends, and the rules. */
import { anyNumber, type Form, type Params } from '../../form/field'
import { type BottleParams, largestVessel, mostVessels } from './model'
import { vesselName } from './moves'

const listOf = (before: Params, id: 'bottles' | 'drinkers' | 'start') => before[id] as readonly number[]
const bottlesOf = (before: Params) => listOf(before, 'bottles').length
const vesselsOf = (before: Params) => bottlesOf(before) + listOf(before, 'drinkers').length
const capacityAt = (before: Params, place: number): number =>
  [...listOf(before, 'bottles'), ...listOf(before, 'drinkers')][place] ?? 0

const nameAt = (before: Params, place: number): string => vesselName(place, bottlesOf(before))

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

export const form: Form<BottleParams> = {
  fields: [
    { ...vessels('bottles', [8, 8, 3], 1), name: (_, place) => vesselName(place, mostVessels) },
    { ...vessels('drinkers', [4, 4, 4, 4], 0), name: (_, place) => vesselName(place, 0) },
    {
      kind: 'list',
      id: 'start',
      initial: enoughToDrink,
      least: bottlesOf,
      most: vesselsOf,
      min: 0,
      max: capacityAt,
      name: nameAt,
    },
    {
      kind: 'list',
      id: 'goal',
      initial: allDrunkOrHalved,
      least: vesselsOf,
      most: vesselsOf,
      min: 0,
      max: capacityAt,
      any: true,
      name: nameAt,
    },
    { kind: 'flag', id: 'sip', initial: false },
    { kind: 'flag', id: 'spill', initial: false },
    { kind: 'flag', id: 'tap', initial: false },
  ],
  presets: [
    preset('article', [8, 8, 3], [4, 4, 4, 4], [8, 8, 0], [0, 0, 0, 4, 4, 4, 4]),
    preset('eight', [8, 5, 3], [], [8, 0, 0], [4, 4, 0]),
    preset('twelve', [12, 7, 5], [], [12, 0, 0], [6, 6, 0]),
    preset('ten', [10, 7, 3], [], [10, 0, 0], [5, 5, 0]),
    preset('four', [24, 13, 11, 5], [], [24, 0, 0, 0], [8, 8, 8, 0]),
    preset('none', [6, 4, 2], [], [6, 0, 0], [3, 3, 0]),
    preset('tap', [5, 3], [], [0, 0], [4, anyNumber], true),
  ],
}

function vessels(id: string, initial: readonly number[], least: number) {
  return { kind: 'list', id, initial, least, most: mostVessels, min: 1, max: largestVessel } as const
}

/** Bottles full from the first on, until there is enough for all drinkers: two in the article, one without drinkers. */
function enoughToDrink(before: Params): readonly number[] {
  const needed = sumOf(listOf(before, 'drinkers'))
  let poured = 0
  return listOf(before, 'bottles').map((capacity, i) => {
    if (i > 0 && poured >= needed) return 0
    poured += capacity
    return capacity
  })
}

/** Drinkers have had all they can, and bottles are empty if that is all there was; without drinkers, half is in the first. */
function allDrunkOrHalved(before: Params): readonly number[] {
  const bottles = listOf(before, 'bottles')
  const drinkers = listOf(before, 'drinkers')
  const total = sumOf(listOf(before, 'start'))
  if (drinkers.length === 0) return bottles.map((_, i) => (i === 0 ? Math.floor(total / 2) : anyNumber))
  const rest = total === sumOf(drinkers) ? 0 : anyNumber
  return [...bottles.map(() => rest), ...drinkers]
}

function preset(
  name: string,
  bottles: readonly number[],
  drinkers: readonly number[],
  start: readonly number[],
  goal: readonly number[],
  outside = false,
) {
  const rules = { sip: false, spill: outside, tap: outside }
  return { name: { key: `bottles.preset.${name}` }, params: { bottles, drinkers, start, goal, ...rules } }
}
