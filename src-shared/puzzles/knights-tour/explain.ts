/** Why the search goes where it goes, in sentences. */
import type { Message } from '../../lib/message'
import type { Moment } from '../../puzzle'
import {
  distanceFromCentre,
  isKnightMove,
  type KnightParams,
  type KnightPosition,
  onwardCount,
} from './model'
import { printedLength } from './order'

export type KnightMoment = Moment<KnightParams, KnightPosition>

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `knights-tour.why.${key}`,
  values,
})

/** What has just happened, then what comes next and why. */
export function explain(moment: KnightMoment): readonly Message[] {
  return [...happened(moment), ...decision(moment)]
}

const knightOf = ({ position }: KnightMoment): number => position.path[position.length - 1] as number

function happened(moment: KnightMoment): readonly Message[] {
  const { step, position } = moment
  const square = knightOf(moment)
  switch (step?.kind) {
    case undefined:
      return [say('start', { square })]
    case 'visit':
      return [say('moved', { number: position.length - 1, square })]
    case 'backtrack':
      return [say('back', { dead: step.move, square })]
    case 'solve':
      return [say('solved', { squares: position.length, moves: position.length - 1 })]
    default:
      return []
  }
}

function decision(moment: KnightMoment): readonly Message[] {
  const { candidates, tried, exhausted, step, position } = moment
  const square = knightOf(moment)
  if (position.status() === 'solved') return []
  if (exhausted) return [say('exhausted', { square })]
  if (candidates.length === 0) return [whyDead(moment)]
  if (tried === candidates.length) return step?.kind === 'backtrack' ? [say('all-tried', { square })] : []
  const open = candidates.slice(tried)
  return open.length === 1 ? [say('only', { square: open[0] as number })] : preference(moment, open)
}

function whyDead(moment: KnightMoment): Message {
  const { position, params } = moment
  const square = knightOf(moment)
  if (position.status() === 'branch') return say('dead-end', { square })
  const everywhere = position.length === position.path.length
  return everywhere && !isKnightMove(square, params.start, position.columns)
    ? say('not-closed', { square, start: params.start })
    : say('cut-off', { start: params.start })
}

/** Two sentences at most: against the candidate with the most ways on, and against the runner-up when it ties. */
function preference(moment: KnightMoment, open: readonly number[]): readonly Message[] {
  const { position, strategy } = moment
  const [square = 0, next = 0] = open
  if (strategy.id === 'blind') return [say('blind', { square, count: open.length })]
  const ways = (candidate: number) => onwardCount(position, candidate)
  const fewest = ways(square)
  const most = Math.max(...open.map(ways))
  const other = Math.min(...open.filter((candidate) => ways(candidate) === most))
  const worse = { other, most, square, fewest }
  if (ways(next) > fewest) return [say('fewest', worse)]
  const tie = [say('tie', { square, other: next, fewest }), tieBreak(moment, square, next)]
  return most > fewest ? [say('fewest', worse), ...tie] : tie
}

function tieBreak({ position, strategy, candidates }: KnightMoment, square: number, other: number): Message {
  const { rows, columns } = position
  const distance = (candidate: number) => distanceFromCentre(candidate, rows, columns)
  switch (strategy.id) {
    case 'bound-1':
      return say('smaller', { square })
    case 'as-printed': {
      const length = (candidate: number) => lengthUsed(candidates, candidate, rows)
      return say('printed', { square, length: length(square), other, otherLength: length(other) })
    }
    default:
      if (distance(square) === distance(other)) return say('as-far', { square })
      return say(strategy.id === 'bound-2' ? 'farther' : 'nearer', { square })
  }
}

/** The length by which the printed code sorts a candidate: that of the one before it in ascending order. */
function lengthUsed(candidates: readonly number[], candidate: number, edge: number): number {
  const before = candidates.filter((square) => square < candidate)
  return before.length === 0 ? 0 : printedLength(Math.max(...before), edge)
}
