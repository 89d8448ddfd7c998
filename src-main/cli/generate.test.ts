/** `retrace generate` within this process. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { afterAll, expect, test } from 'vitest'
import type { Io } from './io'
import { testSession } from './testSession'

const folder = mkdtempSync(join(tmpdir(), 'retrace-generate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const generate = (words: readonly string[], more: Partial<Io> = {}) =>
  testSession().run(['generate', ...words], { env: { LC_ALL: 'C' }, ...more })

test('run ids, one a line, for the seeds from the first on; each can be given alone', async () => {
  const { status, out, err } = await generate(['sliding-tiles', '--seed', '7', '--count', '3'])
  expect({ status, err }).toEqual({ status: 0, err: '' })
  const lines = out.trimEnd().split('\n')
  expect(new Set(lines).size).toBe(3)
  for (const line of lines) expect(parseRun(line, puzzles)).toMatchObject({ ok: true })
  expect((await generate(['sliding-tiles', '--seed', '9'])).out).toBe(`${lines[2]}\n`)
})

test('JSON holds seed, params and run; the strategy can be chosen', async () => {
  const wish = ['bottles', '--bottles', '4', '--moves', '6', '--seed', '2', '--strategy', 'breadth-first']
  const { status, out } = await generate([...wish, '--json'])
  const made = JSON.parse(out)
  expect([status, made.seed, made.params.bottles.length]).toEqual([0, 2, 4])
  const run = parseRun(made.run, puzzles)
  expect(run.ok && run.value.params).toEqual(made.params)
  expect(made.run).toMatch(/^bottles\/breadth-first\?/)
  expect(made.run).toBe((await generate(wish)).out.trim())
})

test('a seed that gives none is said, and the others are printed', async () => {
  // Once round the circle of twelve boards a walk is back at the goal; a board of another size is not.
  const none = ['sliding-tiles', '--size', '2x2', '--distance', 'most', '--moves', '12', '--count', '2']
  const { status, out, err } = await generate(none)
  expect([status, out]).toEqual([1, ''])
  expect(err).toMatch(/^retrace: Seed 1 gives none\..*\nretrace: Seed 2 gives none\..*\n$/)
})

test('into a file, whole or not at all', async () => {
  const file = join(folder, 'runs.txt')
  const words = ['sliding-tiles', '--size', '2x3', '--count', '5', '--out', file]
  expect(await generate(words)).toEqual({ status: 0, out: '', err: '' })
  expect(readFileSync(file, 'utf8').match(/^sliding-tiles\/a-star\?size=2x3&/gm)?.length).toBe(5)
  const elsewhere = join(folder, 'none', 'runs.txt')
  expect((await generate([...words.slice(0, -1), elsewhere])).status).toBe(4)
})

test('Ctrl+C has its turn between two seeds, and leaves no file', async () => {
  const file = join(folder, 'interrupted.txt')
  const interrupt = new AbortController()
  setImmediate(() => interrupt.abort())
  const words = ['sliding-tiles', '--count', '1000000', '--out', file]
  expect(await generate(words, { signal: interrupt.signal })).toEqual({ status: 130, out: '', err: '' })
  expect(existsSync(file)).toBe(false)
})

test.each([
  [['n-queens'], /^retrace: generate: Nothing can be made of “n-queens”; allowed: .*bottles.*\n$/],
  [[], /^retrace: generate: Which puzzle\? There are: (?!.*n-queens).*\n$/],
  [['bottles', '--bottles', '7'], /^retrace: --bottles: .*2 to 6.*\n$/],
  [['bottles', '--bottles', '2'], /^retrace: --bottles: .*three bottles or more.*\n$/],
  [['bottles', '--drinkers', '4', '--moves', '2'], /^retrace: --moves: .*4 moves or more.*\n$/],
  [['bottles', '--sip'], /^retrace: “?--sip”?: There is no such flag/],
  [['sliding-tiles', '--size', '4x4', '--distance', 'exact'], /^retrace: --distance: .*4×4.*\n$/],
  [['sliding-tiles', '--distance', 'exact', '--moves', '32'], /^retrace: --moves: .*1 to 31.*\n$/],
  [['sliding-tiles', '--seed', '-1'], /^retrace: --seed: .*0 to .*\n$/],
  [['sliding-tiles', '--count', '0'], /^retrace: --count: .*1 to .*\n$/],
  [['sliding-tiles', '--strategy', 'none'], /^retrace: --strategy: .*allowed: a-star.*\n$/],
  [['sliding-tiles', '--out', ''], /^retrace: --out: .*\n$/],
])('%j is bad input', async (words, told) => {
  const { status, out, err } = await generate(words)
  expect([status, out]).toEqual([2, ''])
  expect(err).toMatch(told)
})

test('the help of a puzzle names its wishes and not its params', async () => {
  const { status, out } = await generate(['bottles', '--help'])
  expect(status).toBe(0)
  expect(out).toContain('What can be wished of bottles')
  expect(out).toContain('--largest <n>')
  expect(out).not.toContain('--sip')
  expect((await generate(['--help'])).out).not.toContain('n-queens')
})
