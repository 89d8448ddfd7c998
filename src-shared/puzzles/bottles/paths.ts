/** Solutions as text: written, and what is wrong with one. Reading is in `read.ts`. */
import { anyNumber } from '../../form/field'
import type { Message } from '../../lib/message'
import type { PathTexts } from '../../puzzle'
import { type BottleParams, type BottlePosition, capacitiesOf, makePosition, tupleText } from './model'
import {
  fromOf,
  ground,
  isOutside,
  isSame,
  isSeveral,
  moveText,
  saidAmount,
  tap,
  toOf,
  vesselName,
} from './moves'
import { pourOf } from './pour'

/** The states one a line, as the printed program prints them; as rows, with the moves that lead to them. */
export function pathTexts(params: BottleParams, line: readonly number[]): PathTexts {
  const position = makePosition(params)
  const { bottles, vessels } = position
  const path = [levelsOf(position)]
  const moves: (readonly [string, number | string])[] = [['', '']]
  for (const move of line) {
    moves.push([moveText(bottles, move), pourOf(position, move).amount])
    position.play(move)
    path.push(levelsOf(position))
  }
  const names = Array.from({ length: vessels }, (_, vessel) => vesselName(vessel, bottles))
  return {
    path,
    text: `${path.map((state) => state.join(' ')).join('\n')}\n`,
    header: ['state', ...names, 'move', 'amount'],
    rows: path.map((state, i) => [i + 1, ...state, ...(moves[i] as readonly [string, number | string])]),
  }
}

const levelsOf = ({ levels, vessels }: BottlePosition): number[] => Array.from(levels.subarray(0, vessels))

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `bottles.fault.${key}`,
  values,
})

/** See `Puzzle.fault`. States are counted along the path, the start being number 1. */
export function fault(params: BottleParams, line: readonly number[], at: number): Message {
  const position = makePosition(params)
  for (const move of line.slice(0, at)) position.play(move)
  const move = line[at]
  if (move === undefined)
    return say('end', { state: tupleText(levelsOf(position)), goal: `(${goalText(params, ',')})` })
  const number = at + 2
  if (isSame(move)) return say('same', { number })
  if (isSeveral(move)) return say('several', { number })
  if (isOutside(move)) {
    const vessel = toOf(move)
    const name = vesselName(vessel, position.bottles)
    return say('outside', { number, name, capacity: capacitiesOf(params)[vessel] as number })
  }
  return say('move', { number, ...moveValues(position, move), why: whyNot(position, move) })
}

/** The goal, with a star where it does not matter. */
export const goalText = ({ goal }: BottleParams, between: string): string =>
  goal.map((level) => (level === anyNumber ? '*' : String(level))).join(between)

/** The values of the sentence about a move; names of what is outside are the sentence's own. */
function moveValues(position: BottlePosition, move: number) {
  const { bottles } = position
  const name = (vessel: number) => (vessel < tap ? vesselName(vessel, bottles) : '')
  const [from, to] = [fromOf(move), toOf(move)]
  const kind = from === tap ? 'fill' : to === ground ? 'spill' : to < bottles ? 'pour' : 'drink'
  return {
    kind,
    from: name(from),
    to: name(to),
    amount: saidAmount(move),
    right: pourOf(position, move).amount,
  }
}

/** The first reason why a move is not among the candidates. */
export function whyNot(
  { levels, capacities, bottles, vessels, sips, spills, taps }: BottlePosition,
  move: number,
): string {
  const [from, to] = [fromOf(move), toOf(move)]
  const isUnknown = (vessel: number, outside: number) => vessel >= vessels && vessel !== outside
  if (from === to || isUnknown(from, tap) || isUnknown(to, ground)) return 'unknown'
  if (from >= bottles && from < tap) return 'drunk'
  if ((from === tap && !taps) || (to === ground && !spills)) return 'rule'
  if (levels[from] === 0) return 'empty'
  if (levels[to] === capacities[to]) return 'full'
  const room = (capacities[to] as number) - (levels[to] as number)
  if (to >= bottles && to < tap && (levels[from] as number) > room && !sips) return 'rest'
  return 'amount'
}
