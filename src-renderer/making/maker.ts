/** The window's end of making instances: one at a time, in a solver of its own, which is ended when nobody waits. */
import type { Params } from '@shared/form/field'
import type { Bridge } from '@shared/ipc/calls'
import type { FromSolver } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import type { Puzzle } from '@shared/puzzle'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { createSession, type ListenForPorts } from '../session'

/** What is to be made. */
export interface Order {
  readonly puzzle: Puzzle
  readonly wishes: Params
  readonly seed: number
}

/** `share`: how much of the work is done, 0 … 1. */
export type Making =
  | { readonly kind: 'idle' }
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'made'; readonly params: Params; readonly order: Order }
  | { readonly kind: 'problem'; readonly message: Message }

interface MakerDesk {
  readonly making: Making
  /** What was wished last, by puzzle. */
  readonly wishes: Readonly<Record<string, Params>>
}

export interface Maker {
  readonly store: StoreApi<MakerDesk>
  start(order: Order): void
  /** Nobody waits for it any more; what was said or made last is forgotten, too. */
  drop(): void
}

const idle: Making = { kind: 'idle' }

export function createMaker(bridge: Bridge, listenForPorts: ListenForPorts): Maker {
  const store = createStore<MakerDesk>(() => ({ making: idle, wishes: {} }))
  const say = (making: Making) => store.setState({ making })
  let current: Order | undefined
  const session = createSession(bridge, listenForPorts, {
    heard: (message) => current && hear(message, current),
    gone: (code) =>
      fail(code === undefined ? { key: 'make.not-started' } : { key: 'make.gone', values: { code } }),
  })

  function hear(message: FromSolver, order: Order): void {
    if (message.kind === 'making') say(message)
    else if (message.kind === 'refused') fail(message.message)
    else if (message.kind === 'made') {
      const { params } = message
      if (params) end({ kind: 'made', params, order })
      else fail({ key: 'make.none', values: { seed: String(order.seed) } })
    }
  }

  function end(making: Making): void {
    current = undefined
    session.stop()
    say(making)
  }

  const fail = (message: Message): void => end({ kind: 'problem', message })

  return {
    store,
    start(order) {
      const { puzzle, wishes, seed } = order
      current = order
      store.setState(({ wishes: before }) => ({
        making: { kind: 'making', share: 0 },
        wishes: { ...before, [puzzle.id]: wishes },
      }))
      void session.start({ kind: 'make', puzzle: puzzle.id, wishes, seed })
    },
    drop: () => end(idle),
  }
}
