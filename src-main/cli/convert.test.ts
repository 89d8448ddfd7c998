import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDocument } from '@shared/document/document'
import { originIn } from '@shared/export/embedded'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { retrace } from './testSession'

vi.setConfig({ testTimeout: 30_000 })

const convert = (input: string | Uint8Array, ...words: readonly string[]) =>
  retrace(['convert', '-', ...words], input)

let home: string
let folder: string
let count = 0
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'retrace-convert-'))
})
beforeEach(() => {
  folder = join(home, String(++count))
})
afterAll(() => rm(home, { recursive: true }))
/** A file of its own for each test, beside it none. */
const file = (name: string) => `${folder}-${name}`

/** On 3 × 4, by the names of its squares. */
const names = 'a3 c2 a1 b3 d2 b1 c3 d1 b2 d3 c1 a2'
const tour = [1, 7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5]

describe('a tour in algebraic squares, on the board that they make', () => {
  test('as JSON, which check finds true', async () => {
    const { status, out, err } = await convert(names)
    expect({ status, err }).toEqual({ status: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({
      run: 'knights-tour/bound-2?size=3x4&start=1',
      outcome: 'solved',
      played: true,
      path: tour,
    })
    expect((await retrace(['check', 'knights-tour', '-'], out)).status).toBe(0)
  })
  test('as text, and as CSV that is converted back', async () => {
    expect((await convert(names, '--format', 'text')).out).toContain(tour.join(' '))
    const csv = (await convert(names, '--format', 'csv', '--bom')).out
    expect(csv).toMatch(/^\uFEFFmove,square,row,column\r\n1,1,1,1\r\n/)
    expect(JSON.parse((await convert(csv)).out)).toMatchObject({ path: tour })
  })
  test.each(['svg', 'png', 'gif'])('as %s', async (format) => {
    const out = file(`board.${format}`)
    expect(await convert(names, '--out', out)).toEqual({ status: 0, out: '', err: '' })
    const bytes = await readFile(out)
    if (format === 'gif') expect(bytes.subarray(0, 6).toString()).toBe('GIF89a')
    else if (format === 'svg') expect(bytes.toString()).toContain('retrace:knights-tour/bound-2?size=3x4')
    else expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  })
})

describe('a picture of a run', () => {
  test.each(['svg', 'png'])('as %s is searched to its step again', async (format) => {
    const picture = file(`run.${format}`)
    await retrace(['solve', 'n-queens', '--n', '6', '--max-steps', '20', '--out', picture])
    if (format === 'svg') expect(originIn(await readFile(picture))).toMatchObject({ step: 20 })
    const stopped = await retrace(['solve', 'n-queens', '--n', '6', '--max-steps', '20', '--format', 'text'])
    if (format === 'svg')
      expect((await retrace(['convert', picture, '--format', 'text'])).out).toBe(stopped.out)
  })
  test('as PDF, with no step, is solved', async () => {
    const pdf = '%PDF-1.4\n1 0 obj << /Keywords (retrace:n-queens/place-queens?n=6) >> endobj'
    const { status, out } = await convert(pdf, '--format', 'text')
    expect({ status, line: out.split('\n')[0] }).toEqual({ status: 0, line: '1 3 5 0 2 4' })
  })
  test('of another puzzle than the one asked for is refused', async () => {
    const svg = '<svg><metadata>retrace:n-queens/place-queens?n=6#3</metadata></svg>'
    expect(await convert(svg, '--puzzle', 'bottles')).toMatchObject({ status: 2, out: '' })
  })
  test('without a solution says so, with status 1', async () => {
    const svg = '<svg><metadata>retrace:n-queens/place-queens?n=3</metadata></svg>'
    const { status, out, err } = await convert(svg)
    expect({ status, out }).toEqual({ status: 1, out: '' })
    expect(err).toContain('No solution')
  })
})

test('a document is searched to its step', async () => {
  const document = writeDocument({
    format: 'retrace',
    version: 1,
    run: 'n-queens/place-queens?n=6',
    k: 4,
    bookmarks: [],
    notes: '',
    hands: [],
    view: {},
  })
  const { status, out } = await convert(document)
  expect(status).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ run: 'n-queens/place-queens?n=6', steps: 4, outcome: 'stopped' })
})

