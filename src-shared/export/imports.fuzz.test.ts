/**
 * Paths and pictures as anybody might hand them in: whatever they are, reading and checking them ends soon, in bounded
 * memory, with a path or one short message. `npm run fuzz` tries more of them, and holds each to a second and 256 MB.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Message } from '../lib/message'
import type { Puzzle } from '../puzzle'
import { puzzles } from '../puzzles/index'
import { parseRun, runText } from '../run'
import { checkPath, largestPathFile, readPathFile } from './check'
import { originIn } from './embedded'
import { csvLines, pathRecord } from './path'

const isLong = process.env.RETRACE_FUZZ !== undefined
const files = Number(process.env.RETRACE_FUZZ ?? 3000)
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

/** What comes of the file; with `npm run fuzz` it must come soon, and take little. */
function tried(reader: Puzzle, text: string): Message | undefined {
  const [before, began] = [memory(), performance.now()]
  const message = judged(reader, text)
  if (isLong) {
    expect(performance.now() - began).toBeLessThan(mostMs)
    expect(memory() - before).toBeLessThan(mostKilobytes)
  }
  return message
}

/** The most this process has held, in kilobytes. */
const memory = (): number => process.resourceUsage().maxRSS

function judged(reader: Puzzle, text: string): Message | undefined {
  const parsed = parseRun(reader.id, puzzles)
  if (!parsed.ok) throw new Error(reader.id)
  const read = readPathFile(reader, text, parsed.value.params)
  if (!read.ok) return read.message
  const { params, moves } = read.value
  // Whatever is read is of a run that there is.
  const run = runText({ puzzle: reader, params, strategy: parsed.value.strategy })
  expect(parseRun(run, puzzles), run).toMatchObject({ ok: true })
  return checkPath(reader, params, moves)
}

test(`${files} mutated paths`, () => {
  const counts = { true: 0, told: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      (sample, changes) => {
        const message = tried(sample.reader, mutated(sample.text, changes))
        counts[message ? 'told' : 'true']++
        if (message) expect(JSON.stringify(message).length).toBeLessThan(1000)
      },
    ),
    { numRuns: files, seed },
  )
  expect(counts.told).toBeGreaterThan(files / 4)
})

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
    { numRuns: Math.ceil(files / 10), seed },
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
