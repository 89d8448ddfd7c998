import { describe, expect, test } from 'vitest'
import type { Message } from '../lib/message'
import type { Puzzle } from '../puzzle'
import { knightsTour } from '../puzzles/knights-tour/index'
import vectors from '../puzzles/knights-tour/vectors.json'
import { parseRun } from '../run'
import { checkPath, differenceOf, largestPathFile, readPathFile } from './check'

const puzzle = knightsTour as unknown as Puzzle
const tours: Readonly<Record<string, readonly number[]>> = vectors.toursTextRuleASC
const tour = tours['20'] as readonly number[]
const closed6 = [
  1, 9, 5, 18, 29, 33, 25, 21, 32, 19, 8, 4, 12, 16, 3, 7, 20, 31, 27, 35, 24, 11, 22, 30, 34, 26, 13, 2, 15,
  23, 36, 28, 17, 6, 10, 14,
]

function paramsOf(query: string) {
  const run = parseRun(`knights-tour/blind?${query}`, [puzzle])
  if (!run.ok) throw new Error(query)
  return run.value.params
}

const standard = paramsOf('')

/** The fault of a path of squares on the board of the query. */
function faultOf(query: string, path: readonly number[]): Message | undefined {
  return checkPath(puzzle, { ...paramsOf(query), start: path[0] as number }, path.slice(1))
}

describe('true', () => {
  test.each(Object.keys(tours))('the known tour from %s', (start) => {
    expect(faultOf('', tours[start] as number[])).toBeUndefined()
  })
  test('a closed tour, as one and as an open one', () => {
    expect(faultOf('closed', tour)).toBeUndefined()
    expect(faultOf('size=6x6&closed', closed6)).toBeUndefined()
    expect(faultOf('size=6x6', closed6)).toBeUndefined()
  })
  test('the start alone on a board of one square', () => expect(faultOf('size=1x1', [1])).toBeUndefined())
  test('any tour turned round', () => expect(faultOf('', [...tour].reverse())).toBeUndefined())
})

/** The tour with the square at a place, counted from 1, put in place of what is there. */
const withSquare = (at: number, square: number) => tour.map((old, i) => (i === at - 1 ? square : old))

describe('false, with the first fault and its place', () => {
  const rows: readonly [string, string, readonly number[], string, Message['values']][] = [
    ['a jump', '', withSquare(3, 10), 'jump', { at: 3, from: 3, square: 10 }],
    ['a square twice', '', withSquare(3, 20), 'again', { at: 3, square: 20, before: 1 }],
    ['off the board', '', withSquare(3, 65), 'outside', { at: 3, square: 65 }],
    ['below the board', '', withSquare(3, -4), 'outside', { at: 3, square: -4 }],
    ['a fraction', '', withSquare(3, 9.5), 'jump', { at: 3 }],
    ['two faults: the first', '', withSquare(3, 65).with(5, 1), 'outside', { at: 3 }],
    ['the last square missing', '', tour.slice(0, -1), 'short', { count: 63, squares: 64 }],
    ['the start alone', '', [20], 'short', { count: 1, squares: 64 }],
    [
      'open where closed is asked',
      'closed',
      tours['2'] as readonly number[],
      'open',
      { square: 21, start: 2 },
    ],
    ['a path of another board', 'size=9x8', tour, 'short', { count: 64, squares: 72 }],
    ['rows and columns swapped', 'size=4x3', [1, 7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5], 'jump', { at: 2 }],
  ]
  test.each(rows)('%s', (_, query, path, key, values) => {
    expect(faultOf(query, path)).toMatchObject({ key: `knights-tour.fault.${key}`, values })
  })
  test('going on after the solution', () => {
    expect(faultOf('', [...tour, 20, 3])).toStrictEqual({
      key: 'check.after',
      values: { count: 63, extra: 2 },
    })
  })
})

const read = (text: string, params = standard) => readPathFile(puzzle, text, params)
const moves = tour.slice(1)

