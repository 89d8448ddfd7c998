import { expect, test } from 'vitest'
import { palettes } from '../picture/ink'
import { gifDelay, makeGif } from './gif'
import { readGif } from './readGif'

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** RGBA of a picture whose pixel i has the colour `at(i)`. */
const pixelsOf = (count: number, at: (i: number) => readonly number[]) =>
  Uint8ClampedArray.from({ length: 4 * count }, (_, i) => (i % 4 === 3 ? 255 : (at(i >> 2)[i % 4] as number)))

const withoutAlpha = (pixels: Uint8ClampedArray) => Uint8Array.from(pixels.filter((_, i) => i % 4 !== 3))

function written(width: number, height: number, frames: readonly Uint8ClampedArray[], delayMs = 100) {
  const gif = makeGif(width, height)
  const parts = frames.map((frame) => gif.frame(frame, delayMs))
  return readGif(Uint8Array.from([...parts, gif.end()].flatMap((part) => [...part])))
}

test('frames of our inks are read back exactly, and play over and over', () => {
  const inks = [...Object.values(palettes.light), ...Object.values(palettes.dark)].map(rgb)
  const frames = [0, 1, 2].map((shift) =>
    pixelsOf(30 * 20, (i) => inks[(Math.floor(i / 7) + shift) % inks.length] as number[]),
  )
  // Two frames alike, and one that changes a part only.
  const part = frames[2]?.slice() as Uint8ClampedArray
  part.set([1, 2, 3, 255], 400)
  const read = written(30, 20, [...frames, frames[2] as Uint8ClampedArray, part])
  expect(read).toMatchObject({ width: 30, height: 20, loops: true })
  expect(read.frames.map(({ pixels }) => pixels)).toEqual(
    [...frames, frames[2] as Uint8ClampedArray, part].map(withoutAlpha),
  )
})

test('with more than 255 colours the common ones stay exact, the rarest go to their neighbours', () => {
  // Half of the picture is one ink; the rest is 400 greys and blues, one pixel each.
  const ink = rgb(palettes.light.line)
  const odd = (i: number) => [i % 200, i % 200, i < 200 ? i : 255]
  const picture = pixelsOf(800, (i) => (i < 400 ? ink : odd(i - 400)))
  const [frame] = written(40, 20, [picture]).frames
  const wanted = withoutAlpha(picture)
  expect(frame?.pixels.slice(0, 1200)).toEqual(wanted.slice(0, 1200))
  const worst = frame?.pixels.reduce(
    (most, value, i) => Math.max(most, Math.abs(value - (wanted[i] as number))),
    0,
  )
  expect(worst).toBeGreaterThan(0)
  expect(worst).toBeLessThan(100)
})

test('delays are whole hundredths of a second, two at least', () => {
  expect([0, 5, 20, 33, 47, 1000].map(gifDelay)).toEqual([20, 20, 20, 30, 50, 1000])
  const red = pixelsOf(4, () => [255, 0, 0])
  expect(written(2, 2, [red, red], 7).frames.map(({ delayMs }) => delayMs)).toEqual([20, 20])
})
