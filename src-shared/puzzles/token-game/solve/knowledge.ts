/**
 * What is known of a game for play: up to four tokens the value of every state with its plies, of five tokens which
 * states are good and which are bad. Six tokens have 3.9 · 10¹⁰ states; of them nothing is known beforehand.
 */
import type { Worth } from '../../../game'
import type { TokenPosition } from '../model'
import { otherSide } from '../moves'
import { type Packing, type Rules, wayOf } from './packing'
import { advanceSweep, makeSweep, mostInSweep, type Sweep, shareSwept, worthIn } from './sweep'
import { advanceValues, makeValues, mostWithPlies, shareValued, type Values, valueIn } from './values'

export type Knowledge =
  | { readonly kind: 'values'; readonly values: Values }
  | { readonly kind: 'sweep'; readonly sweep: Sweep }
  | { readonly kind: 'none' }

/** Nothing is known yet: `learn` works it out. All memory is taken here: 1.7 MB for four tokens, 35 MB for five. */
export function makeKnowledge(rules: Rules): Knowledge {
  if (rules.n <= mostWithPlies) return { kind: 'values', values: makeValues(rules) }
  return rules.n <= mostInSweep ? { kind: 'sweep', sweep: makeSweep(rules) } : { kind: 'none' }
}

/** Goes on for at least so many states, some nanoseconds each; true when there is no more to learn. */
export function learn(knowledge: Knowledge, states: number): boolean {
  if (knowledge.kind === 'values') return advanceValues(knowledge.values, states)
  return knowledge.kind === 'none' || advanceSweep(knowledge.sweep, states)
}

/** How much of it is done, from 0 to 1. */
export function shareLearnt(knowledge: Knowledge): number {
  if (knowledge.kind === 'values') return shareValued(knowledge.values)
  return knowledge.kind === 'none' ? 1 : shareSwept(knowledge.sweep)
}

/** What a position of this game is worth to who is to move; undefined of what is not known. All must be learnt. */
export function worthOf(knowledge: Knowledge, position: TokenPosition): Worth | undefined {
  if (knowledge.kind === 'none') return undefined
  if (knowledge.kind === 'values') {
    const [own, other] = waysOf(knowledge.values.packing, position)
    return valueIn(knowledge.values, own, other)
  }
  const [own, other] = waysOf(knowledge.sweep.packing, position)
  return { worth: worthIn(knowledge.sweep, own, other) }
}

function waysOf(packing: Packing, { places, mover }: TokenPosition): readonly [number, number] {
  return [wayOf(packing, places[mover]), wayOf(packing, places[otherSide(mover)])]
}
