/**
 * The state space of the board on the table. A solver of its own goes through it when something that shows it is
 * open; the solver of the run tells which of its states the search has met.
 */
import type { Bridge } from '@shared/ipc/calls'
import type { FromSolver } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import type { SpaceFacts } from '@shared/puzzle'
import { type Run, runText } from '@shared/run'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Listeners, makeListeners } from '../listeners'
import { createSession, type ListenForPorts } from '../session'
import { type Charted, chartOf } from './chart'
import type { Met } from './met'
import { createQuestions, type Outside, type Questions } from './questions'

/** `none`: nobody has asked. `working`: the states are being found, or, with a chart, still counted. */
type Phase = 'none' | 'working' | 'done' | 'failed'

export interface Survey {
  readonly phase: Phase
  readonly chart: Charted | undefined
  /** When done: absent where there are too many states to count. */
  readonly facts: SpaceFacts | undefined
  readonly problem: Message | undefined
  /** Moves of the solution found last. */
  readonly found: number | undefined
  /** Whether the map is on show. */
  readonly isOpen: boolean
  readonly chosen: number | undefined
}

const unknown = {
  phase: 'none',
  chart: undefined,
  facts: undefined,
  problem: undefined,
  found: undefined,
  chosen: undefined,
} as const

export interface Surveyor {
  readonly store: StoreApi<Survey>
  /** More meetings have become known. */
  readonly meetings: Listeners<Met>
  /** Something that shows the states is open; returns how it is closed. */
  want(): () => void
  /** Another board is on the table, or the same with its search begun anew. */
  setRun(run: Run): void
  /** After a failure. */
  tryAgain(): void
  /** The search has gone on, or found a solution of so many moves. */
  follow(found: number | undefined): void
  hear(message: FromSolver & { readonly kind: 'meetings' }): void
}

export function createSurveyor(bridge: Bridge, listenForPorts: ListenForPorts, outside: Outside): Surveyor {
  const store = createStore<Survey>(() => ({ ...unknown, isOpen: false }))
  const meetings = makeListeners<Met>()
  let wanted = 0
  let run: Run | undefined
  /** The board that the survey is of. */
  let board = ''
  const questions = createQuestions(
    outside,
    () => (wanted > 0 ? store.getState().chart : undefined),
    ({ met }) => meetings.tell(met),
  )
  const session = createSession(bridge, listenForPorts, {
    heard: (message) => hear(store, message, () => session.stop(), questions),
    gone: (code) =>
      fail(store, code === undefined ? { key: 'ui.gone.start' } : { key: 'map.gone', values: { code } }),
  })

  function begin(): void {
    if (wanted === 0 || !run || store.getState().phase !== 'none') return
    store.setState({ phase: 'working' })
    void session.start({ kind: 'space', run: runText(run) })
  }

  return {
    store,
    meetings,
    want() {
      wanted++
      begin()
      questions.askSoon()
      return () => {
        wanted--
      }
    },
    setRun(next) {
      run = next
      questions.drop()
      const before = board
      board = boardOf(next)
      if (board === before) {
        forgetSearch(store)
        return
      }
      session.stop()
      store.setState(unknown)
      begin()
    },
    tryAgain() {
      store.setState(unknown)
      begin()
    },
    follow(found) {
      if (found !== undefined && found !== store.getState().found) store.setState({ found })
      questions.askSoon()
    },
    hear: questions.hear,
  }
}

/** The strategy changes nothing about the states there are. */
const boardOf = (run: Run): string => runText({ ...run, strategy: run.puzzle.strategies[0] ?? run.strategy })

/** The search begins anew on the same board. */
function forgetSearch(store: StoreApi<Survey>): void {
  const { chart } = store.getState()
  store.setState({ found: undefined, chart: chart && chartOf(chart.space, chart.toGoal) })
}

function hear(store: StoreApi<Survey>, message: FromSolver, end: () => void, { askSoon }: Questions): void {
  if (message.kind === 'space') {
    store.setState({ chart: chartOf(message.space, message.toGoal) })
    askSoon()
  } else if (message.kind === 'facts') {
    end()
    store.setState({ phase: 'done', facts: message.facts })
  } else if (message.kind === 'refused') {
    end()
    fail(store, message.message)
  }
}

const fail = (store: StoreApi<Survey>, problem: Message): void => store.setState({ phase: 'failed', problem })
