/** What must hold of every puzzle with something to drag. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Params } from '../form/field'
import { initialParams, readForm, writeField } from '../form/read'
import type { Puzzle, Strategy } from '../puzzle'
import { firstMoment } from '../trace/moment'
import { puzzles } from './index'

const draggable = puzzles.flatMap((puzzle) => (puzzle.grip ? [{ id: puzzle.id, puzzle }] : []))

const place = fc.record({ x: fc.integer({ min: -50, max: 1200 }), y: fc.integer({ min: -50, max: 900 }) })

const sizeOf = (puzzle: Puzzle, params: Params) => {
  const { width, height } = puzzle.draw(firstMoment(puzzle, params, puzzle.strategies[0] as Strategy), 'en')
  return { width, height }
}

describe.each(draggable)('$id', ({ puzzle }) => {
  test('wherever it is dragged to, what it sets is valid, and the picture keeps its size', () => {
    let grips = 0
    for (const params of [initialParams(puzzle.form), ...puzzle.form.presets.map((preset) => preset.params)])
      fc.assert(
        fc.property(place, place, (from, to) => {
          const grip = puzzle.grip?.(params, from.x, from.y)
          if (!grip) return
          grips++
          const set = grip.to(to.x, to.y)
          const typed = puzzle.form.fields.map((field) => [field.id, writeField(field, set[field.id] ?? '')])
          expect(readForm(puzzle.form, Object.fromEntries(typed))).toEqual({ ok: true, value: set })
          expect(sizeOf(puzzle, set)).toEqual(sizeOf(puzzle, params))
        }),
      )
    expect(grips).toBeGreaterThan(0)
  })

  test('a press sets what a drag to the same place does', () => {
    const params = initialParams(puzzle.form)
    fc.assert(
      fc.property(place, ({ x, y }) => {
        const grip = puzzle.grip?.(params, x, y)
        if (grip && puzzle.press) expect(grip.to(x, y)).toEqual(puzzle.press(params, x, y))
      }),
    )
  })
})

test('levels are dragged, and beside the bottles the picture is', () => {
  const bottles = puzzles.find(({ id }) => id === 'bottles') as Puzzle
  const params = bottles.form.presets[0]?.params as Params
  expect(bottles.grip?.(params, 2, 2)).toBeUndefined()
  expect(draggable.map(({ id }) => id)).toContain('bottles')
})
