/**
 * All states that can be reached, how far each is from the start, and from which the goal can still be reached.
 *
 * A state is a filling of the bottles and what the drinkers have drunk. Pouring leaves the latter as it is, and drinking
 * only ever adds to it; so the one small graph of fillings serves for all that can have been drunk.
 */
import type { SpaceFacts } from '../../puzzle'
import type { BottleParams } from './model'
import { goodPlaces } from './space/good'
import { type Space, spaceOf } from './space/space'
import { findStates, type States } from './space/states'

/** States are numbered as they are found, nearer ones first; the start is 0. */
export interface Analysis extends SpaceFacts {
  /** Moves from the start to the state of this number. */
  depthOf(number: number): number
  /** True where the goal can no longer be reached. */
  isHopeless(number: number): boolean
  /** The number of the state with these levels (bottles, then drinkers), or −1 where it cannot be reached. */
  numberOf(levels: readonly number[]): number
  levelsOf(number: number): number[]
}

/** Undefined where there may be too many states for the memory. The goal is no end here, as it is for a search. */
export function analyse(params: BottleParams): Analysis | undefined {
  const space = spaceOf(params)
  if (!space) return undefined
  const states = findStates(space)
  const { count, transitions, layers, queue, reached } = states
  const { good, count: goodCount } = goodPlaces(space, states)
  return {
    reachable: count,
    hopeless: count - goodCount,
    transitions,
    layers,
    ...shortestOf(space, states),
    depthOf: (number) => (reached[queue[number] as number] as number) - 1,
    isHopeless: (number) => good[queue[number] as number] === 0,
    ...naming(space, states),
  }
}

/** The numbers alone. */
export function factsOf(params: BottleParams): SpaceFacts | undefined {
  const found = analyse(params)
  if (!found) return undefined
  const { reachable, hopeless, goals, transitions, layers, shortest, shortestSolutions } = found
  return { reachable, hopeless, goals, transitions, layers, shortest, shortestSolutions }
}

const fillingAt = ({ members, groups, offsets }: Space, { queue, drunk }: States, n: number): number => {
  const d = drunk[n] as number
  return members[(groups[d] as number) + (queue[n] as number) - (offsets[d] as number)] as number
}

function shortestOf(space: Space, states: States) {
  const { isDrunkGoal, isFillingGoal } = space
  const { count, queue, drunk, reached, times } = states
  let shortest = -1
  let solutions = 0
  let goals = 0
  for (let n = 0; n < count; n++) {
    if (isDrunkGoal[drunk[n] as number] === 0 || isFillingGoal[fillingAt(space, states, n)] === 0) continue
    goals++
    const place = queue[n] as number
    const depth = (reached[place] as number) - 1
    if (shortest >= 0 && depth > shortest) continue
    shortest = depth
    solutions += times[place] as number
  }
  return { goals, shortest, shortestSolutions: solutions }
}

/** From numbers to levels and back. The way back is made when it is first asked for. */
function naming(space: Space, states: States): Pick<Analysis, 'numberOf' | 'levelsOf'> {
  const { fillings, drunk, offsets, locals } = space
  const { bottles, levels } = fillings
  const levelsOf = (number: number) => {
    const filling = fillingAt(space, states, number)
    const inBottles = levels.subarray(filling * bottles, (filling + 1) * bottles)
    const from = (states.drunk[number] as number) * drunk.drinkers
    return [...inBottles, ...drunk.levels.subarray(from, from + drunk.drinkers)]
  }
  let numbers: Int32Array | undefined
  const numberOf = (wanted: readonly number[]) => {
    numbers ??= numbersByPlace(space, states)
    const filling = fillings.find(wanted)
    if (filling < 0) return -1
    const offset = offsets[drunk.numberOf(wanted.slice(bottles))] ?? -1
    const number = (numbers[offset + (locals[filling] as number)] ?? 0) - 1
    // Levels that do not go together have no place of their own.
    return number >= 0 && levelsOf(number).join() === wanted.join() ? number : -1
  }
  return { numberOf, levelsOf }
}

function numbersByPlace({ places }: Space, { queue, count }: States): Int32Array {
  const numbers = new Int32Array(places)
  for (let n = 0; n < count; n++) numbers[queue[n] as number] = n + 1
  return numbers
}
