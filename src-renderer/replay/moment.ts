import type { Moment } from '@shared/puzzle'
import type { Move } from '@shared/step'
import { lineMomentAt } from '@shared/trace/line'
import type { Replay } from './replayDesk'

/**
 * The board after the moves made so far. Where the next one is a candidate that is forbidden, it is shown as a search
 * shows one that it refuses.
 */
export function momentOf(replay: Replay): Moment {
  const moment = lineMomentAt(replay.cursor, replay.k)
  const wrong = faultyMove(replay)
  if (wrong === undefined) return moment
  const { position } = moment
  const into = new Int32Array(Math.max(1, position.maxMoves))
  const isCandidate = into.subarray(0, position.moves(into, 0)).includes(wrong)
  return isCandidate ? { ...moment, step: { kind: 'refuse', move: wrong } } : moment
}

/** The move with which the path goes wrong, once all before it have been made. */
export const faultyMove = ({ path: { fault, sound, moves }, k }: Replay): Move | undefined =>
  fault && k === sound ? moves[k] : undefined
