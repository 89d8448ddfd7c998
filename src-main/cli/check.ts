/** `retrace check`: is the path in this file a true solution? */
import { checkPath, differenceOf, readPathFile } from '@shared/export/check'
import type { Params } from '@shared/form/field'
import type { Message } from '@shared/lib/message'
import type { Puzzle, ReadPath } from '@shared/puzzle'
import { exitStatus } from './exitStatus'
import { readText } from './files'
import { print, type Talk } from './io'
import { type Read, refuse } from './refusal'
import { type Call, optionsFrom, paramsAsked, runFrom } from './runFrom'

export async function check(call: Call, talk: Talk): Promise<Read<number>> {
  const { verb, puzzle, args } = call
  const options = optionsFrom(args, verb)
  if (!options.ok) return options
  const [, file] = args.operands
  if (file === undefined) return refuse('check', 'cli.file.missing')
  const run = runFrom(call)
  if (!run.ok) return run
  const text = await readText(file, talk.io)
  if (!text.ok) return text
  const read = readPathFile(puzzle, text.value, run.value.params)
  if (!read.ok) return { ok: false, where: file, message: read.message }

  const fault = faultOf(puzzle, read.value, paramsAsked(args, run.value))
  await print(talk.io.stdout, `${verdict(fault, puzzle, read.value, talk)}\n`)
  return { ok: true, value: fault ? exitStatus.none : exitStatus.done }
}

/** What the line of words asks for goes before what the file says of itself. */
const faultOf = (puzzle: Puzzle, { params, moves }: ReadPath, asked: Params): Message | undefined =>
  differenceOf(puzzle, asked, params) ?? checkPath(puzzle, params, moves)

const verdict = (fault: Message | undefined, puzzle: Puzzle, { params }: ReadPath, { say }: Talk): string =>
  fault
    ? say({ key: 'cli.check.false', values: { fault: say(fault) } })
    : say({ key: 'cli.check.true', values: { title: say(puzzle.title(params)) } })
