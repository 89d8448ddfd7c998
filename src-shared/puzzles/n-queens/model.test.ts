/** Known answers for N queens, each computed by two or more independent programs. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Strategy } from '../../puzzle'
import { advance, countsOf, createSearch, lineOf } from '../../search/search'
import { BACKTRACK, kindOf, moveOf, SOLVE, VISIT } from '../../step'
import { nQueens } from './index'
import { attackOn, lines, makePosition, mostQueens } from './model'
import vectors from './vectors.json'

const placeQueens = nQueens.strategies[0] as Strategy

const searchOf = (n: number) => createSearch(makePosition({ n, given: [] }), placeQueens)

/** For the largest boards on a busy machine, in milliseconds; alone each takes a few seconds at most. */
const patient = { timeout: 120_000 }

/** All solutions, or the first alone. */
function solve(n: number, untilSolved: boolean) {
  const search = searchOf(n)
  while (!search.exhausted && !(untilSolved && search.solutions > 0)) advance(search, 1e6, untilSolved)
  const counts = countsOf(search)
  const { visits: placements, backtracks, solutions } = counts
  return { n, solutions, placements, backtracks, ...nQueens.counters(counts), line: lineOf(search) }
}

test.each(vectors.full)(
  '$n queens: all solutions, calls and tests',
  patient,
  ({ n, solutions, calls, placements, candidates }) => {
    expect(solve(n, false)).toMatchObject({
      n,
      solutions,
      calls,
      placements,
      candidates,
      backtracks: placements,
    })
  },
)

test.each(vectors.firstOnly)('$n queens: the first solution and the way to it', (known) => {
  const { n, found, calls, placements, backtracks, candidates, solution0 } = known
  const line = found ? solution0 : []
  const solutions = found ? 1 : 0
  expect(solve(n, true)).toEqual({ n, solutions, calls, placements, backtracks, candidates, line })
})

test.each(vectors.full.filter(({ first }) => first))(
  '$n queens: the same first solution in both tables',
  ({ n, first }) => {
    expect(vectors.firstOnly.find((row) => row.n === n)).toMatchObject({
      calls: first?.calls,
      placements: first?.placements,
      backtracks: first?.backtracks,
      candidates: first?.candidates,
      solution0: first?.solution0,
    })
  },
)

test.each(vectors.countsTo16.filter(({ n }) => n < 14))(
  '$n queens: number of solutions and calls',
  patient,
  ({ n, solutions, calls }) => {
    expect(solve(n, false)).toMatchObject({ solutions, calls })
  },
)

test('14 queens: number of solutions and calls', patient, () => {
  // The other half of the first row is the mirror image of this one.
  const half = [0, 1, 2, 3, 4, 5, 6].map((column) => {
    const position = makePosition({ n: 14, given: [] })
    position.play(column)
    const search = createSearch(position, placeQueens)
    while (!search.exhausted) advance(search, 1e6, false)
    return { calls: search.visits + 1, solutions: search.solutions }
  })
  const twice = (of: 'calls' | 'solutions') => 2 * half.reduce((sum, part) => sum + part[of], 0)
  expect({ n: 14, solutions: twice('solutions'), calls: 1 + twice('calls') }).toEqual(vectors.countsTo16[13])
})

/** Follows a search by its steps alone, on a board of its own. */
function followed(
  n: number,
  untilSolved: boolean,
  see: (kind: number, row: number, column: number, queens: readonly number[]) => void,
) {
  const search = searchOf(n)
  const steps = new Int32Array(1 << 16)
  const queens: number[] = []
  while (!search.exhausted && !(untilSolved && search.solutions > 0)) {
    const made = advance(search, steps.length, untilSolved, steps)
    for (const step of steps.subarray(0, made)) {
      const kind = kindOf(step)
      see(kind, queens.length, moveOf(step), queens)
      if (kind === VISIT) queens.push(moveOf(step))
      if (kind === BACKTRACK) queens.pop()
    }
  }
}

