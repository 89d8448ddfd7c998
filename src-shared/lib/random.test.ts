import { expect, test } from 'vitest'
import { randomFrom, xoshiro } from './random'

test('the numbers of the reference implementation from the state 1, 2, 3, 4', () => {
  const random = xoshiro([1, 2, 3, 4])
  expect(Array.from({ length: 10 }, () => random.next())).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

test('a seed gives the same numbers always, another seed others', () => {
  const numbers = (seed: number) => {
    const random = randomFrom(seed)
    return Array.from({ length: 4 }, () => random.next())
  }
  expect(numbers(1)).toEqual([1848370505, 637190372, 2766429625, 1928754768])
  expect(numbers(1)).toEqual(numbers(1))
  const firsts = [0, 1, 2, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1].map((seed) => numbers(seed).join())
  expect(new Set(firsts).size).toBe(firsts.length)
})

test('numbers below n are all there, and about as often', () => {
  const random = randomFrom(7)
  const counts = new Array<number>(6).fill(0)
  for (let i = 0; i < 60_000; i++) {
    const number = random.below(6)
    expect(number).toBeGreaterThanOrEqual(0)
    ;(counts[number] as number)++
  }
  // Five standard deviations.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt(60_000 * (5 / 36)))
  expect(random.below(1)).toBe(0)
})
