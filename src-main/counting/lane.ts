/** One of the threads that share a count: it takes jobs until there are none left. */
import { setImmediate } from 'node:timers/promises'
import type { JobList } from '@shared/puzzles/counters'

/** What is to be done, in memory that all lanes see. */
export interface Work {
  /** The numbers of the jobs. */
  readonly todo: Int32Array
  /** Two numbers: how many of `todo` are taken, and whether to stop (1). */
  readonly desk: Int32Array
  readonly lanes: number
}

/** The jobs `todo[from … to − 1]` are done; together they have so many solutions. */
export interface Report {
  readonly from: number
  readonly to: number
  readonly solutions: number
}

const TAKEN = 0
const STOP = 1

export function makeWork(todo: readonly number[], lanes: number): Work {
  const shared = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length))
  const work = { todo: shared(todo.length), desk: shared(2), lanes }
  work.todo.set(todo)
  return work
}

/** Asks every lane to stop after the job it is at; what is done by then is still reported. */
export const stopWork = ({ desk }: Work): void => {
  Atomics.store(desk, STOP, 1)
}

/** Often enough for progress to move and little to be lost, seldom enough to cost nothing. */
const reportMs = 50
/** Between jobs, whatever else this thread has to do gets a turn. */
const turnMs = 5

/** Resolves when nothing is left to take, or when asked to stop. */
export async function runLane(work: Work, jobs: JobList, report: (done: Report) => void): Promise<void> {
  const { todo, desk, lanes } = work
  const mayGoOn = () => Atomics.load(desk, STOP) === 0
  let lastTurn = performance.now()
  for (let share = 1; mayGoOn(); ) {
    const began = performance.now()
    const from = Atomics.add(desk, TAKEN, share)
    if (from >= todo.length) return
    const end = Math.min(from + share, todo.length)
    let solutions = 0
    let to = from
    for (; to < end && mayGoOn(); to++) {
      solutions += jobs.count(todo[to] as number)
      if (performance.now() - lastTurn < turnMs) continue
      await setImmediate()
      lastTurn = performance.now()
    }
    if (to > from) report({ from, to, solutions })
    share = nextShare(to - from, performance.now() - began, (todo.length - end) / lanes)
  }
}

/** As many jobs as one report is for; fewer towards the end, so that all lanes finish together. */
function nextShare(done: number, tookMs: number, leftForEach: number): number {
  const inTime = (done * reportMs) / Math.max(tookMs, 1)
  return Math.max(1, Math.floor(Math.min(inTime, 4 * done, leftForEach / 4)))
}