test.each(Object.entries(vectors.traces))('%s queens: every step to the first solution', (n, trace) => {
  const found: unknown[] = []
  followed(Number(n), true, (kind, row, column, queens) => {
    if (kind === SOLVE) found.push(['solution', [...queens]])
    else found.push(kind === BACKTRACK ? ['back', row] : [row, column, kind === VISIT ? 1 : 0])
  })
  expect(found).toEqual(trace)
})

/** What the article's inner loop does: to its end, or up to the first conflict. */
function innerTests(n: number, untilSolved: boolean) {
  let toTheEnd = 0
  let toTheFirst = 0
  let deadEnds = 0
  const placed = new Array<number>(n + 1).fill(0)
  followed(n, untilSolved, (kind, row, column, queens) => {
    if (kind === SOLVE) return
    if (kind === BACKTRACK) {
      if (row < n && placed[row] === 0) deadEnds++
      return
    }
    toTheEnd += row
    toTheFirst += (attackOn(queens, row, column)?.row ?? row - 1) + 1
    if (kind !== VISIT) return
    ;(placed[row] as number)++
    placed[row + 1] = 0
  })
  return { conflictTestsNoBreak: toTheEnd, conflictTestsBreak: toTheFirst, deadEndNodes: deadEnds }
}

test.each(vectors.full)('$n queens: tests of the inner loop, and rows without a place', patient, (known) => {
  const { n, conflictTestsNoBreak, conflictTestsBreak, deadEndNodes } = known
  expect(innerTests(n, false)).toEqual({ conflictTestsNoBreak, conflictTestsBreak, deadEndNodes })
})

test.each(vectors.full.filter(({ first }) => first))(
  '$n queens: tests of the inner loop up to the first solution',
  ({ n, first }) => {
    const { conflictTestsNoBreak, conflictTestsBreak } = innerTests(n, true)
    expect([conflictTestsNoBreak, conflictTestsBreak]).toEqual([
      first?.conflictTestsNoBreak,
      first?.conflictTestsBreak,
    ])
  },
)

/** Up to n queens where there is room for them, column after column of a random order. */
const boards = fc
  .tuple(fc.integer({ min: 1, max: mostQueens }), fc.infiniteStream(fc.nat(mostQueens - 1)))
  .map(([n, stream]) => {
    const position = makePosition({ n, given: [] })
    for (let tries = 0; tries < 3 * n && position.row < n; tries++) {
      const column = (stream.next().value as number) % n
      if (position.refuse(column) === 0) position.play(column)
    }
    return position
  })

test('a refusal names exactly the lines on which some queen attacks', () => {
  fc.assert(
    fc.property(boards, (position) => {
      const { n, queens, row } = position
      for (let column = 0; column < n; column++) {
        const alone = Array.from(queens.subarray(0, row), (q, i) => {
          // One queen at a time; rows above it are kept clear by a column off the board.
          const one = Array.from({ length: row }, (_, other) => (other === i ? q : -1000))
          return attackOn(one, row, column)?.line
        })
        const sum = lines.reduce((bits, line, bit) => bits + (alone.includes(line) ? 1 << bit : 0), 0)
        expect([n, row, column, position.refuse(column)]).toEqual([n, row, column, sum])
        const first = alone.findIndex((line) => line !== undefined)
        expect(attackOn(queens, row, column)?.row ?? -1).toBe(first)
      }
    }),
  )
})

test('the three tests, in the letters of the article', () => {
  // Q[1] = 3: the column below it, and both diagonals two rows further down.
  const queens = [9, 3]
  expect([3, 1, 5].map((j) => attackOn(queens, 3, j))).toEqual([
    { row: 1, line: 'column' },
    { row: 1, line: 'rising' },
    { row: 1, line: 'falling' },
  ])
  expect([0, 2, 4, 7].map((j) => attackOn(queens, 3, j))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('every board has a solution but two, and those say why', () => {
  const without = Array.from({ length: mostQueens }, (_, i) => i + 1).filter((n) =>
    nQueens.impossible?.({ n, given: [] }),
  )
  expect(without).toEqual([2, 3])
  expect(without.map((n) => solve(n, false).solutions)).toEqual([0, 0])
})
