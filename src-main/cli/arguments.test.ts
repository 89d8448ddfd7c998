import { describe, expect, test } from 'vitest'
import { flagText, operandsOf, readArguments } from './arguments'
import type { Flag } from './verbs'

const flags: readonly Flag[] = [
  { kind: 'word', id: 'out', placeholder: '<file>' },
  { kind: 'flag', id: 'closed', initial: false },
  { kind: 'flag', id: 'help', initial: false },
  { kind: 'integer', id: 'start', initial: 1, min: 1, max: () => 9 },
]

describe('read', () => {
  const rows: readonly [string, string[], string[], Record<string, string>][] = [
    ['nothing', [], [], {}],
    ['a value after a space', ['--start', '5'], [], { start: '5' }],
    ['a value after =', ['--start=5'], [], { start: '5' }],
    ['a negative value', ['--start', '-1'], [], { start: '-1' }],
    ['a negative value after =', ['--start=-1'], [], { start: '-1' }],
    ['an empty value', ['--start', '', '--out='], [], { start: '', out: '' }],
    ['a value with = and spaces', ['--out=a = b'], [], { out: 'a = b' }],
    ['a value that looks like a flag, after =', ['--out=--closed'], [], { out: '--closed' }],
    ['a flag without a value', ['--closed', 'x'], ['x'], { closed: '' }],
    ['a flag with a value', ['--closed=false'], [], { closed: 'false' }],
    ['a short flag', ['-h'], [], { help: '' }],
    [
      'operands before, between and after',
      ['a', '--closed', 'b', '--start', '5', 'c'],
      ['a', 'b', 'c'],
      { closed: '', start: '5' },
    ],
    ['a lone dash, for standard input', ['-'], ['-'], {}],
    ['all operands after --', ['--closed', '--', '--start', '5'], ['--start', '5'], { closed: '' }],
  ]
  test.each(rows)('%s', (_, words, operands, given) => {
    expect(readArguments(words, flags)).toStrictEqual({ ok: true, value: { operands, flags: given } })
  })
})

describe('refused', () => {
  const rows: readonly [string, string[], string, string][] = [
    ['an unknown flag', ['--stat', '5'], '--stat', 'cli.flag.unknown'],
    ['an unknown short flag', ['-x'], '-x', 'cli.flag.unknown'],
    ['a name every object has', ['--constructor'], '--constructor', 'cli.flag.unknown'],
    ['__proto__', ['--__proto__=1'], '--__proto__', 'cli.flag.unknown'],
    ['a flag twice', ['--start', '5', '--start=5'], '--start', 'cli.flag.twice'],
    ['no value at the end', ['--start'], '--start', 'cli.flag.value'],
    ['a flag where the value should be', ['--start', '--closed'], '--start', 'cli.flag.value'],
    ['the first of several faults', ['--start', '--nope'], '--start', 'cli.flag.value'],
  ]
  test.each(rows)('%s', (_, words, where, key) => {
    expect(readArguments(words, flags)).toMatchObject({ ok: false, where, message: { key } })
  })
})

test('a first look takes operands and texts, whatever else is wrong', () => {
  const words = ['--nope', 'solve', '--start', '-1', '--start', '2', '--closed']
  expect(operandsOf(words, flags)).toStrictEqual(['solve'])
  expect(flagText(words, flags, 'start')).toBe('-1')
  expect(flagText(words, flags, 'closed')).toBe('')
  expect(flagText(words, flags, 'out')).toBeUndefined()
})
