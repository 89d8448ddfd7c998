/** Reads paths of states: what `pathTexts` writes, the printed program's output, tuples as in the article. */
import { bad, good, type Outcome } from '../../lib/outcome'
import type { ReadPath } from '../../puzzle'
import type { Move } from '../../step'
import { type BottleParams, type BottlePosition, capacitiesOf, makePosition, startOf } from './model'
import { ground, moveOf, outsideOf, sameState, severalMoves, tap, withAmount } from './moves'
import { pourOf } from './pour'

const csvHeader = /^"?state"?[,;]/i
const between = /[\s,;()[\]{}（），、→|"]+/

/** The first state of the text is the start, whatever `params` says; all else is of the run in `params`. */
export function readPath(text: string, params: BottleParams): Outcome<ReadPath<BottleParams>> {
  const states = readStates(text, capacitiesOf(params).length)
  if (!states.ok) return states
  const [first, ...rest] = states.value
  if (!first) return bad('bottles.read.empty')
  const isWithin = first.every((level, vessel) => level <= (capacitiesOf(params)[vessel] as number))
  if (!isWithin) return bad('bottles.read.start', { text: first.join(',') })
  const isSameStart = first.join() === startOf(params).join()
  const own = isSameStart ? params : { ...params, start: first }
  const position = makePosition(own)
  const moves = rest.map((state) => {
    const move = moveBetween(position, state)
    position.levels.set(state)
    return move
  })
  return good({ params: own, moves })
}

/** Lines without a digit are words round the path, as the printed program writes them. */
function readStates(text: string, vessels: number): Outcome<readonly (readonly number[])[]> {
  const states: number[][] = []
  let isCsv = false
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (csvHeader.test(raw)) isCsv = true
    if (!/\d/.test(raw) || csvHeader.test(raw)) continue
    const words = isCsv ? csvLevels(raw, vessels) : raw.split(between).filter((word) => word !== '')
    const odd = words.find((word) => !/^\d{1,9}$/.test(word))
    if (odd !== undefined) return bad('bottles.read.token', { line: index + 1, text: odd.slice(0, 40) })
    if (words.length % vessels !== 0)
      return bad('bottles.read.parts', { line: index + 1, count: words.length, vessels })
    for (let at = 0; at < words.length; at += vessels) states.push(words.slice(at, at + vessels).map(Number))
  }
  return good(states)
}

/** After the number of the state; the move that follows them is not needed. */
const csvLevels = (line: string, vessels: number): string[] =>
  line
    .split(/[,;]/)
    .slice(1, vessels + 1)
    .map((field) => field.trim().replace(/^"(.*)"$/, '$1'))

/** The move from where the position stands to the state, or the number of a fault. */
function moveBetween(position: BottlePosition, state: readonly number[]): Move {
  const { levels, capacities } = position
  const tooMuch = state.findIndex((level, vessel) => level > (capacities[vessel] as number))
  if (tooMuch >= 0) return outsideOf(tooMuch)
  const changed = state.flatMap((level, vessel) => (level === levels[vessel] ? [] : [vessel]))
  if (changed.length === 0) return sameState
  const gains = (vessel: number) => (state[vessel] as number) - (levels[vessel] as number)
  const givers = changed.filter((vessel) => gains(vessel) < 0)
  const takers = changed.filter((vessel) => gains(vessel) > 0)
  const [from = tap] = givers
  const [to = ground] = takers
  const amount = Math.abs(gains(changed[0] as number))
  const isOne = givers.length < 2 && takers.length < 2 && changed.every((v) => Math.abs(gains(v)) === amount)
  if (!isOne) return severalMoves
  const move = moveOf(from, to)
  return isCandidate(position, move) && pourOf(position, move).amount === amount
    ? move
    : withAmount(move, amount)
}

function isCandidate(position: BottlePosition, move: Move): boolean {
  const into = new Int32Array(position.maxMoves)
  return into.subarray(0, position.moves(into, 0)).includes(move)
}
