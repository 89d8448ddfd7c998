import fc from 'fast-check'
import { expect, test } from 'vitest'
import vectors from '../vectors.json'
import { countJob } from './count'
import { type CountJob, jobsOf } from './jobs'

const sumOf = (jobs: readonly CountJob[]): number => jobs.reduce((sum, job) => sum + countJob(job), 0)

test.each(vectors.countsTo16)('$n queens: $solutions solutions', ({ n, solutions }) => {
  expect(sumOf(jobsOf(n))).toBe(solutions)
})

test.each([8, 9, 11])('however the jobs of %i queens are shuffled and shared, the sum is the same', (n) => {
  const jobs = jobsOf(n)
  const whole = sumOf(jobs)
  const shuffled = fc.shuffledSubarray(jobs, { minLength: jobs.length })
  fc.assert(
    fc.property(shuffled, fc.nat(jobs.length), (order, cut) => {
      expect(sumOf(order.slice(0, cut)) + sumOf(order.slice(cut))).toBe(whole)
    }),
    { numRuns: 20 },
  )
})

test('jobs of different boards may take turns', () => {
  const [eight, nine] = [jobsOf(8), jobsOf(9)]
  const turns = nine.flatMap((job, i) => [job, ...eight.slice(i, i + 1)])
  expect(sumOf(turns)).toBe(sumOf(eight) + sumOf(nine))
})
