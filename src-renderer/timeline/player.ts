/**
 * Holds what is needed to show any moment of a run: the timeline, the windows at hand and those asked for. It knows
 * neither how windows travel nor how moments are drawn; it is told the time by every call that needs it.
 */
import type { Moment } from '@shared/puzzle'
import { type Cursor, momentAt, type Window } from '@shared/trace/moment'
import {
  forgetRequests,
  makeRequests,
  type Requests,
  requestFor,
  settle,
  type WindowRequest,
} from './requests'
import { unlimited } from './speed'
import { emptyTimeline, extend, type Timeline, tick } from './timeline'
import { indexAt, keepWindow, makeWindows, startWindow, type Windows, windowAt, windowSteps } from './windows'

export interface Player {
  timeline: Timeline
  cursor: Cursor
  readonly windows: Windows
  readonly requests: Requests
  /** Who waits for the answer to a request, by its number. */
  readonly waiting: Map<number, (window: Window | undefined) => void>
  /** The step shown last. */
  shown: number | undefined
  /** The latest step to come while the playhead's own is on its way. */
  arrived: number | undefined
  readonly outside: Outside
}

/** What the player needs of the world around it. */
export interface Outside {
  /** Asks the solver for a window; false when there is none to ask. */
  ask(request: WindowRequest): boolean
  /** The timeline changed, or a window came: there may be something new to show. */
  changed(): void
}

/** What is to be shown now. The moment is valid until the next is asked for. */
export interface Shown {
  readonly k: number
  readonly moment: Moment
  readonly cursor: Cursor
}

/** Shows step 0 of the run that the cursor, new and at its start, belongs to. */
export function createPlayer(cursor: Cursor, speed: number, outside: Outside): Player {
  const windows = makeWindows()
  keepWindow(windows, startWindow(cursor))
  return {
    timeline: emptyTimeline(speed),
    cursor,
    windows,
    requests: makeRequests(),
    waiting: new Map(),
    shown: undefined,
    arrived: undefined,
    outside,
  }
}

/** Forgets the run before, and everything still on its way for it; shows step 0 of this one. */
export function loadRun(player: Player, cursor: Cursor): void {
  const { windows, timeline, outside } = player
  stopWaiting(player)
  windows.byIndex.clear()
  keepWindow(windows, startWindow(cursor))
  player.cursor = cursor
  player.shown = player.arrived = undefined
  player.timeline = emptyTimeline(timeline.speed)
  outside.changed()
}

/** No answer to what was asked so far will come, or count. */
export function stopWaiting({ requests, waiting }: Player): void {
  forgetRequests(requests)
  for (const resolve of waiting.values()) resolve(undefined)
  waiting.clear()
}

export function changeTimeline(player: Player, next: (timeline: Timeline) => Timeline): void {
  player.timeline = next(player.timeline)
  player.outside.changed()
}

/** The search has come as far as `total` steps. */
export const reachStep = (player: Player, total: number, growing: boolean): void =>
  changeTimeline(player, (timeline) => extend(timeline, total, growing))

/** Takes a window in. An answer that nobody waits for any more, as after `loadRun`, is ignored. */
export function takeWindow(player: Player, request: number, window: Window): void {
  const { requests, waiting, windows, timeline, outside } = player
  const resolve = waiting.get(request)
  waiting.delete(request)
  const k = settle(requests, request)
  if (k === undefined && !resolve) return
  if (k !== undefined && !windowAt(windows, timeline.k)) player.arrived = k
  keepWindow(windows, window)
  resolve?.(window)
  outside.changed()
}

/**
 * Moves to where playback stands at this time and asks for what it will need. Gives the moment to show when it is
 * another one than last time.
 */
export function frameAt(player: Player, nowMs: number): Shown | undefined {
  const { windows, timeline } = player
  player.timeline = tick(timeline, nowMs, windowAt(windows, timeline.k) !== undefined)
  want(player, player.timeline.k)
  if (player.timeline.playing) want(player, ahead(player.timeline))
  const k = showable(player)
  const window = k === player.shown ? undefined : windowAt(windows, k)
  if (!window) return undefined
  player.shown = k
  return { k, moment: momentAt(player.cursor, window, k), cursor: player.cursor }
}

/** True while the picture at the playhead is still on its way. */
export const isBehind = ({ shown, timeline }: Player): boolean => shown !== timeline.k

/** The window that shows the moment at k; undefined when it cannot be had, or another run is loaded first. */
export function windowFor(
  { windows, timeline, requests, waiting, outside }: Player,
  k: number,
): Promise<Window | undefined> {
  const window = windowAt(windows, k)
  if (window || k > timeline.total) return Promise.resolve(window)
  return new Promise((resolve) => {
    const request = ++requests.last
    waiting.set(request, resolve)
    if (outside.ask({ request, from: indexAt(k) * windowSteps, count: windowSteps })) return
    waiting.delete(request)
    resolve(undefined)
  })
}

function want({ timeline, windows, requests, outside }: Player, k: number): void {
  if (k > timeline.total || windowAt(windows, k)) return
  const request = requestFor(requests, k)
  if (request && !outside.ask(request)) settle(requests, request.request)
}

/** The playhead's own moment, else the latest to arrive on the way there, so that a dragged run keeps moving. */
function showable(player: Player): number {
  const { windows, timeline, arrived } = player
  if (windowAt(windows, timeline.k)) player.arrived = undefined
  else if (arrived !== undefined && windowAt(windows, arrived)) return arrived
  return timeline.k
}

/** Half a second of numbered playback ahead; the next few frames of unlimited playback. */
const ahead = ({ k, total, speed, rush }: Timeline): number =>
  Math.min(total, k + 1 + Math.ceil(speed === unlimited ? 32 * rush : speed / 2))
