/** Writes an animated GIF frame by frame, in the very colours of the pictures wherever a frame needs no more than 255. */
/// <reference path="./gifenc.d.ts" />
import { GIFEncoder } from 'gifenc'
import { paletteOf } from './gifPalette'

/** Browsers slow frames down that are shown for less. */
const leastDelayMs = 20

/** A delay as GIF knows it: hundredths of a second, and two of them at least. */
export const gifDelay = (ms: number): number => Math.max(leastDelayMs, Math.round(ms / 10) * 10)

export interface GifWriter {
  /** The bytes of one more frame; `pixels` are opaque RGBA, row by row. */
  frame(pixels: Uint8ClampedArray | Uint8Array, delayMs: number): Uint8Array
  /** The last bytes. There must have been a frame. */
  end(): Uint8Array
}

/** The place of the colour that lets the frame before show through. */
const through = 0

/** All bytes that come from it, one after the other, are the file. It plays over and over. */
export function makeGif(width: number, height: number): GifWriter {
  const encoder = GIFEncoder()
  const indices = new Uint8Array(width * height)
  let before: Uint32Array | undefined

  const taken = (): Uint8Array => {
    const bytes = encoder.stream.bytes()
    encoder.stream.reset()
    return bytes
  }
  return {
    frame(bytes, delayMs) {
      // A copy: whoever drew it draws the next one in the same place.
      const pixels = new Uint32Array(bytes.slice().buffer)
      const colours = paletteOf(pixels, before)
      fillIndices(indices, pixels, before, colours.indexOf)
      before = pixels
      encoder.writeFrame(indices, width, height, {
        palette: [[0, 0, 0], ...colours.inks],
        delay: gifDelay(delayMs),
        transparent: true,
        transparentIndex: through,
        dispose: 1,
        repeat: 0,
      })
      return taken()
    },
    end() {
      encoder.finish()
      return taken()
    },
  }
}

/** What is as it was is left to the frame before: long runs of one value, which pack well. */
function fillIndices(
  indices: Uint8Array,
  pixels: Uint32Array,
  before: Uint32Array | undefined,
  indexOf: ReadonlyMap<number, number>,
): void {
  let [last, index] = [-1, through]
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] as number
    if (before?.[i] === pixel) {
      indices[i] = through
      continue
    }
    if (pixel !== last) {
      last = pixel
      index = (indexOf.get(pixel) ?? 0) + 1
    }
    indices[i] = index
  }
}
