import fc from 'fast-check'
import { expect, test } from 'vitest'
import { langs } from '../../../lib/message'
import { anyClue } from '../anyZebra'
import { classic } from '../classic'
import type { Clue } from '../data'
import { answerText, clueText, questionText } from './clueText'

const sentencesOf = (lang: 'en' | 'zh') => classic.clues.map((clue) => clueText(classic, clue, lang))

test('the clues of the article', () => {
  expect(sentencesOf('en')).toEqual([
    'The Englishman lives in the red house.',
    'The Swede keeps dogs.',
    'The Dane drinks tea.',
    'The owner of the green house lives immediately to the left of the owner of the white house.',
    'The owner of the green house drinks coffee.',
    'The person who smokes Pall Mall keeps birds.',
    'The owner of the yellow house smokes Dunhill.',
    'The person who drinks milk lives in house 3.',
    'The Norwegian lives in house 1.',
    'The person who smokes Blends lives next to the person who keeps cats.',
    'The person who keeps horses lives next to the person who smokes Dunhill.',
    'The person who smokes Blue Master drinks beer.',
    'The German smokes Prince.',
    'The Norwegian lives next to the owner of the blue house.',
    'The person who smokes Blends lives next to the person who drinks water.',
  ])
  expect(sentencesOf('zh')).toEqual([
    '英国人住红色房子。',
    '瑞典人养狗。',
    '丹麦人喝茶。',
    '绿色房子的主人住在白色房子的主人左边隔壁。',
    '绿色房子的主人喝咖啡。',
    '抽Pall Mall香烟的人养鸟。',
    '黄色房子的主人抽Dunhill香烟。',
    '喝牛奶的人住在第 3 座房子。',
    '挪威人住在第 1 座房子。',
    '抽Blends香烟的人住在养猫的人隔壁。',
    '养马的人住在抽Dunhill香烟的人隔壁。',
    '抽Blue Master香烟的人喝啤酒。',
    '德国人抽Prince香烟。',
    '挪威人住在蓝色房子的主人隔壁。',
    '抽Blends香烟的人住在喝水的人隔壁。',
  ])
  expect(questionText(classic, 'en')).toBe('Who keeps fish?')
  expect(questionText(classic, 'zh')).toBe('谁养鱼？')
  expect(answerText(classic, 4, 'en')).toBe('The German keeps fish.')
  expect(answerText(classic, 4, 'zh')).toBe('德国人养鱼。')
})

const plain = { ...classic, attributes: classic.attributes.map(({ phrases: _, ...rest }) => rest) }
const clue = { same: { kind: 'same', a: 4, b: 6 }, oneOf: { kind: 'one-of', a: 4, b: 6, c: 7 } } as const

test('attributes without phrases of their own give correct sentences, too', () => {
  const said = (what: Clue) => langs.map((lang) => clueText(plain, what, lang))
  expect(said(clue.same)).toEqual([
    'The one whose Nation is German is the one whose Colour is red.',
    '国家为德国的人的颜色是红色。',
  ])
  expect(said({ kind: 'not-same', a: 4, b: 6 })).toEqual([
    'The one whose Nation is German is not the one whose Colour is red.',
    '国家为德国的人的颜色不是红色。',
  ])
  expect(said(clue.oneOf)).toEqual([
    'The one whose Nation is German is the one whose Colour is red or green.',
    '国家为德国的人的颜色是红色或绿色。',
  ])
  expect(questionText(plain, 'zh')).toBe('谁的宠物是鱼？')
})

/** The same clue, whichever way round it is said. */
function meaning(of: Clue): string {
  switch (of.kind) {
    case 'same':
    case 'not-same':
    case 'next-to':
      return `${of.kind} ${[of.a, of.b].sort().join()}`
    default:
      return JSON.stringify(of)
  }
}

test('every clue of every attribute is said, and different clues differently', () => {
  for (const puzzle of [classic, plain])
    for (const lang of langs) {
      const meanings = new Map<string, string>()
      fc.assert(
        fc.property(anyClue(5, 5), (any) => {
          const text = clueText(puzzle, any, lang)
          expect(text).not.toMatch(/undefined|[{}]/)
          expect(text).toMatch(lang === 'en' ? /^[A-Z][^.]*[a-zA-Z0-9]\.$/ : /^[^。]+。$/)
          expect(meanings.get(text) ?? meaning(any)).toBe(meaning(any))
          meanings.set(text, meaning(any))
        }),
        { numRuns: 4000 },
      )
    }
})
