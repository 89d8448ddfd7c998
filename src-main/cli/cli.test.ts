/** The command line as scripts see it: `node scripts/cli.mjs …`, its output, its one line of complaint, its status. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { originIn } from '@shared/export/embedded'
import { readGif } from '@shared/export/readGif'
import vectors from '@shared/puzzles/knights-tour/vectors.json'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { version } from '../../package.json'

// Every test starts a process or more, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const entry = join(import.meta.dirname, '../../scripts/cli.mjs')
const folder = mkdtempSync(join(tmpdir(), 'retrace cli 马 '))
const at = (name: string) => join(folder, name)

const start = (words: readonly string[], lang = 'C', stdout: 'pipe' | number = 'pipe') =>
  spawn(process.execPath, [entry, ...words], {
    env: { ...process.env, LC_ALL: lang },
    stdio: ['ignore', stdout, 'pipe'],
  })

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Not `text` of the same module: that would take a byte order mark away. */
const textOf = async (stream: Readable | null): Promise<string> =>
  stream ? (await buffer(stream)).toString('utf8') : ''

async function retrace(words: readonly string[], lang?: string): Promise<Ended> {
  const child = start(words, lang)
  const closed = once(child, 'close')
  const [out, err] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  const [status] = await closed
  return { status, out, err }
}

/** Solves and reads the JSON; anything but the expected status or a silent stderr fails. */
async function solved(words: readonly string[], expected = 0) {
  const { status, out, err } = await retrace(['solve', ...words])
  expect({ status, err }).toStrictEqual({ status: expected, err: '' })
  expect(out.endsWith('}\n')).toBe(true)
  return JSON.parse(out)
}

