/** The command line within this process, where its streams and its Ctrl+C are in our hands. */
import { PassThrough } from 'node:stream'
import { puzzleOf } from '@shared/puzzles/index'
import { unpackStep } from '@shared/step'
import { makeCursor, momentAt } from '@shared/trace/moment'
import { goOn, record, windowOf } from '@shared/trace/recording'
import { describe, expect, test, vi } from 'vitest'
import { testSession } from './testSession'

vi.setConfig({ testTimeout: 30_000 })

// Nearest first goes astray on this board: the search does not end by itself.
const endless = ['knights-tour', '--size', '50x50', '--strategy', 'bound-2-nearest']

test('progress is shown on a terminal, taken away again, and Ctrl+C gives the partial result', async () => {
  const { stderr, interrupt, run } = testSession()
  stderr.isTTY = true
  stderr.once('data', () => interrupt.abort())
  const { status, out, err } = await run(['solve', ...endless])
  expect(status).toBe(130)
  const result = JSON.parse(out)
  expect(result).toMatchObject({ outcome: 'stopped', solutions: 0 })
  expect(result.path[0]).toBe(1)
  expect(result.path.length).toBeGreaterThan(100)
  expect(err).toMatch(/^\r[\d,]+ steps, depth [\d,]+, 0 solutions/)
  expect(err.endsWith('\r\u001b[K')).toBe(true)
})

test('without a terminal there is no progress', async () => {
  const { run } = testSession()
  expect(await run(['solve', 'knights-tour', '--size', '5x5', '--all'])).toMatchObject({ status: 0, err: '' })
})

test('steps stop at Ctrl+C between two chunks', async () => {
  const { interrupt, run } = testSession()
  setImmediate(() => interrupt.abort())
  const { status, out } = await run(['steps', ...endless, '--count', '999999999'])
  expect(status).toBe(130)
  expect(out.endsWith('\n')).toBe(true)
})

test('an interrupt while standard input is awaited ends the waiting', async () => {
  const { interrupt, run } = testSession()
  setImmediate(() => interrupt.abort())
  const { status } = await run(['check', 'knights-tour', '-'], { stdin: new PassThrough() })
  expect(status).toBe(130)
})

test('check reads standard input', async () => {
  const { run } = testSession('1 2 3')
  expect(await run(['check', 'knights-tour', '-'])).toMatchObject({
    status: 1,
    out: 'False: Square number 2 of the path: 1 to 2 is not a knight’s move.\n',
  })
})

// Across the border between two chunks, and beginning in a later one.
test.each([131_000, 300_000])('from %i on, the steps and depths are those of the recording', async (from) => {
  const puzzle = puzzleOf('knights-tour')
  const strategy = puzzle?.strategies.find(({ id }) => id === 'blind')
  if (!puzzle || !strategy) throw new Error('the puzzle is gone')
  const count = 150
  const asked = ['--strategy', 'blind', '--from', `${from}`, '--count', `${count}`]
  const { out } = await testSession().run(['steps', puzzle.id, ...asked])

  const params = { size: [8, 8], start: 1, closed: false }
  const recording = record(puzzle, params, strategy)
  goOn(recording, from + count, false)
  const window = windowOf(recording, from, count)
  const cursor = makeCursor(puzzle, params, strategy)
  const expected = Array.from(window.steps, (packed, i) => {
    const { kind, move } = unpackStep(packed)
    return `${from + i}\t${kind}\t${move}\t${momentAt(cursor, window, from + i + 1).counts.depth}\n`
  })
  expect(expected.length).toBe(count)
  expect(out).toBe(expected.join(''))
})

test('a window of steps is the same however it is cut', async () => {
  const cut = async (from: number, count: number) =>
    (
      await testSession().run([
        'steps',
        'knights-tour',
        '--size',
        '4x4',
        '--from',
        `${from}`,
        '--count',
        `${count}`,
      ])
    ).out
  expect((await cut(0, 37)) + (await cut(37, 1)) + (await cut(38, 5000))).toBe(await cut(0, 10_000))
})

const said = (words: readonly string[], lang?: string) => testSession().run(words, { env: { LC_ALL: lang } })

