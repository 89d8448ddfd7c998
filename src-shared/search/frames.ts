/** The stack of a depth-first search as flat arrays: per level its candidates, in the order they are tried. */
import type { Position, Status, Strategy } from '../puzzle'

export interface Frames {
  /** Candidates of all levels, one after the other. */
  moves: Int32Array
  /** Per level: where its candidates begin, which is tried next, where they end (exclusive). */
  start: Int32Array
  next: Int32Array
  end: Int32Array
  /** Per level, the move that led to it; `line[0]` is unused. */
  line: Int32Array
  depth: number
}

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

/** Fills in the candidates of the level just reached; failed and solved nodes have none. */
export function arrive(frames: Frames, position: Position, strategy: Strategy): Status {
  const depth = frames.depth
  const from = depth === 0 ? 0 : (frames.end[depth - 1] as number)
  const status = position.status()
  let to = from
  if (status === 'branch') {
    to = from + position.moves(frames.moves, from)
    if (to - from > 1) strategy.order?.(position, frames.moves, from, to)
  }
  frames.start[depth] = frames.next[depth] = from
  frames.end[depth] = to
  return status
}

/** Plays a move and enters the level below it. */
export function descend(frames: Frames, position: Position, strategy: Strategy, move: number): Status {
  reserve(frames, position.maxMoves)
  position.play(move)
  frames.depth++
  frames.line[frames.depth] = move
  return arrive(frames, position, strategy)
}

/** Makes room for one more level of candidates; arrays grow by doubling. */
function reserve(frames: Frames, maxMoves: number): void {
  const levels = frames.start.length
  if (frames.depth + 2 > levels)
    for (const name of ['start', 'next', 'end', 'line'] as const) frames[name] = grown(frames[name], 2 * levels)
  const needed = (frames.end[frames.depth] as number) + maxMoves
  if (needed > frames.moves.length) frames.moves = grown(frames.moves, Math.max(needed, 2 * frames.moves.length))
}

function grown(array: Int32Array, length: number): Int32Array {
  const bigger = new Int32Array(length)
  bigger.set(array)
  return bigger
}
