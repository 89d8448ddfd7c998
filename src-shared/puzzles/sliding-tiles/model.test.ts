/** Known answers for the sliding tiles, and what the bound promises. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readForm } from '../../form/read'
import type { Strategy } from '../../puzzle'
import { advance, countsOf, createSearch, lineOf } from '../../search/search'
import { slidingTiles } from './index'
import { conflictsTable } from './lines'
import { makePosition, stateText, type TileParams, type TilePosition } from './model'
import { parityOf } from './parity'
import { orderedBoard, scrambledBoard } from './scramble'
import vectors from './vectors.json'

const strategyOf = (id: string): Strategy => {
  const found = slidingTiles.strategies.find((strategy) => strategy.id === id)
  if (!found) throw new Error(`no strategy ${id}`)
  return found
}

const eight = (start: readonly number[], goal = orderedBoard([3, 3])): TileParams => ({
  size: [3, 3],
  start,
  goal,
})

function solve(params: TileParams, id: string) {
  const search = createSearch(makePosition(params), strategyOf(id))
  // No board here needs nearly as many; one that cannot be solved must not fill the memory.
  while (!search.exhausted && search.solutions === 0 && search.steps < 5e6) advance(search, 1e5, true)
  return { ...countsOf(search), line: search.solutions > 0 ? lineOf(search) : undefined }
}

/** Every board that can be reached, with its distance, breadth first from the goal. */
function allBoards(goal: readonly number[], see: (position: TilePosition, distance: number) => void): number {
  const position = makePosition(eight(goal, [...goal]))
  const search = createSearch({ ...position, status: () => 'branch' as const }, strategyOf('breadth-first'))
  const own = search.position as TilePosition
  let seen = -1
  while (!search.exhausted) {
    advance(search, 1, false)
    if (search.visits > 0 && search.frontier && search.frontier.node !== seen) {
      seen = search.frontier.node
      see(own, search.frames.depth)
    }
  }
  return search.visits
}

test.each([
  ['corner', [1, 2, 3, 4, 5, 6, 7, 8, 0], vectors.blankCorner],
  ['centre', [1, 2, 3, 4, 0, 5, 6, 7, 8], vectors.blankCentre],
] as const)(
  'all 181,440 boards from a goal with the blank in the %s: as many as known at each distance; the bound is never more',
  (_, goal, known) => {
    const perDistance: number[] = []
    const deepest: string[] = []
    let tightest = 0
    const count = allBoards(goal, (position, distance) => {
      perDistance[distance] = (perDistance[distance] ?? 0) + 1
      const bound = position.bound?.() ?? 0
      if (bound > distance || (distance - bound) % 2 !== 0)
        throw new Error(`${stateText(position)}: ${bound} > ${distance}`)
      if (bound === distance) tightest++
      if (distance === 31) deepest.push(position.board.join(''))
    })
    expect(count).toBe(vectors.states)
    expect(perDistance).toEqual(known)
    expect(tightest).toBeGreaterThan(1000)
    if (goal[8] === 0) expect(deepest.sort()).toEqual([...vectors.deepestForGoal123456780].sort())
  },
)

test.each([
  [2, 3],
  [3, 2],
  [3, 5],
  [4, 4],
  [6, 3],
  [5, 5],
  [6, 6],
])(
  '%i×%i: what is kept up to date is what a fresh look gives; the bound changes by one at most',
  (rows, columns) => {
    const size = [rows, columns] as const
    const count = rows * columns
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.array(fc.nat(3), { maxLength: 60 }), (a, b, picks) => {
        const goal = scrambledBoard(size, orderedBoard(size), a)
        const position = makePosition({ size, start: scrambledBoard(size, goal, b), goal })
        const into = new Int32Array(4)
        for (const pick of picks) {
          const before = position.bound?.() ?? 0
          const open = position.moves(into, 0)
          position.play(into[pick % open] as number)
          expect(Math.abs((position.bound?.() ?? 0) - before)).toBe(1)
        }
        const fresh = makePosition({ size, start: [...position.board], goal })
        const { misplaced, distance, conflicts, code } = position
        expect({ misplaced, distance, conflicts, code }).toEqual({
          misplaced: fresh.misplaced,
          distance: fresh.distance,
          conflicts: fresh.conflicts,
          code: fresh.code,
        })
        expect(position.key()).toEqual(fresh.key())
        expect(Array.from(position.places)).toEqual(
          Array.from({ length: count }, (_, tile) => position.board.indexOf(tile)),
        )
      }),
      { numRuns: 60 },
    )
  },
)

test('as many tiles must leave a line as stand in others’ way', () => {
  const table = conflictsTable(4)
  const of = (line: number[]) => table[line.reduceRight((code, place) => code * 5 + place, 0)]
  expect(of([1, 2, 3, 4])).toBe(0)
  expect(of([2, 1, 0, 0])).toBe(1)
  expect(of([0, 4, 0, 1])).toBe(1)
  expect(of([4, 3, 2, 1])).toBe(3)
  expect(of([3, 1, 2, 0])).toBe(1)
  expect(of([2, 1, 4, 3])).toBe(2)
})

