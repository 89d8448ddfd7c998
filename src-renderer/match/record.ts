/** The game as it was played, to jump about in: its moves, and how far each lies from now. */
import type { Hand } from '@shared/hand'
import type { Move } from '@shared/step'
import type { History } from '../hand/history'

export interface Recorded {
  readonly move: Move
  /** After so many plays from now this move is made; up to 0 it is made already. */
  readonly by: number
}

/** The moves of this game, those taken back included; what was played before it was begun anew is another game. */
export function recordOf(
  { past, now, future }: History,
  lineOf: (hand: Hand) => readonly Move[],
): readonly Recorded[] {
  const lines = [...past, now, ...future.toReversed()].map(({ hand }) => lineOf(hand))
  let from = past.length
  while (from > 0 && goesOn(lines[from - 1], lines[from])) from--
  let to = past.length
  while (to + 1 < lines.length && goesOn(lines[to], lines[to + 1])) to++
  return lines.slice(from, to + 1).flatMap((line, i) => {
    const known = i === 0 ? 0 : (lines[from + i - 1]?.length ?? 0)
    return line.slice(known).map((move) => ({ move, by: from + i - past.length }))
  })
}

const goesOn = (line: readonly Move[] = [], next: readonly Move[] = []): boolean =>
  next.length > line.length && line.every((move, i) => move === next[i])
