import fc from 'fast-check'
import { expect, test } from 'vitest'
import { begunAnew, freshHistory, type History, played, redone, undone } from './history'

const start = freshHistory([1])

test('what is played can be taken back and played again; then what was taken back is gone', () => {
  const two = played(played(start, [1, 2]), [1, 2, 3])
  expect(undone(two).now.hand).toEqual([1, 2])
  expect(redone(undone(two))).toEqual(two)
  const other = played(undone(two), [1, 9])
  expect(other.future).toEqual([])
  expect(redone(other)).toBe(other)
  expect(undone(undone(other))).toMatchObject({ past: [], now: { hand: [1] } })
  expect(undone(start)).toBe(start)
})

test('what a hint added is a hint for as long as it is there', () => {
  const hinted = played(start, [1, 5], true)
  expect(hinted.now.hinted).toEqual([5])
  expect(played(hinted, [1, 5, 6]).now.hinted).toEqual([5])
  const taken = played(hinted, [1])
  expect(taken.now.hinted).toEqual([])
  expect(undone(taken).now.hinted).toEqual([5])
})

test('hints are counted, also where they add no new number, and no more once it is begun anew', () => {
  const twice = played(played(start, [1, 1], true), [1, 1, 1], true)
  expect(twice.now).toMatchObject({ hints: 2, hinted: [] })
  expect(played(twice, [1, 1, 1, 4]).now.hints).toBe(2)
  expect(undone(twice).now.hints).toBe(1)
  const anew = begunAnew(twice, [1])
  expect(anew.now).toEqual(start.now)
  expect(undone(anew).now).toEqual(twice.now)
})

test('as many steps back as forth lead to the same board', () => {
  const steps = fc.array(fc.constantFrom('play', 'undo', 'redo'), { maxLength: 40 })
  fc.assert(
    fc.property(steps, (names) => {
      let history: History = start
      names.forEach((name, i) => {
        if (name === 'play') history = played(history, [...history.now.hand, i + 10])
        else history = name === 'undo' ? undone(history) : redone(history)
      })
      let back = history
      for (let i = 0; i < history.past.length; i++) back = undone(back)
      expect(back.now).toEqual(start.now)
      for (let i = 0; i < history.past.length; i++) back = redone(back)
      expect(back).toEqual(history)
    }),
  )
})