describe('read', () => {
  const record = { run: 'knights-tour/bound-2?size=8x8&start=20', path: tour }
  const rows: readonly [string, string][] = [
    ['our JSON', JSON.stringify(record)],
    ['our JSON with white space and a byte order mark', `\uFEFF\n ${JSON.stringify(record, null, 2)}\r\n`],
    [
      'params in place of a run',
      JSON.stringify({ params: { size: [8, 8], start: 20, closed: false }, path: tour }),
    ],
    ['a JSON list', JSON.stringify(tour)],
    ['numbers', tour.join(', ')],
  ]
  test.each(rows)('%s', (_, text) => {
    expect(read(text)).toStrictEqual({ ok: true, value: { params: { ...standard, start: 20 }, moves } })
  })
  test('the run in the file goes before the params beside it', () => {
    const text = JSON.stringify({ run: 'knights-tour/blind?size=3x4', path: [1, 8, 9] })
    expect(read(text, paramsOf('size=6x6&start=5'))).toMatchObject({
      ok: true,
      value: { params: { size: [3, 4] } },
    })
  })
  test('a list of lists is a grid', () => {
    const grid = '[[1,4,7,10],[12,9,2,5],[3,6,11,8]]'
    expect(read(grid)).toMatchObject({
      ok: true,
      value: { params: { size: [3, 4], start: 1 }, moves: [7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5] },
    })
  })
})

describe('hostile files are refused with a message', () => {
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const rows: readonly [string, string, string][] = [
    ['nothing', '', 'knights-tour.read.empty'],
    ['broken JSON', '{"path": [1, 2', 'check.json'],
    ['a million open brackets', '['.repeat(100_000), 'check.json'],
    ['brackets in brackets', deep(100_000), 'check.item'],
    ['a deep path', `{"path":${deep(100_000)}}`, 'check.item'],
    ['deep params', `{"params":{"size":${deep(100_000)}},"path":[1]}`, 'check.param'],
    ['a deep run', `{"run":${deep(100_000)},"path":[1]}`, 'check.run'],
    ['a deep puzzle', `{"puzzle":${deep(100_000)},"path":[1]}`, 'check.puzzle'],
    ['a run without end', `{"run":"${'x'.repeat(200_000)}","path":[1]}`, 'check.run'],
    ['a run of another puzzle', '{"run":"n-queens","path":[1]}', 'run.puzzle'],
    ['another puzzle', '{"puzzle":"n-queens","path":[1]}', 'check.puzzle'],
    ['no path', '{"run":"knights-tour"}', 'check.path'],
    ['a path that is no list', '{"path":"1 2 3"}', 'check.path'],
    ['an empty path', '{"path":[]}', 'knights-tour.read.empty'],
    ['objects in the path', '{"path":[1,{"toString":1}]}', 'check.item'],
    ['null in the path', '{"path":[1,null]}', 'check.item'],
    ['params that are none', '{"params":7,"path":[1]}', 'check.params'],
    ['an unknown param', '{"params":{"__proto__":1},"path":[1]}', 'run.param'],
    ['params out of range', '{"params":{"size":[0,8]},"path":[1]}', 'form.size.range'],
    ['a run out of range', '{"run":"knights-tour/blind?size=99x99","path":[1]}', 'form.size.range'],
    [
      'a path that does not start where its run does',
      '{"run":"knights-tour?start=5","path":[1,11]}',
      'check.differs',
    ],
    [
      'a grid that is not of its run',
      '{"run":"knights-tour?size=4x3","path":[[1,4,7,10],[12,9,2,5],[3,6,11,8]]}',
      'check.differs',
    ],
    ['words', 'one two three', 'knights-tour.read.token'],
    ['bytes that are no text', '\u0000\u0001\uFFFD', 'knights-tour.read.token'],
    ['more than is ever read', ' '.repeat(largestPathFile + 1), 'check.large'],
  ]
  test.each(rows)('%s', (_, text, key) => {
    expect(read(text)).toMatchObject({ ok: false, message: { key } })
  })
  test('a message stays short, whatever is in the file', () => {
    for (const text of [
      `{"puzzle":"${'x'.repeat(1e6)}"}`,
      `{"path":[1,true]}`,
      `{"params":{"${'x'.repeat(1e6)}":1},"path":[]}`,
    ]) {
      const refused = read(text)
      expect(refused.ok).toBe(false)
      expect(JSON.stringify(refused).length).toBeLessThan(200)
    }
  })
})

test('a difference names the first field that differs, and knows lists by their content', () => {
  expect(
    differenceOf(knightsTour, { size: [8, 8], start: 5 }, { size: [8, 8], start: 5, closed: true }),
  ).toBeUndefined()
  expect(
    differenceOf(knightsTour, { size: [8, 8], start: 5 }, { size: [8, 9], start: 6 })?.values,
  ).toStrictEqual({
    field: 'size',
    claimed: '8x8',
    found: '8x9',
  })
})
