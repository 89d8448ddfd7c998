import { originInSvg } from '@shared/export/embedded'
import type { SaveFormat } from '@shared/ipc/exporting'
import { palettes } from '@shared/picture/ink'
import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { firstMoment, makeCursor, momentAt } from '@shared/trace/moment'
import { goOn, record, windowOf } from '@shared/trace/recording'
import { expect, test } from 'vitest'
import type { Look } from '../export/look'
import { contentOf, type Exportable, type Manner, nameOfSolution, nameOfView } from './exporting'

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

const manner: Manner = {
  look: { theme: 'light', scale: 2, margin: 0, transparent: false, labels: true },
  lang: 'en',
  title: '3 < 4',
  bom: false,
}
const solutionOf = ({ solution }: Exportable) => {
  if (!solution) throw new Error('no solution')
  return solution
}
const tour = exportable('knights-tour/bound-2?size=8x8&start=20', 1)
const written = (format: SaveFormat, of: Partial<Manner> = {}) =>
  contentOf(tour.run, solutionOf(tour), format, { ...manner, ...of })

test('a solution as text, as a table, for programs, as a picture', () => {
  expect(JSON.parse(written('json'))).toMatchObject({ outcome: 'solved', params: { start: 20 } })
  expect(written('csv').split('\r\n').length).toBe(66)
  expect(written('csv', { bom: true })).toBe(`\uFEFF${written('csv')}`)
  expect(written('text')).toContain('20')
  expect(written('png')).toBe(written('svg'))
  expect(written('pdf')).toBe(written('svg'))
})

test('a picture looks as it is told, and says what it shows', () => {
  const look = (changes: Partial<Look>) => written('svg', { look: { ...manner.look, ...changes } })
  expect(originInSvg(written('svg'))).toEqual({ run: 'knights-tour/bound-2?size=8x8&start=20', step: 64 })
  expect(written('svg')).toContain('<title>3 &lt; 4</title>')
  expect(look({ theme: 'dark' })).toContain(palettes.dark.line)
  expect(written('svg')).toContain(`fill="${palettes.light.paper}"`)
  const paper = /<rect [^>]*width="568" height="568" fill/
  expect(written('svg')).toMatch(paper)
  expect(look({ transparent: true })).not.toMatch(paper)
  expect(look({ margin: 16 })).toContain('width="600" height="600" viewBox="-16 -16 600 600"')
  expect(written('svg').match(/<text [^>]*>8<\/text>/g)?.length).toBeGreaterThan(0)
  const labels = (svg: string) => svg.match(/<text x="14" /g)?.length ?? 0
  expect([labels(written('svg')), labels(look({ labels: false }))]).toEqual([8, 0])
})

test('file names say what is in them, in plain letters', () => {
  expect(nameOfSolution(tour.run, solutionOf(tour))).toBe('knights-tour-bound-2-size-8x8-start-20')
  expect(nameOfView(tour.run, tour.here)).toBe('knights-tour-bound-2-size-8x8-start-20-step-0')
  const third = exportable('knights-tour/blind?size=5x5&start=1', 3)
  expect(nameOfSolution(third.run, solutionOf(third))).toBe('knights-tour-blind-size-5x5-start-1-solution-3')
})
