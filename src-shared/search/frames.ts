/** The stack of a search: going down a level, and from one line to another. */
import type { Frames, Search } from './state'

const firstLevels = 64

export function makeFrames(maxMoves: number): Frames {
  const levels = () => new Int32Array(firstLevels)
  return {
    moves: new Int32Array(firstLevels * Math.max(1, maxMoves)),
    start: levels(),
    next: levels(),
    end: levels(),
    line: levels(),
    depth: 0,
  }
}

/** Fills in the candidates of the level just reached. */
export function arrive(search: Search): void {
  const { frames } = search
  const depth = frames.depth
  const from = depth === 0 ? 0 : (frames.end[depth - 1] as number)
  frames.start[depth] = frames.next[depth] = from
  frames.end[depth] = expand(search, depth, from)
}

/**
 * Writes the candidates of the position, which is `depth` deep, from `frames.moves[from]` on, in the order they are
 * tried; returns where they end. Failed and solved nodes, and those past the limit, have none.
 */
export function expand(search: Search, depth: number, from: number): number {
  const { position, strategy, frames } = search
  const status = position.status()
  search.solving = status === 'solved'
  if (status !== 'branch') return from
  if (search.limit !== Infinity && isBeyond(search, depth)) return from
  const to = from + position.moves(frames.moves, from)
  if (strategy.order !== undefined && to - from > 1) strategy.order(position, frames.moves, from, to)
  return to
}

/** Deepening alone has a limit. What lies beyond it by least is the limit of the next round. */
function isBeyond(search: Search, depth: number): boolean {
  const needed = depth + (search.position.bound?.() ?? 0)
  if (needed <= search.limit) return false
  if (needed < search.beyond) search.beyond = needed
  return true
}

/** Plays a move and goes down to the level below it. */
export function descend(search: Search, move: number): void {
  search.position.play(move)
  enter(search, move)
}

/** Enters the level below a move already played. */
export function enter(search: Search, move: number): void {
  const { frames } = search
  frames.depth++
  if (frames.depth === frames.line.length) grow(frames)
  frames.line[frames.depth] = move
  arrive(search)
}

/** Doubles the levels; each has room for as many candidates as there can be. */
export function grow(frames: Frames): Frames {
  for (const name of ['start', 'next', 'end', 'line', 'moves'] as const) {
    const bigger = new Int32Array(2 * frames[name].length)
    bigger.set(frames[name])
    frames[name] = bigger
  }
  return frames
}

/** Goes from the line it stands on to another, over what they have in common, and arrives there. */
export function jump(search: Search, line: Int32Array): void {
  const { frames, position } = search
  let common = 0
  const most = Math.min(frames.depth, line.length)
  while (common < most && frames.line[common + 1] === line[common]) common++
  while (frames.depth > common) {
    position.undo(frames.line[frames.depth] as number)
    frames.depth--
  }
  // Levels above the last hold no candidates: only the cursor's own node is being tried.
  empty(frames)
  for (let level = common; level < line.length; level++) {
    const move = line[level] as number
    position.play(move)
    frames.depth++
    if (frames.depth === frames.line.length) grow(frames)
    frames.line[frames.depth] = move
    empty(frames)
  }
  arrive(search)
}

function empty({ start, next, end, depth }: Frames): void {
  start[depth] = next[depth] = end[depth] = 0
}
