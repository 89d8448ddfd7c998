import { expect, test } from 'vitest'
import { firstMet, metAt, stepOf, takeMet } from './met'

const page = (from: number, states: number[], at: number[], upTo: number) => ({
  from,
  states: Int32Array.from(states),
  at: Float64Array.from(at),
  upTo,
})
const isOdd = (state: number) => state % 2 === 1

test('pages follow each other, and hopeless states are counted along', () => {
  const met = firstMet(10, false)
  expect(metAt(met, 0)).toEqual({ states: 1, hopeless: 0, isAll: true })
  expect(metAt(met, 1).isAll).toBe(false)
  takeMet(met, page(1, [3, 2], [1, 4], 4), isOdd)
  takeMet(met, page(3, [5], [9], 20), isOdd)
  expect(metAt(met, 0)).toEqual({ states: 1, hopeless: 0, isAll: true })
  expect(metAt(met, 3)).toEqual({ states: 2, hopeless: 1, isAll: true })
  expect(metAt(met, 20)).toEqual({ states: 4, hopeless: 2, isAll: true })
  expect(metAt(met, 21).isAll).toBe(false)
  expect([stepOf(met, 2), stepOf(met, 0), stepOf(met, 1)]).toEqual([4, 0, undefined])
})

test('a page that does not follow changes nothing', () => {
  const met = firstMet(10, true)
  takeMet(met, page(2, [1], [1], 5), isOdd)
  expect([met.count, met.upTo]).toEqual([1, 0])
  expect(metAt(met, 0).hopeless).toBe(1)
})
