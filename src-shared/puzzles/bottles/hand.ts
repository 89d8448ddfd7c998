/** Bottles poured by hand: a hand is the moves so far, and what is held is the bottle to pour, or the tap. */

import type { Hand, HandPlay, Holding, Pressed } from '../../hand'
import type { Message } from '../../lib/message'
import { pourValues } from './explain'
import { drawHand } from './handScene'
import { type BottleParams, type BottlePosition, makePosition, stateText } from './model'
import { ground, moveOf, tap, vesselName } from './moves'
import { goalText, whyNot } from './paths'
import { lastPour } from './pour'
import { spotsOf, vesselAt } from './spots'

export const bottlesHand: HandPlay<BottleParams> = {
  countsMoves: true,
  drags: true,
  start: () => [],
  spots: spotsOf,
  press(params, now, spot) {
    const position = positionOf(params, now.hand)
    return position.status() === 'solved' ? undefined : press(position, now, vesselAt(params, spot))
  },
  draw(params, { hand, held, lang }) {
    const position = positionOf(params, hand)
    return drawHand({ params, position, hand, held, targets: targetsOf(position, held), lang })
  },
  say: (params, now) => sayHand(params, positionOf(params, now.hand), now),
  spotText: (params, { hand, held }, spot) =>
    spotText(positionOf(params, hand), held, vesselAt(params, spot)),
  isSelected: (params, { held }, spot) => vesselAt(params, spot) === held,
  isSolved: (params, hand) => positionOf(params, hand).status() === 'solved',
  line: (_, hand) => hand,
  ofLine: (_, line) => line,
  rest(params, hand) {
    const { levels, vessels } = positionOf(params, hand)
    const start = [...levels.subarray(0, vessels)]
    return { params: { ...params, start }, strategy: 'breadth-first', isShortest: true }
  },
  hint: (_, hand, line) => ({ hand: [...hand, ...line.slice(0, 1)], line: line.slice(1) }),
}

/** The position that the moves lead to. */
function positionOf(params: BottleParams, hand: Hand): BottlePosition {
  const position = makePosition(params)
  for (const move of hand) position.play(move)
  return position
}

function movesOf(position: BottlePosition): Int32Array {
  const moves = new Int32Array(position.maxMoves)
  return moves.subarray(0, position.moves(moves, 0))
}

/** What can be poured into from what is held. */
function targetsOf(position: BottlePosition, held: number | undefined): readonly number[] {
  if (held === undefined) return []
  const moves = movesOf(position)
  return [...Array(position.vessels).keys(), ground].filter((to) => moves.includes(moveOf(held, to)))
}

function press(position: BottlePosition, { hand, held }: Holding, vessel: number): Pressed {
  if (held === undefined) {
    const why = whyNotTaken(position, vessel)
    return why ? { hand, why } : { hand, held: vessel }
  }
  if (held === vessel) return { hand }
  const move = moveOf(held, vessel)
  if (movesOf(position).includes(move)) return { hand: [...hand, move] }
  return { hand, held, why: whyNotPoured(position, held, vessel) }
}

const say = (key: string, values: Message['values'] = {}): Message => ({ key: `bottles.hand.${key}`, values })

function whyNotTaken({ bottles, levels }: BottlePosition, vessel: number): Message | undefined {
  if (vessel === tap) return undefined
  if (vessel === ground) return sayWhy('ground')
  const from = vesselName(vessel, bottles)
  if (vessel >= bottles) return sayWhy('drunk', { from })
  return levels[vessel] === 0 ? sayWhy('empty', { from }) : undefined
}

function whyNotPoured(position: BottlePosition, from: number, to: number): Message {
  const { bottles, levels, capacities } = position
  if (to === tap || (from === tap && to >= bottles)) return sayWhy('tap')
  return sayWhy(whyNot(position, moveOf(from, to)), {
    from: vesselName(from, bottles),
    to: vesselName(to, bottles),
    room: (capacities[to] as number) - (levels[to] as number),
    level: levels[from] as number,
    isDrinker: to >= bottles ? 'yes' : 'no',
  })
}

const sayWhy = (why: string, values: Message['values'] = {}): Message =>
  say('why', { from: '', to: '', room: 0, level: 0, isDrinker: 'no', ...values, why })

function sayHand(params: BottleParams, position: BottlePosition, { hand, held }: Holding): Message[] {
  const state = stateText(position)
  const moves = hand.length
  if (position.status() === 'solved') return [say('solved', { moves, state })]
  const last = hand[moves - 1]
  const goal = `(${goalText(params, ',')})`
  return [
    ...(held === undefined
      ? []
      : [say('held', { from: held === tap ? 'tap' : vesselName(held, position.bottles) })]),
    say('state', { moves, state, goal }),
    ...(last === undefined || held !== undefined
      ? []
      : [{ key: 'bottles.why.done', values: pourValues(lastPour(position, last), position) }]),
    ...(movesOf(position).length === 0 ? [say('stuck')] : []),
  ]
}

/** What a vessel (or tap, or ground) holds, and what it could do now. */
export function spotText(position: BottlePosition, held: number | undefined, vessel: number): Message {
  if (vessel === tap) return say('tap')
  if (vessel === ground) return say('ground')
  const { bottles, levels, capacities } = position
  const state = vessel === held ? 'held' : targetsOf(position, held).includes(vessel) ? 'target' : 'none'
  return say(vessel < bottles ? 'bottle' : 'drinker', {
    name: vesselName(vessel, bottles),
    level: levels[vessel] as number,
    capacity: capacities[vessel] as number,
    state,
  })
}
