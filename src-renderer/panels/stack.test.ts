import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { makeCursor, momentAt } from '@shared/trace/moment'
import { goOn, record, windowOf } from '@shared/trace/recording'
import { expect, test } from 'vitest'
import { levelsOf, rowHeight, rowsInSight } from './stack'

function cursorAt(text: string, k: number) {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new Error(run.message.key)
  const { puzzle, params, strategy } = run.value
  const recording = record(puzzle, params, strategy)
  goOn(recording, k, false)
  const cursor = makeCursor(puzzle, params, strategy)
  return { cursor, moment: momentAt(cursor, windowOf(recording, 0, k), k) }
}

test('the stack is the line from the root, newest on top, with what was tried of each', () => {
  const { cursor, moment } = cursorAt('knights-tour/blind?size=5x5&start=1', 400)
  const levels = levelsOf(cursor, moment.counts.depth, 1000, 'en')
  expect(levels.map(({ level }) => level)).toEqual(
    Array.from({ length: moment.line.length + 1 }, (_, i) => moment.line.length - i),
  )
  expect(levels.slice(0, -1).map(({ move }) => move)).toEqual(moment.line.map(String).reverse())
  expect(levels.at(-1)).toMatchObject({ level: 0, move: undefined })
  expect(levels[0]).toMatchObject({ tried: moment.tried, total: moment.candidates.length })
  for (const { tried, total } of levels.slice(1)) {
    expect(tried).toBeGreaterThan(0)
    expect(tried).toBeLessThanOrEqual(total)
  }
})

test('a part of it is that part of the whole', () => {
  const { cursor, moment } = cursorAt('knights-tour/blind?size=5x5&start=1', 400)
  const all = levelsOf(cursor, moment.counts.depth, 1000, 'en')
  expect(levelsOf(cursor, moment.counts.depth - 3, 5, 'en')).toEqual(all.slice(3, 8))
  expect(levelsOf(cursor, 1, 5, 'en')).toEqual(all.slice(-2))
})

test.each([
  [0, 240, 2500, 0, 12],
  [24 * 1000, 240, 2500, 999, 12],
  [24 * 2490, 240, 2500, 2488, 12],
  [0, 240, 5, 0, 5],
  [500, 240, 1, 0, 1],
])(
  'scrolled to %i of %i px, of %i rows those from %i on are there: %i',
  (scrollTop, height, rows, first, count) => {
    expect(rowsInSight(scrollTop, height, rows)).toEqual({ first, count })
    const bottom = Math.min(rows * rowHeight, scrollTop + height)
    expect((first + count) * rowHeight).toBeGreaterThanOrEqual(bottom)
  },
)
