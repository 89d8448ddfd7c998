import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Message } from '@shared/lib/message'
import { counterOf } from '@shared/puzzles/counters'
import vectors from '@shared/puzzles/n-queens/vectors.json'
import { afterAll, expect, test } from 'vitest'
import { type CountProgress, countSolutions } from './countSolutions'

const folder = mkdtempSync(join(tmpdir(), 'retrace counting 数 '))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

const solutionsOf = (n: number) => vectors.countsTo16.find((each) => each.n === n)?.solutions

interface Watched {
  readonly remarks: Message[]
  readonly seen: CountProgress[]
  readonly interrupt: AbortController
  run(
    n: number,
    options?: { stateFile?: string; keepMs?: number; stopAt?: number },
  ): ReturnType<typeof countSolutions>
}

/** One thread, which is this one; `stopAt` interrupts it at the first progress past that share. */
function watched(): Watched {
  const remarks: Message[] = []
  const seen: CountProgress[] = []
  const interrupt = new AbortController()
  return {
    remarks,
    seen,
    interrupt,
    run: (n, { stopAt = 2, ...options } = {}) =>
      countSolutions(
        'n-queens',
        { n },
        {
          threads: 1,
          signal: interrupt.signal,
          ...options,
          onRemark: (message) => remarks.push(message),
          onProgress: (progress) => {
            seen.push(progress)
            if (progress.share >= stopAt) interrupt.abort()
          },
        },
      ),
  }
}

test.each([1, 2, 3, 8, 11])('a whole count of %i queens', async (n) => {
  const { run, remarks } = watched()
  expect(await run(n)).toStrictEqual({ share: 1, solutions: solutionsOf(n), isKept: false })
  expect(remarks).toStrictEqual([])
})

test('progress only ever grows, up to the whole', async () => {
  const { run, seen } = watched()
  await run(11)
  expect(seen.length).toBeGreaterThan(3)
  for (const [i, { share, solutions }] of seen.slice(1).entries()) {
    expect(share).toBeGreaterThan((seen[i] as CountProgress).share)
    expect(solutions).toBeGreaterThanOrEqual((seen[i] as CountProgress).solutions)
  }
  expect(seen.at(-1)).toMatchObject({ share: 1, solutions: solutionsOf(11) })
})

test('a count stopped before it begins counts nothing', async () => {
  const { run, interrupt } = watched()
  interrupt.abort()
  expect(await run(12)).toStrictEqual({ share: 0, solutions: 0, isKept: false })
})

test('a stopped count goes on where it was, as often as it is stopped', async () => {
  const stateFile = at('stopped.json')
  let share = 0
  for (const stopAt of [0.1, 0.4, 0.8]) {
    const { run, remarks, seen } = watched()
    const result = await run(13, { stateFile, keepMs: 0, stopAt })
    expect(result.isKept).toBe(true)
    expect(result.share).toBeGreaterThanOrEqual(stopAt)
    expect(result.share).toBeLessThan(1)
    expect(remarks).toStrictEqual(share === 0 ? [] : [{ key: 'count.resumed', values: { share } }])
    expect((seen[0] as CountProgress).share).toBeGreaterThan(share)
    share = result.share
  }
  const { run } = watched()
  expect(await run(13, { stateFile })).toStrictEqual({ share: 1, solutions: solutionsOf(13), isKept: false })
  expect(existsSync(stateFile)).toBe(false)
})

test('a half-finished count is trusted, not counted again', async () => {
  const stateFile = at('half.json')
  await watched().run(12, { stateFile, keepMs: 0, stopAt: 0.5 })
  const { run, seen } = watched()
  await run(12, { stateFile })
  const jobs = counterOf('n-queens').jobs({ n: 12 }).length
  expect((seen[0] as CountProgress).share).toBeGreaterThan(0.5)
  expect((seen[0] as CountProgress).share).toBeLessThan(0.5 + 100 / jobs)
})

test('a short count leaves no file, stopped or not', async () => {
  const stateFile = at('short.json')
  expect((await watched().run(12, { stateFile, stopAt: 0.1 })).isKept).toBe(false)
  expect(existsSync(stateFile)).toBe(false)
})

test('a damaged state is not used: it is told, and the count begins anew', async () => {
  const stateFile = at('damaged.json')
  await watched().run(12, { stateFile, keepMs: 0, stopAt: 0.5 })
  writeFileSync(stateFile, readFileSync(stateFile, 'utf8').replace('"solutions":', '"solutions":9'))
  const { run, remarks } = watched()
  expect((await run(12, { stateFile })).solutions).toBe(solutionsOf(12))
  expect(remarks).toStrictEqual([{ key: 'count.damaged', values: { path: stateFile } }])
})

test('a state that cannot be written is told once and stops nothing', async () => {
  writeFileSync(at('no-folder'), '')
  const stateFile = join(at('no-folder'), 'state.json')
  const { run, remarks } = watched()
  expect(await run(12, { stateFile, keepMs: 0 })).toMatchObject({ share: 1, solutions: solutionsOf(12) })
  expect(remarks.map(({ key }) => key)).toStrictEqual(['main.save.other'])

  const stopped = watched()
  expect(await stopped.run(12, { stateFile, keepMs: 0, stopAt: 0.5 })).toMatchObject({ isKept: false })
  expect(stopped.remarks.map(({ key }) => key)).toStrictEqual(['main.save.other'])
})

test('a puzzle without a counter is a bug of the caller', async () => {
  await expect(countSolutions('knights-tour', {}, { threads: 1 })).rejects.toThrow('no counter')
})
