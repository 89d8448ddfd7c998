/** Steps, one a line, and talks that are cut short. */
import { once } from 'node:events'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { retrace, start, textOf } from './testProcess'

// Every test starts a process or more, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

// The first start may have to build.
beforeAll(() => retrace(['--version']), 120_000)

describe('steps', () => {
  test('as text: k, kind, move, depth', async () => {
    const { status, out } = await retrace(['steps', 'knights-tour', '--start', '20', '--count', '2'])
    expect({ status, out }).toStrictEqual({ status: 0, out: '0\tvisit\t3\t1\n1\tvisit\t9\t2\n' })
  })
  test('as JSON, one object a line; they end at the first solution', async () => {
    const { out } = await retrace(['steps', 'knights-tour', '--start', '20', '--from', '62', '--json'])
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toStrictEqual([
      { k: 62, kind: 'visit', move: '37', depth: 63 },
      { k: 63, kind: 'solve', move: '#1', depth: 63 },
    ])
  })
  test('--all goes on past the solution', async () => {
    const { out } = await retrace([
      'steps',
      '--run',
      'knights-tour/bound-2?start=20',
      '--all',
      '--from',
      '64',
      '--count',
      '1',
    ])
    expect(out).toBe('64\tbacktrack\t37\t62\n')
  })
  test('past the end there are none, and it is said', async () => {
    const { status, out, err } = await retrace(['steps', 'knights-tour', '--size', '4x4', '--from', '5000'])
    expect({ status, out }).toStrictEqual({ status: 0, out: '' })
    expect(err).toMatch(/--from: .*4,444 steps/)
  })
  test('a negative place is refused', async () => {
    expect(await retrace(['steps', 'knights-tour', '--from', '-1'])).toMatchObject({ status: 2, out: '' })
  })
})

const endless = [
  'steps',
  'knights-tour',
  '--size',
  '50x50',
  '--strategy',
  'bound-2-nearest',
  '--count',
  '999999999999',
]

test.skipIf(process.platform === 'win32')('Ctrl+C: 130, and the last line is whole', async () => {
  const child = start(endless)
  const closed = once(child, 'close')
  let out = ''
  child.stdout?.on('data', (chunk) => {
    if (out === '') child.kill('SIGINT')
    out += chunk
  })
  expect(await closed).toStrictEqual([130, null])
  expect(out.endsWith('\n')).toBe(true)
})

test('a reader that has seen enough ends the talk quietly', async () => {
  const child = start(endless)
  const said = textOf(child.stderr)
  const exited = once(child, 'exit')
  child.stdout?.once('data', () => child.stdout?.destroy())
  expect(await exited).toStrictEqual([0, null])
  expect(await said).toBe('')
})
