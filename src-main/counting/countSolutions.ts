/**
 * Counts all solutions of a puzzle, on several threads. A long count that was stopped goes on where it was.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Params } from '@shared/form/field'
import type { Message } from '@shared/lib/message'
import { counterOf, type JobList } from '@shared/puzzles/counters'
import { openKeeper, shareOf } from './keeper'
import { makeWork, type Report, runLane, stopWork } from './lane'
import { countName } from './stateFile'
import type { ThreadData } from './thread'

export interface CountProgress {
  /** How much is done, from 0 to 1. */
  readonly share: number
  /** Found so far. */
  readonly solutions: number
  /** An estimate from the speed so far; none in the first second, which is slower. */
  readonly leftMs: number | undefined
}

export interface CountResult {
  /** Below 1 when the count was stopped; then `solutions` are those found so far. */
  readonly share: number
  readonly solutions: number
  /** Whether a stopped count is on the disk. */
  readonly isKept: boolean
}

export interface CountOptions {
  /** This thread is one of them; it has a turn for other things every few milliseconds. */
  readonly threads: number
  /** Stops the count within some tens of milliseconds. */
  readonly signal?: AbortSignal
  /** Where a long count is kept, and goes on from. Absent: nowhere. */
  readonly stateFile?: string
  /** A count is long after so many milliseconds (10,000 when absent), and kept so often. */
  readonly keepMs?: number
  /** Called some twenty times a second for each thread. */
  onProgress?(progress: CountProgress): void
  /**
   * What the reader should know: that an earlier count goes on, that its file is damaged or cannot be
   * written.
   */
  onRemark?(message: Message): void
}

/** Until then the code is being compiled, and threads are being started. */
const firstEstimateMs = 1000

/** For params that the puzzle's counter accepts. Rejects only on a bug. */
export async function countSolutions(
  puzzle: string,
  params: Params,
  options: CountOptions,
): Promise<CountResult> {
  const { signal, stateFile, keepMs = 10_000, onProgress, onRemark = () => {} } = options
  const jobs = counterOf(puzzle).jobs(params)
  const keeper = await openKeeper(stateFile, countName(puzzle, params), jobs.length, keepMs, onRemark)
  const { state } = keeper
  const todo = [...state.done.keys()].filter((job) => state.done[job] === 0)
  const work = makeWork(todo, Math.max(1, Math.min(options.threads, todo.length)))

  const began = performance.now()
  let finished = 0
  const take = ({ from, to, solutions }: Report): void => {
    for (const job of work.todo.subarray(from, to)) state.done[job] = 1
    state.solutions += solutions
    finished += to - from
    keeper.keepIfDue()
    const left = todo.length - finished
    const tookMs = performance.now() - began
    const leftMs = tookMs < firstEstimateMs ? undefined : (tookMs / finished) * left
    onProgress?.({ share: 1 - left / jobs.length, solutions: state.solutions, leftMs })
  }
  await runLanes({ puzzle, params, work }, jobs, signal, take)

  const isWhole = finished === todo.length
  if (!isWhole && !signal?.aborted) throw new Error(`${todo.length - finished} jobs were not done`)
  const isKept = await keeper.end(isWhole)
  return { share: shareOf(state), solutions: state.solutions, isKept }
}

/** Runs one lane here and the others in threads of their own, until all have ended. */
async function runLanes(
  data: ThreadData,
  jobs: JobList,
  signal: AbortSignal | undefined,
  take: (done: Report) => void,
): Promise<void> {
  const { work } = data
  const stop = () => stopWork(work)
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    const others = work.lanes > 1 ? await startThreads(data, work.lanes - 1, take) : []
    await Promise.all([...others, runLane(work, jobs, take)])
  } finally {
    // After a failure, too: the other lanes must not go on for nobody.
    stop()
    signal?.removeEventListener('abort', stop)
  }
}

/** Each promise resolves when its thread has ended, and rejects with the error that ended it. */
async function startThreads(
  data: ThreadData,
  threads: number,
  take: (done: Report) => void,
): Promise<Promise<void>[]> {
  const { threadFile } = await import('./thread')
  return Array.from({ length: threads }, async () => {
    const thread = new Worker(threadFile, { workerData: data })
    thread.on('message', take)
    const [status] = await once(thread, 'exit')
    if (status !== 0) throw new Error(`a thread ended with ${status}`)
  })
}
