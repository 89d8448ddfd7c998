import { expect, test } from 'vitest'
import { initialParams } from '../form/read'
import { puzzles } from '../puzzles/index'
import { goOn, record } from './recording'
import { recordingBytes } from './recordingBytes'

const runs = puzzles.flatMap((puzzle) =>
  puzzle.strategies
    .map((strategy) => ({ puzzle, strategy, params: initialParams(puzzle.form) }))
    .filter(({ params, strategy }) => !puzzle.check?.(params, strategy))
    .map((run) => ({ name: `${puzzle.id}/${run.strategy.id}`, ...run })),
)

/** Not the recording's own: a position is as small as its board. */
const others = new Set(['position', 'strategy', 'puzzle', 'params'])

/** Bytes of all typed arrays and tables of states that can be reached, each once. */
function bytesWithin(value: unknown, seen = new Set<unknown>()): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0
  seen.add(value)
  if (ArrayBuffer.isView(value)) return value.byteLength
  if ('find' in value && 'add' in value) return (value as unknown as { bytes: number }).bytes
  const parts = Object.entries(value).filter(([name]) => !others.has(name))
  return parts.reduce((sum, [, part]) => sum + bytesWithin(part, seen), 0)
}

test.each(runs)('$name: everything that is held is counted', ({ puzzle, params, strategy }) => {
  const recording = record(puzzle, params, strategy)
  const before = recordingBytes(recording)
  goOn(recording, 300_000, false)
  const { ladder, solvedAt, seeker, search } = recording
  const small = ladder.snapshots.length * 430 + solvedAt.length * 8
  // Each search has its own few levels of these; the seeker's are not worth a number.
  const path = search.memory?.kind === 'on-path' ? search.memory.path.length : 0
  const aside = bytesWithin(seeker.game && { ...seeker.game, solved: undefined })
  const counted = recordingBytes(recording)
  expect(counted).toBeGreaterThan(before)
  expect(Math.abs(counted - bytesWithin(recording) - small + aside)).toBeLessThanOrEqual(path * 200)
})

test('the ladder counts its rungs anew when half of them go', () => {
  const [puzzle] = puzzles
  const strategy = puzzle?.strategies.find(({ id }) => id === 'blind')
  if (!puzzle || !strategy) throw new Error('no blind search')
  const recording = record(puzzle, initialParams(puzzle.form), strategy)
  goOn(recording, 64 * 4094, false)
  const full = recording.ladder.bytes
  goOn(recording, 64 * 2, false)
  expect(recording.ladder.bytes / full).toBeCloseTo(0.5, 1)
})
