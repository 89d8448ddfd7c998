/**
 * A solver that searches nothing for the stage: it makes runs one after the other and says what each took. First all
 * are counted, which is the same on every machine; then they are timed.
 */

import type { Counts } from '@shared/counts'
import {
  type ComparedRow,
  type FromSolver,
  mostComparedSteps,
  mostTimedMs,
  mostTimedRuns,
  type ToSolver,
} from '@shared/ipc/solver'
import type { Puzzle } from '@shared/puzzle'
import { parseRun, type Run } from '@shared/run'
import { advance, countsOf, createSearch } from '@shared/search/search'
import type { Search } from '@shared/search/state'

/** Says a row at a time; between them the port is served. */
export function sayCompared(
  { runs }: ToSolver & { readonly kind: 'compare' },
  puzzles: readonly Puzzle[],
  say: (message: FromSolver) => void,
): void {
  const counted = new Array<ComparedRow>(runs.length)
  const work = (at: number): void => {
    const text = runs[at % runs.length] as string
    try {
      const run = runOf(text, puzzles)
      if (at < runs.length) {
        const row = countRun(run)
        counted[at] = row
        say({ kind: 'compared', at, row })
      } else if (isTimed(counted[at - runs.length])) {
        say({ kind: 'timed', at: at - runs.length, ...timeRun(run) })
      }
    } catch (error) {
      say({
        kind: 'refused',
        message: { key: 'main.solver.broke', values: { run: text, text: String(error) } },
      })
      return
    }
    if (at + 1 < 2 * runs.length) setImmediate(() => work(at + 1))
    else say({ kind: 'compared-all' })
  }
  if (runs.length > 0) work(0)
  else say({ kind: 'compared-all' })
}

function runOf(text: string, puzzles: readonly Puzzle[]): Run {
  const parsed = parseRun(text, puzzles)
  if (!parsed.ok) throw new Error(parsed.message.key)
  return parsed.value
}

const begin = ({ puzzle, params, strategy }: Run): Search =>
  createSearch(puzzle.position(params, strategy), strategy)

/** To the first solution, and to the end, as far as the limit allows. */
function countRun(run: Run): ComparedRow {
  const search = begin(run)
  advance(search, mostComparedSteps, true)
  const first: Counts | undefined = search.solutions > 0 ? countsOf(search) : undefined
  if (!search.exhausted) advance(search, mostComparedSteps - search.steps, false)
  return { first, total: search.exhausted ? countsOf(search) : undefined, solutions: search.solutions }
}

/** There is something to time where a run comes to an end. */
const isTimed = (row: ComparedRow | undefined): boolean =>
  row?.first !== undefined || row?.total !== undefined

/** The mean of whole runs, each from a fresh start to its first solution or its end. */
function timeRun(run: Run): { readonly ms: number; readonly runs: number } {
  const from = performance.now()
  let runs = 0
  do {
    advance(begin(run), mostComparedSteps, true)
    runs++
  } while (runs < mostTimedRuns && performance.now() - from < mostTimedMs)
  return { ms: (performance.now() - from) / runs, runs }
}
