import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { firstMoment, makeCursor, momentAt } from '@shared/trace/moment'
import { goOn, record, windowOf } from '@shared/trace/recording'
import { expect, test } from 'vitest'
import { contentOf, type Exportable, nameOf } from './exporting'

function exportable(text: string, solutionsBefore: number): Exportable {
  const parsed = parseRun(text, puzzles)
  if (!parsed.ok) throw new Error(parsed.message.key)
  const run = parsed.value
  const { puzzle, params, strategy } = run
  const recording = record(puzzle, params, strategy)
  for (let i = 0; i < solutionsBefore; i++) goOn(recording, 1e6, true)
  const k = recording.search.steps
  const solution = momentAt(makeCursor(puzzle, params, strategy), windowOf(recording, 0, k), k)
  return {
    run,
    solution: solutionsBefore > 0 ? solution : undefined,
    here: firstMoment(puzzle, params, strategy),
  }
}

test('the path formats write the solution, the pictures the board', () => {
  const ready = exportable('knights-tour/bound-2?size=8x8&start=20', 1)
  expect(JSON.parse(contentOf(ready, 'json', 'light', 'en'))).toMatchObject({
    outcome: 'solved',
    params: { start: 20 },
  })
  expect(contentOf(ready, 'csv', 'light', 'en').split('\r\n').length).toBeGreaterThan(64)
  expect(contentOf(ready, 'text', 'light', 'en')).toContain('20')
  expect(contentOf(ready, 'svg', 'light', 'en')).toContain('</svg>')
  expect(contentOf(ready, 'png', 'light', 'en')).toBe(contentOf(ready, 'svg', 'light', 'en'))
  expect(contentOf(ready, 'svg', 'dark', 'en')).not.toBe(contentOf(ready, 'svg', 'light', 'en'))
})

test('without a solution there is no path to write', () => {
  const ready = exportable('knights-tour/bound-2?size=4x4&start=1', 0)
  expect(contentOf(ready, 'text', 'light', 'en')).toBe('')
  expect(contentOf(ready, 'svg', 'light', 'en')).toContain('<svg')
})

test('file names say what is in them, in plain letters', () => {
  const first = exportable('knights-tour/bound-2?size=8x8&start=20', 1)
  expect(nameOf(first, 'csv')).toBe('knights-tour-bound-2-size-8x8-start-20')
  expect(nameOf(first, 'png')).toBe('knights-tour-bound-2-size-8x8-start-20-step-0')
  expect(nameOf(exportable('knights-tour/blind?size=5x5&start=1', 3), 'text')).toBe(
    'knights-tour-blind-size-5x5-start-1-solution-3',
  )
})
