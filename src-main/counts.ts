/** The counting processes: one at a time for a window, each ended when its count is. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { counterOf } from '@shared/puzzles/counters'
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { type UtilityProcess, utilityProcess, type WebContents } from 'electron'
import { tell } from './calls'
import type { CountOrder, CountWord } from './counting/index'
import { stateFileOf } from './counting/stateFile'

const counterPath = join(import.meta.dirname, 'counter.js')

interface Count {
  readonly process: UtilityProcess
  readonly owner: WebContents
  /** Told last. */
  word: CountWord
}

const notBegun: CountWord = {
  state: 'running',
  share: 0,
  solutions: 0,
  leftMs: undefined,
  fundamental: undefined,
  isKept: false,
  remark: undefined,
}

export class Counts {
  readonly #complain: (what: string, error: unknown) => void
  readonly #counts = new Map<number, Count>()
  #lastNumber = 0

  constructor(complain: (what: string, error: unknown) => void) {
    this.#complain = complain
  }

  /** Begins to count all solutions of a run's board. Returns the number of the count. Throws on what has no counter. */
  start(run: string, owner: WebContents): number {
    const order = orderOf(run)
    this.stopAll(owner)
    const count = ++this.#lastNumber
    const process = utilityProcess.fork(counterPath, [], {
      serviceName: 'Retrace counter',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    process.stderr?.on('data', (text: Buffer) => this.#complain('counter', text.toString('utf8')))
    this.#counts.set(count, { process, owner, word: notBegun })
    process.on('message', (word: CountWord) => this.#hear(count, word))
    process.once('exit', (code) => this.#ended(count, code))
    process.postMessage(order)
    return count
  }

  /** Asks it to stop; what it has done by then is told, and kept if it was long. */
  stop(count: number, owner: WebContents): void {
    const found = this.#counts.get(count)
    if (found?.owner === owner) found.process.postMessage('stop')
  }

  /** Ends what an owner who is gone, or begins anew, has left. */
  stopAll(owner: WebContents): void {
    for (const [count, found] of this.#counts) if (found.owner === owner) this.#dismiss(count)
  }

  close(): void {
    for (const count of this.#counts.keys()) this.#dismiss(count)
  }

  #hear(count: number, word: CountWord): void {
    const found = this.#counts.get(count)
    if (!found) return
    found.word = word
    tell(found.owner, 'count', { count, ...word })
    if (word.state !== 'running') this.#dismiss(count)
  }

  #dismiss(count: number): void {
    const found = this.#counts.get(count)
    this.#counts.delete(count)
    found?.process.kill()
  }

  /** One that is no longer known was ended by us. */
  #ended(count: number, code: number): void {
    const found = this.#counts.get(count)
    if (!found) return
    this.#counts.delete(count)
    this.#complain('counter', `number ${count} ended with code ${code}`)
    const { owner, word } = found
    const remark = { key: 'counting.gone', values: { code } }
    // Not from within the event: messages sent during a process's exit can bring the main process down.
    setImmediate(() => tell(owner, 'count', { count, ...word, state: 'failed', leftMs: undefined, remark }))
  }
}

/** The window's text is checked as any run's; a board that cannot be counted is a mistake in the window. */
function orderOf(text: string): CountOrder {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new TypeError(`not a run: ${run.message.key}`)
  const { puzzle, params } = run.value
  if (counterOf(puzzle.id).check(params)) throw new TypeError(`${text} cannot be counted`)
  const stateFile = stateFileOf(puzzle.id, params, process.env, process.platform)
  return { puzzle: puzzle.id, params, threads: availableParallelism(), stateFile }
}
