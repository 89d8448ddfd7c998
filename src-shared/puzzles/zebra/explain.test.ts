import { describe, expect, test } from 'vitest'
import { initialParams } from '../../form/read'
import type { Lang } from '../../lib/message'
import type { TextMark } from '../../picture/picture'
import { makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { makeSay } from '../../words/say'
import { zebra } from './index'
import type { ZebraParams } from './params'
import type { ZebraMoment } from './scene'

const say = { en: makeSay('en', [zebra.words]), zh: makeSay('zh', [zebra.words]) }

function run(id: string, typed: Partial<ZebraParams> = {}) {
  const strategy = zebra.strategies.find((each) => each.id === id)
  if (!strategy) throw new Error(id)
  const params = { ...initialParams(zebra.form), ...typed } as ZebraParams
  const recording = record(zebra as never, params, strategy as never)
  goOn(recording, 200_000, false)
  const total = recording.search.steps
  const window = windowOf(recording, 0, total)
  const cursor = makeCursor(zebra as never, params, strategy as never)
  const at = (k: number) => momentAt(cursor, window, k) as unknown as ZebraMoment
  const said = (k: number, lang: Lang = 'en') => zebra.explain(at(k)).map(say[lang]).join(' ')
  return {
    total,
    at,
    said,
    /** The first step of which this is said. */
    stepWith(words: RegExp): number {
      for (let k = 0; k <= total; k++) if (words.test(said(k))) return k
      throw new Error(`never said: ${words}`)
    },
    textsAt: (k: number, lang: Lang = 'en') =>
      zebra
        .draw(at(k), lang)
        .marks.filter((mark): mark is TextMark => mark.kind === 'text')
        .map(({ text }) => text),
  }
}

describe('exhaustive', () => {
  test('says the clue that is broken, in the words of the reader', () => {
    const { said } = run('exhaustive')
    expect(said(0)).toBe(
      '5 loops, from the outer to the inner: Nation, Colour, Smoke, Pet, Drink. Each goes through the 120 permutations of its attribute. Next: loop 1, Nation, permutation 1 (Norwegian, Englishman, Swede, Dane, German).',
    )
    expect(said(700, 'zh')).toContain('违反约束 1：英国人住红色房子。')
  })

  test('the solution comes after the checks of the article, and the German keeps the fish', () => {
    const { said, stepWith, textsAt } = run('exhaustive', { enumeration: 'as-printed' })
    const k = stepWith(/All clues hold/)
    expect(said(k)).toMatch(/^All clues hold: solution 1, after 6,167 checks\. The German keeps fish\./)
    expect(said(k, 'zh')).toContain('德国人养鱼。')
    expect(textsAt(k)).toEqual(expect.arrayContaining(['The German keeps fish.', 'Checks 6,167']))
    expect(textsAt(k - 2)).toContain('Who keeps fish?')
  })

  test('both corrections of the article are told, where they belong', () => {
    const printed = run('exhaustive', { enumeration: 'as-printed' })
    expect(printed.said(0)).toMatch(/120 permutations the first time.*119 every later time/)
    for (const k of [0, printed.total]) expect(printed.said(k)).toMatch(/11,476.*misprint.*14,761/)
    expect(printed.said(printed.total)).toContain('in 14,761 checks')
    const other = run('exhaustive', { enumeration: 'as-printed', order: 'nation,colour,pet,drink,smoke' })
    expect(other.said(0)).not.toContain('misprint')
    expect(run('exhaustive').said(0)).not.toMatch(/misprint|first time/)
  })
})

describe('inference', () => {
  test('says what comes of a plan, and why it does not', () => {
    const { said, stepWith } = run('inference')
    expect(said(0)).toContain('Clues 1, 2, 3, 13, 9 are in it')
    expect(said(stepWith(/Take plan 1 of 3\./))).toMatch(/^The set now holds 3 plans\. Clue 12: /)
    expect(said(2)).toMatch(/^Englishman: not possible\. Instead of “green” it has “red”\./)
    expect(said(3)).toBe('Swede: “green” and “coffee” fit. It is plan 1 of the new set. Next: Dane.')
    expect(said(stepWith(/the plan is dropped/))).toMatch(/^Clue 4: The owner of the green house lives/)
  })

  test('plans are numbered within their set, to the last one', () => {
    const { total, at, said } = run('inference')
    const counts: string[] = []
    for (let k = 0; k <= total; k++)
      if (at(k).step?.kind === 'take') counts.push(said(k).match(/Take plan (\d+ of \d+)/)?.[1] ?? '')
    expect(counts.slice(0, 12)).toEqual([
      '1 of 1',
      ...['1 of 3', '2 of 3', '3 of 3'],
      ...[1, 2, 3, 4, 5, 6, 7].map((number) => `${number} of 7`),
      '1 of 16',
    ])
    expect(counts.at(-1)).toBe('1 of 1')
  })

  test('unknown values stand in the picture in the words of the article', () => {
    const { textsAt } = run('inference')
    expect(textsAt(0, 'zh').filter((text) => text === '未定')).toHaveLength(20)
    expect(textsAt(1, 'zh')).toContain('第 1 个方案，共 1 个')
  })
})

describe('propagation', () => {
  test('one sentence for each deduction', () => {
    const { said, stepWith } = run('propagation')
    expect(said(stepWith(/^Clue 9/))).toMatch(
      /^Clue 9: The Norwegian lives in house 1\. Houses left: Norwegian 1\. Next: /,
    )
    expect(said(stepWith(/hidden single/))).toMatch(/^In house \d, “[\w ]+” is the only \w+ left/)
    expect(said(stepWith(/solution 1/))).toContain('The German keeps fish.')
  })

  test('a guess and a contradiction are named', () => {
    const left = run('propagation', {
      puzzle: ['houses 3', 'a: p, q, r', 'b: x, y, z', 'p != x', 'q != y'].join('\n'),
      clues: '1',
    })
    expect(left.said(left.stepWith(/A guess/))).toMatch(/A guess: “\w” is in house 1\. With \d houses left/)
  })
})
