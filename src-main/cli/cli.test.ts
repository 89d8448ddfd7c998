/** Verbs, their words, and what is said of bad ones. */
import vectors from '@shared/puzzles/knights-tour/vectors.json'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { version } from '../../package.json'
import { retrace, solved } from './testProcess'

// Every test starts a process or more, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

// The first start may have to build.
beforeAll(() => retrace(['--version']), 120_000)

describe('list', () => {
  test('as text: params with default and range, strategies', async () => {
    const { status, out } = await retrace(['list'])
    expect(status).toBe(0)
    expect(out).toMatch(/^knights-tour — Knight’s tour$/m)
    expect(out).toMatch(/--start <n> .*default 1, allowed 1 to 64/)
    for (const id of ['blind', 'bound-1', 'bound-2', 'bound-2-nearest', 'as-printed'])
      expect(out).toContain(`--strategy ${id} `)
  })
  test('as JSON', async () => {
    const { status, out } = await retrace(['list', '--json'])
    expect(status).toBe(0)
    const tour = JSON.parse(out).find(({ puzzle }: { puzzle: string }) => puzzle === 'knights-tour')
    expect(tour.params).toMatchObject([
      { id: 'size', type: 'size', default: [8, 8], min: 1, max: 50 },
      { id: 'start', type: 'integer', default: 1, min: 1, max: 64 },
      { id: 'closed', type: 'flag', default: false },
    ])
    expect(tour.strategies).toContainEqual(expect.objectContaining({ id: 'bound-2', default: true }))
  })
})

describe('solve', () => {
  test('by default: everything the contract says', async () => {
    const { elapsedMs, ...result } = await solved(['knights-tour', '--start', '20'])
    expect(result).toStrictEqual({
      run: 'knights-tour/bound-2?size=8x8&start=20',
      puzzle: 'knights-tour',
      strategy: 'bound-2',
      params: { size: [8, 8], start: 20, closed: false },
      outcome: 'solved',
      steps: 64,
      solutions: 1,
      counters: { placements: 63, backtracks: 0 },
      path: vectors.toursTextRuleASC['20'],
    })
    expect(elapsedMs).toBeGreaterThan(0)
  })

  test.each([
    ['bound-2', 25, 63, 0],
    ['bound-2-nearest', 25, 63, 0],
    ['bound-1', 25, 156, 93],
    ['as-printed', 36, 114, 51],
    ['blind', 15, 140_530, 140_467],
  ])('%s from %i: %i placements, %i backtracks', async (strategy, from, placements, backtracks) => {
    const result = await solved(['knights-tour', '--strategy', strategy, `--start=${from}`])
    expect(result).toMatchObject({ strategy, outcome: 'solved', counters: { placements, backtracks } })
    expect(new Set(result.path).size).toBe(64)
  })

  test('a board that is not square, closed', async () => {
    const result = await solved(['knights-tour', '--closed', '--size', '5x6', '--strategy', 'blind'])
    expect(result.params).toStrictEqual({ size: [5, 6], start: 1, closed: true })
    expect([8 + 1, 2 * 6 + 2]).toContain(result.path.at(-1))
  })

  test('the same from a run id', async () => {
    const { elapsedMs: _, ...byRun } = await solved(['--run', 'knights-tour/bound-1?size=8x8&start=25'])
    const { elapsedMs: __, ...byFlags } = await solved([
      'knights-tour',
      '--strategy',
      'bound-1',
      '--start',
      '25',
    ])
    expect(byRun).toStrictEqual(byFlags)
  })

  test('--all counts every solution and keeps the first path', async () => {
    const [first, all] = [
      await solved(['knights-tour', '--size', '5x5']),
      await solved(['knights-tour', '--size', '5x5', '--all']),
    ]
    expect(all).toMatchObject({ outcome: 'solved', solutions: 304, path: first.path })
    expect(all.counters).toStrictEqual({ placements: 1_735_078, backtracks: 1_735_078 })
  })

  test('no solution, by search: 1, an empty path', async () => {
    const result = await solved(['knights-tour', '--size', '4x4', '--strategy', 'blind'], 1)
    expect(result).toMatchObject({ outcome: 'no-solution', path: [], counters: { placements: 2222 } })
    expect(result).not.toHaveProperty('proof')
  })

  test('no solution, by argument: at once, with the proof; blind search goes on all the same', async () => {
    const result = await solved(['knights-tour', '--size', '5x5', '--start', '2'], 1)
    expect(result).toMatchObject({ outcome: 'no-solution', steps: 0, path: [] })
    expect(result.proof).toMatch(/13 have one colour and 12 the other/)
    const blind = await solved(['knights-tour', '--size', '3x3', '--start', '2', '--strategy', 'blind'], 1)
    expect(blind).toMatchObject({ outcome: 'no-solution', steps: 28 })
  })

  test('a limit: 3, stopped, the line so far', async () => {
    const result = await solved(['knights-tour', '--start', '20', '--max-steps', '5'], 3)
    expect(result).toMatchObject({
      outcome: 'stopped',
      steps: 5,
      path: vectors.toursTextRuleASC['20'].slice(0, 6),
    })
  })

  test('a limit that is just enough', async () => {
    expect(await solved(['knights-tour', '--max-steps', '64'])).toMatchObject({ outcome: 'solved' })
    expect(await solved(['knights-tour', '--size', '3x3', '--max-steps', '28'], 1)).toMatchObject({
      steps: 28,
    })
  })
})

describe('bad input: 2 and one line that says what, where and what is allowed', () => {
  const rows: readonly [string, string[], RegExp][] = [
    ['size 0', ['--size', '0'], /--size.*1 to 50/],
    ['size -1', ['--size', '-1'], /--size: -1 .*1 to 50/],
    ['size 1.5', ['--size', '1.5'], /--size.*“1\.5”.*1 to 50/],
    ['size 1e9', ['--size', '1e9'], /--size.*“1e9”.*1 to 50/],
    ['an empty size', ['--size', ''], /--size.*1 to 50/],
    ['full-width digits', ['--size', '８x８'], /--size.*“８x８”.*8x8/],
    ['a start outside the board', ['--size', '3x4', '--start', '13'], /--start: 13 .*1 to 12/],
    ['start -1', ['--start', '-1'], /--start: -1 .*1 to 64/],
    ['an unknown flag', ['--sise', '8x8'], /--sise: .*--size/],
  ]
  test.each(rows)('%s', async (_, words, line) => {
    const { status, out, err } = await retrace(['solve', 'knights-tour', ...words])
    expect({ status, out, lines: err.split('\n').length }).toStrictEqual({ status: 2, out: '', lines: 2 })
    expect(err).toMatch(line)
    expect(err).toMatch(/^retrace: /)
    expect(err).not.toContain('\u001b')
  })
})

describe('words', () => {
  test('the version', async () => {
    expect(await retrace(['--version'])).toStrictEqual({ status: 0, out: `retrace ${version}\n`, err: '' })
  })
  test('the language of the system', async () => {
    const { err } = await retrace(['solve', 'knights-tour', '--size', '0'], 'zh_CN.UTF-8')
    expect(err).toMatch(/^retrace: --size: 0 超出范围/)
  })
})
