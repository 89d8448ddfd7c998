import { puzzles } from '@shared/puzzles/index'
import { cliWords } from '@shared/words/cliWords'
import { expect, test } from 'vitest'
import { exitStatus } from './exitStatus'
import { bareFlags, formats, laterFormats, verbs } from './verbs'

const words: Readonly<Record<string, string>> = cliWords.en

test.each(puzzles.map(({ id, form }) => [id, form.fields] as const))(
  'no param of %s has the name of a flag',
  (_, fields) => {
    const taken = verbs.flatMap((verb) => (verb.takesParams ? verb.flags.map(({ id }) => id) : []))
    expect(fields.map(({ id }) => id).filter((id) => taken.includes(id))).toStrictEqual([])
  },
)

test('every verb, flag and exit status is explained', () => {
  const keys = [
    ...verbs.map(({ id }) => `cli.verb.${id}`),
    ...verbs.filter((verb) => verb.takesParams).map(({ id }) => `cli.verb.${id}.more`),
    ...[...bareFlags, ...verbs.flatMap((verb) => verb.flags)].map(({ id }) => `cli.flag.${id}`),
    ...Object.keys(exitStatus).map((name) => `cli.exit.${name}`),
  ]
  expect(keys.filter((key) => words[key] === undefined)).toStrictEqual([])
})

test('no verb has a flag twice, and no format is both offered and promised', () => {
  for (const { flags } of verbs) expect(new Set(flags.map(({ id }) => id)).size).toBe(flags.length)
  expect(formats.filter((format) => laterFormats.includes(format))).toStrictEqual([])
})
