/** Files that are written and read, and what cannot be. */

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
import { originIn } from '@shared/export/embedded'
import { readGif } from '@shared/export/readGif'
import vectors from '@shared/puzzles/knights-tour/vectors.json'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { retrace, solved, start } from './testProcess'

// Every test starts a process or more, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'retrace files 马 '))
const at = (name: string) => join(folder, name)

// The first start may have to build.
beforeAll(() => retrace(['--version']), 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
