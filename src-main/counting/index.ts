/** A counting process: it is told what to count, tells how far it has come, and stops when asked to. */
import type { Params } from '@shared/form/field'
import type { CountNotice } from '@shared/ipc/count'
import type { Message } from '@shared/lib/message'
import { counterOf } from '@shared/puzzles/counters'
import { countSolutions } from './countSolutions'

/** The first message to the process; any other asks it to stop. */
export interface CountOrder {
  readonly puzzle: string
  readonly params: Params
  readonly threads: number
  readonly stateFile: string
}

/** What it tells; who started it knows its number. */
export type CountWord = Omit<CountNotice, 'count'>

/** A person who stops after a second or two wants to go on from there. */
const keepMs = 1000

process.parentPort.once('message', ({ data }) => {
  const stopping = new AbortController()
  process.parentPort.on('message', () => stopping.abort())
  void count(data as CountOrder, stopping.signal, (word) => process.parentPort.postMessage(word))
})

async function count(
  { puzzle, params, threads, stateFile }: CountOrder,
  signal: AbortSignal,
  tell: (word: CountWord) => void,
): Promise<void> {
  let remark: Message | undefined
  const { share, solutions, isKept } = await countSolutions(puzzle, params, {
    threads,
    signal,
    stateFile,
    keepMs,
    onProgress: (progress) =>
      tell({ state: 'running', fundamental: undefined, isKept: false, remark, ...progress }),
    onRemark(message) {
      remark = message
    },
  })
  const isWhole = share === 1
  const fundamental = isWhole ? counterOf(puzzle).fundamental(params, solutions) : undefined
  tell({
    state: isWhole ? 'whole' : 'stopped',
    share,
    solutions,
    leftMs: undefined,
    fundamental,
    isKept,
    remark,
  })
}
