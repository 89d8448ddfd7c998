/** What must hold of every puzzle that can make instances. */
import { describe, expect, test } from 'vitest'
import { initialParams, readForm, writeField } from '../form/read'
import { langs } from '../lib/message'
import type { Maker, Puzzle } from '../puzzle'
import { parseRun, runText } from '../run'
import { formWords } from '../words/form'
import { makeSay } from '../words/say'
import { puzzles } from './index'

const makers = puzzles.flatMap((puzzle) =>
  puzzle.maker ? [{ id: puzzle.id, puzzle, maker: puzzle.maker as Maker }] : [],
)

describe.each(makers)('$id', ({ id, puzzle, maker }) => {
  const wishes = [initialParams(maker.form), ...maker.form.presets.map(({ params }) => params)]

  test('wishes are read back as they were, and nothing is wrong with the first ones', () => {
    for (const wish of wishes) {
      const typed = Object.fromEntries(
        maker.form.fields.map((field) => [field.id, writeField(field, wish[field.id] ?? '')]),
      )
      expect(readForm(maker.form, typed)).toEqual({ ok: true, value: wish })
      expect(maker.check?.(wish)).toBeUndefined()
    }
  })

  test('a seed gives the same run always, other seeds others, and no argument forbids a solution', () => {
    const strategy = puzzle.strategies[0] as Puzzle['strategies'][0]
    const [wish] = wishes
    const runs = [1, 2, 3, 4].flatMap((seed) => {
      const made = maker.make(wish ?? {}, seed)
      expect(maker.make(wish ?? {}, seed)).toEqual(made)
      if (!made) return []
      expect(puzzle.impossible?.(made)).toBeUndefined()
      return [runText({ puzzle, strategy, params: made })]
    })
    expect(runs.length).toBeGreaterThan(0)
    expect(new Set(runs).size).toBe(runs.length)
    for (const run of runs) {
      const read = parseRun(run, puzzles)
      expect(read.ok && runText(read.value)).toBe(run)
    }
  })

  test('every word of it is there, in every language', () => {
    const keys = maker.form.fields.flatMap((field) => [
      `${id}.make.field.${field.id}`,
      ...(field.kind === 'choice'
        ? field.options.map((option) => `${id}.make.field.${field.id}.${option}`)
        : []),
      ...(field.kind === 'text' ? [`${id}.make.field.${field.id}.note`] : []),
    ])
    for (const lang of langs) {
      const say = makeSay(lang, [puzzle.words, formWords])
      for (const key of [`${id}.make.about`, ...keys]) expect(say({ key })).not.toBe(key)
    }
  })
})

test('there are makers at all', () => {
  expect(makers.map(({ id }) => id)).toEqual(expect.arrayContaining(['bottles', 'sliding-tiles']))
})
