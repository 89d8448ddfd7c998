import { describe, expect, test } from 'vitest'
import { initialParams } from '../form/read'
import { puzzles } from '../puzzles/index'
import { parseRun, type Run } from '../run'
import { makeCursor, momentAt } from './moment'
import { goOn, type Recording, record, windowOf } from './recording'
import { linesOf, makePage, makeReader, readOn, solutionMoment } from './solutions'

function runOf(text: string): Run {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new Error(run.message.key)
  return run.value
}

function recorded({ puzzle, params, strategy }: Run, steps: number): Recording {
  const recording = record(puzzle, params, strategy)
  goOn(recording, steps, false)
  return recording
}

function pageOf(recording: Recording, from: number, to: number, budget: number) {
  const page = makePage(from)
  const reader = makeReader(recording, from, to, page.take)
  let portions = 1
  while (!readOn(reader, budget)) portions++
  return { page: page.pack(), portions }
}

test('the 92 boards of 8 queens, whatever the portions', () => {
  const recording = recorded(runOf('n-queens/place-queens?n=8'), 100_000)
  const whole = pageOf(recording, 0, Infinity, 1e9)
  expect(whole.portions).toBe(1)
  const lines = linesOf(whole.page)
  expect(new Set(lines.map(String)).size).toBe(92)
  expect(lines[0]).toEqual([0, 4, 7, 5, 2, 6, 1, 3])
  expect([...whole.page.places]).toEqual(recording.solvedAt)
  const small = pageOf(recording, 0, Infinity, 10)
  expect(small.portions).toBeGreaterThan(92)
  expect(small.page).toEqual(whole.page)
})

test('a page in the middle, and past the end', () => {
  const recording = recorded(runOf('n-queens/place-queens?n=8'), 100_000)
  const lines = linesOf(pageOf(recording, 0, Infinity, 1e9).page)
  expect(linesOf(pageOf(recording, 40, 45, 1e9).page)).toEqual(lines.slice(40, 45))
  expect(linesOf(pageOf(recording, 90, 190, 1e9).page)).toEqual(lines.slice(90))
  expect(linesOf(pageOf(recording, 92, 192, 1e9).page)).toEqual([])
})

test('12 of the 92 are fundamental', () => {
  const run = runOf('n-queens/place-queens?n=8')
  const lines = linesOf(pageOf(recorded(run, 100_000), 0, Infinity, 1e9).page)
  expect(lines.filter((line) => run.puzzle.isFundamental?.(run.params, line)).length).toBe(12)
})

// A game has a value, and no gallery; the limit of a deepening search is not in its lines.
const searches = puzzles.flatMap((puzzle) =>
  puzzle.strategies
    .filter(({ engine }) => engine !== 'game-tree' && engine !== 'deepening')
    .map((strategy) => ({ name: `${puzzle.id}/${strategy.id}`, puzzle, strategy })),
)

describe.each(searches)('$name', ({ puzzle, strategy }) => {
  test('whatever the board of a solution shows was there at its moment', () => {
    const params = initialParams(puzzle.form)
    if (puzzle.check?.(params, strategy)) return
    const recording = recorded({ puzzle, params, strategy }, 300_000)
    const cursor = makeCursor(puzzle, params, strategy)
    const { page } = pageOf(recording, 0, 5, 1e9)
    linesOf(page).forEach((line, index) => {
      const place = page.places[index] as number
      const moment = momentAt(cursor, windowOf(recording, place, 0), place)
      const board = puzzle.draw(solutionMoment(puzzle, params, strategy, { line, index, place }), 'en')
      const { marks, ...size } = puzzle.draw(moment, 'en')
      // What is counted on the way is not in the line, and may be left out.
      expect({ ...board, marks: [] }).toEqual({ ...size, marks: [] })
      expect(board.marks.length).toBeGreaterThan(0)
      expect(marks).toEqual(expect.arrayContaining([...board.marks]))
    })
  })
})
