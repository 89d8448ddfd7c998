/** A lane in a thread of its own. Imported in the main thread, it only says where it is. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Params } from '@shared/form/field'
import { counterOf } from '@shared/puzzles/counters'
import { runLane, type Work } from './lane'

/**
 * Import this file when it is needed, with `import()`: so bundlers give it a file of its own to start a
 * thread from.
 */
export const threadFile = import.meta.filename

export interface ThreadData {
  readonly puzzle: string
  readonly params: Params
  readonly work: Work
}

// Whoever imports this may itself be in a thread, with data of its own.
const data = workerData as Partial<ThreadData> | null
if (!isMainThread && data?.puzzle !== undefined && data.params && data.work)
  await runLane(data.work, counterOf(data.puzzle).jobs(data.params), (done) => parentPort?.postMessage(done))
