/** The moment of a run at one of its steps, for the command line. */
import type { Moment } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { createSearch } from '@shared/search/search'
import { firstMoment, makeCursor, momentAt, type Window } from '@shared/trace/moment'
import type { Progress } from './progress'
import { walk } from './walk'

/** After k steps, or at the end where there are fewer. Rejects when interrupted. */
export async function momentOfStep(
  { puzzle, params, strategy }: Run,
  k: number,
  signal: AbortSignal,
  progress: Progress,
): Promise<Moment> {
  const search = createSearch(puzzle.position(params, strategy), strategy)
  let last: Window | undefined
  await walk(search, { limit: k, all: true, signal }, async (chunk) => {
    last = chunk
    await progress.show(search)
  })
  signal.throwIfAborted()
  await progress.clear()
  return last
    ? momentAt(makeCursor(puzzle, params, strategy), last, last.base.steps + last.steps.length)
    : firstMoment(puzzle, params, strategy)
}
