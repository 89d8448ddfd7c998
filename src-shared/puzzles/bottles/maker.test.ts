import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { advance, createSearch } from '../../search/search'
import { bottles } from './index'
import { maker } from './maker'
import { type BottleParams, makePosition } from './model'

const breadthFirst = bottles.strategies.find(({ id }) => id === 'breadth-first') as Strategy

function shortest(params: BottleParams): number {
  const search = createSearch(makePosition(params), breadthFirst)
  while (search.solutions === 0 && !search.exhausted) advance(search, 1e6, true)
  return search.solutions > 0 ? search.frames.depth : -1
}

const wishes = [
  { bottles: 3, drinkers: 0, largest: 8, moves: 7 },
  { bottles: 3, drinkers: 0, largest: 16, moves: 12 },
  { bottles: 3, drinkers: 0, largest: 64, moves: 40 },
  { bottles: 4, drinkers: 0, largest: 16, moves: 1 },
  { bottles: 2, drinkers: 1, largest: 16, moves: 5 },
  { bottles: 3, drinkers: 2, largest: 12, moves: 9 },
  { bottles: 3, drinkers: 4, largest: 12, moves: 12 },
  { bottles: 2, drinkers: 4, largest: 16, moves: 20 },
]

test.each(wishes)('$bottles bottles up to $largest, $drinkers drinkers, $moves moves', (wish) => {
  for (let seed = 1; seed <= 4; seed++) {
    const made = maker.make(wish, seed)
    if (!made) throw new Error(`seed ${seed} gives none`)
    expect(shortest(made)).toBe(wish.moves)
    expect([made.bottles.length, made.drinkers.length]).toEqual([wish.bottles, wish.drinkers])
    expect(new Set(made.bottles).size).toBe(wish.bottles)
    expect(Math.max(...made.bottles)).toBeLessThanOrEqual(wish.largest)
    expect(made).toEqual(maker.make(wish, seed))
  }
})

test('a seed gives the same instance everywhere', () => {
  expect(maker.make({ bottles: 3, drinkers: 0, largest: 16, moves: 9 }, 1)).toEqual({
    bottles: [15, 10, 9],
    drinkers: [],
    goal: [2, 4, 9],
    sip: false,
    spill: false,
    start: [15, 0, 0],
    tap: false,
  })
  expect(maker.make({ bottles: 3, drinkers: 2, largest: 12, moves: 9 }, 1)).toEqual({
    bottles: [7, 6, 1],
    drinkers: [4, 4],
    goal: [-1, -1, -1, 4, 4],
    sip: false,
    spill: false,
    start: [7, 6, 0],
    tap: false,
  })
})

test('where none is found that is said, after telling how far it came', () => {
  const shares: number[] = []
  const wish = { bottles: 3, drinkers: 0, largest: 6, moves: 30 }
  expect(maker.make(wish, 1, (share) => shares.push(share))).toBeUndefined()
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect([shares[0], Math.round(shares.at(-1) as number)]).toEqual([expect.any(Number), 1])
})

test('what can never be is refused', () => {
  const wish = { bottles: 3, drinkers: 0, largest: 16, moves: 9 }
  expect(maker.check?.(wish)).toBeUndefined()
  expect(maker.check?.({ ...wish, bottles: 2 })).toMatchObject({ field: 'bottles' })
  expect(maker.check?.({ ...wish, drinkers: 4, moves: 3 })).toMatchObject({ field: 'moves' })
})
