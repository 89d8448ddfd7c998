/** The window's end of comparing runs: one table at a time, in a solver of its own, which is ended when nobody waits. */
import type { Bridge } from '@shared/ipc/calls'
import type { ComparedRow, FromSolver } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSession, type ListenForPorts } from '../session'

interface Timed {
  readonly ms: number
  readonly runs: number
}

/** What is known of the runs, each at its place. */
export interface Comparison {
  readonly runs: readonly string[]
  readonly counted: readonly (ComparedRow | undefined)[]
  readonly timed: readonly (Timed | undefined)[]
  readonly state: 'running' | 'done' | 'stopped'
  readonly problem: Message | undefined
}

export interface Comparer {
  readonly store: StoreApi<{ readonly comparison: Comparison | undefined }>
  /** What was compared before is forgotten. */
  start(runs: readonly string[]): void
  /** What is known by then stays. */
  stop(): void
  drop(): void
}

export function createComparer(bridge: Bridge, listenForPorts: ListenForPorts): Comparer {
  const store = createStore<{ readonly comparison: Comparison | undefined }>(() => ({
    comparison: undefined,
  }))
  let counted: (ComparedRow | undefined)[] = []
  let timed: (Timed | undefined)[] = []
  let due = 0
  const session = createSession(bridge, listenForPorts, {
    heard,
    gone: (code) =>
      end(
        'stopped',
        code === undefined ? { key: 'compare.not-started' } : { key: 'compare.gone', values: { code } },
      ),
  })

  function heard(message: FromSolver): void {
    if (message.kind === 'compared') counted[message.at] = message.row
    else if (message.kind === 'timed') timed[message.at] = { ms: message.ms, runs: message.runs }
    if (message.kind === 'compared-all') end('done')
    else if (message.kind === 'refused') end('stopped', message.message)
    // Rows come faster than a table is drawn.
    else if (due === 0) due = requestAnimationFrame(() => show({}))
  }

  function show(changes: Partial<Comparison>): void {
    cancelAnimationFrame(due)
    due = 0
    store.setState(({ comparison }) => ({
      comparison: comparison && { ...comparison, counted: [...counted], timed: [...timed], ...changes },
    }))
  }

  function end(state: Comparison['state'], problem?: Message): void {
    session.stop()
    show({ state, problem })
  }

  return {
    store,
    start(runs) {
      counted = []
      timed = []
      store.setState({ comparison: { runs, counted, timed, state: 'running', problem: undefined } })
      void session.start({ kind: 'compare', runs })
    },
    stop() {
      if (store.getState().comparison?.state === 'running') end('stopped')
    },
    drop() {
      session.stop()
      cancelAnimationFrame(due)
      due = 0
      store.setState({ comparison: undefined })
    },
  }
}
