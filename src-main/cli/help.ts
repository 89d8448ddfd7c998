/** The help: laid out like a short manual page, from the same data as the parser. */
import type { Puzzle } from '@shared/puzzle'
import { puzzles } from '@shared/puzzles/index'
import type { Say } from '@shared/words/say'
import { version } from '../../package.json'
import { exitStatus } from './exitStatus'
import { fileField, fileFlags } from './fileFlag'
import { flagText, paramLines, table } from './list'
import { fieldsOf } from './runFrom'
import { bareFlags, type Flag, type Verb, verbs } from './verbs'

export const versionText = (): string => `retrace ${version}\n`

export function generalHelp(say: Say): string {
  const word = (key: string) => say({ key: `cli.help.${key}` })
  return [
    `retrace ${version} — ${word('about')}\n`,
    section(word('usage'), usageOf(verbs)),
    section(word('verbs'), table(verbs.map(({ id }) => [id, say({ key: `cli.verb.${id}` })]))),
    section(word('puzzles'), table(puzzles.map(({ id }) => [id, say({ key: `${id}.about` })]))),
    section(word('flags'), flagLines(bareFlags, say)),
    section(word('examples'), examplesOf(verbs.flatMap(({ examples }) => examples.slice(0, 1)))),
    section(word('exit'), statusLines(say)),
    `${word('more')}\n`,
  ].join('\n')
}

/** Help for one verb; its params are those of `puzzle`, or of every puzzle when none is named. */
export function verbHelp(verb: Verb, puzzle: Puzzle | undefined, say: Say): string {
  const word = (key: string) => say({ key: `cli.help.${key}` })
  const shown = (puzzle ? [puzzle] : puzzles).filter((each) => fieldsOf(each, verb).length > 0)
  return [
    `retrace ${verb.id} — ${say({ key: `cli.verb.${verb.id}` })}\n`,
    section(word('usage'), usageOf([verb])),
    ...(verb.takes !== 'nothing' ? [`${say({ key: `cli.verb.${verb.id}.more` })}\n`] : []),
    section(word('flags'), flagLines(verb.flags, say)),
    ...shown.map((each) =>
      section(say({ key: `cli.help.${verb.takes}`, values: { puzzle: each.id } }), paramsOf(each, verb, say)),
    ),
    section(word('examples'), examplesOf(verb.examples)),
    section(word('exit'), statusLines(say)),
  ].join('\n')
}

const section = (title: string, body: string): string => `${title}\n${body}`

const usageOf = (of: readonly Verb[]): string =>
  of.flatMap(({ usage }) => usage.map((line) => `  retrace ${line}\n`)).join('')

const examplesOf = (lines: readonly string[]): string => lines.map((line) => `  retrace ${line}\n`).join('')

const flagLines = (flags: readonly Flag[], say: Say): string =>
  table(flags.map((flag) => [flagText(flag), say({ key: `cli.flag.${flag.id}` })]))

function paramsOf(puzzle: Puzzle, verb: Verb, say: Say): string {
  const takesStrategy = verb.flags.some(({ id }) => id === 'strategy')
  const ids = puzzle.strategies.map(({ id }) => id).join(', ')
  const { maker } = puzzle
  const own = verb.flags.map(({ id }) => id)
  const lines =
    verb.takes === 'wishes' && maker
      ? paramLines(maker.form, `${puzzle.id}.make`, say)
      : [...paramLines(puzzle.form, puzzle.id, say, own), ...fileLines(puzzle, say)]
  return table([...lines, ...(takesStrategy ? [['--strategy <id>', ids] as const] : [])])
}

function fileLines(puzzle: Puzzle, say: Say): readonly (readonly [string, string])[] {
  const field = say({ key: `${puzzle.id}.field.${fileField(puzzle)?.id}` })
  return fileFlags(puzzle).map((flag) => [flagText(flag), say({ key: 'cli.flag.file', values: { field } })])
}

const statusLines = (say: Say): string =>
  table(
    Object.entries(exitStatus).map(([name, status]) => [String(status), say({ key: `cli.exit.${name}` })]),
  )
