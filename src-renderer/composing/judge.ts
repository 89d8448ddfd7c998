/**
 * The window's end of judging what is being written: in a solver of its own. A question that takes long is dropped with
 * its process when the next one comes.
 */
import type { Bridge } from '@shared/ipc/calls'
import type { FromSolver } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSession, type ListenForPorts } from '../session'

/** What is known of a text. */
export interface Judgement {
  readonly text: string
  readonly solutions: number | undefined
  /** Of each statement whether it is needed. */
  readonly needed: readonly boolean[] | undefined
  readonly problem: Message | undefined
}

export interface Judge {
  readonly store: StoreApi<{ readonly judgement: Judgement | undefined }>
  ask(puzzle: string, text: string): void
  /** Nobody wants to know any more. */
  drop(): void
}

export function createJudge(bridge: Bridge, listenForPorts: ListenForPorts): Judge {
  const store = createStore<{ readonly judgement: Judgement | undefined }>(() => ({ judgement: undefined }))
  let request = 0
  let isBusy = false
  const session = createSession(bridge, listenForPorts, {
    heard,
    gone: (code) =>
      fail(code === undefined ? { key: 'compose.not-started' } : { key: 'compose.gone', values: { code } }),
  })

  function change(changes: Partial<Judgement>): void {
    store.setState(({ judgement }) => ({ judgement: judgement && { ...judgement, ...changes } }))
  }

  function heard(message: FromSolver): void {
    if (message.kind === 'refused') fail(message.message)
    else if (message.kind === 'judged' && message.request === request)
      change({ solutions: message.solutions })
    else if (message.kind === 'needed' && message.request === request) {
      isBusy = false
      change({ needed: message.needed })
    }
  }

  function fail(problem: Message): void {
    isBusy = false
    session.stop()
    change({ problem })
  }

  return {
    store,
    ask(puzzle, text) {
      store.setState({ judgement: { text, solutions: undefined, needed: undefined, problem: undefined } })
      const question = { kind: 'judge', request: ++request, puzzle, text } as const
      if (isBusy || !session.isOpen) void session.start(question)
      else session.say(question)
      isBusy = true
    },
    drop() {
      isBusy = false
      session.stop()
      store.setState({ judgement: undefined })
    },
  }
}
