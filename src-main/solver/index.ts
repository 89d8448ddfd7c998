/** A solver process: it waits for the port of a window, then serves one run over it until the port closes. */
import type { ToSolver } from '@shared/ipc/solver'
import { puzzles } from '@shared/puzzles/index'
import { makeRunner } from './runner'

process.parentPort.once('message', ({ ports: [port] }) => {
  if (!port) throw new Error('a solver is started with a port')
  const hear = makeRunner(puzzles, (message) => port.postMessage(message))
  port.on('message', ({ data }) => hear(data as ToSolver))
  // The window is gone, and with it whoever could ask for anything.
  port.on('close', () => process.exit())
  port.start()
})
