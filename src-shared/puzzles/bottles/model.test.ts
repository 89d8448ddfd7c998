/** Known answers for the bottles, each computed by two or more independent programs. */
import { describe, expect, test } from 'vitest'
import { anyNumber } from '../../form/field'
import { readForm } from '../../form/read'
import type { Strategy } from '../../puzzle'
import { advance, countsOf, createSearch, lineOf } from '../../search/search'
import { bottles } from './index'
import { instances } from './instances'
import { type BottleParams, makePosition } from './model'
import vectors from './vectors.json'

const strategyOf = (id: string): Strategy => {
  const found = bottles.strategies.find((strategy) => strategy.id === id)
  if (!found) throw new Error(`no strategy ${id}`)
  return found
}

/** Up to the first solution, or to the end. */
function solve(params: BottleParams, strategy: string) {
  const search = createSearch(makePosition(params), strategyOf(strategy))
  let deepest = 0
  while (!search.exhausted && search.solutions === 0) {
    advance(search, 1e6, true)
    deepest = Math.max(deepest, search.high)
  }
  const path = search.solutions > 0 ? bottles.pathTexts(params, lineOf(search), 'en').path : null
  const counters = bottles.counters(countsOf(search)) as Record<
    'calls' | 'marked' | 'generated' | 'metAgain',
    number
  >
  return { search, deepest, path, ...counters }
}

const [article] = instances
if (!article) throw new Error('no vectors')

test('Memoire_TRY on the article’s instance: what the printed program counts, and its 34 states', () => {
  const found = solve(article.params, 'memo')
  expect(found).toMatchObject({ calls: 802, marked: 801, generated: 4110, metAgain: 3309, deepest: 41 })
  expect(found.path?.length).toBe(34)
  expect(found.path).toEqual(article.expected.memoDFS.path)
  // Calls that return in vain: all but the 34 on the way to the goal.
  expect(countsOf(found.search).backtracks).toBe(768)
})

test('breadth first on the article’s instance: 24 moves, the goal is the 6,013th state', () => {
  const found = solve(article.params, 'breadth-first')
  expect(found.path?.length).toBe(25)
  expect(found.path).toEqual(article.expected.bfsPath)
  expect(found.calls).toBe(6013)
  expect(found.search.frontier?.node).toBe(6012)
})

describe.each(instances)('$name', ({ params, expected }) => {
  test('memo', () => {
    const { memoDFS: known } = expected
    const found = solve(params, 'memo')
    const { calls, marked, generated } = known
    expect(found).toMatchObject({ calls, marked, generated, metAgain: generated - marked })
    expect(found.deepest + 1).toBe(known.maxDepthStates)
    expect(found.path).toEqual(known.path)
  })

  test('breadth first', () => {
    const found = solve(params, 'breadth-first')
    expect(found.path).toEqual(expected.bfsPath)
    if (found.path) expect(found.path.length - 1).toBe(expected.optimalTransitions)
    else expect(found).toMatchObject({ calls: expected.reachable, generated: expected.moveInstances })
  })

  test.runIf(expected.plainDFS.result !== 'cap')('on the path alone', () => {
    const found = solve(params, 'on-path')
    expect(found.marked).toBe(expected.plainDFS.pushes)
    expect(found.path?.length ?? null).toBe(expected.plainDFS.pathStates)
  })
})

test('at most as many states as the product of the capacities, each one greater', () => {
  const product = [...article.params.bottles, ...article.params.drinkers].reduce(
    (all, each) => all * (each + 1),
    1,
  )
  expect(product).toBe(vectors.stateSpaceBound)
})

test('keys of a small state are numbers, of a large one texts; equal states alone have equal keys', () => {
  const six = [64, 63, 62, 61, 59, 57]
  const large = {
    bottles: six,
    drinkers: six,
    start: six,
    goal: [...six, ...six],
    sip: true,
    spill: true,
    tap: true,
  }
  for (const [params, type] of [
    [article.params, 'number'],
    [large, 'string'],
  ] as const) {
    const position = makePosition(params)
    const search = createSearch(position, strategyOf('memo'))
    const keys = new Map<string, number | string>()
    for (let k = 0; k < 5000; k++) {
      advance(search, 1, false)
      const key = position.key()
      expect(typeof key).toBe(type)
      const state = bottles.stateText(position)
      expect(keys.get(state) ?? key).toBe(key)
      keys.set(state, key)
    }
    expect(new Set(keys.values()).size).toBe(keys.size)
  }
})

test('moves in the order of the printed program: drinkers, then pours; then our ground and tap', () => {
  const rules = { sip: false, spill: true, tap: true }
  const params = { bottles: [8, 5], drinkers: [3, 4], start: [4, 3], goal: [0, 0, 3, 4], ...rules }
  const texts = (changed: Partial<BottleParams>) => {
    const position = makePosition({ ...params, ...changed } as BottleParams)
    const into = new Int32Array(position.maxMoves)
    const moves = into.subarray(0, position.moves(into, 0))
    return Array.from(moves, (move) => bottles.moveText(params, move, 'en')).join(' ')
  }
  expect(texts({})).toBe('b→A a→B b→B a→b b→a a→ b→ →a →b')
  expect(texts({ sip: true })).toBe('a→A b→A a→B b→B a→b b→a a→ b→ →a →b')
  expect(texts({ spill: false, tap: false })).toBe('b→A a→B b→B a→b b→a')
  expect(texts({ start: [0, 5, 3] })).toBe('b→a b→ →a')
})

test.each([
  ['article', 24],
  ['eight', 7],
  ['twelve', 11],
  ['ten', 9],
  ['four', 6],
  ['none', undefined],
  ['tap', 6],
])('the preset %s takes %s moves', (name, moves) => {
  const preset = bottles.form.presets.find(({ name: { key } }) => key === `bottles.preset.${name}`)
  const { path } = solve(preset?.params as BottleParams, 'breadth-first')
  expect(path ? path.length - 1 : undefined).toBe(moves)
})

test('what is not said takes a value that goes with what is', () => {
  const read = (typed: Record<string, string>) => readForm(bottles.form, typed)
  expect(read({})).toMatchObject({ value: article.params })
  expect(read({ bottles: '12,7,5', drinkers: '' })).toMatchObject({
    value: { start: [12, 0, 0], goal: [6, anyNumber, anyNumber] },
  })
  expect(read({ bottles: '5,3', drinkers: '2,3' })).toMatchObject({
    value: { start: [5, 0], goal: [0, 0, 2, 3] },
  })
  expect(read({ bottles: '5,3', drinkers: '4,3' })).toMatchObject({
    value: { start: [5, 3], goal: [anyNumber, anyNumber, 4, 3] },
  })
})
