/** Every engine on two small worlds whose answers are known: three jugs, and the eight-puzzle. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position, Strategy } from '../puzzle'
import { FIND, kindOf, moveOf, TAKE, unpackStep } from '../step'
import { follow, trailOf } from './follow'
import { advance, createSearch, lineOf } from './search'
import { restore, snapshot, standAt } from './snapshot'
import type { Search } from './state'

/** Jugs of 12, 7 and 5, the first full; a move 3·i + j pours i into j. Solved when two hold 6. */
function jugs(sizes: readonly number[] = [12, 7, 5], goal: readonly number[] = [6, 6, 0]): Position {
  const levels = sizes.map((size, i) => (i === 0 ? size : 0))
  const poured: number[] = []
  const amount = (i: number, j: number) =>
    Math.min(levels[i] as number, (sizes[j] as number) - (levels[j] as number))
  const pour = (i: number, j: number, much: number) => {
    ;(levels[i] as number) -= much
    ;(levels[j] as number) += much
  }
  return {
    maxMoves: 6,
    moves(into, at) {
      let to = at
      for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) if (i !== j) into[to++] = 3 * i + j
      return to - at
    },
    refuse: (move) => (amount(Math.floor(move / 3), move % 3) > 0 ? 0 : 1),
    play(move) {
      const much = amount(Math.floor(move / 3), move % 3)
      poured.push(much)
      pour(Math.floor(move / 3), move % 3, much)
    },
    undo: (move) => pour(move % 3, Math.floor(move / 3), poured.pop() as number),
    status: () => (levels.every((level, i) => level === goal[i]) ? 'solved' : 'branch'),
    key: () => levels.reduce((key, level) => key * 65 + level, 0),
  }
}

/** The eight-puzzle; a move is the square the blank goes to. The bound is the sum of Manhattan distances. */
function tiles(start: readonly number[]): Position {
  const board = [...start]
  let blank = board.indexOf(0)
  const came: number[] = []
  const distance = (a: number, b: number) =>
    Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) + Math.abs((a % 3) - (b % 3))
  const slide = (to: number) => {
    board[blank] = board[to] as number
    board[to] = 0
    blank = to
  }
  return {
    maxMoves: 4,
    moves(into, at) {
      let to = at
      for (let square = 0; square < 9; square++) if (distance(square, blank) === 1) into[to++] = square
      return to - at
    },
    refuse: () => 0,
    play(move) {
      came.push(blank)
      slide(move)
    },
    undo: () => slide(came.pop() as number),
    status: () => (board.every((tile, square) => tile === (square + 1) % 9) ? 'solved' : 'branch'),
    key: () => board.reduce((key, tile) => key * 9 + tile, 0),
    bound: () => board.reduce((sum, tile, square) => sum + (tile === 0 ? 0 : distance(square, tile - 1)), 0),
  }
}

const listing = { lines: [], start: 0, at: {} }
const strategy = (engine: Strategy['engine'], repeats?: Strategy['repeats']): Strategy =>
  repeats ? { id: engine, engine, repeats, listing } : { id: engine, engine, listing }

const solved = (search: Search) => {
  while (!search.exhausted && search.solutions === 0) advance(search, 100_000, true)
  return search
}
const hardest = [8, 6, 7, 2, 5, 4, 3, 0, 1]

test('breadth-first finds the shortest pouring: 11', () => {
  expect(lineOf(solved(createSearch(jugs(), strategy('breadth-first')))).length).toBe(11)
})

test('breadth-first proves that there is none', () => {
  const search = solved(createSearch(jugs([6, 4, 2], [3, 3, 0]), strategy('breadth-first')))
  expect(search).toMatchObject({ exhausted: true, solutions: 0 })
})

test('the table meets every reachable state once; on-path finds the same first line', () => {
  const all = createSearch(jugs([12, 7, 5], [-1, 0, 0]), strategy('depth-first', 'table'))
  const wide = createSearch(jugs([12, 7, 5], [-1, 0, 0]), strategy('breadth-first'))
  for (const search of [all, wide]) while (!search.exhausted) advance(search, 1000, false)
  // The table does not hold the start until it is met again; the frontier's log does from the first.
  expect(all.visits).toBe(wide.found + 1)
  const lines = (['table', 'on-path'] as const).map((repeats) =>
    lineOf(solved(createSearch(jugs(), strategy('depth-first', repeats)))),
  )
  expect(lines[0]?.length).toBeGreaterThanOrEqual(11)
  expect(lines[1]?.length).toBeGreaterThanOrEqual(11)
})

