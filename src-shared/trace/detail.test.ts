import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Strategy } from '../puzzle'
import { knightsTour } from '../puzzles/knights-tour/index'
import { makeDetail, workOn } from './detail'
import { makeCursor, momentAt } from './moment'
import { goOn, record, windowOf } from './recording'

const blind = knightsTour.strategies.find(({ id }) => id === 'blind') as Strategy
const params = { size: [5, 6], start: 3, closed: false } as const

test('every bucket holds what its steps show, down to one step a bucket', () => {
  const recording = record(knightsTour, params, blind)
  goOn(recording, 50_000, false)
  const cursor = makeCursor(knightsTour, params, blind)
  fc.assert(
    fc.property(
      fc.nat(49_000),
      fc.integer({ min: 1, max: 900 }),
      fc.integer({ min: 1, max: 300 }),
      (from, count, buckets) => {
        const detail = makeDetail(recording, from, from + count, buckets)
        while (!workOn(detail, 100));
        const { overview } = detail
        expect(overview.length).toBeLessThanOrEqual(buckets)
        expect(overview.length * overview.width).toBeGreaterThanOrEqual(count)
        const window = windowOf(recording, from, count)
        const depths = Array.from(
          { length: count + 1 },
          (_, i) => momentAt(cursor, window, from + i).counts.depth,
        )
        for (let bucket = 0; bucket < overview.length; bucket++) {
          const first = bucket * overview.width
          const seen = depths.slice(first, Math.min(first + overview.width, count) + 1)
          expect([overview.low[bucket], overview.high[bucket]]).toEqual([
            Math.min(...seen),
            Math.max(...seen),
          ])
        }
      },
    ),
    { numRuns: 50 },
  )
})
