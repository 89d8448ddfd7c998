/** The manual page `retrace(1)`, from the same data as the parser and the help; in the language of man(7). */
import { puzzles } from '@shared/puzzles/index'
import type { Say } from '@shared/words/say'
import { exitStatus } from './exitStatus'
import { flagText, paramLines } from './list'
import { bareFlags, type Flag, type Verb, verbs } from './verbs'

/** Words that are said by `say`, which should be in English: no other page is shipped. */
export function manPage(say: Say): string {
  return [
    '.TH RETRACE 1 "" "Retrace" "User Commands"',
    '.SH NAME',
    'retrace \\- see how a backtracking search works',
    '.SH SYNOPSIS',
    ...lines(['[file | link]', ...verbs.flatMap(({ usage }) => usage)], '.br'),
    '.SH DESCRIPTION',
    'Without a verb',
    '.B retrace',
    'opens its window, on a .retrace document or the run of a link (retrace:run-id#step) if one is given.',
    'With a verb it works on the terminal, without a window and without a display.',
    ...verbs.flatMap((verb) => verbPart(verb, say)),
    '.SH OPTIONS WITHOUT A VERB',
    ...flags(bareFlags, say),
    ...puzzles.flatMap((puzzle) => [
      `.SH PARAMETERS OF ${quoted(puzzle.id.toUpperCase())}`,
      text(say({ key: `${puzzle.id}.about` })),
      ...paramLines(puzzle.form, puzzle.id, say).flatMap(([flag, about]) => entry(flag, about)),
      ...entry('--strategy <id>', puzzle.strategies.map(({ id }) => id).join(', ')),
    ]),
    '.SH ENVIRONMENT',
    ...entry('LC_ALL, LC_MESSAGES, LANG', 'the language, Chinese or English, where --lang does not say it'),
    '.SH EXIT STATUS',
    ...Object.entries(exitStatus).flatMap(([name, status]) =>
      entry(String(status), say({ key: `cli.exit.${name}` })),
    ),
    '.SH EXAMPLES',
    '.nf',
    ...verbs.flatMap(({ examples }) => examples.map((line) => text(`retrace ${line}`))),
    text("retrace 'retrace:n-queens/place-queens?n=8#10'"),
    '.fi',
    '',
  ].join('\n')
}

function verbPart(verb: Verb, say: Say): readonly string[] {
  const more = verb.takes === 'nothing' ? [] : [text(say({ key: `cli.verb.${verb.id}.more` }))]
  return [
    `.SH ${quoted(`RETRACE ${verb.id.toUpperCase()}`)}`,
    text(say({ key: `cli.verb.${verb.id}` })),
    '.PP',
    ...more,
    ...flags(verb.flags, say),
  ]
}

const flags = (of: readonly Flag[], say: Say): readonly string[] =>
  of.flatMap((flag) => entry(flagText(flag), say({ key: `cli.flag.${flag.id}` })))

const entry = (name: string, about: string): readonly string[] => ['.TP', `.B ${text(name)}`, text(about)]

const lines = (usage: readonly string[], between: string): readonly string[] =>
  usage.flatMap((line, i) => [...(i > 0 ? [between] : []), `.B retrace`, text(line)])

const quoted = (name: string): string => `"${text(name)}"`

/** Plain text: a backslash or a hyphen would mean something else, as would a dot or an apostrophe at the start of a line. */
const text = (plain: string): string =>
  plain
    .trim()
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&')
