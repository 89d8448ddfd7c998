/** What the search has just done and what it does next; for those with a bound, by f = g + h. */
import type { Message } from '../../lib/message'
import type { Moment, Strategy } from '../../puzzle'
import type { Move } from '../../step'
import { makePosition, type TileParams, type TilePosition } from './model'

export type TileMoment = Moment<TileParams, TilePosition>

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `sliding-tiles.why.${key}`,
  values,
})

/** Strategies that look ahead by the bound. */
export const isInformed = ({ engine }: Strategy): boolean => engine === 'best-first' || engine === 'deepening'

export function explain(moment: TileMoment): readonly Message[] {
  return [...happened(moment), ...next(moment)]
}

/** Moves so far, and a bound on those to come: f = g + h. */
export const estimate = ({ distance, conflicts }: TilePosition, g: number) => ({
  g,
  distance,
  extra: 2 * conflicts,
  h: distance + 2 * conflicts,
  f: g + distance + 2 * conflicts,
})

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Which way a tile beside the blank slides. */
export function directionOf({ places, columns }: TilePosition, tile: Move): Direction {
  const way = (places[0] as number) - (places[tile] as number)
  if (way === 1) return 'right'
  if (way === -1) return 'left'
  return way === columns ? 'down' : 'up'
}

const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' } as const

function happened(moment: TileMoment): readonly Message[] {
  const { step, position, line, strategy, counts, limit = Infinity } = moment
  const informed = isInformed(strategy)
  const here = estimate(position, line.length)
  const tile = step?.move ?? 0
  switch (step?.kind) {
    case undefined:
      return [say('start', { misplaced: position.misplaced }), ...(informed ? [say('bound', here)] : [])]
    case 'visit': {
      const slid = say('slid', { tile, way: opposite[directionOf(position, tile)] })
      return strategy.engine === 'deepening'
        ? [slid, say(here.f > limit ? 'above' : 'within', { ...here, limit })]
        : [slid]
    }
    case 'backtrack':
      return [say('back', { tile, depth: line.length })]
    case 'meet':
      return [say('would', { tile, way: directionOf(position, tile) }), met(moment, tile)]
    case 'find': {
      const there = after(position, tile, () => estimate(position, line.length + 1))
      const found = informed ? say('opened', there) : say('found', { number: counts.found + 1 })
      return [say('would', { tile, way: directionOf(position, tile) }), found]
    }
    case 'take':
      return [informed ? say('taken-best', here) : say('taken', { number: tile + 1, depth: line.length })]
    case 'solve':
      return [say('solved', { moves: line.length, shortest: strategy.repeats === 'table' ? 'no' : 'yes' })]
    case 'deepen':
      return [say('deepened', { limit })]
    default:
      return []
  }
}

function next({
  position,
  candidates,
  tried,
  exhausted,
  counts,
  line,
  strategy,
  step,
}: TileMoment): readonly Message[] {
  if (exhausted) return [say('exhausted', { count: counts.solutions })]
  if (position.status() === 'solved') return step?.kind === 'solve' ? [] : [say('goal')]
  const tile = candidates[tried]
  if (tile !== undefined) return [say('next', { tile, way: directionOf(position, tile) })]
  if (!step && line.length === 0 && strategy.engine !== 'deepening') return [say('take-start')]
  if (strategy.engine === 'best-first') return [say('take-best')]
  if (strategy.engine === 'breadth-first') return [say('take-first')]
  // Beyond the limit there are no candidates, and why was said.
  const last = line[line.length - 1]
  if (last === undefined) return [say('deepen')]
  return [say(candidates.length === 0 ? 'turn' : 'dead-end', { tile: last })]
}

/** Looks one move ahead. */
function after<T>(position: TilePosition, tile: Move, see: () => T): T {
  position.play(tile)
  const seen = see()
  position.undo(tile)
  return seen
}

/** Why a board is refused: it is on the way here, or it was met elsewhere. */
function met({ position, params, line, strategy, counts }: TileMoment, tile: Move): Message {
  if (!strategy.repeats) return say('met-known')
  const key = after(position, tile, () => position.key())
  const number = movesTo(params, line, key)
  return number < 0 ? say('met-table', { count: counts.solutions }) : say('met-line', { number })
}

/** After how many moves of the line the board was there, or −1. */
function movesTo(params: TileParams, line: readonly Move[], key: number | string): number {
  const position = makePosition(params)
  let made = 0
  for (; position.key() !== key; made++) {
    if (made === line.length) return -1
    position.play(line[made] as Move)
  }
  return made
}
