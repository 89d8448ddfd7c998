import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { makeCursor, momentAt } from '../../trace/moment'
import { goOn, record, windowOf } from '../../trace/recording'
import { makeSay } from '../../words/say'
import type { TileMoment } from './explain'
import { slidingTiles } from './index'
import type { TileParams } from './model'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }

/** What is said after each of the first steps, to the first solution at most. */
function told(params: TileParams, id: string, most: number, lang: 'en' | 'zh' = 'en'): string[][] {
  const strategy = slidingTiles.strategies.find((each) => each.id === id) as Strategy
  const recording = record(slidingTiles, params, strategy)
  goOn(recording, most, true)
  const window = windowOf(recording, 0, recording.search.steps)
  const cursor = makeCursor(slidingTiles, params, strategy)
  return Array.from({ length: window.steps.length + 1 }, (_, k) =>
    slidingTiles.explain(momentAt(cursor, window, k) as TileMoment).map(say[lang]),
  )
}

const near: TileParams = { size: [2, 3], start: [1, 2, 3, 0, 4, 5], goal: [1, 2, 3, 4, 5, 0] }
const crossed: TileParams = { size: [2, 3], start: [2, 1, 3, 4, 0, 5], goal: [1, 2, 3, 5, 4, 0] }

test('A*: f = g + h of what is taken and of what is opened', () => {
  expect(told(near, 'a-star', 100)).toEqual([
    [
      '2 tiles are out of place.',
      'h = 2 + 0 = 2: 2 squares to go (Manhattan), and 0 moves more for tiles that stand in each other’s way in their line.',
      'It is the only board there is yet: take it.',
    ],
    ['Of the open boards this one has the least f = g + h = 0 + 2 = 2.', 'Next: tile 1 down.'],
    ['Tile 1 could slide down.', 'That opens a board with f = g + h = 1 + 3 = 4.', 'Next: tile 4 left.'],
    [
      'Tile 4 could slide left.',
      'That opens a board with f = g + h = 1 + 1 = 2.',
      'Nothing is left to try here: take the open board with the least f.',
    ],
    ['Of the open boards this one has the least f = g + h = 1 + 1 = 2.', 'Next: tile 2 down.'],
    ['Tile 2 could slide down.', 'That opens a board with f = g + h = 2 + 2 = 4.', 'Next: tile 4 right.'],
    [
      'Tile 4 could slide right.',
      'That board was reached before, in as few moves or fewer. Refused.',
      'Next: tile 5 left.',
    ],
    [
      'Tile 5 could slide left.',
      'That opens a board with f = g + h = 2 + 0 = 2.',
      'Nothing is left to try here: take the open board with the least f.',
    ],
    ['Of the open boards this one has the least f = g + h = 2 + 0 = 2.', 'This is the goal.'],
    ['Solved in 2 moves. There is no shorter way.'],
  ])
})

test('IDA*: what the limit allows, what it cuts off, and how it is raised', () => {
  const all = told(crossed, 'ida-star', 3000)
  expect(all[0]?.[1]).toBe(
    'h = 5 + 4 = 9: 5 squares to go (Manhattan), and 4 moves more for tiles that stand in each other’s way in their line.',
  )
  const said = all.flat()
  const limits = said
    .flatMap((sentence) => /The least f above it was (\d+)/.exec(sentence)?.[1] ?? [])
    .map(Number)
  expect(limits.length).toBeGreaterThanOrEqual(2)
  let limit = 9
  for (const sentence of said) {
    const raised = /The least f above it was (\d+)/.exec(sentence)
    const within = /= (\d+): within the limit (\d+)/.exec(sentence)
    const above = /= (\d+): above the limit (\d+)/.exec(sentence)
    if (raised) {
      expect(Number(raised[1])).toBeGreaterThan(limit)
      limit = Number(raised[1])
    }
    if (within) expect([Number(within[1]) <= limit, Number(within[2])]).toEqual([true, limit])
    if (above) expect([Number(above[1]) > limit, Number(above[2])]).toEqual([true, limit])
  }
  expect(said).toContain('That board is on the way here, the start. Refused.')
  expect(all.at(-1)).toEqual([`Solved in ${limit} moves. There is no shorter way.`])
})

test('depth first with a table, in Chinese', () => {
  const all = told(near, 'memo', 200, 'zh')
  expect(all.slice(0, 4)).toEqual([
    ['有 2 个数字不在位。', '下一个：1 向下滑动。'],
    ['1 已向下滑动。', '下一个：2 向左滑动。'],
    ['2 已向左滑动。', '下一个：2 向右滑动。'],
    ['2 可以向右滑动。', '得到的状态在当前路径上，在第 1 步之后，不再搜索。', '下一个：3 向左滑动。'],
  ])
})

test('depth first with a table: what was left in vain is refused', () => {
  // No way leads to the goal, so that all are tried to the end.
  const all = told({ ...near, start: [2, 1, 3, 4, 5, 0] }, 'memo', 2000).flat()
  expect(all).toContain('That board is in the table; it was searched to the end in vain. Refused.')
  expect(all).toContain('No way on is left: take tile 4 back.')
  expect(all.at(-1)).toBe('Nothing is left to try: there is no solution.')
})

test('breadth first numbers its queue', () => {
  expect(told(near, 'breadth-first', 3).slice(1)).toEqual([
    ['Board 1 of the queue, the start.', 'Next: tile 1 down.'],
    [
      'Tile 1 could slide down.',
      'That is a new board; it joins the queue as number 2.',
      'Next: tile 4 left.',
    ],
    [
      'Tile 4 could slide left.',
      'That is a new board; it joins the queue as number 3.',
      'Nothing is left to try here: take the first board of the queue.',
    ],
  ])
})

test('the proof by parity', () => {
  const proof = slidingTiles.impossible?.({ ...near, start: [2, 1, 3, 0, 4, 5] })
  expect(proof && say.en(proof)).toBe(
    'No solution: every slide exchanges the blank with a tile and takes it one square on. The blank must go 2 squares, which takes an even number of slides; the tiles need an odd number of exchanges.',
  )
  expect(proof && say.zh(proof)).toBe(
    '无解：每滑动一次，空格与一个数字交换，并移动一格。空格要走 2 格，需要偶数次滑动；而各数字归位需要奇数次交换。',
  )
})
