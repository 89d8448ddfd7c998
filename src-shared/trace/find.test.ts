import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Strategy } from '../puzzle'
import { knightsTour } from '../puzzles/knights-tour/index'
import { look, makeFinder, shareLooked, type Target } from './find'
import { makeCursor, momentAt } from './moment'
import { goOn, record, windowOf } from './recording'

const blind = knightsTour.strategies.find(({ id }) => id === 'blind') as Strategy
const params = { size: [4, 5], start: 3, closed: false } as const
const total = 3000

/** What each moment shows, looked at one by one. */
const recording = record(knightsTour, params, blind)
goOn(recording, total, false)
const cursor = makeCursor(knightsTour, params, blind)
const window = windowOf(recording, 0, total)
const moments = Array.from({ length: total + 1 }, (_, k) => {
  const { counts, step, solved, candidates, tried } = momentAt(cursor, window, k)
  return { depth: counts.depth, step, solved, isDead: tried === candidates.length && candidates.length === 0 }
})

const depth = (k: number) => moments[k]?.depth as number
const plainly: readonly [Target, (k: number) => boolean][] = [
  [{ kind: 'solved' }, (k) => moments[k]?.solved === true],
  [{ kind: 'dead-end' }, (k) => moments[k]?.isDead === true && moments[k + 1]?.step?.kind === 'backtrack'],
  [{ kind: 'move', move: 7 }, (k) => moments[k]?.step?.move === 7 && moments[k]?.step?.kind !== 'solve'],
  [
    { kind: 'move', move: 7, level: 5 },
    (k) => moments[k]?.step?.move === 7 && Math.max(depth(k), depth(k - 1)) === 5,
  ],
  [{ kind: 'deep', depth: 15 }, (k) => k > 0 && depth(k) >= 15 && depth(k - 1) < 15],
  [{ kind: 'shallow', depth: 8 }, (k) => k > 0 && depth(k) < 8 && depth(k - 1) >= 8],
]

function find(target: Target, from: number, forwards: boolean): number {
  const finder = makeFinder(recording, target, from, forwards)
  for (;;) {
    const found = look(finder)
    if (found.kind === 'looking') continue
    expect(found.kind === 'none' ? shareLooked(finder) : 1).toBe(1)
    return found.kind === 'at' ? found.k : -1
  }
}

test.each(plainly)('%o is where looking at every moment finds it', (target, holds) => {
  fc.assert(
    fc.property(fc.nat(total), (from) => {
      let after = from + 1
      while (after <= total && !holds(after)) after++
      let before = from - 1
      while (before >= 0 && !holds(before)) before--
      expect(find(target, from, true)).toBe(after > total ? -1 : after)
      expect(find(target, from, false)).toBe(before)
    }),
    { numRuns: 60 },
  )
})

test('it looks over millions of steps portion by portion', () => {
  const long = record(knightsTour, { size: [5, 5], start: 2, closed: false }, blind)
  while (goOn(long, 1e6, false) > 0);
  const finder = makeFinder(long, { kind: 'move', move: 25, level: 24 }, long.search.steps, false)
  let portions = 0
  let found = look(finder)
  for (; found.kind === 'looking'; found = look(finder)) portions++
  // The longest line from here visits 24 squares, so no move leads to level 24.
  expect(found.kind).toBe('none')
  expect(shareLooked(finder)).toBe(1)
  expect(portions).toBeLessThan(60)
})
