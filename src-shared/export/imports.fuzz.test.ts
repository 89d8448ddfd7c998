/**
 * Paths and pictures as anybody might hand them in: whatever they are, reading and checking them ends soon, in bounded
 * memory, with a path or one short message. `npm run fuzz` tries more of them, and holds each to a second and 256 MB.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Params } from '../form/field'
import { initialParams } from '../form/read'
import type { Message } from '../lib/message'
import type { Puzzle, Strategy } from '../puzzle'
import { puzzles } from '../puzzles/index'
import { parseRun, runText } from '../run'
import { checkPath, largestPathFile, readPathFile } from './check'
import { originIn } from './embedded'
import { largestGiven, readGiven } from './given'
import { csvLines, pathRecord } from './path'

const isLong = process.env.RETRACE_FUZZ !== undefined
/** They are small: ten times as many as of other fuzz tests. */
const files = 10 * Number(process.env.RETRACE_FUZZ ?? 10_000)
/** One file of so many is tried on every puzzle at every board, too. */
const byAny = 8
const seed = 20_240_607
const mostMs = 1000
const mostKilobytes = 256 * 1024

/** A few moves of every puzzle, in every form that we write. */
const samples = puzzles.flatMap((puzzle) =>
  forms(puzzle).flatMap((text) =>
    puzzles.map((reader) => ({ reader, text })).filter(({ reader }) => reader === puzzle),
  ),
)

function forms(puzzle: Puzzle): string[] {
  const parsed = parseRun(puzzle.id, puzzles)
  if (!parsed.ok) throw new Error(puzzle.id)
  const { params, strategy } = parsed.value
  const line = movesOf(puzzle)
  const { text, header, rows } = puzzle.pathTexts(params, line, 'en')
  const counts = {
    steps: 9,
    visits: 9,
    backtracks: 0,
    refusals: 0,
    meets: 0,
    found: 0,
    solutions: 0,
    depth: 9,
  }
  const record = pathRecord({ puzzle, params, strategy }, { outcome: 'stopped', counts, line })
  const chinese = puzzle.pathTexts(params, line, 'zh')
  return [
    text,
    chinese.text,
    csvLines([header, ...rows]),
    JSON.stringify(record),
    JSON.stringify(record.path),
  ]
}

/** Of the first candidates that are allowed, as many as there are up to twelve. */
function movesOf(puzzle: Puzzle): number[] {
  const parsed = parseRun(puzzle.id, puzzles)
  if (!parsed.ok) throw new Error(puzzle.id)
  const position = puzzle.position(parsed.value.params)
  const candidates = new Int32Array(Math.max(1, position.maxMoves))
  const line: number[] = []
  while (line.length < 12 && position.status() === 'branch') {
    const move = candidates
      .subarray(0, position.moves(candidates, 0))
      .find((each) => position.refuse(each) === 0)
    if (move === undefined) break
    position.play(move)
    line.push(move)
  }
  return line
}

// What breaks readers, to be put in anywhere.
const odd = [
  ...'[](){},;"|.-Q?→，（：\0\uFEFF\ud83d\n\t',
  '\r\n',
  '-1',
  '1e999',
  '999999999',
  '9'.repeat(400),
  'null',
  '[[],[]]',
  '"__proto__":{},',
  '"run":"',
  '"params":{"size":[1,2,3]},',
  'a1 b3',
  '(1,2)',
  'UDLR',
  '0 '.repeat(300),
  '('.repeat(300),
]

const share = fc.double({ min: 0, max: 1, noNaN: true })
const mutation = fc.oneof(
  fc.record({ at: share, cut: fc.nat(8), put: fc.constantFrom(...odd) }),
  fc.record({ at: share, cut: fc.nat(40), put: fc.string({ unit: 'binary', maxLength: 4 }) }),
  fc.record({ at: share, cut: fc.constantFrom(0, 1e9), put: fc.integer({ min: -3, max: 70 }).map(String) }),
)

function mutated(text: string, changes: readonly { at: number; cut: number; put: string }[]): string {
  return changes.reduce((now, { at, cut, put }) => {
    const from = Math.floor(at * now.length)
    return now.slice(0, from) + put + now.slice(from + cut)
  }, text)
}

/** What comes of the file. */
const tried = (reader: Puzzle, text: string): Message | undefined => soon(() => judged(reader, text))

