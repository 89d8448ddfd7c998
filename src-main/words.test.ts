import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handedOver, handOver, isCommand, openablesOf, ownWords } from './words'

const exe = '/usr/lib/retrace/retrace'

test.each([
  ['nothing', [], false, []],
  ['a file', ['a.retrace'], false, ['a.retrace']],
  ['Chromium’s switches before it', ['--no-sandbox', '--lang=zh', 'a.retrace'], false, ['a.retrace']],
  ['a verb and its flags', ['solve', '--lang', 'zh'], false, ['solve', '--lang', 'zh']],
  ['the same after --', ['--no-sandbox', '--', 'solve', '--', 'x'], false, ['solve', '--', 'x']],
  ['a flag that is ours after --', ['--', '--help'], false, ['--help']],
  ['a flag that is ours', ['--no-sandbox', '--version'], false, ['--version']],
  ['a run', ['--no-sandbox', '--run', 'n-queens'], false, ['--run', 'n-queens']],
  ['the folder of the app', ['--no-sandbox', '.', 'list'], true, ['list']],
] as const)('own words: %s', (_, words, hasFolder, own) => {
  expect(ownWords([exe, ...words], hasFolder)).toEqual(own)
})

const first: readonly (readonly [string, boolean])[] = [
  ['', false],
  ['solve', true],
  ['solve-all', true],
  ['slove', true],
  ['--help', true],
  ['-h', true],
  ['--version', true],
  ['--new-window', false],
  ['--run', false],
  ['a.retrace', false],
  ['/tmp/solve', false],
  ['./solve', false],
  ['Solve', false],
  ['马', false],
  ['file:///tmp/a.retrace', false],
  ['retrace:n-queens/place-queens', false],
]

test.each(first)('“%s” asks for a command: %s', (word, expected) => {
  expect(isCommand([word])).toBe(expected)
})

test('the launcher judges the first word as the app does', () => {
  // It then runs the app; here that is a shell which says whether the launcher added the switch of a command.
  const launcher = readFileSync(join(import.meta.dirname, '../assets/linux/retrace.sh'), 'utf8')
  const says = `sh -c 'case "$*" in *--no-zygote*) echo true ;; *) echo false ;; esac' said`
  const script = launcher.replaceAll('exec "$app"', `exec ${says}`)
  for (const [word, expected] of first)
    expect([word, execFileSync('sh', ['-c', script, 'retrace', word], { encoding: 'utf8' })]).toEqual([
      word,
      `${expected}\n`,
    ])
})

test('files become whole paths, links stay, switches go', () => {
  const words = [
    '--flag',
    'a b.retrace',
    '/x/y.retrace',
    'file:///tmp/%E6%BA%AF.retrace',
    'RETRACE:n-queens/x',
    '',
  ]
  expect(openablesOf(words, '/home/me')).toEqual([
    '/home/me/a b.retrace',
    '/x/y.retrace',
    '/tmp/溯.retrace',
    'RETRACE:n-queens/x',
  ])
})

test('an address that names no file is taken for a name, and told as such later', () => {
  expect(openablesOf(['file:///a%2Fb'], '/home')).toEqual(['/home/file:/a%2Fb'])
})

test('a run is opened as its link is', () => {
  const run = 'n-queens/place-queens?n=8'
  expect(openablesOf(['--run', `${run}#5`], '/')).toEqual([`retrace:${run}#5`])
  expect(openablesOf([`--run=${run}`, 'a.retrace'], '/')).toEqual([`retrace:${run}`, '/a.retrace'])
  expect(openablesOf(['--run'], '/')).toEqual([])
})

test('very long or very many words are left out', () => {
  expect(openablesOf(['x'.repeat(40_000)], '/')).toEqual([])
  expect(openablesOf(Array(1000).fill('x'), '/')).toHaveLength(64)
})

test('what is handed over arrives, in ASCII', () => {
  const open = ['/tmp/溯 “6×6”\\n\n.retrace', 'retrace:x#1', '\ud800']
  expect(handedOver(handOver(open))).toEqual(open)
  expect(handOver(open).open).toMatch(/^[\w+/=]*$/)
})

test.each([
  undefined,
  null,
  7,
  'x',
  [],
  {},
  { open: ['x'] },
  { open: '溯' },
  { open: 'e30=' },
  { open: 'WzEsbnVsbF0=' },
])('nothing is taken from %j', (data) => {
  expect(handedOver(data)).toEqual([])
})
