/** Red, green, blue, 0 … 255 each. */
type Rgb = readonly [number, number, number]

/** One of 256 is for what is as it was. */
const mostColours = 255

export interface GifColours {
  readonly inks: readonly Rgb[]
  /** The place of every colour of the frame among `inks`. */
  readonly indexOf: ReadonlyMap<number, number>
}

/**
 * The colours of the pixels that differ from the frame before, as RGBA numbers of little-endian machines. Our pictures
 * are few flat inks and the blends along their edges, so where there are too many the rarest blends give way to their
 * nearest neighbours, and the inks stay exact.
 */
export function paletteOf(pixels: Uint32Array, before: Uint32Array | undefined): GifColours {
  const counts = countColours(pixels, before)
  const byUse = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
  const inks = byUse.slice(0, mostColours).map(rgbOf)
  const indexOf = new Map(byUse.slice(0, mostColours).map((colour, index) => [colour, index]))
  for (const colour of byUse.slice(mostColours)) indexOf.set(colour, nearest(rgbOf(colour), inks))
  return { inks, indexOf }
}

function countColours(pixels: Uint32Array, before: Uint32Array | undefined): Map<number, number> {
  const counts = new Map<number, number>()
  // Whole runs are counted at once: most neighbours are alike.
  let [last, run] = [-1, 0]
  for (let i = 0; i < pixels.length; i++) {
    const pixel = pixels[i] as number
    if (before?.[i] === pixel) continue
    if (pixel !== last) {
      if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run)
      last = pixel
      run = 0
    }
    run++
  }
  if (run > 0) counts.set(last, (counts.get(last) ?? 0) + run)
  return counts
}

const rgbOf = (colour: number): Rgb => [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255]

function nearest([r, g, b]: Rgb, inks: readonly Rgb[]): number {
  let [best, least] = [0, Infinity]
  inks.forEach((ink, index) => {
    const distance = (ink[0] - r) ** 2 + (ink[1] - g) ** 2 + (ink[2] - b) ** 2
    if (distance < least) [best, least] = [index, distance]
  })
  return best
}
