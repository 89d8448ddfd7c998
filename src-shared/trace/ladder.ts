/**
 * The ladder of snapshots that lets a search of any length be entered anywhere: at most `rungs` of them, evenly
 * spaced. When it is full every second one is dropped and the spacing doubles (Gecode's recomputation, used for time).
 */
import type { Snapshot } from '../search/snapshot'

export interface Ladder {
  readonly rungs: number
  /** Steps between two snapshots; a power of two times the first spacing. */
  spacing: number
  /** `snapshots[i]` stands at step `i * spacing`. */
  snapshots: Snapshot[]
  /** Bytes held, kept up to date: they are asked for many times a second. */
  bytes: number
}

export function makeLadder(start: Snapshot, rungs = 4096, spacing = 64): Ladder {
  return { rungs, spacing, snapshots: [start], bytes: bytesOf(start) }
}

/** The step at which the next snapshot is due. */
export const nextRung = (ladder: Ladder): number => ladder.snapshots.length * ladder.spacing

/** Adds the snapshot of step `nextRung(ladder)`. */
export function climb(ladder: Ladder, snapshot: Snapshot): void {
  if (snapshot.steps !== nextRung(ladder))
    throw new RangeError(`a snapshot of step ${snapshot.steps} is not due`)
  ladder.snapshots.push(snapshot)
  ladder.bytes += bytesOf(snapshot)
  if (ladder.snapshots.length < ladder.rungs) return
  ladder.snapshots = ladder.snapshots.filter((_, i) => i % 2 === 0)
  ladder.spacing *= 2
  ladder.bytes = ladder.snapshots.reduce((sum, rung) => sum + bytesOf(rung), 0)
}

/** The last snapshot at or before step k. */
export function rungBelow(ladder: Ladder, k: number): Snapshot {
  const index = Math.min(Math.floor(k / ladder.spacing), ladder.snapshots.length - 1)
  return ladder.snapshots[index] as Snapshot
}

/** What a snapshot takes in V8 beside its arrays, measured. */
const ownBytes = 430

const bytesOf = ({ taken, place, game }: Snapshot): number =>
  ownBytes +
  taken.byteLength +
  (place?.line.byteLength ?? 0) +
  (game ? game.best.byteLength + game.values.byteLength : 0)
