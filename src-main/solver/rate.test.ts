import { expect, test } from 'vitest'
import { makePace } from './pace'
import { makeRate } from './rate'

test('the rate is that of the last second', () => {
  const rate = makeRate(0, 0)
  expect(rate.perSecond()).toBe(0)
  for (let ms = 100; ms <= 3000; ms += 100) rate.note(ms, ms * 10)
  expect(rate.perSecond()).toBeCloseTo(10_000)
  // Five times as fast from here on; after a second nothing of the old rate is left.
  for (let ms = 3100; ms <= 4100; ms += 100) rate.note(ms, 30_000 + (ms - 3000) * 50)
  expect(rate.perSecond()).toBeCloseTo(50_000)
})

test('a gap longer than the span is measured over the gap', () => {
  const rate = makeRate(0, 0)
  rate.note(5000, 100)
  expect(rate.perSecond()).toBeCloseTo(20)
})

test('after a restart only what follows counts', () => {
  const rate = makeRate(0, 0)
  rate.note(500, 1_000_000)
  rate.restart(9000, 1_000_000)
  expect(rate.perSecond()).toBe(0)
  rate.note(9100, 1_000_100)
  expect(rate.perSecond()).toBeCloseTo(1000)
})

test('the pace settles where a look at the clock comes every two milliseconds at most', () => {
  for (const nanoseconds of [5, 50, 10_000, 3_000_000]) {
    const pace = makePace()
    for (let i = 0; i < 30; i++) pace.note((pace.steps * nanoseconds) / 1e6)
    const tookMs = (pace.steps * nanoseconds) / 1e6
    expect(tookMs <= 2 || pace.steps === 1, `${nanoseconds} ns`).toBe(true)
    expect(tookMs >= 0.5 || pace.steps === 1 << 20, `${nanoseconds} ns`).toBe(true)
  }
})
