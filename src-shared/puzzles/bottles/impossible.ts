/** Arguments that settle a question without a search. Each holds whatever the search would do. */
import { anyNumber } from '../../form/field'
import type { Message } from '../../lib/message'
import { type BottleParams, capacitiesOf, makePosition, startOf, tupleText } from './model'
import { vesselName } from './moves'
import { goalText } from './paths'

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `bottles.impossible.${key}`,
  values,
})

const arguments_ = [amountMissing, drunkMore, notMultiple, noneAtEdge, nothingMoves]

export function impossible(params: BottleParams): Message | undefined {
  if (makePosition(params).status() === 'solved') return undefined
  for (const argument of arguments_) {
    const proof = argument(params)
    if (proof) return proof
  }
  return undefined
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Without a tap nothing is added, and without spilling nothing is lost. */
function amountMissing(params: BottleParams): Message | undefined {
  const there = sumOf(startOf(params))
  const capacities = capacitiesOf(params)
  const least = sumOf(params.goal.filter((level) => level !== anyNumber))
  const most = sumOf(params.goal.map((level, i) => (level === anyNumber ? (capacities[i] as number) : level)))
  if (!params.tap && least > there) return say('more', { there, least })
  if (!params.spill && most < there) return say('less', { there, most })
  return undefined
}

/** Drinkers give nothing back. */
function drunkMore(params: BottleParams): Message | undefined {
  const count = params.bottles.length
  const start = startOf(params)
  const vessel = params.goal.findIndex(
    (level, i) => i >= count && level !== anyNumber && level < (start[i] as number),
  )
  if (vessel < 0) return undefined
  const values = { start: start[vessel] as number, level: params.goal[vessel] as number }
  return say('drunk', { name: vesselName(vessel, count), ...values })
}

/**
 * Where all bottles' capacities and levels are multiples of g, whatever is moved is one too: all there is in a bottle,
 * or the room in one. A drinker who sips may also stop when full, so that his own room counts.
 */
function notMultiple(params: BottleParams): Message | undefined {
  const { bottles, goal, sip } = params
  const count = bottles.length
  const start = startOf(params)
  const rooms = params.drinkers.map((capacity, i) => capacity - (start[count + i] as number))
  const g = [...bottles, ...start.slice(0, count), ...(sip ? rooms : [])].reduce(gcd)
  const before = (vessel: number) => (vessel < count ? 0 : (start[vessel] as number))
  const vessel = goal.findIndex((level, i) => level !== anyNumber && (level - before(i)) % g !== 0)
  if (vessel < 0) return undefined
  const values = { g, level: (goal[vessel] as number) - before(vessel), name: vesselName(vessel, count) }
  return say(vessel < count ? 'multiple' : 'multiple-drunk', { ...values, sip: sip ? 'yes' : 'no' })
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

/** Every rule leaves a bottle empty or full; a sip may leave a drinker full instead. */
function noneAtEdge(params: BottleParams): Message | undefined {
  const { bottles, goal, sip } = params
  const capacities = capacitiesOf(params)
  const isBetween = (level: number, i: number) => level > 0 && level < (capacities[i] as number)
  const bottlesBetween = goal.slice(0, bottles.length).every(isBetween)
  const drinkersNotFull = goal.every(
    (level, i) => i < bottles.length || (level >= 0 && level < (capacities[i] as number)),
  )
  if (!bottlesBetween || (sip && !drinkersNotFull)) return undefined
  return say('edge', { goal: `(${goalText(params, ',')})` })
}

function nothingMoves(params: BottleParams): Message | undefined {
  const position = makePosition(params)
  const none = position.moves(new Int32Array(position.maxMoves), 0) === 0
  return none ? say('stuck', { start: tupleText(startOf(params)) }) : undefined
}
