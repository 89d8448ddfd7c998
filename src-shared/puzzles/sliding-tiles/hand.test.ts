/** What sliding by hand does and says; the laws of all hands are in `puzzles/hand.test.ts`. */
import { expect, test } from 'vitest'
import { makeSay } from '../../words/say'
import { tilesHand } from './hand'
import { slidingTiles } from './index'
import type { TileParams } from './model'

const say = makeSay('en', [slidingTiles.words])

/** Three rows of four; the blank is in the middle row, second from the left. */
const params: TileParams = {
  size: [3, 4],
  start: [1, 2, 3, 4, 5, 0, 6, 7, 9, 10, 11, 8],
  goal: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0],
}
const press = (square: number, hand: readonly number[] = []) =>
  tilesHand.press(params, { hand, held: undefined }, square)

test('a tile in line with the blank slides, and those between with it, each a move', () => {
  expect(press(6)?.hand).toEqual([6])
  expect(press(7)?.hand).toEqual([6, 7])
  expect(press(4)?.hand).toEqual([5])
  expect(press(1)?.hand).toEqual([2])
  expect(press(9)?.hand).toEqual([10])
})

test('others stay, and why is said; the blank is nothing to press', () => {
  expect(press(11)).toMatchObject({ hand: [] })
  const why = press(11)?.why
  expect(why && say(why)).toBe('Tile 8 is not in line with the blank.')
  expect(press(5)).toBeUndefined()
})

test('an arrow slides the tile that goes its way; at the edge there is none', () => {
  const key = (name: string, hand: readonly number[] = []) => tilesHand.spotOfKey?.(params, hand, name)
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((name) => key(name))).toEqual([9, 1, 6, 4])
  expect(key('Enter')).toBeUndefined()
  // After 2 has slid down the blank is in the top row, and nothing can slide down into it.
  expect(key('ArrowDown', [2])).toBeUndefined()
  expect(key('ArrowRight', [5])).toBeUndefined()
})

test('says how many moves, how many tiles are out of place, and when it is solved', () => {
  const said = (hand: readonly number[]) => tilesHand.say(params, { hand, held: undefined }).map(say)
  expect(said([])).toEqual(['No move yet; 3 tiles are out of place.'])
  expect(said([6])).toEqual(['1 move; 2 tiles are out of place.'])
  expect(said([6, 7, 8])).toEqual(['All tiles are in place, after 3 moves: solved.'])
  expect(press(11, [6, 7, 8])).toBeUndefined()
  expect(say(tilesHand.spotText(params, { hand: [], held: undefined }, 4))).toBe(
    'Row 2, column 1: tile 5, in place',
  )
})

test('the rest is searched from the board as it is, and on large boards it is said that it may take long', () => {
  expect(tilesHand.rest(params, [6])).toEqual({
    params: { ...params, start: [1, 2, 3, 4, 5, 6, 0, 7, 9, 10, 11, 8] },
    strategy: 'a-star',
    isShortest: true,
  })
  const large = { size: [5, 5], start: [...Array(25).keys()], goal: [...Array(25).keys()] } as const
  const note = tilesHand.rest(large, [])?.note
  expect(note && say(note)).toContain('5×5 may take hours')
})
