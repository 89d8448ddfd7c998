/** A path from outside, gone through on the board: beside the search and the hand, and apart from both. */
import type { GivenPath } from '@shared/export/given'
import { type LineCursor, makeLineCursor } from '@shared/trace/line'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface Replay {
  readonly path: GivenPath
  /** Of the moves that can be played. */
  readonly cursor: LineCursor
  /** So many of them have been made. */
  readonly k: number
  /** It goes on by itself. */
  readonly isGoing: boolean
}

interface ReplayDesk {
  /** Undefined while nothing is replayed. */
  readonly replay: Replay | undefined
}

export type ReplayStore = StoreApi<ReplayDesk>

export const createReplayDesk = (): ReplayStore => createStore<ReplayDesk>(() => ({ replay: undefined }))

/** At its start; where something is wrong with it, at that place. */
export function replayOf(path: GivenPath): Replay {
  const { puzzle, params, moves, sound, fault } = path
  const isWrongWithin = fault !== undefined && sound < moves.length
  return {
    path,
    cursor: makeLineCursor(puzzle, params, moves.slice(0, sound)),
    k: isWrongWithin ? sound : 0,
    isGoing: false,
  }
}
