import { expect, test } from 'vitest'
import { defaultLimits, leftOf, limitNames, raised, reachedLimit } from './limits'

const none = { steps: null, seconds: null, bytes: null }
const nothing = { steps: 0, seconds: 0, bytes: 0 }

test('a limit is reached at its number, and the first of several is named', () => {
  const limits = { steps: 1000, seconds: 10, bytes: 1e6 }
  expect(reachedLimit(limits, { steps: 999, seconds: 9.99, bytes: 999_999 })).toBeUndefined()
  expect(reachedLimit(limits, { steps: 1000, seconds: 0, bytes: 0 })).toBe('steps')
  expect(reachedLimit(limits, { steps: 0, seconds: 10, bytes: 2e6 })).toBe('seconds')
  expect(reachedLimit(limits, { steps: 0, seconds: 0, bytes: 2e6 })).toBe('bytes')
})

test('without limits none is reached, and the defaults let every search begin', () => {
  expect(reachedLimit(none, { steps: 1e15, seconds: 1e9, bytes: 1e12 })).toBeUndefined()
  expect(reachedLimit(defaultLimits, nothing)).toBeUndefined()
})

test('what is left is never less than nothing', () => {
  expect([leftOf(10, 4), leftOf(10, 12), leftOf(null, 1e15)]).toEqual([6, 0, Infinity])
})

test.each(limitNames)('going on doubles the limit of %s alone when it alone was reached', (name) => {
  const limits = { steps: 1000, seconds: 10, bytes: 1e6 }
  const used = { ...nothing, [name]: limits[name] }
  expect(raised(limits, used)).toEqual({ ...limits, [name]: 2 * limits[name] })
})

test('a limit that was overrun is raised past what is used', () => {
  const used = { steps: 5, seconds: 41, bytes: 3.1e6 }
  const limits = raised({ steps: 1000, seconds: 10, bytes: 1e6 }, used)
  expect(limits).toEqual({ steps: 1000, seconds: 80, bytes: 4e6 })
  expect(reachedLimit(limits, used)).toBeUndefined()
})

test('what has no limit gets none', () => {
  expect(raised(none, { steps: 1e9, seconds: 1, bytes: 1 })).toEqual(none)
})
