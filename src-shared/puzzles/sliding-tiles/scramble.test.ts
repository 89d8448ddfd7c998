import { expect, test } from 'vitest'
import { parityOf } from './parity'
import { orderedBoard, scrambledBoard, walkedBoard } from './scramble'

test('a seed gives the same board everywhere', () => {
  expect(scrambledBoard([3, 3], orderedBoard([3, 3]), 1)).toEqual([7, 8, 0, 3, 4, 1, 2, 5, 6])
  expect(scrambledBoard([4, 4], orderedBoard([4, 4]), 2026)).toEqual([
    11, 6, 7, 1, 3, 13, 8, 4, 14, 10, 0, 12, 15, 9, 5, 2,
  ])
  expect(walkedBoard([2, 3], orderedBoard([2, 3]), 20, 1)).toEqual([4, 0, 3, 5, 2, 1])
})

const sizes = [
  [2, 2],
  [2, 6],
  [3, 3],
  [6, 5],
] as const

test.each(sizes)('%i×%i: whatever the seed and the goal, the board can be solved', (rows, columns) => {
  const size = [rows, columns] as const
  const sorted = orderedBoard(size).sort((a, b) => a - b)
  for (let seed = 0; seed < 200; seed++) {
    const goal = scrambledBoard(size, orderedBoard(size), seed + 1000)
    for (const start of [scrambledBoard(size, goal, seed), walkedBoard(size, goal, seed, seed)]) {
      expect([...start].sort((a, b) => a - b)).toEqual(sorted)
      expect(parityOf({ size, start, goal }).agree).toBe(true)
    }
  }
})

test('all boards of 2×2 that can be solved come, about equally often', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 6000; seed++) {
    const board = scrambledBoard([2, 2], orderedBoard([2, 2]), seed).join()
    counts.set(board, (counts.get(board) ?? 0) + 1)
  }
  expect(counts.size).toBe(12)
  for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(110)
})

test('a walk of no slides leaves the goal, one of one slide moves one tile', () => {
  const goal = orderedBoard([3, 4])
  expect(walkedBoard([3, 4], goal, 0, 5)).toEqual(goal)
  const board = walkedBoard([3, 4], goal, 1, 5)
  expect(board.filter((tile, square) => tile !== goal[square]).length).toBe(2)
})
