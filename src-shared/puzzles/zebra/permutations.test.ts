import { expect, test } from 'vitest'
import { factorial, permutationsOf, rankOf } from './permutations'

test.each([1, 2, 3, 5, 6])('all orders of %i things, each once, in lexicographic order', (n) => {
  const { count, values, houses } = permutationsOf(n)
  expect(count).toBe(factorial(n))
  const orders = Array.from({ length: count }, (_, p) => Array.from(values.subarray(p * n, (p + 1) * n)))
  const texts = orders.map((order) => order.join(''))
  expect(new Set(texts).size).toBe(count)
  expect([...texts].sort()).toEqual(texts)
  for (const [p, order] of orders.entries()) {
    expect(rankOf(order)).toBe(p)
    for (const [house, value] of order.entries()) expect(houses[p * n + value]).toBe(house)
  }
})

test('of no things there is one order', () => {
  expect(permutationsOf(0).count).toBe(1)
})
