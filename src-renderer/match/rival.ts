/** The window's end of the one who plays the computer's moves, in a solver of its own; what it says goes to the match. */

import type { Hand } from '@shared/hand'
import type { Bridge } from '@shared/ipc/calls'
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import { createSession, type ListenForPorts } from '../session'
import type { MatchStore } from './matchDesk'

/** What is asked. */
interface Position {
  readonly hand: Hand
  readonly level: string
  readonly seed: number
}

export interface Rival {
  /** A question is not answered yet. */
  readonly isAsked: boolean
  /** Takes its place at this run, if it has not. */
  sit(run: string): void
  /** Asks what it makes of this. What was asked before nobody wants to know any more. */
  ask(position: Position): void
  /** Nobody wants to know what was asked last. */
  drop(): void
  learn(on: boolean): void
  /** Leaves, and forgets all it has learnt. */
  leave(): void
}

type Question = ToSolver & { readonly kind: 'think' }

export function createRival(bridge: Bridge, listenForPorts: ListenForPorts, match: MatchStore): Rival {
  let seated: string | undefined
  let last = 0
  let question: Question | undefined
  let isPut = false
  const session = createSession(bridge, listenForPorts, {
    heard,
    gone: (code) =>
      lose(code === undefined ? { key: 'match.not-started' } : { key: 'match.gone', values: { code } }),
  })

  function heard(message: FromSolver): void {
    if (message.kind === 'learning') {
      const { share, isDone, isOn } = message
      put()
      match.setState({ learning: { share, isDone, isOn } })
    } else if (message.kind === 'thought' && message.request === question?.request) {
      const { hand } = question
      question = undefined
      match.setState({ thought: { hand, thought: message.thought } })
    } else if (message.kind === 'refused') lose(message.message)
  }

  /** A question that came before the solver was there is put when it first says something. */
  function put(): void {
    if (!question || isPut || !session.isOpen) return
    isPut = true
    session.say(question)
  }

  function lose(message: Message): void {
    leave()
    match.setState({ problem: message })
  }

  function leave(): void {
    seated = undefined
    question = undefined
    session.stop()
    match.setState({ learning: undefined, thought: undefined, problem: undefined })
  }

  return {
    get isAsked() {
      return question !== undefined
    },
    sit(run) {
      if (run === seated) return
      seated = run
      question = undefined
      if (session.isOpen) session.say({ kind: 'game', run })
      else void session.start({ kind: 'game', run })
    },
    ask(position) {
      question = { kind: 'think', request: ++last, ...position }
      isPut = false
      put()
    },
    drop() {
      question = undefined
    },
    learn: (on) => session.say({ kind: 'learn', on }),
    leave,
  }
}
