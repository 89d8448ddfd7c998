/**
 * Stamps: what a mark looks like, drawn once by the browser's own 2D canvas at the exact size it has on the screen
 * and shared by all marks that look the same. So shapes and letters are smooth without multisampling, which costs
 * software rendering three times its frame, and crisp at every zoom.
 */
import { Texture } from 'pixi.js'

export interface Stamp {
  readonly texture: Texture
  /** From the mark's place to the stamp's corner, in device pixels. */
  readonly left: number
  readonly top: number
  /** Stamp pixels for one device pixel: 1, or less where the stamp would be larger than a texture should be. */
  readonly density: number
}

/** What to draw: a box in device pixels around the mark's place, and how. The canvas has its origin at that place. */
export interface Drawing {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  draw(context: CanvasRenderingContext2D): void
}

interface Entry {
  readonly stamp: Stamp
  users: number
}

/** Stamps without users are kept this many at most: what comes and goes while playing is not drawn each time. */
const mostIdle = 200

/** Longest side of a stamp, in pixels. */
const mostSide = 2048

/** The stamps of one stage. */
export class Stamps {
  readonly #entries = new Map<string, Entry>()

  /** The stamp of that look, drawn now if there is none; to be given back by the same key. */
  take(key: string, drawing: () => Drawing): Stamp {
    const entry = this.#entries.get(key) ?? { stamp: press(drawing()), users: 0 }
    entry.users++
    // The most recently used are last.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.stamp
  }

  giveBack(key: string): void {
    const entry = this.#entries.get(key)
    if (entry) entry.users--
  }

  /** Lets go of the stamps longest out of use; to be called after painting. */
  tidy(): void {
    let idle = 0
    for (const entry of this.#entries.values()) if (entry.users === 0) idle++
    for (const [key, entry] of this.#entries) {
      if (idle <= mostIdle) return
      if (entry.users > 0) continue
      release(entry.stamp)
      this.#entries.delete(key)
      idle--
    }
  }

  destroy(): void {
    for (const { stamp } of this.#entries.values()) release(stamp)
    this.#entries.clear()
  }
}

function press({ left, top, right, bottom, draw }: Drawing): Stamp {
  // A pixel round the edges for their smoothing.
  const [x, y] = [Math.floor(left) - 1, Math.floor(top) - 1]
  const [width, height] = [Math.ceil(right) + 1 - x, Math.ceil(bottom) + 1 - y]
  const density = Math.min(1, mostSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * density)
  canvas.height = Math.ceil(height * density)
  // Read once, by the upload: a canvas on the GPU would take longer to set up than to draw.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2D canvas')
  context.scale(density, density)
  context.translate(-x, -y)
  draw(context)
  return { texture: Texture.from(canvas, true), left: x, top: y, density }
}

/** Frees the GPU's copy. The texture is not destroyed: Pixi's own shaders may still have it in hand, unused. */
const release = ({ texture }: Stamp): void => texture.source.unload()
