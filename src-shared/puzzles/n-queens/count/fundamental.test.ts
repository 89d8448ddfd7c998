import { expect, test } from 'vitest'
import { fundamentalOf, symmetricSolutions } from './fundamental'

// A000170 and A002562 of the On-Line Encyclopedia of Integer Sequences.
const known = [
  [1, 1, 1],
  [2, 0, 0],
  [3, 0, 0],
  [4, 2, 1],
  [5, 10, 2],
  [6, 4, 1],
  [7, 40, 6],
  [8, 92, 12],
  [9, 352, 46],
  [10, 724, 92],
  [11, 2680, 341],
  [12, 14200, 1787],
  [13, 73712, 9233],
  [14, 365596, 45752],
  [15, 2279184, 285053],
  [16, 14772512, 1846955],
  [17, 95815104, 11977939],
  [18, 666090624, 83263591],
] as const

test.each(known)('of %i queens, %i solutions are %i fundamental ones', (n, solutions, fundamental) => {
  expect(fundamentalOf(n, solutions)).toBe(fundamental)
})

test('four queens look the same after a quarter turn, some of eight after a half turn only', () => {
  expect(symmetricSolutions(4)).toEqual({ halfTurn: 2, quarterTurn: 2 })
  expect(symmetricSolutions(8)).toEqual({ halfTurn: 4, quarterTurn: 0 })
})
