/**
 * What a run is asked that takes longer than a message may: done a portion at a time beside the search, so that both
 * go on and messages are heard between. A job can be cancelled.
 */
import { type FromSolver, mostSolutionsAtOnce } from '@shared/ipc/solver'
import { type Detail, makeDetail, workOn } from '@shared/trace/detail'
import { look, makeFinder, shareLooked, type Target } from '@shared/trace/find'
import type { Recording } from '@shared/trace/recording'
import { makePage, makeReader, readOn } from '@shared/trace/solutions'
import { treeOf } from '@shared/trace/treeGrowth'
import { makeTreeReader, readTreeOn, type TreeReader } from '@shared/trace/treeReader'
import { makeWitness, pageOf, type Witness, watchOn } from '@shared/trace/witness'

/** How long jobs may work before messages are looked at. */
const sliceMs = 6
/** Least time between two words on how far a job has come. */
const saidMs = 100
const detailPortion = 65_536
const readPortion = 65_536
/** Of meetings, in one answer. */
const mostPortions = 64

/** A portion of work; the answer when it is done. */
interface Job {
  readonly work: () => FromSolver | undefined
  /** What to say while it goes on. */
  readonly share?: () => FromSolver
  saidAt: number
}

export interface Jobs {
  find(request: number, target: Target, from: number, forwards: boolean): void
  detail(request: number, from: number, to: number, buckets: number): void
  solutions(request: number, from: number, count: number): void
  fundamental(request: number, from: number): void
  meetings(request: number, from: number): void
  tree(request: number, from: number, to: number): void
  cancel(request: number): void
}

/** `guard` runs a portion and takes care of what goes wrong in it. */
export function makeJobs(
  recording: Recording,
  say: (message: FromSolver) => void,
  guard: (portion: () => void) => void,
): Jobs {
  const jobs = new Map<number, Job>()
  let isDue = false
  let witness: Witness | undefined

  function add(request: number, job: Omit<Job, 'saidAt'>): void {
    jobs.set(request, { ...job, saidAt: performance.now() })
    if (!isDue) setImmediate(slice)
    isDue = true
  }

  /** The oldest job first: a person waits for it. */
  function slice(): void {
    const until = performance.now() + sliceMs
    let isWell = false
    guard(() => {
      while (jobs.size > 0 && performance.now() < until) {
        const [request, job] = jobs.entries().next().value as [number, Job]
        const answer = job.work()
        if (answer) jobs.delete(request)
        if (answer) say(answer)
        else sayShare(job)
      }
      isWell = true
    })
    // A run that broke answers nothing any more.
    if (!isWell) jobs.clear()
    isDue = jobs.size > 0
    if (isDue) setImmediate(slice)
  }

  function sayShare(job: Job): void {
    if (!job.share || performance.now() - job.saidAt < saidMs) return
    job.saidAt = performance.now()
    say(job.share())
  }

  return {
    find(request, target, from, forwards) {
      const finder = makeFinder(recording, target, from, forwards)
      add(request, {
        work() {
          const found = look(finder)
          if (found.kind === 'looking') return undefined
          return { kind: 'found', request, k: found.kind === 'at' ? found.k : undefined }
        },
        share: () => ({ kind: 'looking', request, share: shareLooked(finder) }),
      })
    },
    detail(request, from, to, buckets) {
      let detail: Detail | undefined
      add(request, {
        work() {
          detail ??= makeDetail(recording, from, to, buckets)
          if (!workOn(detail, detailPortion)) return undefined
          return { kind: 'detail', request, from: detail.from, overview: detail.overview }
        },
      })
    },
    solutions: (request, from, count) => add(request, pageJob(recording, request, from, count)),
    fundamental: (request, from) => add(request, fundamentalJob(recording, request, from)),
    meetings(request, from) {
      witness ??= makeWitness(recording)
      add(request, meetingsJob(witness, request, from))
    },
    tree: (request, from, to) => add(request, treeJob(recording, request, from, to)),
    cancel(request) {
      jobs.delete(request)
    },
  }
}

function treeJob(recording: Recording, request: number, from: number, to: number): Pick<Job, 'work'> {
  let reader: TreeReader | undefined
  return {
    work() {
      reader ??= makeTreeReader(recording, from, to)
      return readTreeOn(reader) ? { kind: 'tree', request, tree: treeOf(reader.growth) } : undefined
    },
  }
}

function pageJob(recording: Recording, request: number, from: number, count: number): Pick<Job, 'work'> {
  const page = makePage(from)
  const reader = makeReader(recording, from, from + Math.min(count, mostSolutionsAtOnce), page.take)
  return {
    work: () => (readOn(reader, readPortion) ? { kind: 'solutions', request, page: page.pack() } : undefined),
  }
}

/** What is known after so much work is answered, though it may not be all: the window asks on. */
function meetingsJob(witness: Witness, request: number, from: number): Pick<Job, 'work'> {
  let portions = 0
  return {
    work() {
      const isDone = watchOn(witness)
      return isDone || ++portions === mostPortions
        ? { kind: 'meetings', request, ...pageOf(witness, from) }
        : undefined
    },
  }
}

function fundamentalJob(recording: Recording, request: number, from: number): Pick<Job, 'work'> {
  const { puzzle, params } = recording
  const indices: number[] = []
  const reader = makeReader(recording, from, Infinity, (line, index) => {
    if (puzzle.isFundamental?.(params, line)) indices.push(index)
  })
  return {
    work() {
      if (!readOn(reader, readPortion)) return undefined
      return { kind: 'fundamental', request, from, to: reader.to, indices: Int32Array.from(indices) }
    },
  }
}
