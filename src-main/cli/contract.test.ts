/** What scripts may count on: names of puzzles, params, strategies, counters and of what is printed, and exit statuses. */
import { describe, expect, test, vi } from 'vitest'
import { exitStatus } from './exitStatus'
import { retrace } from './testSession'
import { verbs } from './verbs'

vi.setConfig({ testTimeout: 30_000 })

/** By puzzle: params with their defaults; strategies, the first being the default; a path's item. */
const contract = {
  'knights-tour': {
    params: { size: [8, 8], start: 1, closed: false },
    strategies: ['blind', 'bound-1', 'bound-2', 'bound-2-nearest', 'as-printed'],
    small: ['--size', '5x6'],
    counters: ['placements', 'backtracks'],
    item: expect.any(Number),
  },
  'n-queens': {
    params: { n: 8 },
    strategies: ['place-queens'],
    small: [],
    counters: ['calls', 'candidates'],
    item: expect.any(Number),
  },
  bottles: {
    params: {
      bottles: [8, 8, 3],
      drinkers: [4, 4, 4, 4],
      goal: [0, 0, 0, 4, 4, 4, 4],
    },
    strategies: ['memo', 'on-path', 'breadth-first'],
    small: [],
    counters: ['calls', 'marked'],
    item: expect.any(Array),
  },
  zebra: {
    params: { puzzle: 'classic', enumeration: 'complete' },
    strategies: ['exhaustive', 'inference', 'propagation'],
    small: ['--strategy', 'propagation'],
    counters: ['nodes'],
    item: expect.any(Array),
  },
  'token-game': {
    params: { n: 3, stuck: 'pass', finish: 'off', first: 'horizontal' },
    strategies: ['minimax', 'minimax-table', 'alpha-beta'],
    small: ['--n', '2'],
    counters: ['nodes'],
    item: expect.anything(),
  },
  'sliding-tiles': {
    params: { size: [3, 3], start: [8, 6, 7, 2, 5, 4, 3, 0, 1], goal: [1, 2, 3, 4, 5, 6, 7, 8, 0] },
    strategies: ['memo', 'breadth-first', 'a-star', 'ida-star'],
    small: ['--start', '1,2,3,4,0,6,7,5,8', '--strategy', 'ida-star'],
    counters: ['expanded', 'generated'],
    item: expect.any(Number),
  },
} as const

async function json(...words: readonly string[]) {
  const { status, out, err } = await retrace(words)
  expect(err).toBe('')
  return { status, ...JSON.parse(out) }
}

test('the verbs', () => {
  const names = ['list', 'solve', 'steps', 'count', 'generate', 'check', 'convert']
  expect(verbs.map(({ id }) => id).sort()).toEqual(names.sort())
})

test('the exit statuses', () => {
  expect(exitStatus).toMatchObject({
    done: 0,
    none: 1,
    badInput: 2,
    stopped: 3,
    cannotWrite: 4,
    interrupted: 130,
  })
})

describe.each(Object.entries(contract))('%s', (id, { params, strategies, small, counters, item }) => {
  test('params, defaults and strategies, as they are listed', async () => {
    const { out } = await retrace(['list', '--json'])
    const listed = JSON.parse(out).find(({ puzzle }: { puzzle: string }) => puzzle === id)
    const typed = Object.fromEntries(
      listed.params.map((param: { id: string; default: unknown }) => [param.id, param.default]),
    )
    expect(typed).toMatchObject(params)
    expect(listed.strategies.map((strategy: { id: string }) => strategy.id).sort()).toEqual(
      [...strategies].sort(),
    )
  })

  test('what solve prints', async () => {
    const solved = await json('solve', id, ...small)
    expect(solved).toMatchObject({
      status: 0,
      run: expect.stringMatching(`^${id}/[a-z0-9-]+(\\?|$)`),
      puzzle: id,
      strategy: expect.any(String),
      params: expect.any(Object),
      outcome: 'solved',
      steps: expect.any(Number),
      solutions: expect.any(Number),
      elapsedMs: expect.any(Number),
    })
    for (const counter of counters) expect(solved.counters).toHaveProperty(counter)
    expect(solved.path[0]).toEqual(item)
    // The same from its run id.
    expect((await json('solve', '--run', solved.run)).path).toEqual(solved.path)
  })
})

describe('what is asked of one puzzle alone', () => {
  test('token game: winner, plies and winning first moves beside the path', async () => {
    const told = await json('solve', 'token-game', '--n', '2', '--strategy', 'minimax-table')
    expect(told).toMatchObject({ winner: 'first', plies: 9, winningFirstMoves: expect.any(Array) })
    expect(told.counters).toMatchObject({ states: 98, nodes: expect.any(Number) })
  })

  test('queens: --all counts the fundamental ones', async () => {
    const told = await json('solve', 'n-queens', '--n', '6', '--all')
    expect(told).toMatchObject({ outcome: 'solved', solutions: 4 })
    expect(told.counters.fundamental).toBe(1)
  })

  test('zebra: --all tells the checks of the whole enumeration beside those to the first', async () => {
    const told = await json('solve', 'zebra', '--strategy', 'exhaustive', '--all')
    expect(Object.keys(told.counters).sort()).toEqual(['checks', 'checksToFirst'])
  })

  test('zebra: inference tells the sizes of its sets', async () => {
    const told = await json('solve', 'zebra', '--strategy', 'inference')
    expect(told.counters.setSizes.length).toBeGreaterThan(1)
  })

  test('bottles: no drinkers are an empty value; a start that is the goal is a path of one state', async () => {
    const told = await json(
      'solve',
      'bottles',
      '--bottles',
      '5,3',
      '--drinkers',
      '',
      '--start',
      '5,0',
      '--goal',
      '5,0',
    )
    expect(told.path).toEqual([[5, 0]])
  })
})

test.each([
  ['solve', 'no solution', 1, ['solve', 'n-queens', '--n', '3']],
  ['solve', 'bad input', 2, ['solve', 'n-queens', '--n', '0']],
  ['solve', 'a picture without a file', 2, ['solve', 'n-queens', '--format', 'png']],
  ['solve', 'a limit', 3, ['solve', 'n-queens', '--n', '20', '--max-steps', '10']],
  ['solve', 'no place to write', 4, ['solve', 'n-queens', '--out', '/nowhere/at/all.json']],
  ['steps', 'bad input', 2, ['steps', 'n-queens', '--from', '-1']],
  ['generate', 'an unknown puzzle', 2, ['generate', 'chess']],
  ['check', 'no such file', 2, ['check', 'n-queens', '/nowhere/at/all']],
])('%s: %s ends with %i', async (_, _what, expected, words) => {
  const { status, err } = await retrace(words)
  expect(status).toBe(expected)
  if (expected === 2 || expected === 4) expect(err).toMatch(/^retrace: [^\n]+\n$/)
})

test('steps are lines, or objects one a line', async () => {
  const { out } = await retrace(['steps', 'n-queens', '--n', '6', '--from', '3', '--count', '4', '--json'])
  const lines = out.trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).k)).toEqual([3, 4, 5, 6])
})
