/** The stage: shows pictures on a WebGL canvas, sliding what is the same thing from one picture to the next. */
import type { Palette } from '@shared/picture/ink'
import type { Picture } from '@shared/picture/picture'
import { Container } from 'pixi.js'
import type { Place } from './camera'
import { listen } from './hand'
import { Motion } from './motion'
import type { Brush } from './paint/brush'
import { createLayer } from './paint/layer'
import { Stamps } from './paint/stamps'
import { createScreen, type Raster, type Screen } from './screen'
import { Sight } from './sight'
import { warm } from './warm'
import { watchSize } from './watchSize'

export interface StageOptions {
  readonly palette: Palette
}

/** Who takes drags that begin on something, so that they do not move the picture. Places are in picture units. */
export interface Grip {
  /** Takes what is there; false where there is nothing to take. */
  begin(at: Place): boolean
  move?(at: Place): void
  /** Undefined where the drag was broken off. */
  end(at: Place | undefined): void
  /** The shape of the pointer over what can be taken, as CSS names it; undefined where it is the usual one. */
  cursorAt?(at: Place): string | undefined
}

export interface Stage {
  /** Shows the picture exactly (0), or slides to it from what is to be seen now, in so many milliseconds. */
  show(picture: Picture, tweenMs: number): void
  setPalette(palette: Palette): void
  /** The whole picture in the middle of the host; kept so until the person zooms or pans. */
  fit(): void
  /** `at` in CSS pixels from the host's corner; the middle of the host when absent. */
  zoomBy(factor: number, at?: Place): void
  /** Clicks that are not drags, in picture units, also beside the picture. Returns what ends it. */
  onPress(listener: (x: number, y: number) => void): () => void
  /** The same for clicks with Alt or the right button. */
  onPick(listener: (x: number, y: number) => void): () => void
  setGrip(grip: Grip): void
  /** Where the pointer is, in picture units; undefined when it has left. Returns what ends it. */
  onHover(listener: (at: Place | undefined) => void): () => void
  /** Resolves once the last shown picture has been painted, in its fonts, and nothing moves any more. */
  snapshotReady(): Promise<void>
  destroy(): void
}

/** A stage that fills `host`. Rejects where there is no WebGL. */
export async function createStage(host: HTMLElement, { palette }: StageOptions): Promise<Stage> {
  return new PixiStage(host, palette, await createScreen(host))
}

/** How long the wheel must rest, in milliseconds. */
const settleMs = 120

class PixiStage implements Stage {
  readonly #screen: Screen
  readonly #world = new Container()
  readonly #layer = createLayer(this.#world)
  readonly #motion = new Motion()
  readonly #sight = new Sight()
  readonly #presses = new Set<(x: number, y: number) => void>()
  readonly #picks = new Set<(x: number, y: number) => void>()
  readonly #hovers = new Set<(at: Place | undefined) => void>()
  readonly #ends: readonly (() => void)[]
  #palette: Palette
  #grip: Grip | undefined
  #stamps = new Stamps()
  /** Undefined when something it tells has changed. */
  #brush: Brush | undefined
  #request = 0
  /** Undefined until the first picture has been painted. */
  #warming: number | undefined
  #settling = 0
  #waiting: (() => void)[] = []

