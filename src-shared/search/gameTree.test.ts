/** Games whose values are known: taking matches, and noughts and crosses. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Position, Strategy } from '../puzzle'
import { follow, trailOf } from './follow'
import { won } from './gameTree'
import { advance, createSearch, lineOf } from './search'
import { restore, snapshot, standAt } from './snapshot'
import type { Search } from './state'

/** One to three matches are taken in turn; who has none to take has lost. */
function matches(heap: number): Position {
  return {
    maxMoves: 3,
    moves(into, at) {
      const most = Math.min(3, heap)
      for (let take = 1; take <= most; take++) into[at + take - 1] = take
      return most
    },
    refuse: () => 0,
    play(take) {
      heap -= take
    },
    undo(take) {
      heap += take
    },
    status: () => (heap === 0 ? 'failed' : 'branch'),
    key: () => heap,
  }
}

const lines = [7, 56, 448, 73, 146, 292, 273, 84]

/** Noughts and crosses; a move is the square. Whoever is to move on a full row of the other has lost. */
function crosses(): Position {
  const sides = [0, 0]
  let moves = 0
  const isLost = () => lines.some((line) => ((sides[(moves + 1) % 2] as number) & line) === line)
  return {
    maxMoves: 9,
    moves(into, at) {
      let to = at
      for (let square = 0; square < 9; square++)
        if (((((sides[0] as number) | (sides[1] as number)) >> square) & 1) === 0) into[to++] = square
      return to - at
    },
    refuse: () => 0,
    play(square) {
      ;(sides[moves++ % 2] as number) |= 1 << square
    },
    undo(square) {
      ;(sides[--moves % 2] as number) &= ~(1 << square)
    },
    status: () => (isLost() || moves === 9 ? 'failed' : 'branch'),
    worth: () => (isLost() ? -1 : 0),
    key: () => ((sides[0] as number) << 9) | (sides[1] as number),
  }
}

const listing = { lines: [], start: 0, at: {} }
const minimax: Strategy = { id: 'minimax', engine: 'game-tree', listing }
const table: Strategy = { ...minimax, id: 'table', repeats: 'table' }
const alphaBeta: Strategy = { ...minimax, id: 'alpha-beta', cuts: true }
const both: Strategy = { ...table, id: 'both', cuts: true }
const strategies = [minimax, table, alphaBeta, both] as const

function gameValue(search: Search): number {
  while (!search.exhausted) advance(search, 10_000, false)
  return search.game?.best[0] as number
}

test.each(strategies)('$id: who takes from a multiple of four loses, as late as can be', (strategy) => {
  for (let heap = 0; heap <= 13; heap++) {
    const value = gameValue(createSearch(matches(heap), strategy))
    const plies = won - Math.abs(value)
    expect([heap, Math.sign(value)]).toEqual([heap, heap % 4 === 0 ? -1 : 1])
    expect([heap, plies % 2]).toEqual([heap, value > 0 ? 1 : 0])
    expect(value).toBe(gameValue(createSearch(matches(heap), minimax)))
  }
})

test.each(strategies)('$id: noughts and crosses is a draw', (strategy) => {
  expect(gameValue(createSearch(crosses(), strategy))).toBe(0)
})

test('noughts and crosses has 549,946 nodes and 5,478 positions; cuts spare most of them', () => {
  const [plain, tabled, cut, cutTable] = strategies.map((strategy) => {
    const search = createSearch(crosses(), strategy)
    gameValue(search)
    return search.visits + 1
  })
  expect(plain).toBe(549_946)
  expect(tabled).toBe(5478)
  expect(cut).toBeLessThan(549_946 / 10)
  expect(cutTable).toBeLessThan((tabled as number) * 0.65)
})

describe.each(strategies)('$id', (strategy) => {
  const made = (count: number) => {
    const search = createSearch(crosses(), strategy)
    const steps = new Int32Array(count)
    return { search, steps: steps.slice(0, advance(search, count, false, steps)) }
  }

  test('set back in a search of its own, behind, or sharing, the steps are the same', () => {
    const { search: front, steps: whole } = made(8000)
    fc.assert(
      fc.property(fc.nat(Math.min(whole.length, 6500)), (k) => {
        const kept = snapshot(made(k).search)
        for (const target of [
          createSearch(crosses(), strategy, front),
          createSearch(crosses(), strategy),
          made(8000).search,
        ]) {
          restore(target, kept)
          expect(snapshot(target)).toEqual(kept)
          const steps = new Int32Array(1000)
          const count = advance(target, 1000, false, steps)
          expect(steps.slice(0, count)).toEqual(whole.slice(k, k + 1000))
        }
      }),
      { numRuns: 20 },
    )
  })

  test('following the steps alone comes to the same values', () => {
    const { search: front, steps: whole } = made(8000)
    fc.assert(
      fc.property(fc.nat(Math.min(whole.length, 6000)), fc.nat(1000), (k, more) => {
        const steps = whole.slice(k, k + more)
        const looking = createSearch(crosses(), strategy)
        standAt(looking, snapshot(made(k).search))
        follow(looking, trailOf(front, steps), 0, steps.length, 0)
        const there = made(k + steps.length).search
        expect(lineOf(looking)).toEqual(lineOf(there))
        const best = ({ game, frames }: Search) => Array.from(game?.best.subarray(0, frames.depth + 1) ?? [])
        expect(best(looking)).toEqual(best(there))
        expect(there).toMatchObject({ visits: looking.visits, meets: looking.meets, last: looking.last })
      }),
      { numRuns: 20 },
    )
  })
})
