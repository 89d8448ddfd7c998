import type { FromSolver } from '@shared/ipc/solver'
import { puzzles } from '@shared/puzzles/index'
import { expect, test } from 'vitest'
import { makeRunner } from './runner'

/** What a solver says, and a way to wait for the end. */
async function compared(runs: readonly string[]) {
  const said: FromSolver[] = []
  makeRunner(puzzles, (message) => said.push(message))({ kind: 'compare', runs })
  await expect.poll(() => said.at(-1)?.kind, { timeout: 60_000 }).toMatch(/compared-all|refused/)
  return said
}

const order = (ids: string, enumeration = 'complete') =>
  `zebra/exhaustive?puzzle=classic&order=${ids}&enumeration=${enumeration}`
const checks = (counts: { visits: number; refusals: number } | undefined) =>
  counts && counts.visits + counts.refusals

test('orders of loops take as many checks as the article says, its misprint aside; then each is timed', async () => {
  const said = await compared([
    order('nation,colour,smoke,pet,drink', 'as-printed'),
    order('nation,colour,drink,smoke,pet'),
  ])
  const rows = said.flatMap((message) => (message.kind === 'compared' ? [message] : []))
  expect(rows.map(({ at, row }) => [at, checks(row.first), checks(row.total), row.solutions])).toEqual([
    [0, 6167, 14_761, 1],
    [1, expect.any(Number), 5520, 1],
  ])
  expect(said.map(({ kind }) => kind)).toEqual(['compared', 'compared', 'timed', 'timed', 'compared-all'])
  for (const message of said)
    if (message.kind === 'timed') {
      expect(message.ms).toBeGreaterThan(0)
      expect(message.runs).toBeGreaterThanOrEqual(1)
      expect(message.runs).toBeLessThanOrEqual(1000)
    }
})

test('a run that does not end within the limit has no total; one without a solution no first', async () => {
  const said = await compared([
    'knights-tour/bound-2?size=8x8&start=20',
    'knights-tour/blind?size=4x4&start=1',
  ])
  const rows = said.flatMap((message) => (message.kind === 'compared' ? [message.row] : []))
  expect(rows[0]?.first).toMatchObject({ steps: 64, visits: 63 })
  expect(rows[0]?.total).toBeUndefined()
  expect(rows[1]).toMatchObject({ first: undefined, total: { visits: 2222 }, solutions: 0 })
})

test('nothing to compare is said at once, and a run that is none is refused', async () => {
  expect(await compared([])).toEqual([{ kind: 'compared-all' }])
  expect((await compared(['zebra/never'])).map(({ kind }) => kind)).toEqual(['refused'])
})

test('an instance being written is judged; a broken text is said', () => {
  const judge = (text: string) => {
    const said: FromSolver[] = []
    makeRunner(puzzles, (message) => said.push(message))({ kind: 'judge', request: 7, puzzle: 'zebra', text })
    return said
  }
  expect(judge('houses 2\nman: a, b\npet: c, d\na = c\nb = d\na at 1')).toEqual([
    { kind: 'judged', request: 7, solutions: 1 },
    { kind: 'needed', request: 7, needed: [false, false, true] },
  ])
  expect(judge('houses').map(({ kind }) => kind)).toEqual(['refused'])
})