test.each([
  [3, 3, 'number'],
  [3, 4, 'number'],
  [3, 5, 'number'],
  [4, 4, 'number'],
  [3, 6, 'string'],
  [4, 5, 'string'],
  [6, 6, 'string'],
] as const)('%i×%i: equal boards alone have equal keys, all of them %ss', (rows, columns, type) => {
  const size = [rows, columns] as const
  const boards = new Map<string, string | number>()
  for (let seed = 0; seed < 500; seed++) {
    const start = scrambledBoard(size, orderedBoard(size), seed)
    const position = makePosition({ size, start, goal: orderedBoard(size) })
    const key = position.key()
    expect(typeof key).toBe(type)
    if (typeof key === 'number') expect(Number.isSafeInteger(key) && key >= 0).toBe(true)
    boards.set(start.join(), key)
  }
  expect(new Set(boards.values()).size).toBe(boards.size)
})

test('on 4×4 two boards that differ in their last squares alone have different keys', () => {
  const goal = orderedBoard([4, 4])
  const first = goal.slice(0, 12)
  const keys = permutationsOf(goal.slice(12)).map((last) =>
    makePosition({ size: [4, 4], start: [...first, ...last], goal }).key(),
  )
  expect(new Set(keys).size).toBe(24)
  const most = makePosition({ size: [4, 4], start: goal.map((_, i) => 15 - i), goal }).key()
  expect(Number.isSafeInteger(most)).toBe(true)
})

describe('31 moves from the farthest boards', () => {
  for (const text of vectors.deepestForGoal123456780)
    test.each(['a-star', 'ida-star', 'breadth-first'])(`${text} by %s`, (id) => {
      expect(solve(eight([...text].map(Number)), id).line?.length).toBe(31)
    })
})

test('the informed strategies and breadth first find ways of the same length', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (a, b) => {
      const goal = scrambledBoard([3, 3], orderedBoard([3, 3]), a)
      const params = eight(scrambledBoard([3, 3], goal, b), goal)
      const [wide, best, deep] = ['breadth-first', 'a-star', 'ida-star'].map((id) => solve(params, id))
      expect(best?.line?.length).toBe(wide?.line?.length)
      expect(deep?.line?.length).toBe(wide?.line?.length)
      expect(best?.visits).toBeLessThanOrEqual(wide?.visits ?? 0)
    }),
    { numRuns: 12 },
  )
})

test('depth first with a table finds a way, a long one', () => {
  const params = eight([1, 2, 3, 7, 4, 5, 0, 8, 6])
  const { line } = solve(params, 'memo')
  const position = makePosition(params)
  for (const tile of line ?? []) position.play(tile)
  expect(position.status()).toBe('solved')
  expect(line?.length).toBeGreaterThan(100)
})

test.each([
  [2, 2],
  [2, 3],
  [3, 2],
])('%i×%i: a board can be solved if and only if its parity says so', (rows, columns) => {
  const size = [rows, columns] as const
  const goal = orderedBoard(size)
  let solvable = 0
  const boards = permutationsOf(goal)
  for (const start of boards) {
    const { agree } = parityOf({ size, start, goal })
    if (agree) solvable++
    expect(slidingTiles.impossible?.({ size, start, goal }) === undefined).toBe(agree)
    // One in eight is searched to the end.
    if (start[0] === 1) expect(solve({ size, start, goal }, 'breadth-first').line !== undefined).toBe(agree)
  }
  expect(solvable).toBe(boards.length / 2)
})

function permutationsOf(numbers: readonly number[]): number[][] {
  if (numbers.length < 2) return [[...numbers]]
  return numbers.flatMap((first) =>
    permutationsOf(numbers.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  )
}

test('14 and 15 exchanged cannot be put right', () => {
  const loyd = slidingTiles.form.presets.find(({ name }) => name.key.endsWith('loyd'))
  expect(slidingTiles.impossible?.(loyd?.params as TileParams)).toMatchObject({
    values: { exchanges: 'odd', way: 0, slides: 'even' },
  })
})

test.each([
  ['farthest', 31],
  ['middle', 30],
  ['easy', 4],
  ['narrow', 21],
  ['fifteen', 32],
])('the preset %s takes %i moves', (name, moves) => {
  const preset = slidingTiles.form.presets.find(({ name: { key } }) => key === `sliding-tiles.preset.${name}`)
  expect(solve(preset?.params as TileParams, 'a-star').line?.length).toBe(moves)
})

test('what is not said takes a value that fits the size, and can be solved', () => {
  for (const size of ['2x2', '2x3', '6x2', '4x4', '6x6']) {
    const read = readForm(slidingTiles.form, { size })
    if (!read.ok) throw new Error(read.message.key)
    expect(slidingTiles.check?.(read.value, strategyOf('a-star'))).toBeUndefined()
    expect(slidingTiles.impossible?.(read.value)).toBeUndefined()
    expect(makePosition(read.value).status()).toBe('branch')
  }
})

test('a number that is there twice is refused at its field', () => {
  const start = [1, 2, 3, 4, 5, 6, 7, 7, 0]
  expect(slidingTiles.check?.(eight(start), strategyOf('memo'))).toMatchObject({
    field: 'start',
    message: { values: { text: 7 } },
  })
  expect(slidingTiles.check?.(eight(orderedBoard([3, 3]), start), strategyOf('memo'))).toMatchObject({
    field: 'goal',
  })
})
