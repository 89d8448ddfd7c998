/** Which path a text holds, by what the line of words says of it. */
import { differenceOf } from '@shared/export/check'
import { type GivenPath, readGiven } from '@shared/export/given'
import type { Params } from '@shared/form/field'
import { initialParams } from '@shared/form/read'
import type { Puzzle } from '@shared/puzzle'
import { puzzles } from '@shared/puzzles/index'
import type { Arguments } from './arguments'
import { withFile } from './fileFlag'
import type { Talk } from './io'
import { type Read, refuse } from './refusal'
import { paramsAsked, runFrom } from './runFrom'
import type { Verb } from './verbs'

export interface Hints {
  readonly verb: Verb
  /** The one that `--puzzle` names; the other flags may be params of it. */
  readonly puzzle: Puzzle | undefined
  readonly args: Arguments
}

/** The likeliest path. What the line of words asks for goes before what the text says of itself. */
export async function givenPath(
  text: string,
  file: string,
  { verb, puzzle, args }: Hints,
  talk: Talk,
): Promise<Read<GivenPath>> {
  const [first] = puzzles
  if (!puzzle) return pathIn(text, file, puzzles, first as Puzzle, initialParams((first as Puzzle).form))
  const { puzzle: _, ...flags } = args.flags
  const call = await withFile({ verb, puzzle, args: { operands: [], flags } }, talk)
  if (!call.ok) return call
  const run = runFrom(call.value)
  if (!run.ok) return run
  const path = pathIn(text, file, [puzzle], puzzle, run.value.params)
  if (!path.ok) return path
  const message = differenceOf(puzzle, paramsAsked(call.value.args, run.value), path.value.params)
  return message ? { ok: false, where: file, message } : path
}

function pathIn(
  text: string,
  file: string,
  readers: readonly Puzzle[],
  puzzle: Puzzle,
  params: Params,
): Read<GivenPath> {
  const read = readGiven(text, readers, { puzzle, params })
  if (!read.ok) return { ok: false, where: file, message: read.message }
  const path = read.value.find((each): each is GivenPath => each.kind === 'path')
  return path ? { ok: true, value: path } : refuse(file, 'cli.convert.board')
}
