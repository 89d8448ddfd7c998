/** Known answers for the knight's tour, each computed by two or more independent programs. */
import { expect, test } from 'vitest'
import type { Counts } from '../../counts'
import type { Strategy } from '../../puzzle'
import { advance, countsOf, createSearch, lineOf } from '../../search/search'
import { knightsTour } from './index'
import { type KnightParams, makePosition } from './model'
import vectors from './vectors.json'

const strategyOf = (id: string): Strategy => {
  const found = knightsTour.strategies.find((strategy) => strategy.id === id)
  if (!found) throw new Error(`no strategy ${id}`)
  return found
}

const sizeOf = (text: string) => text.split('x').map(Number) as [number, number]

interface Result extends Counts {
  readonly path: readonly number[]
  /** As in the vectors: 1 solved, 0 proven to have none, −1 stopped at the cap. */
  readonly status: number
}

function solve(
  size: readonly [number, number],
  start: number,
  strategy: string,
  placements = Infinity,
): Result {
  const params: KnightParams = { size, start, closed: false }
  const search = createSearch(makePosition(params), strategyOf(strategy))
  const capped = Number.isFinite(placements)
  // A cap counts placements, so near it the search goes step by step.
  while (!search.exhausted && search.solutions === 0 && !(search.visits >= placements))
    advance(search, capped ? Math.max(1, placements - search.visits) : 1e6, true)
  const status = search.solutions > 0 ? 1 : search.exhausted ? 0 : -1
  return { ...countsOf(search), status, path: [start, ...lineOf(search)] }
}

const strategyRows = [
  ['text_farthest/ASC', 'bound-2'],
  ['bound1_only/ASC', 'bound-1'],
  ['nearest_trueCentre/ASC', 'bound-2-nearest'],
  ['none/ASC', 'blind'],
] as const

test.each(strategyRows)('8×8 %s: placements and backtracks of every start', (row, strategy) => {
  for (const [start, [status, placements, backtracks]] of Object.entries(vectors.perStart8x8[row])) {
    const result = solve([8, 8], Number(start), strategy, status === -1 ? placements : Infinity)
    expect([Number(start), result.status, result.visits]).toEqual([Number(start), status, placements])
    if (status !== -1) expect(result.backtracks).toBe(backtracks)
  }
})

test('8×8 by the text rule: all 64 starts without backtracking', () => {
  for (let start = 1; start <= 64; start++)
    expect(solve([8, 8], start, 'bound-2')).toMatchObject({ visits: 63, backtracks: 0 })
})

test('8×8 by bound 1 alone: only 25, 28 and 50 backtrack', () => {
  const found = Array.from({ length: 64 }, (_, i) => ({ start: i + 1, ...solve([8, 8], i + 1, 'bound-1') }))
    .filter(({ backtracks }) => backtracks > 0)
    .map(({ start, visits, backtracks }) => [start, visits, backtracks])
  expect(found).toEqual([
    [25, 156, 93],
    [28, 67_770, 67_707],
    [50, 301, 238],
  ])
})

test('8×8 by the nearest: all 64 starts without backtracking', () => {
  for (let start = 1; start <= 64; start++) expect(solve([8, 8], start, 'bound-2-nearest').backtracks).toBe(0)
})

test('8×8 as printed: 25 and 36 backtrack, the other starts do not', () => {
  const found = Array.from({ length: 64 }, (_, i) => ({
    start: i + 1,
    ...solve([8, 8], i + 1, 'as-printed'),
  }))
    .filter(({ backtracks }) => backtracks > 0)
    .map(({ start, visits, backtracks }) => [start, visits, backtracks])
  expect(found).toEqual([
    [25, 156, 93],
    [36, 114, 51],
  ])
})

test('the tours of the text rule, square by square', () => {
  for (const [start, tour] of Object.entries(vectors.toursTextRuleASC))
    expect(solve([8, 8], Number(start), 'bound-2').path).toEqual(tour)
})

test.each(Object.entries(vectors.rectTextRuleCap1e6))(
  '%s by the text rule, from every square',
  (size, starts) => {
    starts.forEach(([status, placements, backtracks], i) => {
      const result = solve(sizeOf(size), i + 1, 'bound-2', status === -1 ? placements : Infinity)
      expect([i + 1, result.status, result.visits]).toEqual([i + 1, status, placements])
      if (status !== -1) expect([i + 1, result.backtracks]).toEqual([i + 1, backtracks])
    })
  },
)

/** Everything there is under one start: how many tours, how many nodes, the longest path, when the first came. */
function exhaust(size: readonly [number, number], start: number, closed = false) {
  const search = createSearch(makePosition({ size, start, closed }), strategyOf('blind'))
  let firstAt = -1
  while (!search.exhausted) {
    advance(search, 1e6, true)
    if (search.solutions === 1 && firstAt < 0) firstAt = search.visits
  }
  return { tours: search.solutions, nodes: search.visits, longest: search.high + 1, firstAt }
}

test.each(Object.entries(vectors.blindExhaustive))('%s exhausted blindly', (size, starts) => {
  for (const [start, known] of Object.entries(starts))
    expect(exhaust(sizeOf(size), Number(start))).toEqual(known)
})

/** The boards that plain enumeration finishes in seconds; open tours of 5×6 and closed ones of 6×6 take minutes. */
const counted = ['3x3', '3x4', '3x7', '3x10', '4x4', '4x5', '5x5'] as const

test.each(counted)('%s: exact numbers of open tours', (size) => {
  const perStart = vectors.exactCounts[size].openDirectedPerStart
  const found = perStart.map((_, i) => exhaust(sizeOf(size), i + 1).tours)
  expect(found).toEqual(perStart)
  expect(found.reduce((a, b) => a + b)).toBe(vectors.exactCounts[size].openDirectedTotal)
})

test.each(['3x10', '5x6'] as const)('%s: exact number of closed tours', (size) => {
  // From a corner, where every closed tour must pass, each is found once in either direction.
  expect(exhaust(sizeOf(size), 1, true).tours).toBe(2 * vectors.exactCounts[size].closedUndirected)
})

test('candidates as the article lists them, with its slip put right', () => {
  const position = makePosition({ size: [8, 8], start: 20, closed: false })
  const candidates = () => {
    const into = new Int32Array(8)
    return Array.from(into.subarray(0, position.moves(into, 0)))
  }
  expect(candidates()).toEqual(vectors.candidates.from20)
  position.play(35)
  expect(candidates()).toEqual(vectors.candidates.from35after20)
  position.undo(35)
  position.play(3)
  expect(candidates()).toEqual(vectors.candidates.from3after20)
})
