import type { Moment } from '@shared/puzzle'
import { lineMomentAt } from '@shared/trace/line'
import type { Replay } from './replayDesk'

/**
 * The board after the moves made so far. Where the next one is a candidate that is forbidden, it is shown as a search
 * shows one that it refuses.
 */
export function momentOf({ path, cursor, k }: Replay): Moment {
  const moment = lineMomentAt(cursor, k)
  const wrong = isAtFault({ path, k }) ? path.moves[k] : undefined
  if (wrong === undefined) return moment
  const { position } = moment
  const into = new Int32Array(Math.max(1, position.maxMoves))
  const isCandidate = into.subarray(0, position.moves(into, 0)).includes(wrong)
  return isCandidate ? { ...moment, step: { kind: 'refuse', move: wrong } } : moment
}

/** True where all that is right has been made, and something is wrong. */
const isAtFault = ({ path, k }: Pick<Replay, 'path' | 'k'>): boolean =>
  path.fault !== undefined && k === path.sound
