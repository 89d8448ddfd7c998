/** Texts from outside: which puzzle takes them for what, on which board, and where the first fault is. */
import { describe, expect, test } from 'vitest'
import { langs } from '../lib/message'
import type { Puzzle } from '../puzzle'
import { puzzles } from '../puzzles/index'
import { parseRun, type Run, runText } from '../run'
import { answerOf } from '../search/answer'
import { advance, createSearch, lineOf } from '../search/search'
import { type Given, type GivenPath, largestGiven, readGiven } from './given'
import { csvLines } from './path'

function runOf(id: string): Run {
  const parsed = parseRun(id, puzzles)
  if (!parsed.ok) throw new Error(parsed.message.key)
  return parsed.value
}

const chess = runOf('knights-tour')

function given(text: string, table: Run = chess): readonly Given[] {
  const read = readGiven(text, puzzles, table)
  if (!read.ok) throw new Error(read.message.key)
  return read.value
}

const boardOf = ({ puzzle, params }: Given): string =>
  runText({ puzzle, params, strategy: puzzle.strategies.at(-1) as Run['strategy'] })
const faultOf = (each: Given | undefined) => (each?.kind === 'path' ? each.fault?.key : undefined)

/** On 3 × 4; row and column of each square, from 0. */
const tour = [1, 7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5]
const places = tour.map((square) => [Math.floor((square - 1) / 4), (square - 1) % 4] as const)
const names = places.map(([row, column]) => `${'abcd'[column]}${3 - row}`)
const grid = [0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => tour.indexOf(row * 4 + column + 1) + 1))
const pairs = (base: number) => places.map(([row, column]) => [row + base, column + base])
const inBrackets = (base: number) => pairs(base).map(([row, column]) => `(${row}, ${column})`)
const csv = tour.map((square, i) => [i + 1, square, ...(pairs(1)[i] as number[])].join(','))

describe('a tour on a board that is not on the table', () => {
  test.each([
    ['squares', tour.join(' ')],
    ['squares from 0', tour.map((square) => square - 1).join(', ')],
    ['names', names.join(' ')],
    ['names with a knight', names.map((name, i) => `${i + 1}. N${name}`).join(' ')],
    ['a grid', grid.map((row) => row.join('\t')).join('\r\n')],
    ['pairs', inBrackets(1).join(' ')],
    ['pairs from 0', inBrackets(0).join('\n')],
    [
      'pairs a line',
      pairs(1)
        .map((pair) => pair.join(' '))
        .join('\n'),
    ],
    ['pairs in JSON', JSON.stringify(pairs(0))],
    ['squares in JSON', JSON.stringify(tour)],
    ['our CSV', ['move,square,row,column', ...csv].join('\r\n')],
    ['JSON with a path alone', JSON.stringify({ puzzle: 'knights-tour', path: tour })],
  ])('%s', (_, text) => {
    for (const table of ['knights-tour', 'knights-tour?size=6x9&closed', 'bottles', 'n-queens']) {
      const [first] = given(text, runOf(table))
      expect(first && boardOf(first)).toBe('knights-tour/blind?size=3x4&start=1')
      expect(first).toMatchObject({ kind: 'path', moves: tour.slice(1), sound: 11, fault: undefined })
    }
  })
  test('a square twice is found on the board that was meant, with what came before it', () => {
    const [first] = given(tour.with(7, 9).join(' '))
    expect(first && boardOf(first)).toBe('knights-tour/blind?size=3x4&start=1')
    expect(first).toMatchObject({ sound: 6, fault: { key: 'knights-tour.fault.again', values: { at: 8 } } })
  })
})

test.each([
  ['n-queens', '2, 4, 1, 3', 'n-queens/place-queens?n=4'],
  ['n-queens', '.Q....\n...Q..\n.....Q\nQ.....\n..Q...\n....Q.', 'n-queens/place-queens?n=6'],
  [
    'bottles',
    '8 0 0\n3 5 0\n3 2 3\n6 2 0\n6 0 2\n1 5 2\n1 4 3\n4 4 0',
    'bottles=8,5,3&drinkers=&start=8,0,0',
  ],
  ['sliding-tiles', '1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 . 15\n\nR', 'size=4x4'],
  ['token-game', 'H4 V1 H4', 'token-game/alpha-beta?n=4'],
])('%s: %j', (id, text, board) => {
  const found = given(text).find((each) => each.puzzle.id === id)
  expect(found && boardOf(found)).toContain(board)
  if (id !== 'token-game') expect(faultOf(found)).toBeUndefined()
})

