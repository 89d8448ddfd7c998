import fc from 'fast-check'
import { expect, test } from 'vitest'
import { puzzles } from './puzzles/index'
import { parseRun, runText } from './run'

test('the name of a run, as in a link or on the command line', () => {
  const read = parseRun('knights-tour/bound-2?size=8x8&start=20', puzzles)
  expect(read).toMatchObject({ ok: true, value: { params: { size: [8, 8], start: 20, closed: false } } })
  expect(read.ok && runText(read.value)).toBe('knights-tour/bound-2?size=8x8&start=20')
})

test.each([
  ['knights-tour', 'knights-tour/bound-2?size=8x8&start=1'],
  ['knights-tour/blind?start=3', 'knights-tour/blind?size=8x8&start=3'],
  ['  knights-tour/bound-1?size=6%78%39&closed  ', 'knights-tour/bound-1?size=6x9&start=1&closed=true'],
])('%s in full', (text, full) => {
  const read = parseRun(text, puzzles)
  expect(read.ok && runText(read.value)).toBe(full)
})

test.each([
  ['', 'puzzle', 'run.puzzle'],
  ['chess/blind', 'puzzle', 'run.puzzle'],
  ['knights-tour/luck', 'strategy', 'run.strategy'],
  ['knights-tour/blind?n=8', 'n', 'run.param'],
  ['knights-tour/blind?toString=1', 'toString', 'run.param'],
  ['knights-tour/blind?__proto__=1', '__proto__', 'run.param'],
  ['knights-tour/blind?start=1&start=2', 'start', 'run.twice'],
  ['knights-tour/blind?start=%E0%A4', 'start', 'run.encoding'],
  ['knights-tour/blind?start=65', 'start', 'form.integer.range'],
  ['knights-tour/as-printed?size=6x9', 'size', 'knights-tour.check.square'],
])('%s is refused at %s', (text, field, key) => {
  expect(parseRun(text, puzzles)).toMatchObject({ ok: false, field, message: { key } })
})

test('no text throws', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      parseRun(a, puzzles)
      parseRun(`knights-tour/blind?${a}=${b}`, puzzles)
    }),
  )
})
