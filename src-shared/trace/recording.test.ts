import { expect, test } from 'vitest'
import type { Strategy } from '../puzzle'
import { knightsTour } from '../puzzles/knights-tour/index'
import { BACKTRACK, kindOf, REFUSE, SOLVE, VISIT } from '../step'
import { rungBelow } from './ladder'
import { covers, makeCursor, momentAt } from './moment'
import { goOn, record, windowOf } from './recording'

const blind = knightsTour.strategies.find(({ id }) => id === 'blind') as Strategy
const params = { size: [5, 5], start: 1, closed: false } as const

test('the ladder stays short and its rungs evenly spaced', () => {
  const recording = record(knightsTour, params, blind)
  goOn(recording, 1_000_000, false)
  const { ladder } = recording
  expect(ladder.snapshots.length).toBeLessThan(4096)
  expect(ladder.snapshots.length).toBeGreaterThan(2000)
  expect(ladder.snapshots.every(({ steps }, i) => steps === i * ladder.spacing)).toBe(true)
  expect(rungBelow(ladder, 999_999).steps).toBeGreaterThan(999_999 - 2 * ladder.spacing)
  expect(ladder.bytes).toBeLessThan(2.1e6)
})

test('the overview counts every step once, however often it was halved', () => {
  const recording = record(knightsTour, params, blind)
  goOn(recording, 300_000, false)
  const { overview } = recording
  const { steps } = windowOf(recording, 0, 300_000)
  let depth = 0
  let k = 0
  for (let bucket = 0; bucket < overview.length; bucket++) {
    let [low, high, solutions, refusals] = [depth, depth, 0, 0]
    for (const end = Math.min(k + overview.width, steps.length); k < end; k++) {
      const kind = kindOf(steps[k] as number)
      if (kind === VISIT) depth++
      if (kind === BACKTRACK) depth--
      if (kind === SOLVE) solutions++
      if (kind === REFUSE) refusals++
      low = Math.min(low, depth)
      high = Math.max(high, depth)
    }
    const kept = [overview.low, overview.high, overview.solutions, overview.refusals].map(
      (values) => values[bucket],
    )
    expect([bucket, ...kept]).toEqual([bucket, low, high, solutions, refusals])
  }
  expect(k).toBe(steps.length)
})

test('solutions are where they are said to be', () => {
  const recording = record(knightsTour, params, blind)
  while (goOn(recording, 1e6, false) > 0);
  expect(recording.solvedAt.length).toBe(304)
  const cursor = makeCursor(knightsTour, params, blind)
  for (const k of recording.solvedAt) {
    const moment = momentAt(cursor, windowOf(recording, k, 0), k)
    expect(moment.solved).toBe(true)
    expect(moment.line.length).toBe(24)
  }
})

test('it stops at a solution when asked, and goes on from there', () => {
  const recording = record(knightsTour, params, blind)
  goOn(recording, Infinity, true)
  expect(recording.search).toMatchObject({ solutions: 1, visits: 5009 })
  goOn(recording, Infinity, true)
  expect(recording.search.solutions).toBe(2)
})

test('a window never reaches past the front', () => {
  const recording = record(knightsTour, params, blind)
  goOn(recording, 1000, false)
  const window = windowOf(recording, 900, 512)
  expect(window.steps.length).toBe(100)
  expect([covers(window, 899), covers(window, 900), covers(window, 1000), covers(window, 1001)]).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect(windowOf(recording, 5000, 10)).toMatchObject({ base: { steps: 1000 } })
})
