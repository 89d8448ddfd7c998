/** What a search of a game has come to when it has ended: the value, the best line, the first moves that win. */
import type { GameAnswer, GameValue } from '../game'
import type { Position, Strategy } from '../puzzle'
import type { Move } from '../step'
import { seenFromParent, unknown, won } from './gameTree'
import { advance, createSearch } from './search'
import { solvedValue } from './solvedStates'
import type { Game, Search } from './state'

/** A value of the engine in words of the game; undefined where nothing is known. */
export function gameValue(value: number): GameValue | undefined {
  if (value === unknown) return undefined
  const worth = Math.sign(value) as GameValue['worth']
  return { worth, plies: worth === 0 ? 0 : won - Math.abs(value) }
}

/** Of a search of a game that has ended; undefined of any other. */
export function answerOf(search: Search): GameAnswer | undefined {
  const { game, exhausted, position } = search
  const value = game && exhausted ? gameValue(game.best[0] as number) : undefined
  return value && position.key ? { value, line: bestLine(search) } : undefined
}

/** The first way, in the order the strategy tries moves, on which both play at their best. Costs a few look-ups a move. */
function bestLine(search: Search): Move[] {
  const { position, strategy } = search
  const tabled = search.game?.solved ? search : searchTabled(position, strategy)
  const line: Move[] = []
  let value = tabled.game?.best[0] as number
  while (position.status() === 'branch') {
    const [move, below] = bestMove(position, strategy, tabled.game as Game, value)
    position.play(move)
    line.push(move)
    value = below
  }
  for (let i = line.length - 1; i >= 0; i--) position.undo(line[i] as Move)
  return line
}

/** The same game searched with a table and cuts, whose states on the best line are all known exactly. */
function searchTabled(position: Position, strategy: Strategy): Search {
  const search = createSearch(position, { ...strategy, repeats: 'table', cuts: true })
  advance(search, Infinity, false)
  return search
}

/** The first move that is worth `value`, and what the position after it is worth to who moves there. */
function bestMove(
  position: Position,
  strategy: Strategy,
  game: Game,
  value: number,
): readonly [Move, number] {
  for (const move of movesOf(position, strategy)) {
    position.play(move)
    const below = solvedValue(game, position)
    position.undo(move)
    if (below !== undefined && seenFromParent(below) === value) return [move, below]
  }
  throw new Error('the table does not hold the best line')
}

/** The moves allowed here, in the order the strategy tries them. */
export function movesOf(position: Position, strategy: Strategy): Move[] {
  const moves = new Int32Array(Math.max(1, position.maxMoves))
  const count = position.moves(moves, 0)
  strategy.order?.(position, moves, 0, count)
  return Array.from(moves.subarray(0, count)).filter((move) => position.refuse(move) === 0)
}

/**
 * A search of a game from a position one move below the root of `above`, which has ended. It only asks whether who
 * made that move wins: they do if it is exhausted with a loss (`isWonAbove`). It goes on in the table of `above`.
 */
export function searchBelow(position: Position, above: Search): Search {
  const search = createSearch(position, above.strategy, above)
  const { game } = search
  if (game?.solved) game.known = game.solved.keys.size
  // A loss is a loss, however long it takes.
  if (game) game.floor[0] = -1
  return search
}

/** Of such a search: true or false as soon as it is settled. */
export function isWonAbove({ game, exhausted }: Search): boolean | undefined {
  const best = game?.best[0] as number
  if (best >= 0) return false
  return exhausted ? true : undefined
}

/** How many different states can be reached, the start among them. */
export function countStates(position: Position, strategy: Strategy): number {
  const { id, listing } = strategy
  const search = createSearch(position, { id, listing, engine: 'depth-first', repeats: 'table' })
  advance(search, Infinity, false)
  return search.visits + 1
}
