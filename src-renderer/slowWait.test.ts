import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { slowWait } from './slowWait'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a short wait is never shown', () => {
  const shown: boolean[] = []
  const wait = slowWait((isLong) => shown.push(isLong))
  wait.tell(true)
  vi.advanceTimersByTime(100)
  wait.tell(false)
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([false])
})

test('a long one is shown until it is over, however often it is told of', () => {
  const shown: boolean[] = []
  const wait = slowWait((isLong) => shown.push(isLong))
  for (let i = 0; i < 20; i++) {
    wait.tell(true)
    vi.advanceTimersByTime(16)
  }
  expect(shown).toEqual([true])
  wait.tell(false)
  wait.tell(false)
  expect(shown).toEqual([true, false])
})
