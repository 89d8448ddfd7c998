/** The stack of a search: going down a level, and from one line to another. */
import type { Position, Status } from '../puzzle'
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

/** Fills in the candidates of the level just reached; failed and solved nodes, and those past the limit, have none. */
export function arrive(search: Search): Status {
  const { frames, position, strategy } = search
  const depth = frames.depth
  const from = depth === 0 ? 0 : (frames.end[depth - 1] as number)
  const status = position.status()
  let to = from
  if (status === 'branch' && isWithinLimit(search, position, depth)) {
    to = from + position.moves(frames.moves, from)
    if (to - from > 1) strategy.order?.(position, frames.moves, from, to)
  }
  frames.start[depth] = frames.next[depth] = from
  frames.end[depth] = to
  return status
}

/** Deepening alone has a limit. What lies beyond it by least is the limit of the next round. */
function isWithinLimit(search: Search, position: Position, depth: number): boolean {
  if (search.limit === Infinity) return true
  const needed = depth + (position.bound?.() ?? 0)
  if (needed <= search.limit) return true
  if (needed < search.beyond) search.beyond = needed
  return false
}

/** Plays a move and enters the level below it. */
export function descend(search: Search, move: number): Status {
  search.position.play(move)
  return enter(search, move)
}

/** Enters the level below a move already played. */
export function enter(search: Search, move: number): Status {
  const { frames, position } = search
  reserve(frames, position.maxMoves)
  frames.depth++
  frames.line[frames.depth] = move
  return arrive(search)
}

/** Makes room for one more level of candidates; arrays grow by doubling. */
function reserve(frames: Frames, maxMoves: number): void {
  const levels = frames.start.length
  if (frames.depth + 2 > levels)
    for (const name of ['start', 'next', 'end', 'line'] as const)
      frames[name] = grown(frames[name], 2 * levels)
  const needed = (frames.end[frames.depth] as number) + maxMoves
  if (needed > frames.moves.length)
    frames.moves = grown(frames.moves, Math.max(needed, 2 * frames.moves.length))
}

/** Goes from the line it stands on to another, over what they have in common, and arrives there. */
export function jump(search: Search, line: Int32Array): Status {
  const { frames, position } = search
  let common = 0
  const most = Math.min(frames.depth, line.length)
  while (common < most && frames.line[common + 1] === line[common]) common++
  while (frames.depth > common) {
    position.undo(frames.line[frames.depth] as number)
    frames.depth--
  }
  // Levels above the last hold no candidates: only the cursor's own node is being tried.
  frames.start[common] = frames.next[common] = frames.end[common] = 0
  for (let level = common; level < line.length; level++) {
    reserve(frames, position.maxMoves)
    const move = line[level] as number
    position.play(move)
    frames.depth++
    frames.line[frames.depth] = move
    frames.start[frames.depth] = frames.next[frames.depth] = frames.end[frames.depth] = 0
  }
  return arrive(search)
}

function grown(array: Int32Array, length: number): Int32Array {
  const bigger = new Int32Array(length)
  bigger.set(array)
  return bigger
}
