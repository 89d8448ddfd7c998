import { expect, test } from 'vitest'
import { countJob } from './count'
import { jobsOf, largestCount } from './jobs'

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
const sizes = Array.from({ length: 14 }, (_, i) => i + 1)

test.each(sizes)('the jobs of %i queens stand for every row set and middle queen once', (n) => {
  const half = n >> 1
  const all = n % 2 === 0 ? choose(n, half) : n * choose(n - 1, half)
  expect(jobsOf(n).reduce((sum, { weight }) => sum + weight, 0)).toBe(all)
})

test.each([6, 7, 9, 10])('the mirror images of a job of %i queens have as many solutions', (n) => {
  const rowsOf = (set: number): number[] =>
    Array.from({ length: n }, (_, row) => row).filter((row) => (set >> row) & 1)
  const setOf = (rows: readonly number[]): number => rows.reduce((set, row) => set | (1 << row), 0)
  for (const job of jobsOf(n)) {
    const { middle, rows } = job
    const others = setOf(rowsOf(2 ** n - 1 - rows).filter((row) => row !== middle))
    const turned = setOf(rowsOf(rows).map((row) => n - 1 - row))
    const single = countJob({ ...job, weight: 1 })
    expect(countJob({ n, middle, rows: others, weight: 1 })).toBe(single)
    expect(countJob({ n, middle: middle < 0 ? middle : n - 1 - middle, rows: turned, weight: 1 })).toBe(
      single,
    )
  }
})

test('the largest board has jobs enough for any number of processes, each of them small', () => {
  expect(jobsOf(largestCount).length).toBeGreaterThan(40_000)
})

test('the jobs are mixed: every quarter of the list holds about a quarter of the solutions', () => {
  const jobs = jobsOf(14)
  const quarter = Math.ceil(jobs.length / 4)
  for (let from = 0; from < jobs.length; from += quarter) {
    const found = jobs.slice(from, from + quarter).reduce((sum, job) => sum + countJob(job), 0)
    expect(found / 365_596).toBeGreaterThan(0.22)
    expect(found / 365_596).toBeLessThan(0.28)
  }
})
