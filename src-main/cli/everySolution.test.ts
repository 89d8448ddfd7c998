/** `solve --all`: every solution in text and CSV, and how many are fundamental in JSON. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { retrace } from './testSession'

const folder = mkdtempSync(join(tmpdir(), 'retrace all '))
afterAll(() => rmSync(folder, { recursive: true }))

const solve = (...words: readonly string[]) => retrace(['solve', 'n-queens', '--all', ...words])

test('JSON counts the fundamental ones among the counters', async () => {
  const { status, out } = await solve('--n', '8')
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    solutions: 92,
    path: [0, 4, 7, 5, 2, 6, 1, 3],
    counters: { calls: 2057, candidates: 15_720, fundamental: 12 },
  })
})

test('text holds every board, CSV numbers them', async () => {
  const { out } = await solve('--n', '6', '--format', 'text')
  expect(out.match(/^[\d ]+$/gm)).toEqual(['1 3 5 0 2 4', '2 5 1 4 0 3', '3 0 4 1 5 2', '4 2 0 5 3 1'])
  const file = join(folder, 'six.csv')
  expect(await solve('--n', '6', '--out', file)).toEqual({ status: 0, out: '', err: '' })
  const rows = readFileSync(file, 'utf8').trim().split('\r\n')
  expect([rows[0], rows[1], rows.at(-1), rows.length]).toEqual(['solution,row,column', '1,0,1', '4,5,1', 25])
})

test('no solution, and a search that was stopped, are told as ever', async () => {
  expect(await solve('--n', '3', '--format', 'text')).toMatchObject({ status: 1, out: '' })
  const stopped = await solve('--n', '8', '--format', 'csv', '--max-steps', '1500')
  expect(stopped.status).toBe(3)
  expect(stopped.out.trim().split('\r\n').length).toBe(1 + 2 * 8)
  expect(stopped.err).toContain('1,500')
})
