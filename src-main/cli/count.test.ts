/** `retrace count`, within this process and, for its threads, in one of its own. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vectors from '@shared/puzzles/n-queens/vectors.json'
import { afterAll, expect, test, vi } from 'vitest'
import { countSolutions } from '../counting/countSolutions'
import { stateFileOf } from '../counting/stateFile'
import { testSession } from './testSession'

vi.setConfig({ testTimeout: 60_000 })

const env = { LC_ALL: 'C', XDG_STATE_HOME: mkdtempSync(join(tmpdir(), 'retrace count ')) }
afterAll(() => rmSync(env.XDG_STATE_HOME, { recursive: true }))

/** On a terminal the first progress interrupts it. */
function retrace(words: string, isTerminal = false) {
  const { run, stderr, interrupt } = testSession()
  stderr.isTTY = isTerminal
  if (isTerminal) stderr.once('data', () => interrupt.abort())
  return run(words.split(' '), { env })
}

test('one JSON object with the count', async () => {
  const { status, out, err } = await retrace('count n-queens --n 10 --jobs 1')
  expect({ status, err }).toStrictEqual({ status: 0, err: '' })
  expect(Object.keys(JSON.parse(out))).toStrictEqual(['puzzle', 'n', 'solutions', 'jobs', 'elapsedMs'])
  expect(JSON.parse(out)).toMatchObject({ puzzle: 'n-queens', n: 10, solutions: 724, jobs: 1 })
})

test('no solutions is a count like any other', async () => {
  const { status, out } = await retrace('count n-queens --n 3 --jobs 1 --fundamental')
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ solutions: 0, fundamental: 0 })
})

test.each(vectors.full.filter(({ n }) => n > 6))(
  '$n queens, fundamental: $fundamental',
  async ({ n, fundamental }) => {
    const { out } = await retrace(`count n-queens --n ${n} --jobs 1 --fundamental`)
    expect(JSON.parse(out).fundamental).toBe(fundamental)
  },
)

test('threads of a process of its own come to the same sum', () => {
  const entry = join(import.meta.dirname, '../../scripts/cli.mjs')
  const words = ['count', 'n-queens', '--n', '13', '--jobs', '3']
  const out = execFileSync(process.execPath, [entry, ...words], { encoding: 'utf8' })
  expect(JSON.parse(out)).toMatchObject({ n: 13, solutions: 73712, jobs: 3 })
})

test.each([
  ['count', /count: Which puzzle/],
  ['count n-queens --n 21', /--n: 21 is too large to be counted; allowed: up to 20\./],
  ['count n-queens --n 0', /--n: 0 is out of range/],
  ['count n-queens --n eight', /--n: “eight” is not a whole number/],
  ['count n-queens --jobs 0', /--jobs: 0 is out of range/],
  ['count n-queens --strategy place-queens', /--strategy: .*no such flag/],
  ['count knights-tour', /count: The solutions of “knights-tour” cannot be counted; allowed: n-queens\./],
])('%s is bad input', async (words, complaint) => {
  const { status, out, err } = await retrace(words)
  expect({ status, out }).toStrictEqual({ status: 2, out: '' })
  expect(err).toMatch(complaint)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('Ctrl+C ends with the part that is done', async () => {
  const { status, out, err } = await retrace('count n-queens --n 16 --jobs 1', true)
  expect(status).toBe(130)
  const { outcome, share, solutions } = JSON.parse(out)
  expect(outcome).toBe('stopped')
  expect(share).toBeGreaterThan(0)
  expect(share).toBeLessThan(1)
  expect(solutions).toBeLessThan(14_772_512)
  expect(err).toMatch(/^\r\d+\.\d%, [\d,]+ solutions/)
  expect(err).toMatch(/retrace: Stopped at \d+\.\d%; “solutions” are those found so far\.\n$/)
})

/** A count that was stopped half way. */
async function halfDone(n: number): Promise<string> {
  const stateFile = stateFileOf('n-queens', { n }, env, process.platform)
  const interrupt = new AbortController()
  await countSolutions(
    'n-queens',
    { n },
    {
      threads: 1,
      signal: interrupt.signal,
      stateFile,
      keepMs: 0,
      onProgress: ({ share }) => (share > 0.5 ? interrupt.abort() : undefined),
    },
  )
  expect(existsSync(stateFile)).toBe(true)
  return stateFile
}

test('an earlier count goes on, and says so', async () => {
  const stateFile = await halfDone(12)
  const { status, out, err } = await retrace('count n-queens --n 12 --jobs 1')
  expect(status).toBe(0)
  expect(JSON.parse(out).solutions).toBe(14_200)
  expect(err).toMatch(/^retrace: Going on with an earlier count, [56]\d\.\d% done\.\n$/)
  expect(existsSync(stateFile)).toBe(false)
})

test('--fresh begins anew', async () => {
  await halfDone(12)
  const { out, err } = await retrace('count n-queens --n 12 --jobs 1 --fresh')
  expect(JSON.parse(out).solutions).toBe(14_200)
  expect(err).toBe('')
})