// The first start may have to build.
beforeAll(() => retrace(['--version']), 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('list', () => {
  test('as text: params with default and range, strategies', async () => {
    const { status, out } = await retrace(['list'])
    expect(status).toBe(0)
    expect(out).toMatch(/^knights-tour — Knight’s tour$/m)
    expect(out).toMatch(/--start <n> .*default 1, allowed 1 to 64/)
    for (const id of ['blind', 'bound-1', 'bound-2', 'bound-2-nearest', 'as-printed'])
      expect(out).toContain(`--strategy ${id} `)
  })
  test('as JSON', async () => {
    const { status, out } = await retrace(['list', '--json'])
    expect(status).toBe(0)
    const tour = JSON.parse(out).find(({ puzzle }: { puzzle: string }) => puzzle === 'knights-tour')
    expect(tour.params).toMatchObject([
      { id: 'size', type: 'size', default: [8, 8], min: 1, max: 50 },
      { id: 'start', type: 'integer', default: 1, min: 1, max: 64 },
      { id: 'closed', type: 'flag', default: false },
    ])
    expect(tour.strategies).toContainEqual(expect.objectContaining({ id: 'bound-2', default: true }))
  })
})

describe('solve', () => {
  test('by default: everything the contract says', async () => {
    const { elapsedMs, ...result } = await solved(['knights-tour', '--start', '20'])
    expect(result).toStrictEqual({
      run: 'knights-tour/bound-2?size=8x8&start=20',
      puzzle: 'knights-tour',
      strategy: 'bound-2',
      params: { size: [8, 8], start: 20, closed: false },
      outcome: 'solved',
      steps: 64,
      solutions: 1,
      counters: { placements: 63, backtracks: 0 },
      path: vectors.toursTextRuleASC['20'],
    })
    expect(elapsedMs).toBeGreaterThan(0)
  })

  test.each([
    ['bound-2', 25, 63, 0],
    ['bound-2-nearest', 25, 63, 0],
    ['bound-1', 25, 156, 93],
    ['as-printed', 36, 114, 51],
    ['blind', 15, 140_530, 140_467],
  ])('%s from %i: %i placements, %i backtracks', async (strategy, from, placements, backtracks) => {
    const result = await solved(['knights-tour', '--strategy', strategy, `--start=${from}`])
    expect(result).toMatchObject({ strategy, outcome: 'solved', counters: { placements, backtracks } })
    expect(new Set(result.path).size).toBe(64)
  })

  test('a board that is not square, closed', async () => {
    const result = await solved(['knights-tour', '--closed', '--size', '5x6', '--strategy', 'blind'])
    expect(result.params).toStrictEqual({ size: [5, 6], start: 1, closed: true })
    expect([8 + 1, 2 * 6 + 2]).toContain(result.path.at(-1))
  })

  test('the same from a run id', async () => {
    const { elapsedMs: _, ...byRun } = await solved(['--run', 'knights-tour/bound-1?size=8x8&start=25'])
    const { elapsedMs: __, ...byFlags } = await solved([
      'knights-tour',
      '--strategy',
      'bound-1',
      '--start',
      '25',
    ])
    expect(byRun).toStrictEqual(byFlags)
  })

  test('--all counts every solution and keeps the first path', async () => {
    const [first, all] = [
      await solved(['knights-tour', '--size', '5x5']),
      await solved(['knights-tour', '--size', '5x5', '--all']),
    ]
    expect(all).toMatchObject({ outcome: 'solved', solutions: 304, path: first.path })
    expect(all.counters).toStrictEqual({ placements: 1_735_078, backtracks: 1_735_078 })
  })

  test('no solution, by search: 1, an empty path', async () => {
    const result = await solved(['knights-tour', '--size', '4x4', '--strategy', 'blind'], 1)
    expect(result).toMatchObject({ outcome: 'no-solution', path: [], counters: { placements: 2222 } })
    expect(result).not.toHaveProperty('proof')
  })

  test('no solution, by argument: at once, with the proof; blind search goes on all the same', async () => {
    const result = await solved(['knights-tour', '--size', '5x5', '--start', '2'], 1)
    expect(result).toMatchObject({ outcome: 'no-solution', steps: 0, path: [] })
    expect(result.proof).toMatch(/13 have one colour and 12 the other/)
    const blind = await solved(['knights-tour', '--size', '3x3', '--start', '2', '--strategy', 'blind'], 1)
    expect(blind).toMatchObject({ outcome: 'no-solution', steps: 28 })
  })

  test('a limit: 3, stopped, the line so far', async () => {
    const result = await solved(['knights-tour', '--start', '20', '--max-steps', '5'], 3)
    expect(result).toMatchObject({
      outcome: 'stopped',
      steps: 5,
      path: vectors.toursTextRuleASC['20'].slice(0, 6),
    })
  })

  test('a limit that is just enough', async () => {
    expect(await solved(['knights-tour', '--max-steps', '64'])).toMatchObject({ outcome: 'solved' })
    expect(await solved(['knights-tour', '--size', '3x3', '--max-steps', '28'], 1)).toMatchObject({
      steps: 28,
    })
  })
})

describe('bad input: 2 and one line that says what, where and what is allowed', () => {
  const rows: readonly [string, string[], RegExp][] = [
    ['size 0', ['--size', '0'], /--size.*1 to 50/],
    ['size -1', ['--size', '-1'], /--size: -1 .*1 to 50/],
    ['size 1.5', ['--size', '1.5'], /--size.*“1\.5”.*1 to 50/],
    ['size 1e9', ['--size', '1e9'], /--size.*“1e9”.*1 to 50/],
    ['an empty size', ['--size', ''], /--size.*1 to 50/],
    ['full-width digits', ['--size', '８x８'], /--size.*“８x８”.*8x8/],
    ['a start outside the board', ['--size', '3x4', '--start', '13'], /--start: 13 .*1 to 12/],
    ['start -1', ['--start', '-1'], /--start: -1 .*1 to 64/],
    ['an unknown flag', ['--sise', '8x8'], /--sise: .*--size/],
  ]
  test.each(rows)('%s', async (_, words, line) => {
    const { status, out, err } = await retrace(['solve', 'knights-tour', ...words])
    expect({ status, out, lines: err.split('\n').length }).toStrictEqual({ status: 2, out: '', lines: 2 })
    expect(err).toMatch(line)
    expect(err).toMatch(/^retrace: /)
    expect(err).not.toContain('\u001b')
  })
})

describe('formats and files', () => {
  test('text and CSV on standard output', async () => {
    const asText = await retrace(['solve', 'knights-tour', '--size', '3x4', '--format', 'text'])
    expect(asText.out).toBe('1 7 9 2 8 10 3 12 6 4 11 5\n\n 1  4  7 10\n12  9  2  5\n 3  6 11  8\n')
    const asCsv = await retrace(['solve', 'knights-tour', '--size', '3x4', '--format', 'csv', '--bom'])
    expect(asCsv.out.startsWith('\uFEFFmove,square,row,column\r\n1,1,1,1\r\n2,7,2,3\r\n')).toBe(true)
  })

  test('without a path there is only a remark', async () => {
    const none = await retrace(['solve', 'knights-tour', '--size', '4x4', '--out', at('none.csv')])
    expect(none).toStrictEqual({
      status: 1,
      out: '',
      err: 'retrace: No solution: everything was tried, in 4,444 steps.\n',
    })
    expect(existsSync(at('none.csv'))).toBe(false)
  })

  test('a stopped search writes the line so far, and says so', async () => {
    const { status, out, err } = await retrace([
      'solve',
      'knights-tour',
      '--max-steps',
      '2',
      '--format',
      'csv',
    ])
    expect({ status, lines: out.split('\r\n').length }).toStrictEqual({ status: 3, lines: 5 })
    expect(err).toBe('retrace: Stopped after 2 steps; the result is partial.\n')
  })

  test('the name of the file promises the format', async () => {
    for (const name of ['tour 一.svg', 'tour.PNG', 'tour.csv', 'tour.txt', 'tour', 'tour.json'])
      expect(await retrace(['solve', 'knights-tour', '--out', at(name)])).toStrictEqual({
        status: 0,
        out: '',
        err: '',
      })
    expect(readFileSync(at('tour 一.svg'), 'utf8')).toMatch(
      /^<\?xml[\s\S]*<title>Knight’s tour · 8×8 from 1<\/title>/,
    )
    expect(readFileSync(at('tour.PNG')).subarray(1, 4).toString()).toBe('PNG')
    expect(readFileSync(at('tour.csv'), 'utf8')).toMatch(/^move,/)
    expect(readFileSync(at('tour.txt'), 'utf8')).toMatch(/^1 11 /)
    for (const name of ['tour', 'tour.json'])
      expect(JSON.parse(readFileSync(at(name), 'utf8')).path.length).toBe(64)
  })

  test('scale multiplies the size of a picture', async () => {
    const widthOf = (png: Buffer) => png.readUInt32BE(16)
    for (const scale of [1, 3])
      await retrace([
        'solve',
        'knights-tour',
        '--size',
        '3x4',
        '--out',
        at(`x${scale}.png`),
        '--scale',
        `${scale}`,
      ])
    expect(widthOf(readFileSync(at('x3.png')))).toBe(3 * widthOf(readFileSync(at('x1.png'))))
  })

  test('an animation: every step, the last held, and pictures that name their run', async () => {
    const words = ['solve', 'n-queens', '--n', '4', '--out', at('queens 动.gif'), '--pace', '10']
    expect(await retrace(words)).toStrictEqual({ status: 0, out: '', err: '' })
    const gif = readGif(readFileSync(at('queens 动.gif')))
    const { steps } = await solved(['n-queens', '--n', '4'])
    expect(gif.frames.length).toBe(steps + 1)
    expect([gif.loops, gif.frames[0]?.delayMs, gif.frames.at(-1)?.delayMs]).toEqual([true, 100, 2100])
    expect(gif.frames.at(-1)?.pixels).not.toEqual(gif.frames[0]?.pixels)
    await retrace(['solve', 'n-queens', '--n', '4', '--out', at('queens.png')])
    const run = 'n-queens/place-queens?n=4'
    expect(originIn(readFileSync(at('queens.png')))).toEqual({ run, step: steps })
    const [width, height] = [16, 20].map((place) => readFileSync(at('queens.png')).readUInt32BE(place))
    expect([gif.width, gif.height]).toEqual([width, height])
  })

  test('what cannot be written: 4, one line, nothing left behind', async () => {
    mkdirSync(at('folder.json'))
    writeFileSync(at('file'), '')
    const before = readdirSync(folder)
    for (const out of [at('no such folder/tour.json'), at('folder.json'), join(at('file'), 'tour.json')]) {
      const { status, out: printed, err } = await retrace(['solve', 'knights-tour', '--out', out])
      expect({ status, printed, lines: err.split('\n').length }).toStrictEqual({
        status: 4,
        printed: '',
        lines: 2,
      })
      expect(err).toContain(out)
    }
    expect(readdirSync(folder)).toStrictEqual(before)
  })

  test.skipIf(!existsSync('/dev/full'))('a full disk: 4, in a file and on standard output', async () => {
    const inFile = await retrace(['solve', 'knights-tour', '--out', '/dev/full'])
    expect(inFile).toStrictEqual({ status: 4, out: '', err: expect.stringContaining('/dev/full') })
    const full = openSync('/dev/full', 'w')
    const child = start(['solve', 'knights-tour'], 'C', full)
    const [status] = await once(child, 'close')
    closeSync(full)
    expect(status).toBe(4)
  })
})

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

describe('check', () => {
  const check = (content: string, ...words: string[]) => {
    writeFileSync(at('路线 a.txt'), content)
    return retrace(['check', 'knights-tour', at('路线 a.txt'), ...words])
  }
  const tour = vectors.toursTextRuleASC['20']

  test.each(['json', 'text', 'csv'])('what solve writes as %s is true', async (format) => {
    const { out } = await retrace(['solve', 'knights-tour', '--start', '20', '--format', format])
    expect(await check(out)).toStrictEqual({
      status: 0,
      out: 'True: a solution of “Knight’s tour · 8×8 from 20”.\n',
      err: '',
    })
  })
  test('false: 1, the first fault', async () => {
    expect(await check(tour.with(5, 20).join(' '))).toStrictEqual({
      status: 1,
      out: 'False: Square number 6 of the path: 20 was visited before, as number 1.\n',
      err: '',
    })
    expect(await check(tour.slice(0, 63).join(' '))).toMatchObject({ status: 1 })
    expect(await check([...tour, 20].join(' '))).toMatchObject({ status: 1 })
  })
  test('what is asked for must hold', async () => {
    const path = tour.join(' ')
    expect(await check(path, '--start', '20')).toMatchObject({ status: 0 })
    expect((await check(path, '--start', '21')).out).toMatch(/^False: .*start is 20, but should be 21/)
    expect((await check(path, '--size', '9x8')).out).toMatch(/^False: .*64 squares; a tour has 72/)
  })
  test('unreadable: 2, one line with the name of the file', async () => {
    const broken = await check('{"path": [1, 2')
    expect(broken).toMatchObject({
      status: 2,
      out: '',
      err: expect.stringMatching(/^retrace: .*路线 a\.txt: .*JSON.*\n$/),
    })
    expect(await check('')).toMatchObject({ status: 2, out: '' })
    expect(await check('\u0000\u0007\u001b[2J')).toMatchObject({ status: 2, out: '' })
    for (const name of ['nowhere.txt', '.']) {
      const { status, out, err } = await retrace(['check', 'knights-tour', at(name)])
      expect({ status, out, lines: err.split('\n').length }).toStrictEqual({ status: 2, out: '', lines: 2 })
    }
    expect(await retrace(['check', 'knights-tour'])).toMatchObject({ status: 2, out: '' })
  })
  test('the UTF-16 of a redirected PowerShell is read', async () => {
    writeFileSync(at('utf16.txt'), Buffer.from(`\uFEFF${tour.join(' ')}`, 'utf16le'))
    expect(await retrace(['check', 'knights-tour', at('utf16.txt')])).toMatchObject({ status: 0 })
  })
  test.skipIf(!existsSync('/dev/zero'))('a file without end is refused', async () => {
    expect(await retrace(['check', 'knights-tour', '/dev/zero'])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/4 MB/),
    })
  })
})

describe('words', () => {
  test('the version', async () => {
    expect(await retrace(['--version'])).toStrictEqual({ status: 0, out: `retrace ${version}\n`, err: '' })
  })
  test('the language of the system', async () => {
    const { err } = await retrace(['solve', 'knights-tour', '--size', '0'], 'zh_CN.UTF-8')
    expect(err).toMatch(/^retrace: --size: 0 超出范围/)
  })
})
