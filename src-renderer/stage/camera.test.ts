import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitted, panned, unitsAt, zoomed } from './camera'

const host = { width: 800, height: 600 }
const wide = { width: 300, height: 100 }

describe('fitting', () => {
  it('puts the whole picture in the middle, inside its margin', () => {
    expect(fitted(host, wide, 10, 9)).toEqual({ scale: 2.6, x: 10, y: 170 })
    expect(fitted({ width: 600, height: 800 }, { width: 100, height: 400 }, 0, 9)).toEqual({
      scale: 2,
      x: 200,
      y: 0,
    })
  })

  it('does not blow up a small picture', () => {
    expect(fitted(host, { width: 10, height: 10 }, 10, 3)).toEqual({ scale: 3, x: 385, y: 285 })
  })

  it('gives every cell a whole number of pixels', () => {
    expect(fitted(host, { width: 520, height: 520 }, 0, 9, 64).scale).toBe(73 / 64)
  })

  it('leaves small cells as they are, which would lose too much', () => {
    expect(fitted(host, { width: 600, height: 600 }, 0, 9, 10.9).scale).toBe(1)
  })

  it('survives a host too small for its margin', () => {
    expect(fitted({ width: 5, height: 5 }, wide, 10, 9).scale).toBeGreaterThan(0)
  })
})

const camera = fc.record({
  scale: fc.double({ min: 0.1, max: 10, noNaN: true }),
  x: fc.integer({ min: -999, max: 999 }),
  y: fc.integer({ min: -999, max: 999 }),
})
const place = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) })

it('keeps what is under the pointer there, to half a pixel', () => {
  fc.assert(
    fc.property(camera, place, fc.double({ min: 0.2, max: 5, noNaN: true }), (before, at, factor) => {
      const after = zoomed(before, factor, at, 0.1, 10)
      const units = unitsAt(before, at)
      expect(Math.abs(units.x * after.scale + after.x - at.x)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(Math.abs(units.y * after.scale + after.y - at.y)).toBeLessThanOrEqual(0.5 + 1e-6)
      expect(after.scale).toBeCloseTo(Math.min(10, Math.max(0.1, before.scale * factor)))
      expect(Number.isInteger(after.x) && Number.isInteger(after.y)).toBe(true)
    }),
  )
})

describe('panning', () => {
  const start = { scale: 2, x: 100, y: 200 }

  it('moves by whole pixels', () => {
    expect(panned(start, 10.4, -20.6, host, wide, 50)).toEqual({ scale: 2, x: 110, y: 179 })
  })

  it.each([
    [5000, 0, 750, 200],
    [-5000, 0, -550, 200],
    [0, 5000, 100, 550],
    [0, -5000, 100, -150],
  ])('by %i, %i still leaves a strip of the picture', (dx, dy, x, y) => {
    expect(panned(start, dx, dy, host, wide, 50)).toEqual({ scale: 2, x, y })
  })
})

it('finds the place in units', () => {
  expect(unitsAt({ scale: 2, x: 100, y: 50 }, { x: 130, y: 40 })).toEqual({ x: 15, y: -5 })
})
