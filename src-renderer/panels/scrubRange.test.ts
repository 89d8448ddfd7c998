import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  following,
  panned,
  partAt,
  rangeOf,
  spanOf,
  stepAt,
  stretched,
  type Zoom,
  zoomed,
} from './scrubRange'

const total = 1_000_000
const middle: Zoom = { from: 400_000, to: 600_000 }

/** Some part of the run. */
const parts = fc
  .tuple(fc.integer({ min: 0, max: total - 12 }), fc.integer({ min: 12, max: total }))
  .map(([from, span]) => ({ from, to: Math.min(total, from + span) }))
  .filter(({ from, to }) => to - from >= 12)

const isWithin = (zoom: Zoom) => !zoom || (zoom.from >= 0 && zoom.to <= total + 1e-6)

describe('zooming', () => {
  test('keeps the step under the pointer where it is', () => {
    const at = stepAt(middle, 0.3)
    const closer = zoomed(middle, total, 2, at)
    expect(closer).toEqual({ from: 430_000, to: 530_000 })
    expect(partAt(rangeOf(closer, total), at)).toBeCloseTo(0.3)
  })

  test('goes down to a dozen steps and no further', () => {
    const closest = zoomed(middle, total, 1e9, 500_000)
    expect(closest && spanOf(closest)).toBe(12)
    expect(zoomed(closest, total, 2, 500_000)).toEqual(closest)
  })

  test('out again ends at the whole run, which goes on growing', () => {
    const zoom = zoomed(middle, total, 1 / 5, 500_000)
    expect(zoom).toBeUndefined()
    expect(rangeOf(zoom, 2 * total)).toEqual({ from: 0, to: 2 * total })
  })

  test('a run of fewer steps cannot be zoomed', () => {
    expect(zoomed(undefined, 10, 2, 5)).toBeUndefined()
    expect(rangeOf(undefined, 0)).toEqual({ from: 0, to: 1 })
  })
})

test('panning stops at either end of the run', () => {
  expect(panned(middle, total, 50_000)).toEqual({ from: 450_000, to: 650_000 })
  expect(panned(middle, total, 9e9)).toEqual({ from: 800_000, to: total })
  expect(panned(middle, total, -9e9)).toEqual({ from: 0, to: 200_000 })
  expect(panned(undefined, total, 5)).toBeUndefined()
})

test('an end that is dragged leaves the other where it is, and never passes it', () => {
  expect(stretched(middle, total, 'from', 100_000)).toEqual({ from: 100_000, to: 600_000 })
  expect(stretched(middle, total, 'from', 900_000)).toEqual({ from: 599_988, to: 600_000 })
  expect(stretched(middle, total, 'to', 0)).toEqual({ from: 400_000, to: 400_012 })
  expect(stretched(undefined, total, 'to', 500_000)).toEqual({ from: 0, to: 500_000 })
  expect(stretched(middle, total, 'to', 9e9)).toEqual({ from: 400_000, to: total })
})

describe('following the playhead', () => {
  test('changes nothing while it is in view', () => {
    expect(following(middle, total, 400_000)).toBe(middle)
    expect(following(middle, total, 600_000)).toBe(middle)
    expect(following(undefined, total, 7)).toBeUndefined()
  })

  test('turns a page where it has just left the view', () => {
    expect(following(middle, total, 600_001)).toEqual({ from: 590_001, to: 790_001 })
    expect(following(middle, total, 399_999)).toEqual({ from: 209_999, to: 409_999 })
  })

  test('puts a place far off in the middle', () => {
    expect(following(middle, total, 100_000)).toEqual({ from: 0, to: 200_000 })
    expect(following(middle, total, 850_000)).toEqual({ from: 750_000, to: 950_000 })
  })

  test('always brings it into view', () => {
    fc.assert(
      fc.property(parts, fc.nat(total), (zoom, k) => {
        const { from, to } = rangeOf(following(zoom, total, k), total)
        expect(k >= from - 1e-6 && k <= to + 1e-6).toBe(true)
      }),
    )
  })
})

test('whatever is done, the view stays within the run', () => {
  fc.assert(
    fc.property(
      parts,
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      fc.integer({ min: -total, max: 2 * total }),
      (zoom, factor, place) => {
        expect(isWithin(zoomed(zoom, total, factor, Math.max(zoom.from, Math.min(zoom.to, place))))).toBe(
          true,
        )
        expect(isWithin(panned(zoom, total, place))).toBe(true)
        expect(isWithin(stretched(zoom, total, 'from', place))).toBe(true)
        expect(isWithin(stretched(zoom, total, 'to', place))).toBe(true)
      },
    ),
  )
})
