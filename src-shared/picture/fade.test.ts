import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bandsOf, opacityAlong } from './fade'

it('pales from the newest part to the oldest', () => {
  expect(opacityAlong(0.2, 0)).toBeCloseTo(0.2)
  expect(opacityAlong(0.2, 0.5)).toBeCloseTo(0.6)
  expect(opacityAlong(0.2, 1)).toBe(1)
})

it.each([undefined, 0])('does not pale with a fade of %s', (fade) => {
  expect(opacityAlong(fade, 0)).toBe(1)
  expect(bandsOf(5, fade)).toEqual([{ first: 0, last: 4, opacity: 1 }])
})

it.each([0, 1])('makes no band of %i points', (points) => {
  expect(bandsOf(points, 0.5)).toEqual([])
})

it('covers every segment once, oldest first and palest first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 3000 }),
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      (points, fade) => {
        const bands = bandsOf(points, fade)
        expect(bands.length).toBe(Math.min(8, points - 1))
        expect(bands[0]?.first).toBe(0)
        expect(bands.at(-1)?.last).toBe(points - 1)
        bands.forEach((band, i) => {
          expect(band.last).toBeGreaterThan(band.first)
          const next = bands[i + 1]
          if (next) expect(next.first).toBe(band.last)
          if (next) expect(next.opacity).toBeGreaterThan(band.opacity)
        })
      },
    ),
  )
})
