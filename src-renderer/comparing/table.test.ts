import type { Params } from '@shared/form/field'
import { puzzles } from '@shared/puzzles/index'
import { makeRun, type Run } from '@shared/run'
import { expect, test } from 'vitest'
import type { Comparison } from './comparer'
import { groupsOf, type Row, rowsOf, runsOf, sorted } from './table'

function runOf(id: string, strategy: string | undefined, typed: Record<string, string> = {}): Run {
  const made = makeRun(id, strategy, typed, puzzles)
  if (!made.ok) throw new Error(made.message.key)
  return made.value
}

const counts = { steps: 9, visits: 3, backtracks: 3, refusals: 2, meets: 0, found: 0, solutions: 1, depth: 0 }

test('strategies are compared by steps, orders by what their strategy counts', () => {
  const [strategies, orders, printed] = groupsOf(runOf('zebra', 'inference'))
  expect(strategies?.candidates.map(({ name }) => name.key)).toEqual([
    'zebra.strategy.exhaustive',
    'zebra.strategy.inference',
    'zebra.strategy.propagation',
  ])
  expect([strategies?.counter, orders?.counter, printed?.counter]).toEqual([undefined, 'checks', 'checks'])
  expect(orders?.candidates).toHaveLength(120)
  expect(orders && new Set(runsOf(orders)).size).toBe(120)
})

test('a strategy that the board does not suit has a row that says why, and is not run', () => {
  const [group] = groupsOf(runOf('knights-tour', 'blind', { size: '3x5' }))
  const refused = group?.candidates.filter((each) => each.refused) ?? []
  expect(refused.map(({ run, note }) => [run.strategy.id, note?.key])).toEqual([
    ['as-printed', 'knights-tour.check.square'],
  ])
  expect(group && runsOf(group)).toHaveLength((group?.candidates.length ?? 0) - 1)
})

test('rows say what is known, and nothing of another table', () => {
  const [strategies, orders] = groupsOf(runOf('zebra', 'exhaustive'))
  if (!strategies || !orders) throw new Error('no groups')
  const comparison: Comparison = {
    runs: runsOf(strategies),
    counted: [
      { first: counts, total: counts, solutions: 1 },
      { first: undefined, total: counts, solutions: 0 },
      { first: undefined, total: undefined, solutions: 0 },
    ],
    timed: [{ ms: 0.5, runs: 200 }],
    state: 'running',
    problem: undefined,
  }
  expect(rowsOf(strategies, comparison).map(({ first, total, ms }) => [first, total, ms])).toEqual([
    [9, 9, 0.5],
    ['none', 9, undefined],
    ['beyond', 'beyond', undefined],
  ])
  const ofOrders = rowsOf(orders, { ...comparison, runs: runsOf(orders) })
  expect(ofOrders[0]?.first).toBe(5)
})

test('sorted by a column, what is not known comes last whichever way, and equals keep their order', () => {
  const row = (name: string, total: Row['total']): Row => ({
    candidate: { name: { key: name }, run: runOf('zebra', undefined), refused: false },
    first: undefined,
    total,
    ms: undefined,
    runs: undefined,
  })
  const rows = [row('b', 7), row('c', 'beyond'), row('a 10', 5), row('a 9', 7), row('d', undefined)]
  const names = (by: 'total' | 'name', isDown: boolean) =>
    sorted(rows, { by, isDown }, ({ candidate }) => candidate.name.key, 'en').map(
      ({ candidate }) => candidate.name.key,
    )
  expect(names('total', false)).toEqual(['a 10', 'b', 'a 9', 'c', 'd'])
  expect(names('total', true)).toEqual(['b', 'a 9', 'a 10', 'c', 'd'])
  expect(names('name', false)).toEqual(['a 9', 'a 10', 'b', 'c', 'd'])
})

test('every puzzle has strategies to compare', () => {
  for (const puzzle of puzzles) {
    const params = puzzle.form.presets[0]?.params as Params
    const run = { puzzle, params, strategy: puzzle.strategies[0] as Run['strategy'] }
    expect(groupsOf(run)[0]?.candidates.length).toBe(puzzle.strategies.length)
  }
})
