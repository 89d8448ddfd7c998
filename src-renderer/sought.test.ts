import { langs } from '@shared/lib/message'
import type { Spot } from '@shared/puzzle'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, type Run } from '@shared/run'
import { expect, test } from 'vitest'
import { languageOf } from './language'
import {
  firstSought,
  noneFound,
  ringOf,
  type Sought,
  soughtKinds,
  soughtName,
  squareFor,
  targetFor,
} from './sought'

function runOf(text: string): Run {
  const parsed = parseRun(text, puzzles)
  if (!parsed.ok) throw new Error(parsed.message.key)
  return parsed.value
}

const knight = runOf('knights-tour/blind?size=6x9&start=23')
const queens = runOf('n-queens/place-queens?n=6')
const spotOf = ({ puzzle, params }: Run, x: number, y: number): Spot => {
  const spot = puzzle.moveAt?.(params, x, y)
  if (!spot) throw new Error('there is no square')
  return spot
}
const square = (run: Run, x: number, y: number): Sought => ({
  kind: 'move',
  depth: 0,
  square: { spot: spotOf(run, x, y), params: run.params },
})

test('a square is looked for as the move it stands for', () => {
  // Rows and columns are 64 units apart, from 28 on: the second row of nine, the third column.
  expect(targetFor(square(knight, 160, 100), knight)).toEqual({ kind: 'move', move: 12 })
  // Squares of 80 units from 32 on: column 2 of row 1, counted from 0.
  expect(targetFor(square(queens, 200, 120), queens)).toEqual({ kind: 'move', move: 2, level: 2 })
})

test('a square of another board is none of this', () => {
  const other = runOf('knights-tour/blind?size=8x8&start=20')
  expect(squareFor(square(knight, 160, 100), other)).toBeUndefined()
  expect(targetFor(square(knight, 160, 100), other)).toBeUndefined()
})

test('a depth is looked for once it is chosen', () => {
  expect(targetFor({ ...firstSought, kind: 'deep' }, knight)).toBeUndefined()
  expect(targetFor({ ...firstSought, kind: 'shallow', depth: 7 }, knight)).toEqual({
    kind: 'shallow',
    depth: 7,
  })
})

test.each(langs)('whatever is looked for has a name in %s, and can be said not to be there', (lang) => {
  const { say } = languageOf(lang)
  const whole = /^[^{}]+$/
  for (const run of [knight, queens])
    for (const kind of soughtKinds)
      for (const depth of [0, 12]) {
        const sought: Sought = { ...square(run, 200, 120), kind, depth }
        const target = targetFor(sought, run)
        expect(say(soughtName(sought, run, lang))).toMatch(whole)
        expect(say(soughtName(sought, run, lang))).not.toMatch(/^ui\./)
        for (const forwards of [true, false])
          if (target) expect(say(noneFound(target, forwards))).toMatch(/^(?!ui\.)[^{}]+$/)
        for (const word of [`ui.find.${kind}`, `ui.find.${kind}.about`])
          expect(say({ key: word })).not.toBe(word)
      }
})

test('the ring keeps within its square, its stroke too', () => {
  for (const run of [knight, queens]) {
    const { x, y, w, h } = spotOf(run, 200, 120)
    const ring = ringOf(spotOf(run, 200, 120))
    if (ring.kind !== 'rect' || !ring.width) throw new Error('a ring is a rectangle with a stroke')
    const half = ring.width / 2
    expect([ring.x - half, ring.y - half, ring.w + 2 * half, ring.h + 2 * half]).toEqual([x, y, w, h])
  }
})
