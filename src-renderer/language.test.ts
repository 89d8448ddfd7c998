/** Words that are put together from parts are found in both languages. */
import { saveFormats } from '@shared/ipc/exporting'
import { langs } from '@shared/lib/message'
import { puzzles } from '@shared/puzzles/index'
import { stepKinds } from '@shared/step'
import { firstMoment } from '@shared/trace/moment'
import { describe, expect, test } from 'vitest'
import { standings } from './desk'
import { shortcuts } from './keys'
import { languageOf } from './language'

const values = {
  solutions: 3,
  k: 1,
  total: 2,
  speed: 4,
  rate: '5',
  steps: '6',
  min: 1,
  max: 9,
  name: 'n',
  text: 't',
  code: 1,
}

const keys = [
  ...standings.map((standing) => `ui.state.${standing}`),
  ...['start', ...stepKinds].map((kind) => `ui.kind.${kind}`),
  ...shortcuts.map(({ command }) => `ui.keys.${command}`),
  ...saveFormats.map((format) => `export.format.${format}`),
  ...['start', 'stop', 'reset'].flatMap((action) => [`ui.${action}`, `ui.${action}.about`]),
  ...['system', 'en', 'zh'].map((lang) => `ui.settings.lang.${lang}`),
  ...['system', 'light', 'dark'].map((theme) => `ui.settings.theme.${theme}`),
]

describe.each(langs)('in %s', (lang) => {
  const { say, word } = languageOf(lang)

  test.each(keys)('%s is said', (key) => {
    const said = say({ key, values })
    expect(said).not.toBe(key)
    expect(said).not.toMatch(/[{}]/)
  })

  test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
    'the words of %s are there',
    (id, puzzle) => {
      const { form, strategies } = puzzle
      const [strategy] = strategies
      if (!strategy) throw new Error('a puzzle without a strategy')
      const params = form.presets[0]?.params ?? {}
      const counters = Object.keys(
        puzzle.counters(firstMoment(puzzle, params, strategy).counts, { params, strategy }),
      )
      const named = [
        `${id}.name`,
        `${id}.about`,
        ...form.fields.map((field) => `${id}.field.${field.id}`),
        ...form.presets.map(({ name }) => name.key),
        ...strategies.flatMap((each) => [`${id}.strategy.${each.id}`, `${id}.strategy.${each.id}.about`]),
        ...counters.map((counter) => `${id}.counter.${counter}`),
      ]
      for (const key of named) expect(word(key), key).not.toBe(key)
      expect(say(puzzle.title(params))).not.toMatch(/[{}]/)
    },
  )
})

test('numbers and units are written as each language does', () => {
  const [en, zh] = [languageOf('en'), languageOf('zh')]
  expect([en.number(5_678_901), zh.number(5_678_901)]).toEqual(['5,678,901', '5,678,901'])
  expect([en.rough(1190), en.rough(8_840_000), zh.rough(8_840_000)]).toEqual(['1,190', '8.84M', '884万'])
  expect([en.bytes(721_000), en.bytes(33_100_000)]).toEqual(['721 kB', '33.1 MB'])
})
