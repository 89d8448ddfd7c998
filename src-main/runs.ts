/** The solver processes: one a run, and one forked ahead, because a fork takes 100 ms and a start must not. */
import { join } from 'node:path'
import { solverPortMessage } from '@shared/ipc/calls'
import { MessageChannelMain, type UtilityProcess, utilityProcess, type WebContents } from 'electron'
import { tell } from './calls'

const solverPath = join(import.meta.dirname, 'solver.js')

/** More at once are a mistake in a window, and would only slow each other down. */
const mostRuns = 16

interface Run {
  readonly process: UtilityProcess
  readonly owner: WebContents
}

export class Solvers {
  readonly #complain: (what: string, error: unknown) => void
  readonly #runs = new Map<number, Run>()
  #spare: UtilityProcess | undefined
  #lastNumber = 0
  #closed = false

  constructor(complain: (what: string, error: unknown) => void) {
    this.#complain = complain
  }

  /** Forks the process that the next start will take, if there is none yet. */
  keepSpare(): void {
    if (this.#spare || this.#closed) return
    const spare = this.#fork()
    this.#spare = spare
    // One that dies unused is not forked again at once, or a broken one would be for ever.
    spare.once('exit', () => {
      if (this.#spare === spare) this.#spare = undefined
    })
  }

  /** Starts a solver and sends its port to the owner. Returns its number. Throws when too many are running. */
  start(owner: WebContents): number {
    const own = [...this.#runs.values()].filter((run) => run.owner === owner)
    if (own.length >= mostRuns) throw new Error(`more than ${mostRuns} solvers at once`)
    const process = this.#spare ?? this.#fork()
    this.#spare = undefined
    const solver = ++this.#lastNumber
    this.#runs.set(solver, { process, owner })
    process.once('exit', (code) => this.#ended(solver, code))

    const { port1, port2 } = new MessageChannelMain()
    process.postMessage(undefined, [port1])
    owner.postMessage(solverPortMessage, solver, [port2])
    setImmediate(() => this.keepSpare())
    return solver
  }

  /** Ends a solver of this owner; one that has ended already, or is another's, is left alone. */
  stop(solver: number, owner: WebContents): void {
    const run = this.#runs.get(solver)
    if (run?.owner !== owner) return
    this.#runs.delete(solver)
    run.process.kill()
  }

  /** Ends all solvers of an owner who is gone, or begins anew. */
  stopAll(owner: WebContents): void {
    for (const [solver, run] of this.#runs) if (run.owner === owner) this.stop(solver, owner)
  }

  /** Ends all processes, for good. */
  close(): void {
    this.#closed = true
    this.#spare?.kill()
    for (const { process } of this.#runs.values()) process.kill()
    this.#runs.clear()
  }

  #fork(): UtilityProcess {
    const solver = utilityProcess.fork(solverPath, [], {
      serviceName: 'Retrace solver',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    solver.stderr?.on('data', (text: Buffer) => this.#complain('solver', text.toString('utf8')))
    solver.on('error', (type, place) => this.#complain('solver', `${type} at ${place}`))
    return solver
  }

  /** A run that is no longer known was stopped by us. */
  #ended(solver: number, code: number): void {
    const run = this.#runs.get(solver)
    if (!run) return
    this.#runs.delete(solver)
    // 0 is how one ends whose window has closed the port, which comes before the call that stops it.
    if (code !== 0) this.#complain('solver', `number ${solver} ended with code ${code}`)
    // Not from within the event: messages sent during a process's exit can bring the main process down.
    setImmediate(() => tell(run.owner, 'solverGone', { solver, code }))
  }
}
