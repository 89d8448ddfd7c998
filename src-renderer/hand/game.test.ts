import type { HandPlay, HandSpot } from '@shared/hand'
import { bottles } from '@shared/puzzles/bottles/index'
import { nQueens } from '@shared/puzzles/n-queens/index'
import { describe, expect, test } from 'vitest'
import { lineAfter, neighbourOf, spotAt } from './game'

/** Four spots above two that lie further apart. */
const spots: readonly HandSpot[] = [
  ...[0, 1, 2, 3].map((column) => ({ row: 0, column, x: 50 * column, y: 0, w: 40, h: 40 })),
  ...[0, 1].map((column) => ({ row: 1, column, x: 45 + 60 * column, y: 60, w: 40, h: 20 })),
]

test('a place belongs to the spot whose box it is in', () => {
  expect(spotAt(spots, 0, 0)).toBe(0)
  expect(spotAt(spots, 89, 39)).toBe(1)
  expect(spotAt(spots, 45, 20)).toBeUndefined()
  expect(spotAt(spots, 110, 70)).toBe(5)
  expect(spotAt(spots, -1, 5)).toBeUndefined()
})

test('keys stay at the edges, and find the nearest spot of a row that is not alike', () => {
  const to = (at: number, down: number, right: number) => neighbourOf(spots, at, down, right)
  expect([to(0, 0, -1), to(0, 0, 1), to(3, 0, 1), to(2, -1, 0), to(4, 1, 0)]).toEqual([0, 1, 3, 2, 4])
  expect([0, 1, 2, 3].map((at) => to(at, 1, 0))).toEqual([4, 4, 5, 5])
  expect([4, 5].map((at) => to(at, -1, 0))).toEqual([1, 2])
})

describe('what is left of a known completion', () => {
  const game = {
    play: bottles.hand as unknown as HandPlay,
    params: bottles.form.presets[1]?.params ?? {},
    hand: [] as readonly number[],
  }
  const line = [1, 2, 3, 4]
  test('after its next move, and after several of its moves at once', () => {
    expect(lineAfter(game, line, [1])).toEqual([2, 3, 4])
    expect(lineAfter(game, line, [1, 2, 3])).toEqual([4])
    expect(lineAfter({ ...game, hand: [7, 8] }, line, [7, 8, 1])).toEqual([2, 3, 4])
    expect(lineAfter(game, line, line)).toEqual([])
  })
  test('nothing, where something else was played or the line was left behind', () => {
    expect(lineAfter(game, line, [2])).toBeUndefined()
    expect(lineAfter(game, line, [1, 3])).toBeUndefined()
    expect(lineAfter(game, line, [])).toBeUndefined()
    expect(lineAfter(game, line, [1, 2, 3, 4, 5])).toBeUndefined()
  })
  test('the whole of it, where it says how a whole board is filled', () => {
    const queens = { play: nQueens.hand as unknown as HandPlay, params: { n: 4, given: [] }, hand: [] }
    const columns = [1, 3, 0, 2]
    const { hand } = queens.play.hint(queens.params, [], columns)
    expect(lineAfter(queens, columns, hand)).toEqual(columns)
    expect(lineAfter(queens, columns, [0])).toBeUndefined()
  })
})
