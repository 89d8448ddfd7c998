/** The count of all solutions that the window has started: it goes on while its dialog is closed. */

import type { Params } from '@shared/form/field'
import type { Bridge } from '@shared/ipc/calls'
import type { CountNotice } from '@shared/ipc/count'
import type { Puzzle } from '@shared/puzzle'
import { type Run, runText } from '@shared/run'
import { createStore, type StoreApi } from 'zustand/vanilla'

export interface Counting {
  /** What is counted; undefined before the first count. */
  readonly board: { readonly puzzle: Puzzle; readonly params: Params } | undefined
  /** How it stands; undefined while it is being started. */
  readonly notice: CountNotice | undefined
}

export interface Counter {
  readonly store: StoreApi<Counting>
  /** Counts the solutions of a run's board; a count under way is given up. */
  start(run: Run): void
  /** What has been done by then stays to be seen, and to be gone on with. */
  stop(): void
}

/** What is said where the process could not even be started. */
const notStarted: CountNotice = {
  count: 0,
  state: 'failed',
  share: 0,
  solutions: 0,
  leftMs: undefined,
  fundamental: undefined,
  isKept: false,
  remark: { key: 'counting.not-started' },
}

export function createCounter(bridge: Bridge): Counter {
  const store = createStore<Counting>(() => ({ board: undefined, notice: undefined }))
  /** The number of the count of now; grows with every start, so that an answer overtaken by another counts no more. */
  let turn = 0
  let current: number | undefined
  /** A short count is over before the answer to its start is here. */
  let latest: CountNotice | undefined

  bridge.on('count', (notice) => {
    latest = notice
    if (notice.count === current) store.setState({ notice })
  })

  async function start(run: Run): Promise<void> {
    const mine = ++turn
    current = undefined
    store.setState({ board: { puzzle: run.puzzle, params: run.params }, notice: undefined })
    try {
      const { count } = await bridge.call('startCount', { run: runText(run) })
      if (mine !== turn) return
      current = count
      if (latest?.count === count) store.setState({ notice: latest })
    } catch {
      if (mine === turn) store.setState({ notice: notStarted })
    }
  }

  return {
    store,
    start: (run) => void start(run),
    stop() {
      if (current !== undefined) void bridge.call('stopCount', { count: current })
    },
  }
}