test('what is true comes first, then what only ends early, then what is of the puzzle on the table', () => {
  expect(given('8 0 0\n3 5 0\n3 2 3')[0]?.puzzle.id).toBe('bottles')
  expect(
    given('2 4 1 3')
      .map(({ puzzle }) => puzzle.id)
      .slice(0, 2),
  ).toEqual(['n-queens', 'knights-tour'])
  expect(given('2 4 1 2', runOf('bottles?bottles=4,4&drinkers='))[0]?.puzzle.id).toBe('bottles')
})

test('JSON that names its puzzle is of that one alone, and of its own board', () => {
  const queens = { puzzle: 'n-queens', params: { n: 6 }, path: [0, 2] }
  expect(given(JSON.stringify(queens))).toMatchObject([{ params: { n: 6 }, sound: 2 }])
  expect(given(JSON.stringify({ run: 'n-queens/place-queens?n=6', path: [0, 2] }))).toHaveLength(1)
  const unknown = readGiven('{"puzzle":"chess","path":[]}', puzzles, chess)
  expect(unknown).toMatchObject({ ok: false, message: { key: 'run.puzzle' } })
})

test('a zebra puzzle in words is a board', () => {
  const text = runOf('zebra').puzzle.composer?.textOf(runOf('zebra').params) ?? ''
  expect(given(text)).toMatchObject([{ kind: 'board', puzzle: { id: 'zebra' } }])
})

test.each([
  ['', 'given.empty'],
  ['… — ?', 'given.empty'],
  ['Hello, world', 'knights-tour.read.token'],
  ['{"puzzle":"n-queens"', 'check.json'],
  ['1 '.repeat(largestGiven), 'check.large'],
])('%#: nothing', (text, key) => {
  expect(readGiven(text, puzzles, chess)).toMatchObject({ ok: false, message: { key } })
})

/** Every puzzle at every ready-made board whose first solution is soon found. */
const solved = puzzles.flatMap((puzzle) =>
  puzzle.form.presets.flatMap(({ params }) => {
    const line = solution(puzzle, params)
    return line ? [{ name: `${puzzle.id} ${JSON.stringify(params).slice(0, 80)}`, puzzle, params, line }] : []
  }),
)

function solution(puzzle: Puzzle, params: Run['params']): readonly number[] | undefined {
  const [strategy] = puzzle.strategies
  if (!strategy || puzzle.check?.(params, strategy)) return undefined
  const search = createSearch(puzzle.position(params, strategy), strategy)
  advance(search, 100_000, true)
  return answerOf(search)?.line ?? (search.solutions > 0 ? lineOf(search) : undefined)
}

test('there are such boards of every puzzle', () => {
  expect(new Set(solved.map(({ puzzle }) => puzzle.id)).size).toBe(puzzles.length)
})

describe.each(solved)('$name', ({ puzzle, params, line }) => {
  const written = langs.flatMap((lang) => {
    const { text, header, rows } = puzzle.pathTexts(params, line, lang)
    return [
      [`text in ${lang}`, text],
      [`CSV in ${lang}`, `\uFEFF${csvLines([header, ...rows])}`],
    ] as const
  })
  const { path, rows } = puzzle.pathTexts(params, line, 'en')
  const json = ['JSON', JSON.stringify({ puzzle: puzzle.id, params, path })] as const
  test.each([...written, json])('%s is read back with another puzzle on the table', (_, text) => {
    const other = puzzles.find(({ id }) => id !== puzzle.id) as Puzzle
    const found = given(text, runOf(other.id)).find((each) => each.puzzle === puzzle) as GivenPath
    expect(found).toMatchObject({ kind: 'path', fault: undefined })
    // Another board may be meant by the same text; what is written of it is the same.
    expect(puzzle.pathTexts(found.params, found.moves, 'en').rows).toEqual(rows)
  })
})
