import { puzzles } from '@shared/puzzles/index'
import { cliWords } from '@shared/words/cliWords'
import { expect, test } from 'vitest'
import { exitStatus } from './exitStatus'
import { fieldsOf } from './runFrom'
import { bareFlags, verbs } from './verbs'

const words: Readonly<Record<string, string>> = cliWords.en

test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
  'no param of %s, and no wish, has the name of a flag',
  (_, puzzle) => {
    for (const verb of verbs) {
      const taken = verb.flags.map(({ id }) => id)
      const ids = fieldsOf(puzzle, verb).map(({ id }) => id)
      expect(ids.filter((id) => taken.includes(id))).toStrictEqual([])
    }
  },
)

test('every verb, flag and exit status is explained', () => {
  const keys = [
    ...verbs.map(({ id }) => `cli.verb.${id}`),
    ...verbs.filter(({ takes }) => takes !== 'nothing').map(({ id }) => `cli.verb.${id}.more`),
    ...[...bareFlags, ...verbs.flatMap((verb) => verb.flags)].map(({ id }) => `cli.flag.${id}`),
    ...Object.keys(exitStatus).map((name) => `cli.exit.${name}`),
  ]
  expect(keys.filter((key) => words[key] === undefined)).toStrictEqual([])
})

test('no verb has a flag twice', () => {
  for (const { flags } of verbs) expect(new Set(flags.map(({ id }) => id)).size).toBe(flags.length)
})
