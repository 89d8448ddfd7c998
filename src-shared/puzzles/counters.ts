/** Which puzzles can have all their solutions counted, far faster than by a search that is watched. */
import type { Params } from '../form/field'
import type { Message } from '../lib/message'
import { countJob } from './n-queens/count/count'
import { fundamentalOf } from './n-queens/count/fundamental'
import { jobsOf, largestCount } from './n-queens/count/jobs'

/** The jobs of one count, by number. Any process may do any of them; the count is their sum. */
export interface JobList {
  readonly length: number
  /** Exact. The same job has the same result on every machine, and takes fractions of a second. */
  count(job: number): number
}

export interface Counter {
  /** What cannot be counted, if anything, and at which field. */
  check(params: Params): { readonly field: string; readonly message: Message } | undefined
  /** Always the same list for the same params. Not for params that `check` refuses. */
  jobs(params: Params): JobList
  /** Of all solutions, how many are not turned or mirrored images of each other. */
  fundamental(params: Params, solutions: number): number
}

const queens: Counter = {
  check({ n, given }) {
    if ((given as readonly number[] | undefined)?.some((column) => column >= 0))
      return { field: 'given', message: { key: 'n-queens.count.given' } }
    if ((n as number) <= largestCount) return undefined
    return { field: 'n', message: { key: 'count.large', values: { text: String(n), max: largestCount } } }
  },
  jobs: ({ n }) => {
    const jobs = jobsOf(n as number)
    return {
      length: jobs.length,
      count(number) {
        const job = jobs[number]
        if (!job) throw new RangeError(`no job ${number}`)
        return countJob(job)
      },
    }
  },
  fundamental: ({ n }, solutions) => fundamentalOf(n as number, solutions),
}

const counters: Readonly<Record<string, Counter>> = { 'n-queens': queens }

/** The ids of the puzzles that have a counter. */
export const countable: readonly string[] = Object.keys(counters)

/** Throws where the puzzle has none. */
export function counterOf(puzzle: string): Counter {
  const counter = counters[puzzle]
  if (!counter) throw new Error(`no counter for ${puzzle}`)
  return counter
}