test('a path that ends early is written, and said to', async () => {
  const { status, out, err } = await convert('0 2', '--puzzle', 'n-queens', '--n', '6', '--format', 'text')
  expect({ status, line: out.split('\n')[0] }).toEqual({ status: 0, line: '0 2' })
  expect(err).toMatch(/^retrace: -: The path is written, but: .*\n$/)
})

test('a path with a fault is not written, and the fault is said', async () => {
  const out = file('not.csv')
  const { status, err } = await convert(names.replace('d2', 'd3'), '--puzzle', 'knights-tour', '--out', out)
  expect(status).toBe(1)
  expect(err).toMatch(/^retrace: -: .*\b5\b.*\n$/)
  expect((await readdir(home)).filter((name) => out.endsWith(name))).toEqual([])
})

test('params that are asked for must be those of the path', async () => {
  const grid = '1 4 7 10\n12 9 2 5\n3 6 11 8'
  expect((await convert(grid, '--puzzle', 'knights-tour', '--size', '3x4')).status).toBe(0)
  const other = await convert(grid, '--puzzle', 'knights-tour', '--size', '8x8')
  expect(other).toMatchObject({ status: 2, out: '' })
  expect(other.err).toContain('8x8')
})

test('a zebra solution is read by the names of the puzzle in a file', async () => {
  const solved = await retrace([
    'solve',
    'zebra',
    '--puzzle',
    'neighbours-3',
    '--format',
    'text',
    '--lang',
    'zh',
  ])
  const { status, out } = await convert(solved.out, '--format', 'csv')
  expect(status).toBe(0)
  expect(out.split('\r\n')).toHaveLength(5)
})

test.each<[string, string | Uint8Array, readonly string[], string]>([
  ['a picture that carries no run', Uint8Array.from([0x89, 80, 78, 71, 13, 10, 26, 10, 0]), [], 'no run'],
  ['bytes that are no text', Uint8Array.from([1, 0, 2, 0]), [], 'neither'],
  ['words', 'Hello, world', [], 'Hello'],
  ['a document that is damaged', '{"format":"retrace","version":1,"run":7}', [], 'run'],
  ['no such puzzle', '1 2 3', ['--puzzle', 'chess'], 'chess'],
  ['a param without a puzzle', '1 2 3', ['--size', '3x4'], '--size'],
  ['a format there is not', '1 2 3', ['--format', 'doc'], 'doc'],
  ['a picture without a file', names, ['--format', 'png'], '--out'],
])('%s is refused, in one line', async (_, input, words, quoted) => {
  const { status, out, err } = await convert(input, ...words)
  expect({ status, out }).toEqual({ status: 2, out: '' })
  expect(err).toContain(quoted)
  expect(err.trimEnd()).not.toContain('\n')
})

test('a file is needed, and one that is there', async () => {
  expect(await retrace(['convert'])).toMatchObject({ status: 2 })
  const none = join(home, 'none.csv')
  expect((await retrace(['convert', none])).err).toContain('There is no such file')
  await writeFile(file('tour.txt'), names)
  expect((await retrace(['convert', file('tour.txt'), '--format', 'text'])).status).toBe(0)
})

test('its help is there in both languages, and about one puzzle if asked', async () => {
  expect((await retrace(['convert', '--help', '--lang', 'zh'])).out).toContain('转换')
  const { out } = await retrace(['convert', '--puzzle', 'zebra', '--help'])
  expect(out).toContain('--enumeration')
  expect(out.match(/--puzzle <id> {2,}/g)).toHaveLength(1)
})
