/**
 * The window's end of a solver: one run at a time. Starting anew closes what was there, and nothing an earlier
 * solver still says is heard.
 */
import type { Bridge } from '@shared/ipc/calls'
import type { FromSolver, ToSolver } from '@shared/ipc/solver'

export interface SessionEvents {
  heard(message: FromSolver): void
  /** The solver ended by itself, or could not be started (`code` is then undefined). */
  gone(code: number | undefined): void
}

export interface Session {
  /** There is a solver, and it listens. */
  readonly isOpen: boolean
  /** Starts a solver and says this to it first. */
  start(first: ToSolver): Promise<void>
  /** Said to the solver of now; without one, to nobody. */
  say(message: ToSolver): void
  stop(): void
}

/** Listens for the ports that solvers come with; returns how to stop. */
export type ListenForPorts = (listener: (solver: number, port: MessagePort) => void) => () => void

export function createSession(
  bridge: Bridge,
  listenForPorts: ListenForPorts,
  events: SessionEvents,
): Session {
  /** Grows with every start and stop, so that a start that was overtaken knows it. */
  let turn = 0
  let current: { solver: number; port: MessagePort } | undefined
  const office = makePortOffice(listenForPorts)

  function stop(): void {
    turn++
    if (!current) return
    const { solver, port } = current
    current = undefined
    dismiss(solver, port)
  }

  function dismiss(solver: number, port: MessagePort): void {
    port.onmessage = null
    port.close()
    void bridge.call('stopSolver', { solver })
  }

  function lose(code: number | undefined): void {
    turn++
    current?.port.close()
    current = undefined
    events.gone(code)
  }

  bridge.on('solverGone', ({ solver, code }) => {
    if (solver === current?.solver) lose(code)
  })

  return {
    get isOpen() {
      return current !== undefined
    },
    async start(first) {
      stop()
      const mine = turn
      office.open()
      try {
        const { solver } = await bridge.call('startSolver', undefined)
        const port = await office.portOf(solver)
        if (mine !== turn) return dismiss(solver, port)
        current = { solver, port }
        port.onmessage = ({ data }: MessageEvent<FromSolver>) => {
          if (mine === turn) events.heard(data)
        }
        port.postMessage(first)
      } catch {
        if (mine === turn) lose(undefined)
      } finally {
        office.close()
      }
    },
    say(message) {
      current?.port.postMessage(message)
    },
    stop,
  }
}

interface PortOffice {
  /** A port will be asked for: from now on those that arrive are kept. Every `open` is followed by a `close`. */
  open(): void
  portOf(solver: number): Promise<MessagePort>
  close(): void
}

/** A port and the call that asked for it arrive in either order; ports of other sessions come by, too. */
function makePortOffice(listenForPorts: ListenForPorts): PortOffice {
  const arrived = new Map<number, MessagePort>()
  const waiting = new Map<number, (port: MessagePort) => void>()
  let expected = 0
  listenForPorts((solver, port) => {
    const give = waiting.get(solver)
    waiting.delete(solver)
    if (give) give(port)
    else if (expected > 0) arrived.set(solver, port)
  })
  return {
    open() {
      expected++
    },
    portOf(solver) {
      const port = arrived.get(solver)
      arrived.delete(solver)
      return port ? Promise.resolve(port) : new Promise((give) => waiting.set(solver, give))
    },
    close() {
      expected--
      if (expected === 0) arrived.clear()
    },
  }
}
