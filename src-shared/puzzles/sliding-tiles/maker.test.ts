import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { advance, createSearch } from '../../search/search'
import { boardAt, diameterOf } from './distant'
import { slidingTiles } from './index'
import { maker } from './maker'
import { makePosition, type TileParams } from './model'
import { orderedBoard } from './scramble'

const breadthFirst = slidingTiles.strategies.find(({ id }) => id === 'breadth-first') as Strategy

/** The fewest moves to the goal. */
function movesNeeded(params: TileParams): number {
  const search = createSearch(makePosition(params), breadthFirst)
  while (search.solutions === 0 && !search.exhausted) advance(search, 1e6, true)
  return search.solutions > 0 ? search.frames.depth : -1
}

test('a seed gives the same board everywhere', () => {
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0]
  const wish = (distance: 'any' | 'most' | 'exact', moves: number) =>
    ({ size: [3, 3], distance, moves }) as const
  expect(maker.make(wish('any', 1), 1)).toEqual({ size: [3, 3], goal, start: [7, 8, 0, 3, 4, 1, 2, 5, 6] })
  expect(maker.make(wish('most', 6), 1)?.start).toEqual([2, 3, 0, 1, 4, 6, 7, 5, 8])
  expect(maker.make(wish('exact', 20), 1)?.start).toEqual([8, 3, 4, 2, 1, 5, 6, 7, 0])
})

test.each([
  [2, 2],
  [2, 3],
  [3, 2],
  [4, 2],
  [3, 3],
] as const)('%i×%i: a board needs exactly as many moves as were wished', (rows, columns) => {
  const size = [rows, columns] as const
  const farthest = diameterOf(size) as number
  for (const moves of [1, 2, 5, farthest - 1, farthest])
    for (const seed of [1, 2]) {
      const made = maker.make({ size, distance: 'exact', moves }, seed)
      expect(made && movesNeeded(made)).toBe(moves)
    }
  expect(boardAt(size, orderedBoard(size), farthest + 1, 1)).toBeUndefined()
})

test('the two boards of 3×3 that need 31 moves are made, and no others', () => {
  const made = new Set<string>()
  for (let seed = 0; seed < 12; seed++)
    made.add(boardAt([3, 3], orderedBoard([3, 3]), 31, seed)?.join() ?? '')
  expect([...made].sort()).toEqual(['6,4,7,8,5,0,3,2,1', '8,6,7,2,5,4,3,0,1'])
})

test('“at most” is kept, and a board that is solved already is not given', () => {
  for (let seed = 0; seed < 40; seed++) {
    const made = maker.make({ size: [2, 3], distance: 'most', moves: 9 }, seed)
    if (!made) continue
    expect(movesNeeded(made)).toBeGreaterThan(0)
    expect(movesNeeded(made)).toBeLessThanOrEqual(9)
  }
  // Once round the only circle there is.
  expect(maker.make({ size: [2, 2], distance: 'most', moves: 12 }, 1)).toBeUndefined()
})

test('exactly so many moves are refused where not all boards can be looked at', () => {
  expect(maker.check?.({ size: [4, 4], distance: 'exact', moves: 20 })).toMatchObject({ field: 'distance' })
  expect(maker.check?.({ size: [4, 4], distance: 'most', moves: 20 })).toBeUndefined()
  expect(maker.check?.({ size: [2, 5], distance: 'exact', moves: 55 })).toBeUndefined()
})
