/** What hands of queens say and show; the laws of all hands are in `puzzles/hand.test.ts`. */
import { expect, test } from 'vitest'
import { makeSay } from '../../words/say'
import { queensHand } from './hand'
import { words } from './words'

const params = { n: 8, given: [] }
const says = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }
const said = (hand: readonly number[], lang: 'en' | 'zh' = 'en') =>
  queensHand.say(params, { hand, held: undefined }).map(says[lang])

const seen = (hand: readonly number[]) => ({ hand, held: undefined, hinted: [], lang: 'en' }) as const

/** Squares by row and column. */
const at = (...places: (readonly [number, number])[]) => places.map(([row, column]) => 8 * row + column)

test('says how many queens stand, and which attack each other', () => {
  expect(said([])).toEqual(['0 of 8 queens.'])
  const hand = at([0, 0], [1, 4], [5, 4])
  expect(said(hand)).toEqual(['3 of 8 queens; 2 attack each other:', 'Rows 1 and 5: in column 4.'])
  expect(said(at([2, 5], [4, 3], [2, 1]))).toEqual([
    '3 of 8 queens; 3 pairs attack each other:',
    'Row 2: two queens, in columns 1 and 5.',
    'Rows 2 and 4: on a falling diagonal.',
    'Rows 2 and 4: on a rising diagonal.',
  ])
  expect(said(at([2, 5], [4, 3]), 'zh')).toEqual([
    '已放 2 个皇后，共 8 个；有 2 个互相攻击：',
    '第 2 行与第 4 行：同在一条右倾的对角线上。',
  ])
})

test('says when a row is closed, and when all is well', () => {
  expect(said(at([0, 0], [1, 2], [2, 4], [3, 6], [4, 1], [5, 3]))).toContain('Row 7 has no free square left.')
  const solved = at([0, 0], [1, 4], [2, 7], [3, 5], [4, 2], [5, 6], [6, 1], [7, 3])
  expect(said(solved)).toEqual(['All 8 queens stand, and none attacks another: solved.'])
})

test('two queens in one row are no board to complete, whatever order they came in', () => {
  const hand = at([3, 6], [3, 0])
  expect(said(hand)).toContain('Row 3: two queens, in columns 0 and 6.')
  expect(queensHand.rest(params, hand)).toBeUndefined()
  expect(queensHand.rest(params, at([3, 6]))).toEqual({
    params: { n: 8, given: [-1, -1, -1, 6] },
    strategy: 'place-queens',
  })
})

test('a given queen stays, and why is said', () => {
  const given = { n: 8, given: [-1, 4] }
  const hand = queensHand.start(given)
  expect(hand).toEqual(at([1, 4]))
  const pressed = queensHand.press(given, { hand, held: undefined }, 12)
  expect(pressed?.hand).toBe(hand)
  const { marks } = queensHand.draw(given, seen(hand))
  expect(marks.filter(({ key }) => key.startsWith('given-')).map(({ key }) => key)).toEqual(['given-1'])
  expect(pressed?.why && says.en(pressed.why)).toBe('The queen in row 1, column 4 is given and stays.')
})

test('a hint goes to the row with the fewest free squares', () => {
  const hand = at([0, 0], [7, 3])
  const line = [0, 4, 7, 5, 2, 6, 1, 3]
  const { hand: hinted } = queensHand.hint(params, hand, line)
  expect(hinted.slice(0, 2)).toEqual(hand)
  // Row 6 is attacked in columns 0, 2, 3, 4 and 6; the others have more room.
  expect(hinted[2]).toBe(8 * 6 + 1)
})

test('both queens and the line between them are marked, with a shape as well as a colour', () => {
  const hand = at([2, 5], [4, 3])
  const { marks } = queensHand.draw(params, seen(hand))
  const keys = marks.map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['clash-21-35', 'clashes-21', 'clashes-35']))
  expect(marks.find(({ key }) => key === 'queen-21')).toMatchObject({ fill: 'failed' })
  const apart = queensHand.draw(params, seen(at([2, 5], [4, 4]))).marks.map(({ key }) => key)
  expect(apart.some((key) => key.startsWith('clash'))).toBe(false)
})
