/** `retrace count`: how many solutions there are. */
import type { Params } from '@shared/form/field'
import { countable, counterOf } from '@shared/puzzles/counters'
import { timeLeft } from '@shared/words/timeLeft'
import { type CountResult, countSolutions } from '../counting/countSolutions'
import { removeState, stateFileOf } from '../counting/stateFile'
import { exitStatus } from './exitStatus'
import { print, remark, type Talk } from './io'
import { makeProgress } from './progress'
import { type Read, refuse } from './refusal'
import { type Call, optionsFrom, runFrom } from './runFrom'

export async function count(call: Call, talk: Talk): Promise<Read<number>> {
  const { puzzle, args, verb } = call
  if (!countable.includes(puzzle.id))
    return refuse(verb.id, 'count.none', { text: puzzle.id, allowed: countable.join(', ') })
  const options = optionsFrom(args, verb)
  if (!options.ok) return options
  const run = runFrom(call)
  if (!run.ok) return run
  const params = withoutEmpty(run.value.params)
  const counter = counterOf(puzzle.id)
  const refusal = counter.check(params)
  if (refusal) return { ok: false, where: `--${refusal.field}`, message: refusal.message }

  const { jobs, fundamental, fresh } = options.value
  const began = performance.now()
  const result = await countInSight(puzzle.id, params, jobs as number, fresh === true, talk)
  const { solutions, share, isKept } = result
  const isWhole = share === 1
  const record = {
    puzzle: puzzle.id,
    ...params,
    ...(isWhole ? {} : { outcome: 'stopped', share }),
    solutions,
    ...(isWhole && fundamental === true ? { fundamental: counter.fundamental(params, solutions) } : {}),
    jobs,
    elapsedMs: Math.round((performance.now() - began) * 1000) / 1000,
  }
  await print(talk.io.stdout, `${JSON.stringify(record)}\n`)
  if (isWhole) return { ok: true, value: exitStatus.done }
  await remark(talk, '', { key: isKept ? 'count.kept' : 'count.stopped', values: { share } })
  return { ok: true, value: exitStatus.interrupted }
}

/** An empty list says nothing: neither in what is printed nor in which count it is. */
const withoutEmpty = (params: Params): Params =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => !Array.isArray(value) || value.length > 0))

async function countInSight(
  puzzle: string,
  params: Params,
  threads: number,
  isFresh: boolean,
  talk: Talk,
): Promise<CountResult> {
  const { io, say } = talk
  const stateFile = stateFileOf(puzzle, params, io.env, process.platform)
  if (isFresh) await removeState(stateFile).catch(() => {})
  const progress = makeProgress(talk)
  const result = await countSolutions(puzzle, params, {
    threads,
    signal: io.signal,
    stateFile,
    onProgress: ({ share, solutions, leftMs }) => {
      const left = leftMs === undefined ? '' : say(timeLeft(leftMs))
      const key = left === '' ? 'count.progress.first' : 'count.progress'
      // What cannot be shown is no reason to stop counting.
      progress.tell({ key, values: { share, solutions, left } }).catch(() => {})
    },
    onRemark: (message) => {
      remark(talk, '', message).catch(() => {})
    },
  })
  await progress.clear()
  return result
}