/** With `npm run fuzz` it must come soon, and take little. */
function soon<T>(act: () => T): T {
  const [before, began] = [memory(), performance.now()]
  const result = act()
  if (isLong) {
    expect(performance.now() - began).toBeLessThan(mostMs)
    expect(memory() - before).toBeLessThan(mostKilobytes)
  }
  return result
}

/** The most this process has held, in kilobytes. */
const memory = (): number => process.resourceUsage().maxRSS

function judged(reader: Puzzle, text: string): Message | undefined {
  const parsed = parseRun(reader.id, puzzles)
  if (!parsed.ok) throw new Error(reader.id)
  const read = readPathFile(reader, text, parsed.value.params)
  if (!read.ok) return read.message
  const { params, moves } = read.value
  isOfARun(reader, params)
  return checkPath(reader, params, moves)
}

/** Whatever is read is of a run that there is. */
function isOfARun(puzzle: Puzzle, params: Params): void {
  const run = runText({ puzzle, params, strategy: puzzle.strategies[0] as Strategy })
  const parsed = parseRun(run, puzzles)
  if (!parsed.ok) expect(parsed, run).toMatchObject({ ok: true })
}

/** The same text with another puzzle on the table, by whichever puzzle reads it. */
function given(text: string, table: Puzzle): void {
  soon(() => {
    const read = readGiven(text, puzzles, { puzzle: table, params: initialParams(table.form) })
    if (!read.ok) expect(JSON.stringify(read.message).length).toBeLessThan(1000)
    else for (const { puzzle, params } of read.value) isOfARun(puzzle, params)
  })
}

test(`${files} mutated paths`, () => {
  const counts = { files: 0, true: 0, told: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (sample, changes) => {
        const text = mutated(sample.text, changes)
        const message = tried(sample.reader, text)
        if (++counts.files % byAny === 0) given(text, puzzles[0] as Puzzle)
        counts[message ? 'told' : 'true']++
        if (message) expect(JSON.stringify(message).length).toBeLessThan(1000)
      },
    ),
    { numRuns: files, seed },
  )
  expect(counts.told).toBeGreaterThan(files / 4)
}, 600_000)

test('pictures, cut and changed', () => {
  const heads = [
    '\x89PNG\r\n\x1a\n\0\0\0\x10tEXtRetrace\0retrace:',
    '%PDF-1.4 /Keywords (retrace:',
    '<svg><metadata>retrace:',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...heads), fc.array(mutation, { maxLength: 4 }), (head, changes) => {
      const text = mutated(`${head}n-queens/place-queens?n=8#12)</metadata>`.repeat(3), changes)
      const origin = originIn(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))
      if (origin) expect(origin.run.length).toBeLessThan(40_000)
    }),
    { numRuns: Math.ceil(files / 50), seed },
  )
})

/** The largest files that are read at all, of whatever may cost a reader most. */
const pieces = [
  '[',
  '(',
  '1 ',
  '0 ',
  '1\n',
  '?\n',
  '? ',
  'Q\n',
  '.',
  '. ',
  '\n',
  '8 0 0\n',
  'U',
  'H1 ',
  'a1 ',
  '(1 2)',
  '"',
  '1,',
  'house ',
  '1. ',
]

describe.each(puzzles.map(({ id }) => id))('%s', (id) => {
  const reader = puzzles.find((puzzle) => puzzle.id === id) as Puzzle
  // The whole size takes half a minute in all: `npm run fuzz` tries it.
  const size = isLong ? largestPathFile : largestPathFile / 64
  test.each(pieces)('a large file of %j', (piece) => {
    const message = tried(reader, piece.repeat(size / piece.length))
    if (message) expect(JSON.stringify(message).length).toBeLessThan(1000)
  })
})

/** What a pattern may begin with, to be lost in what follows. */
const begun = ['(1', '[1', '（1', '1', '1 2', '| ', '"', 'house ', 'a1', '1,1,', 'Q', 'D', 'x']
const fillers = [' ', '\n', '\r', '\t', ',', '|']

test.each(begun)('%j and then without end the same', (start) => {
  for (const filler of fillers) {
    const text = `${start}${filler.repeat(largestGiven / 8)}x`
    for (const puzzle of puzzles) tried(puzzle, text)
    given(text, puzzles[0] as Puzzle)
    given(text.slice(0, 30_000), puzzles[0] as Puzzle)
  }
})

test.each(pieces)('a large text of %j, by any puzzle', (piece) => {
  const size = isLong ? largestGiven : largestGiven / 16
  given(piece.repeat(size / piece.length), puzzles[0] as Puzzle)
})
