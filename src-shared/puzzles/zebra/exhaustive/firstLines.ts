/**
 * The printed program goes through all orders of a loop when it comes to the loop for the first time, and later leaves
 * out the first of them. Whether it comes there for the first time can be seen from the orders of the outer loops: they
 * are those of the first line that ever gets so deep. Here is a walk along the search that finds these lines.
 */
import type { Position } from '../../../puzzle'
import { choice } from './moves'

/** What a walk needs of the position of the loops. */
interface LoopPosition extends Position {
  readonly level: number
  readonly levels: number
  readonly chosen: Int32Array
}

/** A walk that has come to the first line of `lines.length − 1` loops, and stands there. */
export interface FirstLines {
  readonly position: LoopPosition
  /** By level: the order tried next. */
  readonly next: Int32Array
  /** By level: the orders of the outer loops when it was entered first. */
  readonly lines: Int32Array[]
  /** False once there is nothing left to walk. */
  isOpen: boolean
}

/**
 * The orders of the outer loops when loop `level` is entered first; undefined where it never is. The walk goes no
 * further than it has to, so that asking costs about as much as the search that came there.
 */
export function firstLine(walk: FirstLines, level: number): Int32Array | undefined {
  while (walk.lines.length <= level && walk.isOpen) walkOn(walk)
  return walk.lines[level]
}

/** Begins with a fresh position that leaves nothing out by itself. */
export function beginWalk(position: LoopPosition): FirstLines {
  return { position, next: new Int32Array(position.levels + 1), lines: [new Int32Array(0)], isOpen: true }
}

/** One order tried, or one loop left. */
function walkOn(walk: FirstLines): void {
  const { position, next, lines } = walk
  const { level } = position
  const order = next[level] as number
  if (order === position.maxMoves || level === position.levels) {
    if (level === 0) walk.isOpen = false
    else position.undo(0)
    return
  }
  next[level] = order + 1
  const move = choice(level, order)
  if (position.refuse(move) !== 0) return
  position.play(move)
  const isNew = lines.length === position.level
  if (isNew) lines.push(position.chosen.slice(0, position.level))
  next[position.level] = isNew ? 0 : 1
}
