import { describe, expect, test } from 'vitest'
import type { Strategy } from '../../../puzzle'
import { advance, countsOf, createSearch } from '../../../search/search'
import { classic } from '../classic'
import vectors from '../vectors.json'
import { loopsOf } from './loops'
import { makeExhaustive } from './model'

const letters: Readonly<Record<string, number>> = { n: 0, c: 1, s: 2, p: 3, d: 4 }
const orderOf = (name: string) => [...name].map((letter) => letters[letter] as number)
const strategy: Strategy = {
  id: 'exhaustive',
  engine: 'depth-first',
  listing: { lines: [], start: 0, at: {} },
}

/** Checks until the first solution, and altogether. */
function checksOf(name: string, skips: boolean): [number, number] {
  const search = createSearch(makeExhaustive(loopsOf(classic, orderOf(name)), skips), strategy)
  const checks = () => countsOf(search).visits + countsOf(search).refusals
  advance(search, Infinity, true)
  const first = checks()
  advance(search, Infinity, false)
  expect(search.solutions).toBe(1)
  return [first, checks()]
}

describe('the checks of the article', () => {
  test.each(Object.entries(vectors.cleanModel.results))('%s, complete: %j', (name, checks) => {
    expect(checksOf(name, false)).toEqual(checks)
  })

  test.each(Object.entries(vectors.quirkModel.results))('%s, as printed: %j', (name, checks) => {
    expect(checksOf(name, true)).toEqual(checks)
  })

  test.each(Object.entries(vectors.cleanTotalsSomeOrders))('%s: %i checks in all', (name, total) => {
    expect(checksOf(name, false)[1]).toBe(total)
  })

  test.each(Object.keys(vectors.cleanModel.triesPerLevel) as ['ncspd', 'ncpds', 'nsdcp'])(
    '%s: tries and passes of every loop',
    (name) => {
      const tries = [0, 0, 0, 0, 0]
      const passes = [0, 0, 0, 0, 0]
      const position = makeExhaustive(loopsOf(classic, orderOf(name)), false)
      const search = createSearch(position, strategy)
      for (;;) {
        const { visits, refusals } = countsOf(search)
        const { level } = position
        if (advance(search, 1, false) === 0) break
        const after = countsOf(search)
        if (after.visits + after.refusals > visits + refusals) (tries[level] as number)++
        if (after.visits > visits) (passes[level] as number)++
      }
      expect(tries).toEqual(vectors.cleanModel.triesPerLevel[name])
      expect(passes).toEqual(vectors.cleanModel.passesPerLevel[name])
    },
  )
})
