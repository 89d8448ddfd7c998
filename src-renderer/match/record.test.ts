import { expect, test } from 'vitest'
import { begunAnew, freshHistory, movedBy, played } from '../hand/history'
import { recordOf } from './record'

const game = [[1], [1, 2, 3], [1, 2, 3, 4]].reduce((history, hand) => played(history, hand), freshHistory([]))
const record = (history: typeof game) => recordOf(history, (hand) => hand)

test('each move knows how far it lies from now; several that came at once lie together', () => {
  expect(record(game)).toEqual([
    { move: 1, by: -2 },
    { move: 2, by: -1 },
    { move: 3, by: -1 },
    { move: 4, by: 0 },
  ])
  expect(record(movedBy(game, -2)).map(({ by }) => by)).toEqual([0, 1, 1, 2])
  for (const { move, by } of record(game)) expect(movedBy(game, by).now.hand).toContain(move)
})

test('a new game has a record of its own, and so has the old one when it is had back', () => {
  const anew = played(begunAnew(game, []), [9])
  expect(record(anew)).toEqual([{ move: 9, by: 0 }])
  expect(record(movedBy(anew, -2)).map(({ move }) => move)).toEqual([1, 2, 3, 4])
})

test('moves made before the first turn belong to it', () => {
  expect(record(played(freshHistory([7]), [7, 8]))).toEqual([
    { move: 7, by: -1 },
    { move: 8, by: 0 },
  ])
  expect(record(freshHistory([]))).toEqual([])
})
