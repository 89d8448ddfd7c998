/** What the search has just done and what it does next, by the article's rules. */
import type { Message } from '../../lib/message'
import type { Moment } from '../../puzzle'
import type { Move } from '../../step'
import { type BottleParams, type BottlePosition, makePosition, startOf, stateText, tupleText } from './model'
import { moveText, tap, vesselName } from './moves'
import { lastPour, type Pour, pourOf } from './pour'

export type BottleMoment = Moment<BottleParams, BottlePosition>

const say = (key: string, values: Message['values'] = {}): Message => ({ key: `bottles.why.${key}`, values })

export function explain(moment: BottleMoment): readonly Message[] {
  return [...happened(moment), ...next(moment)]
}

function happened(moment: BottleMoment): readonly Message[] {
  const { step, position, line, counts, params } = moment
  const state = stateText(position)
  switch (step?.kind) {
    case undefined:
      return [say('start', { state })]
    case 'visit': {
      const done = say('done', pourValues(lastPour(position, step.move), position))
      // The start is no entry of the table, as in the printed program.
      const isStart = state === tupleText(startOf(params))
      return isStart ? [done, say('start-again')] : [done]
    }
    case 'meet':
      return [say('would', tried(position, step.move)), met(moment, step.move)]
    case 'find':
      return [say('would', tried(position, step.move)), say('found', { number: counts.found + 1 })]
    case 'take':
      return [say('taken', { number: step.move + 1, state, depth: counts.depth })]
    case 'backtrack':
      return [say('back', { move: moveText(position.bottles, step.move), state })]
    case 'solve':
      return [say('solved', { states: line.length + 1, moves: line.length })]
    default:
      return []
  }
}

function next({
  step,
  position,
  candidates,
  tried: count,
  exhausted,
  counts,
  line,
  strategy,
}: BottleMoment): readonly Message[] {
  const isQueue = strategy.engine === 'breadth-first'
  if (exhausted) return [say('exhausted', { count: counts.solutions })]
  if (position.status() === 'solved') return step?.kind === 'solve' ? [] : [say('goal')]
  const move = candidates[count]
  if (move !== undefined) return [say('next', pourValues(pourOf(position, move), position))]
  if (isQueue) return [say(step ? 'all-made' : 'first')]
  const last = moveText(position.bottles, line[line.length - 1] as Move)
  return [say(candidates.length === 0 ? 'stuck' : 'dead-end', { move: last })]
}

/** What the sentences about a move need; what is outside has no name. */
export function pourValues(pour: Pour, { bottles }: BottlePosition) {
  const name = (vessel: number) => (vessel < tap ? vesselName(vessel, bottles) : '')
  return { rule: ruleName(pour), from: name(pour.from), to: name(pour.to), amount: pour.amount }
}

/** For a pour that does the work of both, `both`; for a drinker who leaves some, `sip`. */
function ruleName({ rule, fills, empties }: Pour): string {
  if (rule === 1 && fills && empties) return 'both'
  return rule === 3 && !empties ? 'sip' : `r${rule}`
}

/** A candidate that was tried only, and the state it would lead to. */
function tried(position: BottlePosition, move: Move) {
  const values = pourValues(pourOf(position, move), position)
  return { ...values, state: after(position, move, () => stateText(position)) }
}

/** Looks one move ahead. */
function after<T>(position: BottlePosition, move: Move, see: () => T): T {
  position.play(move)
  const seen = see()
  position.undo(move)
  return seen
}

/** Why a state is refused: it is on the way here, or it was met elsewhere. */
function met({ position, params, line, strategy, counts }: BottleMoment, move: Move): Message {
  if (strategy.engine === 'breadth-first') return say('met-queue')
  const number = placeOnLine(
    params,
    line,
    after(position, move, () => position.key()),
  )
  if (strategy.repeats === 'on-path') return say('met-stack', { number })
  return number > 0 ? say('met-line', { number }) : say('met-table', { count: counts.solutions })
}

/** The number of a state on the way from the start (which is 1), or 0. */
function placeOnLine(params: BottleParams, line: readonly Move[], key: number | string): number {
  const position = makePosition(params)
  let number = 1
  for (; position.key() !== key; number++) {
    if (number > line.length) return 0
    position.play(line[number - 1] as Move)
  }
  return number
}
