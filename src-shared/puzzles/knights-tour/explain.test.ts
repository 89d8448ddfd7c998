import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { makeSay } from '../../words/say'
import { knightsTour } from './index'
import type { KnightParams } from './model'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }

function sentences(params: KnightParams, strategyId: string, k: number, lang: 'en' | 'zh' = 'en'): string[] {
  const strategy = knightsTour.strategies.find(({ id }) => id === strategyId) as Strategy
  const recording = record(knightsTour, params, strategy)
  goOn(recording, 10_000, true)
  const moment = momentAt(makeCursor(knightsTour, params, strategy), windowOf(recording, k, 0), k)
  return knightsTour.explain(moment as Parameters<typeof knightsTour.explain>[0]).map(say[lang])
}

const board = (rows: number, columns: number, start: number, closed = false): KnightParams => ({
  size: [rows, columns],
  start,
  closed,
})

test('the article’s own example: from 20, not a square with 7 ways on but 3', () => {
  expect(sentences(board(8, 8, 20), 'bound-2', 0)).toEqual([
    'The knight starts on 20.',
    '30 has 7 ways on, 3 has 3: go to 3.',
    '3 and 5 have 3 ways on each.',
    '3 is farther from the centre: go to 3.',
  ])
  expect(sentences(board(8, 8, 20), 'bound-2', 0, 'zh')[1]).toBe('30 的下一跳有 7 个，3 有 3 个：走 3。')
})

test.each([
  ['bound-1', '3 comes first by number: go to 3.'],
  ['bound-2', '3 is farther from the centre: go to 3.'],
  ['bound-2-nearest', 'Both are as far from the centre; 5 comes first by number: go to 5.'],
])('%s breaks the tie its own way', (strategy, last) => {
  expect(sentences(board(8, 8, 20), strategy, 0).at(-1)).toBe(last)
})

test('blind says that it knows nothing', () => {
  expect(sentences(board(8, 8, 20), 'blind', 0)[1]).toBe(
    'No bound: 3 has the smallest number of the 8 candidates left. Go to 3.',
  )
})

test('a dead end, the way back, and the end of all ways', () => {
  const all = Array.from({ length: 29 }, (_, k) => sentences(board(3, 3, 1), 'blind', k))
  expect(all.flat().filter((sentence) => sentence.includes('dead end')).length).toBe(2)
  expect(all.flat()).toContain('4 is dead: no way on from it leads to a tour. Back to 9.')
  expect(all[28]).toEqual([
    '8 is dead: no way on from it leads to a tour. Back to 1.',
    'Every candidate on 1 has been tried: there is no tour from here.',
  ])
})

test('a tour is said once, with its numbers', () => {
  expect(sentences(board(8, 8, 20), 'bound-2', 64)).toEqual(['All 64 squares visited in 63 moves: a tour.'])
})
