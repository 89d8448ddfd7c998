import { describe, expect, it } from 'vitest'
import { pathBounds } from './pathBounds'

describe('known outlines', () => {
  it.each([
    ['M1 2L3 5', [1, 2, 3, 5]],
    ['m1 2 2 3', [1, 2, 3, 5]],
    ['M10 10H90V90H10Z', [10, 10, 90, 90]],
    ['M10,10 h80 v80 h-80z', [10, 10, 90, 90]],
    ['M0 0-5 7', [-5, 0, 0, 7]],
    // A cubic reaches three quarters of the way to its level control points.
    ['M0 0C0 40 100 40 100 0', [0, 0, 100, 30]],
    ['M0 0C0 40 100 40 100 0S200 -40 200 0', [0, -30, 200, 30]],
    // A quadratic reaches half way.
    ['M0 0Q50 40 100 0', [0, 0, 100, 20]],
    ['M0 0Q50 40 100 0T200 0', [0, -20, 200, 20]],
    ['M50 8A42 42 0 1 1 50 92A42 42 0 1 1 50 8Z', [8, 8, 92, 92]],
    ['M0 0A10 20 0 0 1 20 0', [0, -20, 20, 0]],
    ['M0 0a10 20 0 0 0 20 0', [0, 0, 20, 20]],
    ['M30 10a10 20 0 0 0 20 0', [30, 10, 50, 30]],
    // The long way round, and the short one.
    ['M0 0A10 10 0 1 1 10 0', [-5, -18.7, 15, 0]],
    ['M0 0A10 10 0 0 1 10 0', [0, -1.3, 10, 0]],
    ['M0 0A10 10 0 1 0 10 0', [-5, 0, 15, 18.7]],
    // Too small a radius grows until the arc reaches.
    ['M0 0A1 1 0 0 1 20 0', [0, -10, 20, 0]],
    ['M0 0A0 5 0 0 1 20 0', [0, 0, 20, 0]],
    ['M10 10 20 20Zl-15 0', [-5, 10, 20, 20]],
    // After Z the pen is back at the start of the outline.
    ['M10 10L20 20Zl-15 0', [-5, 10, 20, 20]],
  ])('%s', (d, [left, top, right, bottom]) => {
    const box = pathBounds(d)
    expect(box?.left).toBeCloseTo(left as number, 0)
    expect(box?.top).toBeCloseTo(top as number, 0)
    expect(box?.right).toBeCloseTo(right as number, 0)
    expect(box?.bottom).toBeCloseTo(bottom as number, 0)
  })
})

it.each(['', 'L1 2', 'M1', 'M1 2 3', 'M1 2 L NaN 3', 'M1 2 K4 5', 'M1 2 Z 3', 'M1 2 L'])(
  'cannot read “%s”',
  (d) => {
    expect(pathBounds(d)).toBeUndefined()
  },
)
