/** Hands out of files: those of the board come back with their undos, all else is refused. */

import type { Hand } from '@shared/hand'
import { randomFrom } from '@shared/lib/random'
import { puzzles } from '@shared/puzzles/index'
import { parseRun, type Run, runText } from '@shared/run'
import { describe, expect, test } from 'vitest'
import { freshHistory, movedBy, played } from '../hand/history'
import { filedHand, historyOf, isTouched } from './handHistory'

const handed = puzzles.filter(({ hand }) => hand)

function runOf(id: string): Run {
  const parsed = parseRun(id, puzzles)
  if (!parsed.ok) throw new Error(parsed.message.key)
  return parsed.value
}

/** What the first few presses that mean something make of the board. */
function handsOf({ puzzle: { hand: play }, params }: Run): Hand[] {
  if (!play) throw new Error('not played by hand')
  const hands = [play.start(params)]
  const random = randomFrom(1)
  const spots = play.spots(params).length
  let held: number | undefined
  for (let press = 0; press < 2000 && hands.length < 6; press++) {
    const hand = hands.at(-1) as Hand
    const next = play.press(params, { hand, held }, random.below(spots))
    if (next && next.hand !== hand) hands.push(next.hand)
    held = next?.held
  }
  return hands
}

describe.each(handed.map(({ id }) => id))('%s', (id) => {
  const run = runOf(id)
  const [start, ...hands] = handsOf(run)
  const whole = hands.reduce((history, hand) => played(history, hand), freshHistory(start ?? []))

  test('is played in this test', () => expect(hands.length).toBeGreaterThan(0))

  test('a history comes back, with what was taken back', () => {
    for (let back = 0; back <= hands.length; back++) {
      const history = movedBy(whole, -back)
      expect(historyOf(filedHand(runText(run), history), run)).toEqual(history)
    }
  })

  test.each([[[1e15]], [[-1]], [[999_999, 3]], [[0, 0, 0, 0, 0, 0, 0]]])('%j is no hand', (hand) => {
    const filed = filedHand(runText(run), played(whole, hand))
    expect(historyOf(filed, run)).toBeUndefined()
  })
})

test('only what was begun is kept', () => {
  const fresh = freshHistory([])
  expect(isTouched(fresh)).toBe(false)
  expect(isTouched(played(fresh, [1]))).toBe(true)
  expect(isTouched(movedBy(played(fresh, [1]), -1))).toBe(true)
})
