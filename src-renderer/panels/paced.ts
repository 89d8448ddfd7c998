/** Text beside the board is changed at a rate that can still be read; the last word always stands. */
import type { Shown } from '../timeline/player'
import type { Frame } from '../view'

const leastMs = 60

const changedAt = new WeakMap<object, number>()

/** Calls `show` unless `owner` was changed a moment ago and playback will soon change it again. */
export function paced(owner: object | null, { timeline, shown }: Frame, show: (shown: Shown) => void): void {
  if (!owner) return
  const nowMs = performance.now()
  if (timeline.playing && nowMs - (changedAt.get(owner) ?? 0) < leastMs) return
  changedAt.set(owner, nowMs)
  show(shown)
}
