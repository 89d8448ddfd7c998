import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedLength, slideTip } from './tip'

const line = (...coordinates: number[]) => Float32Array.from(coordinates)
const [start, one, two] = [line(0, 0), line(0, 0, 8, 0), line(0, 0, 8, 0, 8, 8)]

describe('a line under way', () => {
  it.each([
    ['grows', one, two, 0.25, line(0, 0, 8, 0, 8, 2)],
    ['shrinks', two, one, 0.25, line(0, 0, 8, 0, 8, 6)],
    ['grows from a single point', start, one, 0.5, line(0, 0, 4, 0)],
    ['grows by two, once round the corner', start, two, 0.25, line(0, 0, 4, 0)],
    ['grows by two, twice round the corner', start, two, 0.75, line(0, 0, 8, 0, 8, 4)],
    ['goes on from a tip half way', line(0, 0, 8, 0, 8, 4), two, 0.5, line(0, 0, 8, 0, 8, 6)],
    ['goes on past where it was heading', line(0, 0, 4, 0), line(0, 0, 8, 0, 8, 4), 0.25, line(0, 0, 6, 0)],
    ['turns to another point', two, line(0, 0, 8, 0, 16, 0), 0.5, line(0, 0, 8, 0, 12, 4)],
    ['changes at once into another line', two, line(5, 5, 6, 6), 0.5, line(5, 5, 6, 6)],
    ['changes at once when it gives up two points for another', two, line(0, 0, 9, 9), 0.5, line(0, 0, 9, 9)],
    ['appears at once', line(), one, 0.5, one],
    ['stays', two, two.slice(), 0.5, two],
  ])('%s', (_, from, to, t, between) => {
    expect(slideTip(from, to, t)).toEqual(between)
  })

  it('changes at once when it changes a lot', () => {
    const long = Float32Array.from({ length: 40 }, (_, i) => i)
    expect(slideTip(long.slice(0, 4), long, 0.1)).toBe(long)
    expect(slideTip(long, long.slice(0, 4), 0.1)).toHaveLength(4)
  })
})

it('is where it began at 0 and where it leads at 1', () => {
  const points = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 8 })
    .map((xs) => Float32Array.from(xs.flatMap((x, i) => [x, i])))
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 4 }), (to, cut) => {
      const from = to.slice(0, Math.max(2, to.length - 2 * cut))
      expect(slideTip(from, to, 1)).toBe(to)
      expect(slideTip(to, from, 1)).toBe(from)
      expect(slideTip(from, to, 0).slice(-2)).toEqual(from.slice(-2))
      slideTip(to, from, 0).forEach((value, i) => {
        expect(value).toBeCloseTo(to[i] as number, 5)
      })
    }),
  )
})

it.each([
  [one, two, 4],
  [two, two, 6],
  [line(1, 2, 3, 4), line(1, 2, 3, 5), 2],
  [line(1, 2), line(3, 2), 0],
  [line(), one, 0],
])('%o and %o share %i coordinates', (a, b, length) => {
  expect(sharedLength(a, b)).toBe(length)
})