describe('bad input: one line that says what, where and what is allowed', () => {
  const rows: readonly [string, string[], RegExp][] = [
    ['a huge size', ['--size', '999999999999x8'], /--size.*1 to 50/],
    ['line breaks and escapes', ['--size', 'a\nb\u001b[31m'], /--size.*8x8/],
    ['start 0', ['--start', '0'], /--start.*1 to 64/],
    ['an empty start', ['--start='], /--start.*1 to 64/],
    ['closed maybe', ['--closed=maybe'], /--closed.*“maybe”.*true.*false/],
    ['no value', ['--start'], /--start: .*value/],
    ['a flag twice', ['--start', '1', '--start', '2'], /--start: .*twice/],
    ['an unknown strategy', ['--strategy', 'clever'], /--strategy: .*“clever”.*bound-2, bound-1/],
    ['a strategy that cannot', ['--strategy', 'as-printed', '--size', '5x6'], /--size: .*square/],
    ['no steps at all', ['--max-steps', '0'], /--max-steps: 0 .*1 to/],
    ['one word too many', ['8x8'], /8x8: .*usage: retrace solve/],
    ['an unknown format', ['--format', 'bmp'], /--format: “bmp”.*json, text, csv, svg, png/],
    ['a video on standard output', ['--format', 'mp4'], /--format: “mp4” .*--out file\.mp4/],
    ['a picture on standard output', ['--format', 'png'], /--format: .*--out/],
    ['a mark where none belongs', ['--bom'], /--bom: .*csv/],
    ['a run id and more', ['--run', 'knights-tour'], /--run: /],
    ['an unknown language', ['--lang', 'fr'], /--lang: “fr”.*en, zh/],
  ]
  test.each(rows)('%s', async (_, words, line) => {
    const { status, out, err } = await said(['solve', 'knights-tour', ...words])
    expect({ status, out, lines: err.split('\n').length }).toStrictEqual({ status: 2, out: '', lines: 2 })
    expect(err).toMatch(line)
    expect(err).toMatch(/^retrace: /)
    expect(err).not.toContain('\u001b')
  })

  test.each([
    ['no verb', [], /list, solve, steps, count, generate, check/],
    [
      'a verb of the future',
      ['translate', 'tour.txt'],
      /translate: .*list, solve, steps, count, generate, check/,
    ],
    ['no puzzle', ['solve'], /solve: .*knights-tour/],
    ['an unknown puzzle', ['solve', 'knight-tour', '--size', '0'], /“knight-tour”.*knights-tour/],
    [
      'a broken run id',
      ['solve', '--run', 'knights-tour/bound-2?size=5x5&start=99'],
      /--run: start: 99 .*1 to 25/,
    ],
    ['a flag of another verb', ['list', '--size', '8x8'], /--size: .*--json/],
  ])('%s', async (_, words, line) => {
    const { status, out, err } = await said(words)
    expect({ status, out, lines: err.split('\n').length }).toStrictEqual({ status: 2, out: '', lines: 2 })
    expect(err).toMatch(line)
  })

  test('it stays one line of bounded length, whatever was typed', async () => {
    const { status, err } = await said(['solve', 'knights-tour', '--strategy', '\n'.repeat(100_000)])
    expect(status).toBe(2)
    expect(err.indexOf('\n')).toBe(err.length - 1)
    expect(err.length).toBeLessThan(2100)
  })
})

describe('words', () => {
  test.each([[], ['list'], ['solve'], ['steps'], ['check', 'knights-tour']])(
    'help in both languages: %s %s',
    async (...words) => {
      const shown = [
        await said([...words, '--help'], 'en_GB.UTF-8'),
        await said([...words, '-h'], 'zh_CN.UTF-8'),
      ]
      for (const { status, out, err } of shown) {
        expect({ status, err }).toStrictEqual({ status: 0, err: '' })
        expect(out).not.toMatch(/cli\.\w|undefined/)
        expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThan(130)
      }
      expect(shown[0]?.out).not.toMatch(/[\u4e00-\u9fff]/)
      expect(shown[1]?.out).toMatch(/用法[\s\S]*退出状态/)
    },
  )

  test('--lang goes before LC_ALL, and LC_ALL before LANG', async () => {
    const zero = ['solve', 'knights-tour', '--size', '0']
    const chinese = /^retrace: --size: 0 超出范围/
    expect((await said(zero)).err).toMatch(/out of range/)
    expect((await said(zero, 'zh_TW.UTF-8')).err).toMatch(chinese)
    expect((await said([...zero, '--lang', 'zh'], 'C')).err).toMatch(chinese)
    expect((await said([...zero, '--lang=en'], 'zh_CN')).err).toMatch(/out of range/)
  })
  test('the proof is in the language of who asks', async () => {
    const { out } = await said(['solve', 'knights-tour', '--size', '5x5', '--start', '2'], 'zh_CN')
    expect(JSON.parse(out).proof).toMatch(/^从 2 出发无解/)
  })
})
