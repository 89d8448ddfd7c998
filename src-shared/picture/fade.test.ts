import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandsOf, endsOf, opacityAlong } from './fade'

it('pales from the newest part to the oldest', () => {
  expect(opacityAlong(0.2, 0)).toBeCloseTo(0.2)
  expect(opacityAlong(0.2, 0.5)).toBeCloseTo(0.6)
  expect(opacityAlong(0.2, 1)).toBe(1)
})

/** A line of so many points that never stays where it is. */
const lineOf = (points: number) =>
  Float32Array.from({ length: 2 * points }, (_, i) => (i % 2 ? (i * 7) % 13 : i))

const lengthOf = (points: Float32Array): number => {
  let length = 0
  for (let i = 2; i < points.length; i += 2)
    length += Math.hypot(
      (points[i] as number) - (points[i - 2] as number),
      (points[i + 1] as number) - (points[i - 1] as number),
    )
  return length
}

it.each([undefined, 0])('does not pale with a fade of %s', (fade) => {
  expect(opacityAlong(fade, 0)).toBe(1)
  expect(bandsOf(lineOf(5), fade)).toEqual([{ points: lineOf(5), opacity: 1 }])
})

it.each([0, 1])('makes no band of %i points', (points) => {
  expect(bandsOf(lineOf(points), 0.5)).toEqual([])
})

it('covers the line once, oldest first and palest first; bands meet in the middle of segments', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 3000 }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      (count, fade) => {
        const line = lineOf(count)
        const bands = bandsOf(line, fade)
        expect(bands.length).toBe(Math.min(8, count - 1))
        expect(bands[0]?.points.subarray(0, 2)).toEqual(line.subarray(0, 2))
        expect(bands.at(-1)?.points.slice(-2)).toEqual(line.slice(-2))
        const whole = bands.reduce((sum, { points }) => sum + lengthOf(points), 0)
        expect(whole / lengthOf(line)).toBeCloseTo(1)
        bands.forEach((band, i) => {
          const next = bands[i + 1]
          if (next) expect(next.points.slice(0, 2)).toEqual(band.points.slice(-2))
          if (next) expect(next.opacity).toBeGreaterThan(band.opacity)
        })
      },
    ),
    { numRuns: 50 },
  )
})

it('knows where the ends of a line look', () => {
  const [start, end] = endsOf(Float32Array.of(0, 0, 10, 0, 10, 5))
  expect(start).toMatchObject({ x: 0, y: 0 })
  expect(Math.cos(start.angle)).toBeCloseTo(-1)
  expect(end).toEqual({ x: 10, y: 5, angle: Math.PI / 2 })
})
