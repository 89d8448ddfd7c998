/** `--file`: a param that takes more than a line to say, read from a file. */
import type { TextField } from '@shared/form/field'
import { initialParams } from '@shared/form/read'
import type { Puzzle } from '@shared/puzzle'
import type { Arguments } from './arguments'
import { readText } from './files'
import type { Talk } from './io'
import { type Read, refuse } from './refusal'
import type { Flag } from './verbs'

/** The param that `--file` is read into, where a puzzle has one. */
export const fileField = ({ form }: Puzzle): TextField | undefined =>
  form.fields.find((field): field is TextField => field.kind === 'text' && (field.lines ?? 1) > 1)

export const fileFlags = (puzzle: Puzzle): readonly Flag[] =>
  fileField(puzzle) ? [{ kind: 'word', id: 'file', placeholder: '<file>' }] : []

interface OfPuzzle {
  readonly puzzle: Puzzle
  readonly args: Arguments
}

/** The same call with the text of the file in place of `--file`. A text that cannot be read is the file's fault. */
export async function withFile<Call extends OfPuzzle>(call: Call, { io }: Talk): Promise<Read<Call>> {
  const { args, puzzle } = call
  const { file, ...flags } = args.flags
  const field = fileField(puzzle)
  if (file === undefined || !field) return { ok: true, value: call }
  if (flags.run !== undefined) return refuse('--file', 'cli.run.alone')
  if (flags[field.id] !== undefined) return refuse('--file', 'cli.file.both', { field: field.id })
  const text = await readText(file, io)
  if (!text.ok) return text
  const read = field.read(text.value, initialParams(puzzle.form))
  if (!read.ok) return { ok: false, where: file, message: read.message }
  return { ok: true, value: { ...call, args: { ...args, flags: { ...flags, [field.id]: read.value } } } }
}
