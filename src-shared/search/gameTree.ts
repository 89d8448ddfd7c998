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
import { atLeast, atMost, entryOf, exact, makeSolved, remember } from './solvedStates'
import type { Game, Search } from './state'

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
    values: new Int32Array(64),
    solved,
    known: 0,
    pending: undefined,
  }
}

/** A child's value as its parent sees it: the other player's, one ply farther off. */
export const seenFromParent = (value: number): number => (value > 0 ? 1 - value : value < 0 ? -1 - value : 0)

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

/** The candidate just taken at this level: nothing is known of it yet. */
export function openCandidate({ frames: { next, depth } }: Search, game: Game): void {
  const end = next[depth] as number
  reserve(game, end)
  game.values[end - 1] = unknown
}

/** Leaves out what is left to try at this level; nothing will be known of it. */
export function skipRest({ frames: { next, end, depth } }: Search, game: Game): void {
  const to = end[depth] as number
  reserve(game, to)
  game.values.fill(unknown, next[depth], to)
  next[depth] = to
}

/** Makes room for the values of so many candidates. */
export function reserve(game: Game, candidates: number): void {
  if (candidates <= game.values.length) return
  const bigger = new Int32Array(Math.max(2 * game.values.length, candidates))
  bigger.set(game.values)
  game.values = bigger
}

/** The candidate last taken at this level is worth this much to who moves here. */
export function rate({ frames: { next, depth } }: Search, game: Game, value: number): void {
  game.values[(next[depth] as number) - 1] = value
  if (value > (game.best[depth] as number)) game.best[depth] = value
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

/** What the level above has already, or needs to beat. */
const enoughAbove = ({ best, floor }: Game, depth: number): number =>
  Math.max(best[depth - 1] as number, floor[depth - 1] as number)

/** True if the player above has something at least as good already, whatever else is found here. */
export function isCut({ strategy, frames: { depth } }: Search, game: Game): boolean {
  const best = game.best[depth] as number
  if (!strategy.cuts || depth === 0 || best === unknown) return false
  return seenFromParent(best) <= enoughAbove(game, depth)
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
    return isCut(search, game) ? cut(search, game) : tryMove(search, game)
  return depth > 0 ? goBack(search, game) : finish(search)
}

/** The value of a child has come up. */
function takeValue(search: Search, game: Game, value: number): number {
  game.pending = undefined
  rate(search, game, value)
  return turn(search, packStep(VALUE, value + won))
}

function cut(search: Search, game: Game): number {
  skipRest(search, game)
  return turn(search, packStep(CUT, 0))
}

function tryMove(search: Search, game: Game): number {
  const { frames, position } = search
  const move = frames.moves[(frames.next[frames.depth] as number)++] as number
  openCandidate(search, game)
  if (position.refuse(move) !== 0) {
    search.refusals++
    return packStep(REFUSE, move)
  }
  position.play(move)
  const worth = game.solved ? knownWorth(search, game, position) : undefined
  if (worth !== undefined) {
    position.undo(move)
    search.meets++
    game.pending = worth
    return packStep(MEET, move)
  }
  enter(search, move)
  openLevel(search, game)
  search.visits++
  if (frames.depth > search.high) search.high = frames.depth
  return turn(search, packStep(VISIT, move))
}

/**
 * What the move just played is worth to who made it, where the table knows enough: the value itself, or a bound of it
 * that makes the move no better than what there is, or good enough to cut.
 */
function knownWorth({ frames: { depth } }: Search, game: Game, position: Position): number | undefined {
  const entry = entryOf(game, position)
  if (!game.solved || entry < 0) return undefined
  const worth = seenFromParent(game.solved.value[entry] as number)
  const bound = game.solved.bound[entry]
  if (bound === exact) return worth
  if (bound === atLeast)
    return worth <= Math.max(game.best[depth] as number, game.floor[depth] as number) ? worth : undefined
  return depth > 0 && seenFromParent(worth) <= enoughAbove(game, depth) ? worth : undefined
}

/** All that matters is known of a node: its value goes up, and into the table. */
function goBack(search: Search, game: Game): number {
  const { frames, position } = search
  const { depth } = frames
  const value = game.best[depth] as number
  if (value === unknown) throw new Error('a position without moves must be the end of the game')
  if (game.solved) remember(game, game.solved, position, value, boundOf(search, game, value))
  const move = frames.line[depth] as number
  position.undo(move)
  frames.depth = depth - 1
  if (frames.depth < search.low) search.low = frames.depth
  game.pending = seenFromParent(value)
  return turn(search, packStep(BACKTRACK, move))
}

/** A node left by a cut is worth at least its best; one that could not beat its floor, at most. */
function boundOf(search: Search, game: Game, value: number): number {
  if (!search.strategy.cuts) return exact
  if (isCut(search, game)) return atLeast
  return value > (game.floor[search.frames.depth] as number) ? exact : atMost
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
