/** Runs a search for the command line and keeps what there is to write of it. */

import type { Counts } from '@shared/counts'
import type { RunEnd, RunResult } from '@shared/export/path'
import { assertNever } from '@shared/lib/assertNever'
import type { Message } from '@shared/lib/message'
import type { Moment } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { countsOf, createSearch, lineOf } from '@shared/search/search'
import type { Move } from '@shared/step'
import { firstMoment, makeCursor, momentAt, type Window } from '@shared/trace/moment'
import { exitStatus } from './exitStatus'
import { gameAnswer } from './gameAnswer'
import { remark, type Talk } from './io'
import type { Progress } from './progress'
import { type Bounds, type Stop, walk } from './walk'

export interface Solution extends RunResult {
  readonly status: number
  /** Why there is no solution, where an argument settled it without a search. */
  readonly proof: Message | undefined
  /** The board to show: at the first solution, or where the search stopped. */
  moment(): Moment
}

/** Told the line of every solution, counted from 0; the search waits for it. */
export type OnSolution = (line: readonly Move[], index: number) => void | Promise<void>

/** Searches within the bounds. Where an argument settles the question, only a strategy that exhausts searches at all. */
export async function findSolution(
  run: Run,
  bounds: Bounds,
  progress: Progress,
  onSolution?: OnSolution,
): Promise<Solution> {
  const { puzzle, params, strategy } = run
  const start = firstMoment(puzzle, params, strategy)
  const proof = strategy.exhausts ? undefined : puzzle.impossible?.(params)
  if (proof) return { ...noSolution, counts: start.counts, line: undefined, proof, moment: () => start }

  const search = createSearch(puzzle.position(params, strategy), strategy)
  let last: Window | undefined
  let first: { readonly line: number[]; readonly counts: Counts; readonly window: Window } | undefined
  let told = 0
  const stop = await walk(search, { ...bounds, each: onSolution !== undefined }, async (chunk) => {
    last = chunk
    // The walk writes over its chunks; the first solution has to outlast the search for all.
    if (!first && search.solutions > 0)
      first = {
        line: lineOf(search),
        counts: countsOf(search),
        window: { ...chunk, steps: chunk.steps.slice() },
      }
    if (search.solutions > told) await onSolution?.(lineOf(search), told)
    told = search.solutions
    await progress.show(search)
  })
  await progress.clear()
  const answer = await gameAnswer(run, search, bounds.signal, progress)

  const end = endOf(stop, search.solutions)
  const window = first?.window ?? last
  return {
    ...end,
    counts: countsOf(search),
    first: first?.counts,
    line: end.outcome === 'no-solution' ? undefined : (answer?.line ?? first?.line ?? lineOf(search)),
    answer,
    proof,
    moment: () => (window ? momentAt(makeCursor(puzzle, params, strategy), window, endStep(window)) : start),
  }
}

/** Why there is no more than there is, on standard error. */
export async function remarkEnd({ outcome, counts, proof }: Solution, talk: Talk): Promise<void> {
  if (outcome === 'stopped') await remark(talk, '', { key: 'cli.stopped', values: { steps: counts.steps } })
  if (outcome === 'no-solution')
    await remark(talk, '', proof ?? { key: 'cli.no-solution', values: { steps: counts.steps } })
}

const noSolution = { outcome: 'no-solution', status: exitStatus.none } as const

function endOf(stop: Stop, solutions: number): { readonly outcome: RunEnd; readonly status: number } {
  switch (stop) {
    case 'solved':
      return { outcome: 'solved', status: exitStatus.done }
    case 'exhausted':
      return solutions > 0 ? { outcome: 'solved', status: exitStatus.done } : noSolution
    case 'limit':
      return { outcome: 'stopped', status: exitStatus.stopped }
    case 'interrupted':
      return { outcome: 'stopped', status: exitStatus.interrupted }
    default:
      return assertNever(stop)
  }
}

const endStep = ({ base, steps }: Window): number => base.steps + steps.length
