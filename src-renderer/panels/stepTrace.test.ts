import { puzzles } from '@shared/puzzles/index'
import { parseRun } from '@shared/run'
import { makeCursor, momentAt } from '@shared/trace/moment'
import { goOn, record, windowOf } from '@shared/trace/recording'
import { expect, test } from 'vitest'
import { seenAt, traceOf } from './stepTrace'

test.each(puzzles.flatMap(({ id, strategies }) => strategies.map((strategy) => `${id}/${strategy.id}`)))(
  '%s: kinds and depths are those of the moments',
  (text) => {
    const parsed = parseRun(text, puzzles)
    if (!parsed.ok) throw new Error(parsed.message.key)
    const { puzzle, params, strategy } = parsed.value
    const recording = record(puzzle, params, strategy)
    goOn(recording, 3000, false)
    const total = recording.search.steps
    const first = Math.floor(total / 3)
    const window = windowOf(recording, first, total)
    const trace = traceOf(window)
    const cursor = makeCursor(puzzle, params, strategy)
    for (let k = first + 1; k <= total; k++) {
      const { step, counts } = momentAt(cursor, window, k)
      expect(seenAt(trace, k)).toEqual({ kind: step?.kind, depth: counts.depth })
    }
    expect(seenAt(trace, first)).toBeUndefined()
    expect(seenAt(trace, total + 1)).toBeUndefined()
    expect(traceOf(window)).toBe(trace)
  },
)
