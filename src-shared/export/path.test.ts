import { describe, expect, test } from 'vitest'
import { palettes } from '../picture/ink'
import type { Moment, Puzzle } from '../puzzle'
import { puzzles } from '../puzzles/index'
import { knightsTour } from '../puzzles/knights-tour/index'
import vectors from '../puzzles/knights-tour/vectors.json'
import { parseRun, type Run } from '../run'
import { makeCursor, momentAt } from '../trace/moment'
import { goOn, record, windowOf } from '../trace/recording'
import { checkPath, readPathFile } from './check'
import { exportPath, type PathFormat, pathRecord } from './path'

const options = { lang: 'en' as const, palette: palettes.light }

function runOf(text: string, of: readonly Puzzle[] = puzzles): Run {
  const run = parseRun(text, of)
  if (!run.ok) throw new Error(`${text}: ${run.message.key}`)
  return run.value
}

/** The moment after so many steps, or at the first solution where that comes before. */
function momentOf({ puzzle, params, strategy }: Run, steps = 10_000_000): Moment {
  const recording = record(puzzle, params, strategy)
  goOn(recording, steps, true)
  const k = recording.search.steps
  return momentAt(makeCursor(puzzle, params, strategy), windowOf(recording, Math.max(0, k - 1), 1), k)
}

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('%s', (id, puzzle) => {
  test.each<PathFormat>(['text', 'csv', 'json'])(
    'a solution written as %s is read again and found true',
    (format) => {
      const run = runOf(id)
      const text = exportPath(format, run, momentOf(run), options)
      const read = readPathFile(puzzle, text, run.params)
      expect(read).toMatchObject({ ok: true, value: { params: run.params } })
      if (read.ok) expect(checkPath(puzzle, read.value.params, read.value.moves)).toBeUndefined()
    },
  )
})

test('text is the numbering of the article, then the board', () => {
  const run = runOf('knights-tour/bound-2?size=3x4&start=1')
  expect(exportPath('text', run, momentOf(run), options)).toBe(
    '1 7 9 2 8 10 3 12 6 4 11 5\n\n 1  4  7 10\n12  9  2  5\n 3  6 11  8\n',
  )
})

test('CSV has a header and CR LF at the end of every line', () => {
  const run = runOf('knights-tour/bound-2?size=3x4&start=1')
  const lines = exportPath('csv', run, momentOf(run, 2), options)
  expect(lines).toBe('move,square,row,column\r\n1,1,1,1\r\n2,7,2,3\r\n3,9,3,1\r\n')
})

test('CSV quotes what would break a line apart, and begins with a byte order mark only when asked', () => {
  const odd: Puzzle = {
    ...(knightsTour as unknown as Puzzle),
    pathTexts: () => ({
      path: [],
      text: '',
      header: ['a,b', 'say "hi"'],
      rows: [
        ['line\nbreak', ' padded'],
        [-1, '红'],
      ],
    }),
  }
  const run = runOf('knights-tour', [odd])
  const csv = '"a,b","say ""hi"""\r\n"line\nbreak"," padded"\r\n-1,红\r\n'
  expect(exportPath('csv', run, momentOf(run, 1), options)).toBe(csv)
  expect(exportPath('csv', run, momentOf(run, 1), { ...options, bom: true })).toBe(`\uFEFF${csv}`)
})

test('JSON says the run, what came of it, and the path', () => {
  const run = runOf('knights-tour/bound-2?start=20')
  expect(JSON.parse(exportPath('json', run, momentOf(run), options))).toStrictEqual({
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
})

test('before the end the outcome is stopped, with the line so far; after all has failed there is no path', () => {
  const halfway = runOf('knights-tour/bound-2?start=20')
  expect(JSON.parse(exportPath('json', halfway, momentOf(halfway, 2), options))).toMatchObject({
    outcome: 'stopped',
    path: [20, 3, 9],
  })
  const hopeless = runOf('knights-tour/blind?size=3x3')
  expect(JSON.parse(exportPath('json', hopeless, momentOf(hopeless), options))).toMatchObject({
    outcome: 'no-solution',
    steps: 28,
    path: [],
  })
})

test('without a line a record has no path, whatever was counted', () => {
  const run = runOf('knights-tour')
  const { counts } = momentOf(run)
  expect(pathRecord(run, { outcome: 'no-solution', counts, line: undefined }).path).toStrictEqual([])
})

test('SVG is the board of the moment in the colours asked for', () => {
  const run = runOf('knights-tour/bound-2?size=3x4&start=1')
  const svg = exportPath('svg', run, momentOf(run), {
    lang: 'en',
    palette: palettes.dark,
    svg: { title: '3 < 4 & 马' },
  })
  expect(svg).toContain('<title>3 &lt; 4 &amp; 马</title>')
  expect(svg).toContain(palettes.dark.paper)
  expect(svg).not.toContain(palettes.light.paper)
  expect(svg.trimEnd().endsWith('</svg>')).toBe(true)
})
