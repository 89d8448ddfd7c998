/** A hand with its past and its future: every change can be taken back, and taken back again. */
import type { Hand } from '@shared/hand'

interface Play {
  readonly hand: Hand
  /** Those numbers of the hand that hints brought. */
  readonly hinted: readonly number[]
  /** How many hints it took. */
  readonly hints: number
}

export interface History {
  /** The oldest first. */
  readonly past: readonly Play[]
  readonly now: Play
  /** The next to come last. */
  readonly future: readonly Play[]
}

export const freshHistory = (hand: Hand): History => ({
  past: [],
  now: { hand, hinted: [], hints: 0 },
  future: [],
})

/** What was taken back is gone once something else is played. */
export const played = ({ past, now }: History, hand: Hand, isHint = false): History => ({
  past: [...past, now],
  now: { hand, hinted: hintedIn(now, hand, isHint), hints: now.hints + Number(isHint) },
  future: [],
})

/** Begun again: the hints of before do not count any more. */
export const begunAnew = ({ past, now }: History, hand: Hand): History => ({
  past: [...past, now],
  now: freshHistory(hand).now,
  future: [],
})

/** What a hint adds is a hint for as long as it is in the hand. */
function hintedIn({ hand: before, hinted }: Play, hand: Hand, isHint: boolean): readonly number[] {
  const added = isHint ? hand.filter((each) => !before.includes(each)) : []
  return [...hinted.filter((each) => hand.includes(each)), ...added]
}

export function undone(history: History): History {
  const { past, now, future } = history
  const last = past.at(-1)
  return last ? { past: past.slice(0, -1), now: last, future: [...future, now] } : history
}

export function redone(history: History): History {
  const { past, now, future } = history
  const next = future.at(-1)
  return next ? { past: [...past, now], now: next, future: future.slice(0, -1) } : history
}

/** So many plays on, or back if it is less than 0; as far as there are any. */
export function movedBy(history: History, by: number): History {
  let at = history
  for (let left = Math.abs(by); left > 0; left--) at = by < 0 ? undone(at) : redone(at)
  return at
}

/** Back to the last hand that is a stop; where there is none, all stays as it is. */
export function undoneTo(history: History, isStop: (hand: Hand) => boolean): History {
  const { past } = history
  const at = past.findLastIndex(({ hand }) => isStop(hand))
  return at < 0 ? history : movedBy(history, at - past.length)
}

/** On to the next hand that is a stop; where there is none, to the last. */
export function redoneTo(history: History, isStop: (hand: Hand) => boolean): History {
  const { future } = history
  const at = future.findLastIndex(({ hand }) => isStop(hand))
  return movedBy(history, future.length - Math.max(0, at))
}
