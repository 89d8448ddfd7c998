import { expect, test } from 'vitest'
import { mainActionOf, type Status, standingOf } from './desk'

test.each([
  ['ready', 0, false, 'ready', 'start'],
  ['ready', 0, true, 'none', 'start'],
  ['running', 0, true, 'searching', 'stop'],
  ['running', 3, false, 'searching', 'stop'],
  ['paused', 0, false, 'paused', 'reset'],
  ['solved', 1, false, 'solved', 'reset'],
  ['exhausted', 92, false, 'complete', 'reset'],
  ['exhausted', 0, true, 'none', 'reset'],
  ['limit', 0, false, 'limit', 'reset'],
  ['refused', 0, false, 'refused', 'start'],
  ['gone', 5, false, 'gone', 'start'],
] as const)(
  '%s with %i solutions, proved: %s, stands as %s; its button is to %s',
  (status, solutions, proved, standing, action) => {
    expect(standingOf(status satisfies Status, solutions, proved)).toBe(standing)
    expect(mainActionOf(status)).toBe(action)
  },
)
