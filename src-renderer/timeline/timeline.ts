/**
 * The playhead over the steps of a run: a plain value and the changes to it. Playback is told the time and works out
 * where it should stand, so dropped frames, a hidden window or a slow picture never change its speed.
 */
import { unlimited } from './speed'

export interface Timeline {
  /** The step shown: 0 … total. */
  readonly k: number
  /** Steps known so far. */
  readonly total: number
  /** The search is running, so `total` will grow. */
  readonly growing: boolean
  readonly playing: boolean
  /** The hand is on the scrubber: playback goes on from there when it lets go. */
  readonly held: boolean
  /** Steps a second, or `unlimited`. */
  readonly speed: number
  /** Where the clock counts from: at `ms` playback stood at `k`, which may be between two steps. */
  readonly anchor: { readonly ms: number; readonly k: number }
  /** Steps a millisecond of unlimited playback since the anchor. */
  readonly rush: number
}

/** Unlimited playback passes what lies ahead in about this time. */
const rushMs = 10_000

export function emptyTimeline(speed: number): Timeline {
  const anchor = { ms: 0, k: 0 }
  return { k: 0, total: 0, growing: false, playing: false, held: false, speed, anchor, rush: 0 }
}

/** From the end it starts over, as players do; with nothing to play it waits for the search or does nothing. */
export function play(timeline: Timeline, nowMs: number): Timeline {
  const { k, total, growing } = timeline
  const atEnd = k >= total && !growing
  if (atEnd && total === 0) return timeline
  return anchoredAt({ ...timeline, playing: true }, atEnd ? 0 : k, nowMs)
}

export const pause = (timeline: Timeline): Timeline => ({ ...timeline, playing: false })

/** Goes to step k, or the nearest there is; playback goes on from there. */
export function seek(timeline: Timeline, k: number, nowMs: number): Timeline {
  return Number.isNaN(k)
    ? timeline
    : anchoredAt(timeline, Math.min(timeline.total, Math.max(0, Math.round(k))), nowMs)
}

/** One step forwards or backwards by hand: playback stops. Past either end nothing happens. */
export const stepBy = (timeline: Timeline, steps: number, nowMs: number): Timeline =>
  seek(pause(timeline), timeline.k + steps, nowMs)

export const hold = (timeline: Timeline): Timeline => ({ ...timeline, held: true })

export const release = (timeline: Timeline, nowMs: number): Timeline =>
  anchoredAt({ ...timeline, held: false }, timeline.k, nowMs)

/** Keeps the part of a step already waited for, so that dragging the speed slider does not hold playback up. */
export function setSpeed(timeline: Timeline, speed: number, nowMs: number): Timeline {
  const { k } = timeline
  const exact = timeline.speed === unlimited ? k : placeAt(timeline, nowMs)
  const anchor = { ms: nowMs, k: partOf(k, exact) }
  return { ...timeline, speed, anchor, rush: 0 }
}

/** The search has come as far as `total`. */
export const extend = (timeline: Timeline, total: number, growing: boolean): Timeline => ({
  ...timeline,
  total: Math.max(timeline.total, total),
  growing,
})

/**
 * Moves the playhead to where it should stand at `nowMs`; the same time twice changes nothing. `seen` says whether
 * the picture at k has arrived: numbered speeds wait for it, so that no step goes by unseen.
 */
export function tick(timeline: Timeline, nowMs: number, seen: boolean): Timeline {
  const { k, total, playing, growing, held, speed, anchor } = timeline
  if (!playing || nowMs <= anchor.ms) return timeline
  if (k >= total && !growing && !held) return pause(timeline)
  const waits = held || k >= total || (speed !== unlimited && !seen)
  if (waits) return { ...timeline, anchor: { ms: nowMs, k: partOf(k, anchor.k) } }
  return speed === unlimited ? rushed(timeline, nowMs) : movedTo(timeline, placeAt(timeline, nowMs))
}

/** At least one step a frame. The pace only ever rises between two anchors, or the end would be crept up to. */
function rushed(timeline: Timeline, nowMs: number): Timeline {
  const { k, total, anchor } = timeline
  const rush = Math.max(timeline.rush, (total - k) / rushMs)
  const place = Math.max(k + 1, anchor.k + (nowMs - anchor.ms) * rush)
  return { ...movedTo(timeline, place), rush, anchor: { ms: nowMs, k: Math.min(total, place) } }
}

const movedTo = (timeline: Timeline, place: number): Timeline => ({
  ...timeline,
  k: Math.min(timeline.total, Math.max(timeline.k, Math.floor(place))),
})

const placeAt = ({ anchor, speed }: Timeline, nowMs: number): number =>
  anchor.k + ((nowMs - anchor.ms) * speed) / 1000

/** `place`, kept within step k and before the next. */
const partOf = (k: number, place: number): number => Math.min(Math.max(place, k), k + 0.999)

const anchoredAt = (timeline: Timeline, k: number, nowMs: number): Timeline => ({
  ...timeline,
  k,
  anchor: { ms: nowMs, k },
  rush: 0,
})
