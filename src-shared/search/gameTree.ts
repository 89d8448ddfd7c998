/**
 * The game tree searched depth-first: minimax (Zermelo's good and bad states, with the number of plies), with or without
 * a table of solved states, with or without alpha-beta cuts (Knuth and Moore, 1975).
 *
 * Values are those of the player to move: 0 a draw, above it a win, below it a loss; the nearer the end, the farther
 * from 0. So the winner hurries and the loser delays.
 */
import type { Position, Strategy } from '../puzzle'
import { BACKTRACK, CUT, MEET, packStep, REFUSE, SOLVE, VALUE, VISIT } from '../step'
import { enter } from './frames'
import { makeKeys } from './keys'
import { keyOf } from './memory'
import type { Game, Search, SolvedStates } from './state'

/** The value of a game that is won here and now. */
export const won = 1 << 20
/** Less than any value: nothing is known yet. */
export const unknown = -(1 << 24)

/** The game of a fresh search; undefined where the engine is another. */
export function makeGame(position: Position, strategy: Strategy, shared: Game | undefined): Game | undefined {
  if (strategy.engine !== 'game-tree') return undefined
  const solved = strategy.repeats === 'table' ? (shared?.solved ?? makeSolved(position)) : undefined
  return {
    best: new Int32Array(64).fill(unknown),
    floor: new Int32Array(64).fill(unknown),
    solved,
    known: 0,
    pending: undefined,
  }
}

const makeSolved = (position: Position): SolvedStates => ({
  keys: makeKeys(keyOf(position)),
  value: new Int32Array(1024),
})

/** A child's value as its parent sees it: the other player's, one ply farther off. */
const seenFromParent = (value: number): number => (value > 0 ? 1 - value : value < 0 ? -1 - value : 0)

/** The least value at a node that would mean this much two plies above. */
const neededBelow = (value: number): number => (value > 0 ? value + 2 : value < 0 ? value - 2 : 0)

/** Sets up the level just reached: its value if the game ends there, and what it must beat to matter above. */
export function openLevel(search: Search, game: Game): void {
  const { frames, position } = search
  const { depth } = frames
  if (depth >= game.best.length) growLevels(game)
  game.best[depth] = valueHere(position)
  const above =
    depth < 2 ? unknown : Math.max(game.best[depth - 2] as number, game.floor[depth - 2] as number)
  game.floor[depth] = above === unknown ? unknown : neededBelow(above)
}

function growLevels(game: Game): void {
  for (const name of ['best', 'floor'] as const) {
    const bigger = new Int32Array(2 * game[name].length)
    bigger.set(game[name])
    game[name] = bigger
  }
}

function valueHere(position: Position): number {
  const status = position.status()
  if (status === 'branch') return unknown
  return (position.worth?.() ?? (status === 'solved' ? 1 : -1)) * won
}

/** True if the player above has something at least as good already, whatever else is found here. */
function isCut({ strategy, frames: { depth } }: Search, { best, floor }: Game): boolean {
  if (!strategy.cuts || depth === 0 || best[depth] === unknown) return false
  const enough = Math.max(best[depth - 1] as number, floor[depth - 1] as number)
  return seenFromParent(best[depth] as number) <= enough
}

/** See `advance`. */
export function advanceGame(
  search: Search,
  game: Game,
  budget: number,
  untilSolved: boolean,
  sink: Int32Array | undefined,
  at: number,
): number {
  let made = 0
  while (made < budget && !search.exhausted) {
    const step = makeStep(search, game)
    search.last = step
    if (sink !== undefined) sink[at + made] = step
    made++
    if (untilSolved && search.exhausted) break
  }
  search.steps += made
  return made
}

function makeStep(search: Search, game: Game): number {
  const { frames } = search
  const { depth } = frames
  if (game.pending !== undefined) return takeValue(search, game, game.pending)
  if ((frames.next[depth] as number) < (frames.end[depth] as number))
    return isCut(search, game) ? cut(search) : tryMove(search, game)
  return depth > 0 ? goBack(search, game) : finish(search)
}

/** The value of a child has come up. */
function takeValue(search: Search, game: Game, value: number): number {
  const { depth } = search.frames
  game.pending = undefined
  if (value > (game.best[depth] as number)) game.best[depth] = value
  return turn(search, packStep(VALUE, value + won))
}

function cut(search: Search): number {
  const { frames } = search
  frames.next[frames.depth] = frames.end[frames.depth] as number
  return turn(search, packStep(CUT, 0))
}

function tryMove(search: Search, game: Game): number {
  const { frames, position } = search
  const move = frames.moves[(frames.next[frames.depth] as number)++] as number
  if (position.refuse(move) !== 0) {
    search.refusals++
    return packStep(REFUSE, move)
  }
  position.play(move)
  const value = game.solved ? solvedValue(game, position) : undefined
  if (value !== undefined) {
    position.undo(move)
    search.meets++
    game.pending = seenFromParent(value)
    return packStep(MEET, move)
  }
  enter(search, move)
  openLevel(search, game)
  search.visits++
  if (frames.depth > search.high) search.high = frames.depth
  return turn(search, packStep(VISIT, move))
}

function solvedValue({ solved, known }: Game, position: Position): number | undefined {
  const number = solved ? solved.keys.find(keyOf(position)) : -1
  return solved && number >= 0 && number < known ? solved.value[number] : undefined
}

/** All is known of a node: its value goes up, and into the table if it is the value itself and no bound of it. */
function goBack(search: Search, game: Game): number {
  const { frames, position } = search
  const { depth } = frames
  const value = game.best[depth] as number
  if (value === unknown) throw new Error('a position without moves must be the end of the game')
  const isExact = !search.strategy.cuts || (value > (game.floor[depth] as number) && !isCut(search, game))
  if (game.solved && isExact) remember(game, game.solved, position, value)
  const move = frames.line[depth] as number
  position.undo(move)
  frames.depth = depth - 1
  if (frames.depth < search.low) search.low = frames.depth
  game.pending = seenFromParent(value)
  return turn(search, packStep(BACKTRACK, move))
}

/** As with other tables: every moment knows the states up to `known`, and they come in the same order every time. */
function remember(game: Game, solved: SolvedStates, position: Position, value: number): void {
  if (game.known === solved.keys.size) {
    if (game.known === solved.value.length) {
      const bigger = new Int32Array(2 * game.known)
      bigger.set(solved.value)
      solved.value = bigger
    }
    solved.value[game.known] = value
    solved.keys.add(keyOf(position))
  }
  game.known++
}

/** The value of the game is known. */
function finish(search: Search): number {
  search.solutions = 1
  search.exhausted = true
  return turn(search, packStep(SOLVE, 1))
}

function turn(search: Search, step: number): number {
  search.turn = step
  return step
}