test('the eight-puzzle has 181,440 states, the farthest 31 moves away', () => {
  const endless: Position = { ...tiles([1, 2, 3, 4, 5, 6, 7, 8, 0]), status: () => 'branch' }
  const search = createSearch(endless, strategy('breadth-first'))
  while (!search.exhausted) advance(search, 1_000_000, false)
  expect(search).toMatchObject({ visits: 181_440, found: 181_439, high: 31 })
})

test.each(['breadth-first', 'best-first', 'deepening'] as const)(
  '%s: 31 moves from the farthest',
  (engine) => {
    const search = solved(createSearch(tiles(hardest), strategy(engine)))
    expect(lineOf(search).length).toBe(31)
  },
)

test('best-first takes fewer nodes than breadth-first, and never one improved on', () => {
  const best = solved(createSearch(tiles(hardest), strategy('best-first')))
  const wide = solved(createSearch(tiles(hardest), strategy('breadth-first')))
  expect(best.visits).toBeLessThan(wide.visits / 5)
})

const machines = [
  ['jugs', () => jugs(), strategy('breadth-first')],
  ['jugs', () => jugs(), strategy('depth-first', 'table')],
  ['jugs', () => jugs(), strategy('depth-first', 'on-path')],
  ['tiles', () => tiles(hardest), strategy('breadth-first')],
  ['tiles', () => tiles(hardest), strategy('best-first')],
  ['tiles', () => tiles(hardest), strategy('deepening', 'on-path')],
  ['tiles', () => tiles(hardest), strategy('depth-first', 'table')],
] as const

describe.each(machines)('%s, $2.engine $2.repeats', (_, position, how) => {
  const made = (count: number) => {
    const search = createSearch(position(), how)
    const steps = new Int32Array(count)
    return { search, steps: steps.slice(0, advance(search, count, false, steps)) }
  }

  test('set back in a search of its own, behind, or sharing, the steps are the same', () => {
    const { search: front, steps: whole } = made(8000)
    fc.assert(
      fc.property(fc.nat(Math.min(whole.length, 7000)), (k) => {
        const { search } = made(k)
        const kept = snapshot(search)
        const sharing = createSearch(position(), how, front)
        const behind = createSearch(position(), how)
        const ahead = made(8000).search
        for (const target of [search, sharing, behind, ahead]) {
          restore(target, kept)
          expect(snapshot(target)).toEqual(kept)
          const steps = new Int32Array(1000)
          const count = advance(target, 1000, false, steps)
          expect(steps.slice(0, count)).toEqual(whole.slice(k, k + 1000))
        }
      }),
      { numRuns: 15 },
    )
  })

  test('following the steps alone comes to the same place', () => {
    const { search: front, steps: whole } = made(8000)
    fc.assert(
      fc.property(fc.nat(Math.min(whole.length, 6000)), fc.nat(1000), (k, more) => {
        const base = snapshot(made(k).search)
        const steps = whole.slice(k, k + more)
        const looking = createSearch(position(), how)
        standAt(looking, base)
        const trail = trailOf(front, steps)
        const half = Math.floor(steps.length / 2)
        follow(looking, trail, half, steps.length, follow(looking, trail, 0, half, 0))
        const there = made(k + steps.length).search
        expect(lineOf(looking)).toEqual(lineOf(there))
        const { visits, meets, found, refusals, solutions, last, solving } = looking
        expect(there).toMatchObject({ visits, meets, found, refusals, solutions, last, solving })
        const open = ({ frames: { moves, next, end, depth } }: Search) =>
          Array.from(moves.subarray(next[depth], end[depth]))
        expect(open(looking)).toEqual(open(there))
      }),
      { numRuns: 15 },
    )
  })
})

test('a node is named in the step that takes it', () => {
  const search = createSearch(jugs(), strategy('breadth-first'))
  const steps = new Int32Array(60)
  advance(search, 60, false, steps)
  const takes = Array.from(steps).filter((step) => kindOf(step) === TAKE)
  expect(takes.map(moveOf)).toEqual(takes.map((_, i) => i))
  expect(Array.from(steps).filter((step) => kindOf(step) === FIND).length).toBe(search.found)
  expect(unpackStep(steps[0] as number)).toEqual({ kind: 'take', move: 0 })
})
