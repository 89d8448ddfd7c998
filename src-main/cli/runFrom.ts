/** From the words of a command line to the puzzle and the run they name. */

import type { Params, Value } from '@shared/form/field'
import { readForm } from '@shared/form/read'
import type { Puzzle } from '@shared/puzzle'
import { puzzleOf, puzzles } from '@shared/puzzles/index'
import { makeRun, parseRun, type Run, type RunOutcome } from '@shared/run'
import { type Arguments, flagText, operandsOf } from './arguments'
import { fileFlags } from './fileFlag'
import { quoted, type Read, refuse } from './refusal'
import type { Flag, Verb } from './verbs'

/** A line whose flags are known to be flags of its verb and its puzzle. */
export interface Call {
  readonly verb: Verb
  readonly puzzle: Puzzle
  readonly args: Arguments
}

/** The flags of a verb with those of every puzzle, for a first look at a line. */
export const flagsOf = (verb: Verb): Flag[] => [
  ...verb.flags,
  ...puzzles.flatMap((puzzle) => fieldsOf(puzzle, verb)),
]

/** What of a puzzle a verb takes as flags. */
export function fieldsOf(puzzle: Puzzle, { takes, flags }: Verb): readonly Flag[] {
  if (takes === 'nothing') return []
  if (takes === 'wishes') return puzzle.maker?.form.fields ?? []
  // Of the zebra puzzle, `--puzzle` is a param where no puzzle is named by it.
  const fields = puzzle.form.fields.filter(({ id }) => !flags.some((flag) => flag.id === id))
  return [...fields, ...fileFlags(puzzle)]
}

/**
 * Which puzzle a line is about, before its flags can be judged: they are that puzzle's. Undefined where it need not be
 * about one.
 */
export function puzzleFrom(words: readonly string[], verb: Verb): Read<Puzzle> | undefined {
  const flags = flagsOf(verb)
  if (verb.takes === 'nothing') return undefined
  if (verb.takes === 'hints') {
    const named = flagText(words, flags, 'puzzle')
    return named === undefined ? undefined : puzzleNamed(named, verb, '--puzzle')
  }
  const runText = flagText(words, flags, 'run')
  if (runText) {
    const run = parseRun(runText, puzzles)
    return run.ok ? { ok: true, value: run.value.puzzle } : inRun(run)
  }
  const [id] = operandsOf(words, flags)
  return id === undefined
    ? refuse(verb.id, 'cli.puzzle.missing', { allowed: aboutable(verb) })
    : puzzleNamed(id, verb, verb.id)
}

function puzzleNamed(id: string, verb: Verb, where: string): Read<Puzzle> {
  const allowed = aboutable(verb)
  const puzzle = puzzleOf(id)
  if (!puzzle) return refuse(where, 'run.puzzle', { text: quoted(id), allowed })
  if (verb.takes === 'wishes' && !puzzle.maker) return refuse(verb.id, 'make.no-maker', { text: id, allowed })
  return { ok: true, value: puzzle }
}

/** The puzzles that a verb can be about. */
const aboutable = ({ takes }: Verb): string =>
  puzzles
    .filter(({ maker }) => takes !== 'wishes' || maker)
    .map(({ id }) => id)
    .join(', ')

/** The run that a line names, by its run id or by puzzle, strategy and params. */
export function runFrom({ puzzle, args }: Call): Read<Run> {
  const { operands, flags } = args
  const typed = paramsGiven(args, puzzle)
  if (flags.run !== undefined) {
    if (operands.length > 0 || flags.strategy !== undefined || Object.keys(typed).length > 0)
      return refuse('--run', 'cli.run.alone')
    const run = parseRun(flags.run, puzzles)
    return run.ok ? run : inRun(run)
  }
  const run = makeRun(puzzle.id, flags.strategy, typed, puzzles)
  return run.ok ? run : { ok: false, where: `--${run.field}`, message: run.message }
}

/** The flags of a line that are params of the puzzle, as typed. */
function paramsGiven({ flags }: Arguments, puzzle: Puzzle): Record<string, string> {
  const ids = puzzle.form.fields.map(({ id }) => id)
  return Object.fromEntries(Object.entries(flags).filter(([id]) => ids.includes(id)))
}

/** Of the params of a run, those that its line asks for. */
export function paramsAsked(args: Arguments, { puzzle, params }: Run): Params {
  const ids = Object.keys(paramsGiven(args, puzzle))
  return Object.fromEntries(Object.entries(params).filter(([id]) => ids.includes(id)))
}

/** The verb's own flags, read as a form; text flags are left to whoever knows what they name. */
export function optionsFrom({ flags }: Arguments, verb: Verb): Read<Params> {
  const fields = verb.flags.filter((flag) => flag.kind !== 'word')
  const read = readForm<Readonly<Record<string, Value>>>({ fields, presets: [] }, flags)
  return read.ok ? read : { ok: false, where: `--${read.field}`, message: read.message }
}

const inRun = ({ field, message }: Extract<RunOutcome, { ok: false }>): Read<never> => ({
  ok: false,
  where: `--run: ${quoted(field)}`,
  message,
})
