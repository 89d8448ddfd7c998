/** What must hold of everything that is offered for comparison. */
import { describe, expect, test } from 'vitest'
import { initialParams } from '../form/read'
import { langs } from '../lib/message'
import { parseRun, runText } from '../run'
import { makeSay } from '../words/say'
import { puzzles } from './index'

const offered = puzzles.flatMap((puzzle) =>
  puzzle.strategies.flatMap((strategy) =>
    (puzzle.variants?.(initialParams(puzzle.form), strategy) ?? []).map((variants) => ({
      name: `${puzzle.id}/${strategy.id}: ${variants.id}`,
      puzzle,
      variants,
    })),
  ),
)

describe.each(offered)('$name', ({ puzzle, variants }) => {
  test('each row is a run of its own that there is', () => {
    const strategy = puzzle.strategies.find(({ id }) => id === variants.strategy)
    if (!strategy) throw new Error(`no strategy ${variants.strategy}`)
    const texts = variants.rows.map(({ params }) => runText({ puzzle, strategy, params }))
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.length).toBeGreaterThan(1)
    for (const text of texts) expect(parseRun(text, puzzles)).toMatchObject({ ok: true })
  })

  test('its words are there in every language', () => {
    const { title, about, rows } = variants
    const messages = [
      title,
      ...(about ? [about] : []),
      ...rows.flatMap(({ name, note }) => (note ? [name, note] : [name])),
    ]
    for (const lang of langs)
      for (const message of messages)
        expect(makeSay(lang, [puzzle.words])(message)).not.toMatch(/^[\w-]+(\.[\w-]+)+$|\{|undefined/)
  })
})

test('three rows of the article are told, the misprint among them', () => {
  const zebra = puzzles.find(({ id }) => id === 'zebra')
  const groups = zebra?.variants?.(initialParams(zebra.form), zebra.strategies[0] as never) ?? []
  expect(groups.map(({ id, rows }) => [id, rows.length])).toEqual([
    ['complete', 120],
    ['as-printed', 120],
  ])
  const say = makeSay('en', [zebra?.words ?? { en: {}, zh: {} }])
  expect(groups.flatMap(({ rows }) => rows.flatMap(({ note }) => (note ? [say(note)] : [])))).toEqual([
    'The article prints 6,167 and 11,476: the total is a misprint for 14,761.',
    'The article prints 28,896 and 61,290.',
    'The article prints 47,460 and 86,756.',
  ])
})
