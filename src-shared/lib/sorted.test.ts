import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countUpTo } from './sorted'

test('it counts what a walk along the numbers counts', () => {
  const numbers = fc.array(fc.integer({ min: -3, max: 9 })).map((some) => some.sort((a, b) => a - b))
  fc.assert(
    fc.property(numbers, fc.integer({ min: -5, max: 11 }), fc.nat(20), (sorted, value, end) => {
      const within = Math.min(end, sorted.length)
      expect(countUpTo(sorted, value, within)).toBe(
        sorted.slice(0, within).filter((each) => each <= value).length,
      )
      expect(countUpTo(sorted, value)).toBe(sorted.filter((each) => each <= value).length)
    }),
  )
})
