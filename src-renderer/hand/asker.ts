/** Asks a solver of its own whether a hand can be completed; the search on the table goes on as it is. */
import type { Bridge } from '@shared/ipc/calls'
import type { Limits } from '@shared/ipc/limits'
import type { FromSolver } from '@shared/ipc/solver'
import type { Message } from '@shared/lib/message'
import type { Run } from '@shared/run'
import { runText } from '@shared/run'
import type { Move } from '@shared/step'
import { linesOf } from '@shared/trace/solutions'
import { createSession, type ListenForPorts } from '../session'
import type { Answer } from './handDesk'

export interface Asker {
  /** Looks for the first solution of this run, within these limits. An earlier question is dropped. */
  ask(run: Run, limits: Limits): void
  /** Nobody wants to know any more. */
  drop(): void
}

export interface AskerEvents {
  /** So many steps have been tried. */
  tried(steps: number): void
  found(line: readonly Move[]): void
  ended(answer: Answer): void
}

export function createAsker(bridge: Bridge, listenForPorts: ListenForPorts, events: AskerEvents): Asker {
  const session = createSession(bridge, listenForPorts, {
    heard,
    gone: (code) =>
      events.ended({
        kind: 'failed',
        message: code === undefined ? { key: 'ui.gone.start' } : { key: 'hand.gone', values: { code } },
      }),
  })

  function heard(message: FromSolver): void {
    switch (message.kind) {
      case 'progress':
        if (message.found) session.say({ kind: 'solutions', request: 1, from: 0, count: 1 })
        else if (message.state === 'exhausted') end({ kind: 'no', steps: message.counts.steps })
        else if (message.state === 'limit')
          end({ kind: 'failed', message: limitReached(message.counts.steps) })
        else events.tried(message.counts.steps)
        break
      case 'solutions': {
        const [line] = linesOf(message.page)
        session.stop()
        if (line) events.found(line)
        break
      }
      case 'refused':
        end({ kind: 'failed', message: message.message })
        break
      default:
        // Nothing else was asked for.
        break
    }
  }

  function end(answer: Answer): void {
    session.stop()
    events.ended(answer)
  }

  return {
    ask: (run, limits) => void session.start({ kind: 'run', run: runText(run), limits }),
    drop: () => session.stop(),
  }
}

const limitReached = (steps: number): Message => ({ key: 'hand.limit', values: { steps } })
