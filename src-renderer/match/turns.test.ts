import type { Hand, HandPlay } from '@shared/hand'
import { puzzles } from '@shared/puzzles/index'
import { expect, test } from 'vitest'
import { freshHistory, type History, movedBy, played, redoneTo, undoneTo } from '../hand/history'
import type { MatchDesk } from './matchDesk'
import { isStop, turnAt } from './turns'

/** Turns by the length of the hand; it is over after seven. */
const play = {
  versus: {
    turnOf: (_: unknown, hand: Hand) => (hand.length >= 7 ? undefined : hand.length % 2),
  },
} as unknown as HandPlay

const after = (count: number): History =>
  Array.from({ length: count }, (_, i) => i + 1).reduce(
    (history, length) =>
      played(
        history,
        Array.from({ length }, (_, i) => i),
      ),
    freshHistory([]),
  )

const table = (seats: MatchDesk['seats']) => ({ play, params: {}, seats })
const undo = (history: History, seats: MatchDesk['seats']): number =>
  undoneTo(history, (hand) => isStop(table(seats), hand)).now.hand.length
const redo = (history: History, seats: MatchDesk['seats']): number =>
  redoneTo(history, (hand) => isStop(table(seats), hand)).now.hand.length

test('undo returns to the turn of a person, also while the computer thinks', () => {
  // Twice on one's own turn, then on the computer's.
  expect(undo(after(4), ['person', 'computer'])).toBe(2)
  expect(undo(after(2), ['person', 'computer'])).toBe(0)
  expect(undo(after(3), ['person', 'computer'])).toBe(2)
  expect(undo(after(3), ['computer', 'person'])).toBe(1)
  // The computer has begun: there is no turn of the person's to go back to.
  expect(undo(after(1), ['computer', 'person'])).toBe(1)
})

test('undo goes to every move where two persons play, or the computer plays alone', () => {
  expect(undo(after(4), ['person', 'person'])).toBe(3)
  expect(undo(after(4), ['computer', 'computer'])).toBe(3)
})

test('redo goes past the turns of the computer, and to the end where the game is over', () => {
  const back = movedBy(after(7), -7)
  expect(redo(back, ['person', 'computer'])).toBe(2)
  expect(redo(movedBy(back, 6), ['person', 'computer'])).toBe(7)
  // Nothing but a turn of the computer is left: there it is.
  expect(redo(movedBy(after(3), -1), ['person', 'computer'])).toBe(3)
  expect(redo(after(3), ['person', 'computer'])).toBe(3)
})

test('whose turn it is; of a puzzle that is no game it is always the person’s', () => {
  expect(turnAt(table(['computer', 'person']), [])).toBe('computer')
  expect(turnAt(table(['computer', 'person']), [0])).toBe('person')
  expect(turnAt(table(['computer', 'person']), [0, 1, 2, 3, 4, 5, 6])).toBe('over')
  for (const { hand } of puzzles)
    if (hand && !hand.versus)
      expect(turnAt({ play: hand, params: {}, seats: ['computer', 'computer'] }, [])).toBe('person')
})
