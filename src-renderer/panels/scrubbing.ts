/**
 * The scrubber past React: which part of the run is in view, what is known of it, and when it is painted. All of it
 * may change with every frame.
 */

import type { Progress } from '@shared/ipc/solver'
import { runText } from '@shared/run'
import { makeOverview } from '@shared/trace/overview'
import type { App } from '../app'
import { bookmarksOf } from '../document/bookmarks'
import { makeListeners } from '../listeners'
import { isMotionReduced } from '../reducedMotion'
import { Details, tilesFor } from './details'
import { createWavePainter, type WavePainter } from './paintWaveform'
import { following, partAt, type Range, rangeOf, spanOf, type Zoom } from './scrubRange'
import { eased, partScale, type Scale, wholeScale } from './scrubScale'
import { areBars, barsOf, fetchSteps, type StepBars, traceAt } from './stepBars'
import { seenAt } from './stepTrace'
import { deepestOf, type Piece, solutionsAmong, type Waveform, waveformOf } from './waveform'

/** CSS pixels between either end of what is in view and the edge of the canvas; the same in playback.css. */
export const inset = 12

const nothing: Piece = { from: 0, to: 0, overview: makeOverview(0) }

/** What is known of the steps that share a pixel. */
export interface Seen {
  /** The one under the pointer, when it can be looked at by itself. */
  readonly step: ReturnType<typeof seenAt>
  /** The least and greatest depth; −1 where nothing is known. */
  readonly low: number
  readonly high: number
}

export class Scrubbing {
  readonly #app: App
  readonly #details: Details
  /** Told what is in view when that has changed. */
  readonly moved = makeListeners<Range>()
  #zone: HTMLElement | undefined
  #painter: WavePainter | undefined
  #zoom: Zoom
  /** The overview of all of the run. */
  #base = nothing
  #deepest = 0
  #scale = wholeScale(0)
  #painted: Range | undefined
  #paintedMs = 0
  #request = 0
  /** The step at which the playhead was last seen. */
  #followed = 0
  readonly #fetching = new Set<number>()

