/** How the stage looks at the picture: fitted into the host until the person zooms or pans. */
import type { Box } from '@shared/picture/pathBounds'
import type { Picture } from '@shared/picture/picture'
import { type Camera, fitted, type Place, panned, type Size, unitsAt, zoomed } from './camera'

/** In CSS pixels. */
const margin = 16
/** Letters of five pixels can be told apart on a coarse display, on a finer one or a zoomed page a little smaller ones. */
const leastLetters = { px: 5, finePx: 3.5 } as const
/** However far it is panned, this much of the picture stays in view. */
const keep = 48

/** CSS pixels for one unit: the most that fitting and zooming allow. */
const mostFitted = 2.5
const mostZoomed = 4

export class Sight {
  #host: Size = { width: 1, height: 1 }
  #ratio = 1
  #picture: Size = { width: 1, height: 1 }
  #grain: number | undefined
  #camera: Camera = { scale: 1, x: 0, y: 0 }
  #isFitted = true

  get camera(): Camera {
    return this.#camera
  }

  /** Letters lower than this many device pixels are not worth painting. */
  get leastLetters(): number {
    return Math.max(leastLetters.px, leastLetters.finePx * this.#ratio)
  }

  /** The part of the picture in view, in units; it may reach beyond the picture. */
  get seen(): Box {
    const start = unitsAt(this.#camera, { x: 0, y: 0 })
    const end = unitsAt(this.#camera, { x: this.#host.width, y: this.#host.height })
    return { left: start.x, top: start.y, right: end.x, bottom: end.y }
  }

  /** The host's size in device pixels. What was in its middle stays there, unless the picture is kept fitted. */
  resize(host: Size, ratio: number): void {
    const before = this.#host
    const by = ratio / this.#ratio
    this.#host = host
    this.#ratio = ratio
    if (this.#isFitted) {
      this.fit()
      return
    }
    const { scale, x, y } = this.#camera
    const across = (x - before.width / 2) * by + host.width / 2
    const down = (y - before.height / 2) * by + host.height / 2
    this.#camera = { scale: scale * by, x: Math.round(across), y: Math.round(down) }
  }

  /** Looks at this picture; one of another size is fitted anew. True when the camera moved. */
  frame(picture: Picture): boolean {
    const { width, height } = this.#picture
    const grain = grainOf(picture)
    const isOther = picture.width !== width || picture.height !== height
    if (!isOther && grain === this.#grain) return false
    this.#picture = { width: picture.width, height: picture.height }
    this.#grain = grain
    if (isOther || this.#isFitted) this.fit()
    return true
  }

  fit(): void {
    this.#isFitted = true
    this.#camera = this.#fittedCamera()
  }

  /** `at` in CSS pixels from the host's corner; the middle when absent. */
  zoom(factor: number, at?: Place): void {
    const place = at ? this.#device(at) : { x: this.#host.width / 2, y: this.#host.height / 2 }
    const { scale } = this.#fittedCamera()
    const most = Math.max(8 * scale, mostZoomed * this.#ratio)
    this.#camera = zoomed(this.#camera, factor, place, scale / 2, most)
    this.#isFitted = false
    this.pan(0, 0)
  }

  /** By CSS pixels. */
  pan(dx: number, dy: number): void {
    const ratio = this.#ratio
    this.#camera = panned(this.#camera, dx * ratio, dy * ratio, this.#host, this.#picture, keep * ratio)
    this.#isFitted = false
  }

  /** The place in units under a place in CSS pixels. */
  units(at: Place): Place {
    return unitsAt(this.#camera, this.#device(at))
  }

  #device({ x, y }: Place): Place {
    return { x: x * this.#ratio, y: y * this.#ratio }
  }

  #fittedCamera(): Camera {
    const ratio = this.#ratio
    return fitted(this.#host, this.#picture, margin * ratio, mostFitted * ratio, this.#grain)
  }
}

/** The cell of the picture's board, if it has one. */
function grainOf({ marks }: Picture): number | undefined {
  for (const mark of marks) if (mark.kind === 'cells') return mark.cell
  return undefined
}
