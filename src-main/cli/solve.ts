/** `retrace solve`: finds a solution and writes it, on standard output or into a file. */
import { jsonText, pathRecord } from '@shared/export/path'
import type { Run } from '@shared/run'
import { everySolution } from './everySolution'
import { expectWritable } from './files'
import type { Talk } from './io'
import { makeProgress, type Progress } from './progress'
import { searchReel } from './reels'
import type { Read } from './refusal'
import { type Call, runFrom } from './runFrom'
import { findSolution, remarkEnd, type Solution } from './solution'
import { type SolveOptions, solveOptions } from './solveOptions'
import { momentSubject, write, writeSubject } from './write'

export async function solve(call: Call, talk: Talk): Promise<Read<number>> {
  const run = runFrom(call)
  if (!run.ok) return run
  const options = solveOptions(call)
  if (!options.ok) return options
  const { limit, all, out } = options.value
  if (out !== undefined) await expectWritable(out)

  const began = performance.now()
  const bounds = { limit, all, signal: talk.io.signal }
  const progress = makeProgress(talk)
  const every = all ? everySolution(run.value, options.value, talk, progress) : undefined
  const solution = await findSolution(run.value, bounds, progress, every?.take)
  const elapsedMs = Math.round((performance.now() - began) * 1000) / 1000
  if (options.value.format === 'json')
    await write(json(run.value, solution, every?.counters ?? {}, elapsedMs, talk), options.value, talk)
  else {
    const holdsAll = every?.finish !== undefined && solution.counts.solutions > 0
    await (holdsAll ? every.finish?.() : writePath(run.value, solution, options.value, talk, progress))
    await remarkEnd(solution, talk)
  }
  return { ok: true, value: solution.status }
}

function json(
  run: Run,
  solution: Solution,
  more: Readonly<Record<string, number>>,
  elapsedMs: number,
  { say }: Talk,
): string {
  const proof = solution.proof ? { proof: say(solution.proof) } : {}
  const record = pathRecord(run, solution)
  return jsonText({ ...record, counters: { ...record.counters, ...more }, ...proof, elapsedMs })
}

/** Formats that hold nothing but the path: what else there is to say goes to standard error. */
async function writePath(
  run: Run,
  solution: Solution,
  options: SolveOptions,
  talk: Talk,
  progress: Progress,
): Promise<void> {
  if (!solution.line) return
  const reel = searchReel(run, talk.io.signal)
  await writeSubject(momentSubject(run, solution.moment, reel), options, talk, progress)
}