  constructor(host: HTMLElement, palette: Palette, screen: Screen) {
    this.#palette = palette
    this.#screen = screen
    screen.onRestored(() => this.#wake())
    this.#ends = [
      watchSize(host, (raster) => this.#resize(raster)),
      // Letters drawn before their font arrived are in another one.
      onEvent(document.fonts, 'loadingdone', () => this.#dropStamps()),
      listen(screen.canvas, {
        zoom: (factor, at) => {
          this.#sight.zoom(factor, at)
          this.#lookSoon()
        },
        pan: (dx, dy) => {
          this.#sight.pan(dx, dy)
          this.#look()
        },
        fit: () => this.fit(),
        press: (at) => {
          const { x, y } = this.#sight.units(at)
          for (const listener of this.#presses) listener(x, y)
        },
        grab: (at) => this.#grip?.begin(this.#sight.units(at)) ?? false,
        draw: (at) => this.#grip?.move?.(this.#sight.units(at)),
        cursorAt: (at) => this.#grip?.cursorAt?.(this.#sight.units(at)) ?? '',
        letGo: (at) => this.#grip?.end(at && this.#sight.units(at)),
        pick: (at) => {
          const { x, y } = this.#sight.units(at)
          for (const listener of this.#picks) listener(x, y)
        },
        hover: (at) => {
          for (const listener of this.#hovers) listener(at && this.#sight.units(at))
        },
      }),
    ]
  }

  show(picture: Picture, tweenMs: number): void {
    this.#motion.show(picture, tweenMs, performance.now())
    if (this.#sight.frame(picture)) this.#look()
    this.#wake()
  }

  setPalette(palette: Palette): void {
    this.#palette = palette
    this.#look()
  }

  fit(): void {
    this.#sight.fit()
    this.#look()
  }

  zoomBy(factor: number, at?: Place): void {
    this.#sight.zoom(factor, at)
    this.#look()
  }

  onPress(listener: (x: number, y: number) => void): () => void {
    this.#presses.add(listener)
    return () => this.#presses.delete(listener)
  }

  onPick(listener: (x: number, y: number) => void): () => void {
    this.#picks.add(listener)
    return () => this.#picks.delete(listener)
  }

  setGrip(grip: Grip): void {
    this.#grip = grip
  }

  onHover(listener: (at: Place | undefined) => void): () => void {
    this.#hovers.add(listener)
    return () => this.#hovers.delete(listener)
  }

  async snapshotReady(): Promise<void> {
    do {
      if (!this.#isAtRest) await new Promise<void>((resolve) => this.#waiting.push(resolve))
      // Letters painted just now may be waiting for their font, and are painted again when it comes.
      await document.fonts.ready
    } while (!this.#isAtRest)
  }

  destroy(): void {
    cancelAnimationFrame(this.#request)
    cancelIdleCallback(this.#warming ?? 0)
    clearTimeout(this.#settling)
    for (const end of this.#ends) end()
    this.#layer.destroy()
    this.#stamps.destroy()
    this.#world.destroy()
    this.#screen.destroy()
    this.#tellRest()
  }

  #resize(host: Raster): void {
    const raster = this.#screen.resize(host)
    this.#sight.resize(raster, raster.ratio)
    this.#look()
    // A canvas is blank when its size has changed, so it cannot wait for the next frame.
    this.#paintNow()
  }

  #dropStamps(): void {
    const old = this.#stamps
    this.#stamps = new Stamps()
    this.#look()
    this.#paintNow()
    old.destroy()
  }

  /** Colours, camera or stamps have changed. */
  #look(): void {
    this.#brush = undefined
    this.#wake()
  }

  /** Under a turning wheel what is painted is only stretched; it is painted sharp when the wheel rests. */
  #lookSoon(): void {
    clearTimeout(this.#settling)
    this.#settling = window.setTimeout(() => {
      this.#settling = 0
      this.#look()
    }, settleMs)
    this.#wake()
  }

  /** Something is to be painted: once at the next frame, however much it is. */
  #wake(): void {
    if (this.#request === 0) this.#request = requestAnimationFrame((nowMs) => this.#frame(nowMs))
  }

  #paintNow(): void {
    cancelAnimationFrame(this.#request)
    this.#frame(performance.now())
  }

  #frame(nowMs: number): void {
    this.#request = 0
    this.#paint(nowMs)
    if (this.#motion.isMoving(nowMs)) this.#wake()
    else if (this.#isAtRest) this.#tellRest()
    this.#warming ??= requestIdleCallback(() => this.#warm())
  }

  #warm(): void {
    if (this.#brush)
      warm(this.#world, this.#brush, () => this.#screen.render(this.#world, this.#palette.paper))
  }

  #paint(nowMs: number): void {
    const { scale, x, y } = this.#sight.camera
    this.#brush ??= {
      palette: this.#palette,
      pixels: scale,
      seen: this.#sight.seen,
      leastLetters: this.#sight.leastLetters,
      stamps: this.#stamps,
    }
    this.#world.scale.set(scale)
    this.#world.position.set(x, y)
    this.#layer.paint(this.#motion.marks(nowMs), this.#brush)
    this.#stamps.tidy()
    this.#screen.render(this.#world, this.#palette.paper)
  }

  /** All is painted and nothing moves. */
  get #isAtRest(): boolean {
    return this.#request === 0 && this.#settling === 0
  }

  #tellRest(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}

function onEvent(target: EventTarget, name: string, listener: () => void): () => void {
  target.addEventListener(name, listener)
  return () => target.removeEventListener(name, listener)
}
