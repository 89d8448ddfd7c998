/** The command line from its words to its exit status. It touches the outside through `Io` only. */
import { type Lang, langs } from '@shared/lib/message'
import { puzzles } from '@shared/puzzles/index'
import { checkWords } from '@shared/words/checkWords'
import { cliWords } from '@shared/words/cliWords'
import { countWords } from '@shared/words/countWords'
import { desktopWords } from '@shared/words/desktopWords'
import { exportWords } from '@shared/words/exportWords'
import { formWords } from '@shared/words/form'
import { makeWords } from '@shared/words/makeWords'
import { makeSay } from '@shared/words/say'
import { shellWords } from '@shared/words/shellWords'
import { DrawRefusal } from '../drawRefusal'
import { saveFailure } from '../saveFailure'
import { terminalLang } from '../terminalLang'
import { type Arguments, flagText, readArguments } from './arguments'
import { check } from './check'
import { convert } from './convert'
import { count } from './count'
import { exitStatus } from './exitStatus'
import { withFile } from './fileFlag'
import { generate } from './generate'
import { generalHelp, verbHelp, versionText } from './help'
import { CannotWrite, type Io, print, remark, type Talk } from './io'
import { listJson, listText } from './list'
import { quoted, type Read, refuse } from './refusal'
import { type Call, fieldsOf, flagsOf, optionsFrom, puzzleFrom } from './runFrom'
import { solve } from './solve'
import { steps } from './steps'
import { bareFlags, type Verb, verbs } from './verbs'

/** Carries out one command line and returns its exit status. Throws only on a bug. */
export async function runCli(words: readonly string[], io: Io): Promise<number> {
  const lang = langOf(words, io.env)
  const talk: Talk = { io, lang, say: makeSay(lang, catalogues) }
  try {
    const read = await carryOut(words, talk)
    if (read.ok) return read.value
    await remark(talk, read.where, read.message)
    return exitStatus.badInput
  } catch (error) {
    if (io.signal.aborted) return exitStatus.interrupted
    if (error instanceof CannotWrite) return cannotWrite(error, talk)
    if (!(error instanceof DrawRefusal)) throw error
    await remark(talk, '', error.told)
    return exitStatus.cannotWrite
  }
}

async function carryOut(words: readonly string[], talk: Talk): Promise<Read<number>> {
  const [name = '', ...rest] = words
  if (name === '' || name.startsWith('-')) return withoutVerb(words, talk)
  const verb = verbs.find(({ id }) => id === name)
  if (!verb) return refuse(quoted(name), 'cli.verb.unknown', { allowed: verbIds })
  const puzzle = puzzleFrom(rest, verb)
  if (flagText(rest, flagsOf(verb), 'help') !== undefined)
    return printed(verbHelp(verb, puzzle?.ok ? puzzle.value : undefined, talk.say), talk)
  if (puzzle && !puzzle.ok) return puzzle
  const args = readArguments(rest, [...verb.flags, ...(puzzle ? fieldsOf(puzzle.value, verb) : [])])
  if (!args.ok) return args
  const extra = args.value.operands[verb.operands]
  if (extra !== undefined)
    return refuse(quoted(extra), 'cli.operand.extra', { usage: verb.usage[0] as string })
  if (verb.id === 'convert') return convert({ verb, puzzle: puzzle?.value, args: args.value }, talk)
  if (!puzzle) return list(verb, args.value, talk)
  const call = await withFile({ verb, puzzle: puzzle.value, args: args.value }, talk)
  return call.ok ? ofPuzzle(call.value, talk) : call
}

function ofPuzzle(call: Call, talk: Talk): Promise<Read<number>> {
  switch (call.verb.id) {
    case 'solve':
      return solve(call, talk)
    case 'steps':
      return steps(call, talk)
    case 'count':
      return count(call, talk)
    case 'generate':
      return generate(call, talk)
    case 'check':
      return check(call, talk)
    default:
      throw new Error(`${call.verb.id} is about no puzzle`)
  }
}

async function list(verb: Verb, args: Arguments, talk: Talk): Promise<Read<number>> {
  const options = optionsFrom(args, verb)
  if (!options.ok) return options
  return printed(options.value.json ? listJson(talk.say) : listText(talk.say), talk)
}

async function withoutVerb(words: readonly string[], talk: Talk): Promise<Read<number>> {
  const args = readArguments(words, bareFlags)
  if (!args.ok) return args
  const { version, help } = args.value.flags
  if (version !== undefined) return printed(versionText(), talk)
  return help === undefined
    ? refuse('', 'cli.verb.missing', { allowed: verbIds })
    : printed(generalHelp(talk.say), talk)
}

async function printed(text: string, { io }: Talk): Promise<Read<number>> {
  await print(io.stdout, text)
  return { ok: true, value: exitStatus.done }
}

/** A reader that has seen enough (`| head`) is no failure; a full disk is. */
async function cannotWrite({ path, cause }: CannotWrite, talk: Talk): Promise<number> {
  const code = (cause as NodeJS.ErrnoException).code ?? ''
  if (path === undefined && ['EPIPE', 'EOF', 'ERR_STREAM_DESTROYED'].includes(code)) return exitStatus.done
  const where = path ?? talk.say({ key: 'cli.stdout' })
  // Standard error may be what is full: then nobody can be told, and the status has to do.
  await remark(talk, '', saveFailure(cause, where)).catch(() => {})
  return exitStatus.cannotWrite
}

/** `--lang`, else what the system speaks. */
function langOf(words: readonly string[], env: Io['env']): Lang {
  return langs.find((lang) => lang === flagText(words, everyFlag, 'lang')) ?? terminalLang(env)
}

const verbIds = verbs.map(({ id }) => id).join(', ')
const everyFlag = verbs.flatMap(flagsOf)
const catalogues = [
  cliWords,
  checkWords,
  countWords,
  desktopWords,
  exportWords,
  formWords,
  makeWords,
  shellWords,
  ...puzzles.map(({ words }) => words),
]
