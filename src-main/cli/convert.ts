/** `retrace convert`: a path in any format that we read, written in any that we write. */
import { largestDocument } from '@shared/document/document'
import type { GivenPath } from '@shared/export/given'
import { exportLine } from '@shared/export/played'
import type { Puzzle } from '@shared/puzzle'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, type Run } from '@shared/run'
import { lineMomentAt, makeLineCursor, strategyOf } from '@shared/trace/line'
import { type Foreign, readForeign } from '../foreign'
import { exitStatus } from './exitStatus'
import { expectWritable, readBytes } from './files'
import { givenPath, type Hints } from './givenPath'
import { remark, type Talk } from './io'
import { makeProgress, type Progress } from './progress'
import { lineReel, searchReel } from './reels'
import { type Read, refuse } from './refusal'
import { findSolution, remarkEnd } from './solution'
import { writeOptions } from './solveOptions'
import { momentOfStep } from './stepMoment'
import { mostSteps } from './verbs'
import { momentSubject, type Subject, writeSubject } from './write'

export async function convert(hints: Hints, talk: Talk): Promise<Read<number>> {
  const { verb, puzzle, args } = hints
  const options = writeOptions({ verb, args })
  if (!options.ok) return options
  const [file] = args.operands
  if (file === undefined) return refuse(verb.id, 'cli.file.missing')
  if (options.value.out !== undefined) await expectWritable(options.value.out)
  const bytes = await readBytes(file, talk.io, largestDocument)
  if (!bytes.ok) return bytes
  const foreign = readForeign(bytes.value)
  if (!foreign.ok) return { ok: false, where: file, message: foreign.message }
  const progress = makeProgress(talk)
  const found = await (foreign.value.kind === 'moment'
    ? searched(foreign.value, file, puzzle, talk, progress)
    : given(foreign.value.text, file, hints, talk))
  if (!found.ok) return found
  const { subject, status } = found.value
  if (subject) await writeSubject(subject, options.value, talk, progress)
  return { ok: true, value: status }
}

/** Nothing to write where there is no solution, or no sound path. */
interface Found {
  readonly subject?: Subject
  readonly status: number
}

/** The run is searched again, as far as the document or the picture shows it. */
async function searched(
  { run: text, k = 0 }: Foreign & { readonly kind: 'moment' },
  file: string,
  puzzle: Puzzle | undefined,
  talk: Talk,
  progress: Progress,
): Promise<Read<Found>> {
  const parsed = parseRun(text, puzzle ? [puzzle] : puzzles)
  if (!parsed.ok) return { ok: false, where: file, message: parsed.message }
  const run = parsed.value
  const { signal } = talk.io
  const reel = searchReel(run, signal)
  if (k > 0) {
    const moment = await momentOfStep(run, k, signal, progress)
    return { ok: true, value: { subject: momentSubject(run, () => moment, reel), status: exitStatus.done } }
  }
  const solution = await findSolution(run, { limit: mostSteps, all: false, signal }, progress)
  await remarkEnd(solution, talk)
  const { status } = solution
  return {
    ok: true,
    value: solution.line ? { subject: momentSubject(run, solution.moment, reel), status } : { status },
  }
}

async function given(text: string, file: string, hints: Hints, talk: Talk): Promise<Read<Found>> {
  const path = await givenPath(text, file, hints, talk)
  return path.ok ? { ok: true, value: await soundOf(path.value, file, talk) } : path
}

/** A path with a fault inside is not written, one that ends early is. */
async function soundOf(path: GivenPath, file: string, talk: Talk): Promise<Found> {
  const { fault, sound, moves } = path
  if (!fault) return { subject: lineSubject(path), status: exitStatus.done }
  const isWhole = sound === moves.length
  const said = isWhole ? { key: 'cli.convert.early', values: { fault: talk.say(fault) } } : fault
  await remark(talk, file, said)
  return isWhole ? { subject: lineSubject(path), status: exitStatus.done } : { status: exitStatus.none }
}

function lineSubject({ puzzle, params, moves, fault }: GivenPath): Subject {
  const run: Run = { puzzle, params, strategy: strategyOf(puzzle) }
  const cursor = makeLineCursor(puzzle, params, moves)
  return {
    run,
    moment: () => lineMomentAt(cursor, moves.length),
    isSearched: false,
    text: (format, options) => exportLine(format, run, moves, !fault, options),
    reel: lineReel(cursor),
  }
}
