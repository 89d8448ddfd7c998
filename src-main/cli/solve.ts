/** `retrace solve`: finds a solution and writes it, on standard output or into a file. */
import { originText } from '@shared/export/origin'
import { exportPath, jsonText, pathRecord } from '@shared/export/path'
import { palettes } from '@shared/picture/ink'
import { type Run, runText } from '@shared/run'
import { everySolution } from './everySolution'
import { expectWritable, saveFile } from './files'
import { print, remark, type Talk } from './io'
import { makeProgress, type Progress } from './progress'
import type { Read } from './refusal'
import { type Call, runFrom } from './runFrom'
import { findSolution, type Solution } from './solution'
import { type SolveOptions, solveOptions } from './solveOptions'

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
  const isGif = options.format === 'gif'
  const data = await (isGif
    ? gif(run, solution, options, talk, progress)
    : pathData(run, solution, options, talk))
  await write(data, options, talk)
}

/** From the first step to where the search has come. */
async function gif(
  run: Run,
  solution: Solution,
  { theme, scale, pace }: SolveOptions,
  { lang, io: { signal } }: Talk,
  progress: Progress,
): Promise<Uint8Array> {
  const { filmGif } = await import('./animation')
  const last = run.puzzle.draw(solution.moment(), lang)
  const filming = { steps: solution.counts.steps, pace, scale, palette: palettes[theme], lang, last, signal }
  return Buffer.concat(await filmGif(run, filming, progress))
}

async function remarkEnd({ outcome, counts, proof }: Solution, talk: Talk): Promise<void> {
  if (outcome === 'stopped') await remark(talk, '', { key: 'cli.stopped', values: { steps: counts.steps } })
  if (outcome === 'no-solution')
    await remark(talk, '', proof ?? { key: 'cli.no-solution', values: { steps: counts.steps } })
}

async function pathData(
  run: Run,
  solution: Solution,
  { format, theme, bom, scale }: SolveOptions,
  { say, lang }: Talk,
): Promise<string | Uint8Array> {
  const title = say(run.puzzle.title(run.params))
  const moment = solution.moment()
  const metadata = originText({ run: runText(run), step: moment.counts.steps })
  const look = {
    lang,
    palette: palettes[theme],
    bom,
    svg: { title, metadata, scale: format === 'svg' ? scale : 1 },
  }
  const text = exportPath(format === 'png' || format === 'gif' ? 'svg' : format, run, moment, look)
  if (format !== 'png') return text
  // Its fonts are megabytes: only those who want a PNG wait for them.
  const { svgToPng } = await import('../png')
  return svgToPng(text, scale)
}

const write = (data: string | Uint8Array, { out }: SolveOptions, { io }: Talk): Promise<void> =>
  out === undefined ? print(io.stdout, String(data)) : saveFile(out, data)
