/** `retrace steps`: the steps of a run themselves, one a line. */
import { makeStepLister, type StepLine, stepsPiece } from '@shared/export/stepLines'
import type { Run } from '@shared/run'
import { createSearch } from '@shared/search/search'
import { exitStatus } from './exitStatus'
import { print, remark, type Talk } from './io'
import { makeProgress } from './progress'
import type { Read } from './refusal'
import { type Call, optionsFrom, runFrom } from './runFrom'
import { walk } from './walk'

export async function steps(call: Call, talk: Talk): Promise<Read<number>> {
  const run = runFrom(call)
  if (!run.ok) return run
  const options = optionsFrom(call.args, call.verb)
  if (!options.ok) return options
  const { from, count, all, json } = options.value
  const listed = { from: from as number, count: count as number, all: all as boolean, json: json as boolean }
  return { ok: true, value: await printSteps(run.value, listed, talk) }
}

interface Listed {
  /** The first step to print, and how many. */
  readonly from: number
  readonly count: number
  readonly all: boolean
  readonly json: boolean
}

async function printSteps(run: Run, { from, count, all, json }: Listed, talk: Talk): Promise<number> {
  const { puzzle, params, strategy } = run
  const proof = strategy.exhausts ? undefined : puzzle.impossible?.(params)
  if (proof) {
    await remark(talk, '', proof)
    return exitStatus.none
  }
  const search = createSearch(puzzle.position(params, strategy), strategy)
  const listed = makeStepLister(run)
  const progress = makeProgress(talk)
  const bounds = { limit: from + count, all, signal: talk.io.signal }
  // A chunk of steps is printed before the next is made, so that any number of them takes little memory.
  const stop = await walk(search, bounds, async (chunk) => {
    if (search.steps <= from) return progress.show(search)
    await progress.clear()
    await print(talk.io.stdout, textOf(listed(chunk, from), json))
  })
  await progress.clear()
  if (stop === 'interrupted') return exitStatus.interrupted
  if (search.steps < from)
    await remark(talk, '--from', { key: 'cli.steps.end', values: { steps: search.steps } })
  return exitStatus.done
}

function textOf(lines: readonly StepLine[], json: boolean): string {
  if (json) return stepsPiece('ndjson', lines)
  return lines.map(({ k, kind, move, depth }) => `${k}\t${kind}\t${move}\t${depth}\n`).join('')
}
