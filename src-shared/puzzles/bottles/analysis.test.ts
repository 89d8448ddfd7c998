/** The whole state space, against known numbers and against the search. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { advance, createSearch } from '../../search/search'
import { analyse } from './analysis'
import { anyParams } from './anyParams'
import { bottles } from './index'
import { instances } from './instances'
import { type BottleParams, makePosition } from './model'

const breadthFirst = bottles.strategies.find(({ id }) => id === 'breadth-first') as Strategy

/** Every state in the order found, with its distance; the goal is no end. */
function explored(params: BottleParams) {
  const position = { ...makePosition(params), status: () => 'branch' as const }
  const search = createSearch(position, breadthFirst)
  while (!search.exhausted) advance(search, 1e5, false)
  const log = search.frontier?.log
  if (!log) throw new Error('no log')
  return { count: log.nodes, depths: log.depth.slice(0, log.nodes), moves: search.meets + search.found }
}

test.each(instances)('$name', ({ params, expected }) => {
  const found = analyse(params)
  expect(found).toMatchObject({
    reachable: expected.reachable,
    transitions: expected.moveInstances,
    shortest: expected.optimalTransitions ?? -1,
    shortestSolutions: expected.shortestPaths,
    hopeless: expected.reachable - (expected.canReachGoal ?? 0),
  })
  expect(Array.from(found?.layers ?? [])).toEqual(expected.perDepth)
})

test('the article’s instance: 3,665 states are hopeless', () => {
  const found = analyse(instances[0]?.params as BottleParams)
  expect(found).toMatchObject({ hopeless: 3665, shortestSolutions: 16_992 })
  const goal = found?.numberOf([0, 0, 0, 4, 4, 4, 4]) ?? -1
  expect(found?.levelsOf(goal)).toEqual([0, 0, 0, 4, 4, 4, 4])
  expect([found?.depthOf(goal), found?.isHopeless(goal)]).toEqual([24, false])
  expect(found?.numberOf([8, 8, 0, 0, 0, 0, 0])).toBe(0)
  expect(found?.numberOf([8, 7, 1, 0, 0, 0, 0])).toBe(-1)
  expect(found?.numberOf([8, 8, 3, 4, 4, 4, 4])).toBe(-1)
  expect(found?.numberOf([9, 8, 0, 0, 0, 0, 0])).toBe(-1)
})

test('states, distances and moves are those of the search', () => {
  fc.assert(
    fc.property(anyParams, (params) => {
      const found = analyse(params)
      const { count, depths, moves } = explored(params)
      expect(found).toMatchObject({ reachable: count, transitions: moves })
      // Of the same distance they may come in another order.
      expect(Array.from(depths, (_, number) => found?.depthOf(number))).toEqual(Array.from(depths))
    }),
    { numRuns: 300 },
  )
})

test('the goal can be reached from a state if and only if a search from there finds it', () => {
  fc.assert(
    fc.property(anyParams, fc.nat(), (params, pick) => {
      const found = analyse(params)
      if (!found) throw new Error('too large')
      const number = pick % found.reachable
      const start = found.levelsOf(number)
      expect(found.numberOf(start)).toBe(number)
      const search = createSearch(makePosition({ ...params, start }), breadthFirst)
      while (!search.exhausted && search.solutions === 0) advance(search, 1e5, true)
      expect(found.isHopeless(number)).toBe(search.solutions === 0)
      const all = Array.from({ length: found.reachable }, (_, n) => found.isHopeless(n))
      expect(all.filter(Boolean).length).toBe(found.hopeless)
    }),
    { numRuns: 300 },
  )
})

test('too large is said, not tried', () => {
  const six = [64, 63, 62, 61, 59, 57]
  const params = {
    bottles: six,
    drinkers: six,
    start: six,
    goal: [...six, ...six],
    sip: true,
    spill: true,
    tap: true,
  }
  expect(analyse(params)).toBeUndefined()
})