  constructor(app: App) {
    this.#app = app
    this.#details = new Details({
      nextRequest: () => ++app.player.requests.last,
      say: (message) => app.session.say(message),
      changed: () => this.wake(),
    })
  }

  /** Paints this element until the function returned is called. */
  open(zone: HTMLElement): () => void {
    const { desk, view, progress, details, documents } = this.#app
    this.#zone = zone
    this.#painter = createWavePainter([...zone.querySelectorAll('canvas')], desk.getState().greeting.theme)
    const observer = new ResizeObserver(() => this.#paint())
    // Also told when the window moves to a display of another density.
    observer.observe(zone, { box: 'device-pixel-content-box' })
    const ends = [
      view.frames.add(() => this.#follow()),
      progress.add((latest) => this.#hear(latest)),
      details.add((answer) => this.#details.take(answer)),
      documents.subscribe((now, before) => {
        if (now.bookmarks !== before.bookmarks) this.wake()
      }),
    ]
    this.#hear(this.#app.latestProgress)
    return () => {
      for (const end of ends) end()
      observer.disconnect()
      cancelAnimationFrame(this.#request)
      this.#zone = this.#painter = undefined
    }
  }

  /** The style sheet has another theme. */
  changeTheme(): void {
    this.#painter?.setTheme(this.#app.desk.getState().greeting.theme)
    this.wake()
  }

  get zoom(): Zoom {
    return this.#zoom
  }

  get view(): Range {
    return rangeOf(this.#zoom, this.#app.player.timeline.total)
  }

  /** Shows another part of the run. */
  look(next: (zoom: Zoom, total: number) => Zoom): void {
    this.#zoom = next(this.#zoom, this.#app.player.timeline.total)
    this.wake()
  }

  /** Paints at the next frame. */
  wake(): void {
    if (this.#request === 0) this.#request = requestAnimationFrame(() => this.#paint())
  }

  /** `pixel`: how many steps one CSS pixel is. */
  seen(k: number, pixel: number): Seen {
    const trace = pixel < 1 ? traceAt(this.#app.player, k) : undefined
    const half = Math.max(1, pixel) / 2
    const { low, high } = waveformOf(this.#pieces, { from: k - half, to: k + half }, 1)
    return { step: trace && seenAt(trace, k), low: low[0] as number, high: high[0] as number }
  }

  get #pieces(): readonly Piece[] {
    return [...this.#details.pieces, this.#base]
  }

  #hear(progress: Progress | undefined): void {
    if (!progress) {
      // Another run is on the table.
      this.#details.forget()
      this.#zoom = undefined
    }
    this.#base = progress ? { from: 0, to: progress.counts.steps, overview: progress.overview } : nothing
    this.#deepest = deepestOf(this.#base.overview)
    this.wake()
  }

  /** While the hand has the playhead the view stands still; in playback it goes along unless it was moved away. */
  #follow(): void {
    const { k, total, playing, held } = this.#app.player.timeline
    const before = this.#followed
    this.#followed = k
    const zoom = this.#zoom
    const wasSeen = zoom && before >= zoom.from && before <= zoom.to
    const goesAlong = k !== before && !held && (!playing || wasSeen)
    const next = goesAlong ? following(zoom, total, k) : zoom
    this.#zoom = next
    // At once, so that playhead and wave move together.
    if (next === zoom) this.#place()
    else this.#paint()
  }

  #paint(): void {
    cancelAnimationFrame(this.#request)
    this.#request = 0
    if (!this.#zone || !this.#painter) return
    const { view } = this
    const across = beyond(view, inset / (this.#zone.clientWidth - 2 * inset))
    const columns = this.#painter.columns()
    this.#wantDetails(across, columns)
    const wave = waveformOf(this.#pieces, across, columns)
    const steps = this.#steps(across, columns)
    this.#glide(this.#zoom ? scaleOf(wave, steps, this.#deepest) : wholeScale(this.#deepest))
    const flags = flagsIn(this.#app)
    this.#painter.paint({
      across,
      wave,
      steps,
      scale: this.#scale,
      solutions: this.#solutions(across, wave),
      flags,
    })
    this.#place()
    const before = this.#painted
    this.#painted = view
    if (before?.from !== view.from || before.to !== view.to) this.moved.tell(view)
  }

  #wantDetails(across: Range, columns: number): void {
    const { total, growing } = this.#app.player.timeline
    // The whole run is what the overview is for.
    const tiles = this.#zoom ? tilesFor(across, total, columns, this.#base.overview.width) : []
    this.#details.want(tiles, total, growing)
  }

  #steps(across: Range, columns: number): StepBars | undefined {
    const { player } = this.#app
    if (player.timeline.total === 0 || !areBars(across, columns)) return undefined
    const areThere = fetchSteps(player, across, this.#fetching, () => this.wake())
    return areThere ? barsOf(player, across, columns) : undefined
  }

  /** Where the solutions are, if that is known of all of them and they are few. */
  #solutions(across: Range, wave: Waveform): readonly number[] | undefined {
    const { gallery, latestProgress } = this.#app
    const isKnown = gallery.places.length === (latestProgress?.counts.solutions ?? 0)
    return isKnown ? solutionsAmong(gallery.places, across) : wave.solutions.some(Boolean) ? undefined : []
  }

  #glide(to: Scale): void {
    const nowMs = performance.now()
    const passedMs = Math.min(32, nowMs - this.#paintedMs)
    this.#paintedMs = nowMs
    this.#scale = isMotionReduced() || !this.#zoom ? to : eased(this.#scale, to, passedMs)
    if (this.#scale !== to) this.wake()
  }

  /** Numbers in the style sheet: the playhead's place in the view, and the view's place in the run. */
  #place(): void {
    const { k, total } = this.#app.player.timeline
    const { view } = this
    const whole = { from: 0, to: Math.max(1, total) }
    const style = this.#zone?.style
    style?.setProperty('--at', String(total === 0 ? 0 : partAt(view, k)))
    style?.setProperty('--from', String(partAt(whole, view.from)))
    style?.setProperty('--to', String(partAt(whole, view.to)))
    this.#zone?.toggleAttribute('data-zoomed', this.#zoom !== undefined)
  }
}

/** Steps of the run on the table that are bookmarked. */
const flagsIn = ({ desk, documents }: App): readonly number[] => {
  const { bookmarks } = documents.getState()
  return bookmarks.length === 0 ? [] : bookmarksOf(bookmarks, runText(desk.getState().run)).map(({ k }) => k)
}

/** Longer by a part of itself at either end. */
function beyond(range: Range, part: number): Range {
  const more = spanOf(range) * part
  return { from: range.from - more, to: range.to + more }
}

function scaleOf({ low, high }: Waveform, steps: StepBars | undefined, deepest: number): Scale {
  let least = Number.POSITIVE_INFINITY
  let most = -1
  const take = (from: number, to: number) => {
    least = Math.min(least, from)
    most = Math.max(most, to)
  }
  if (steps) for (const { depth } of steps.bars) take(depth, depth)
  else
    high.forEach((depth, column) => {
      if (depth >= 0) take(low[column] as number, depth)
    })
  return partScale(least, most, deepest)
}
