import { expect, test } from 'vitest'
import type { Strategy } from '../../../puzzle'
import { advance, countsOf, createSearch, lineOf } from '../../../search/search'
import { classic } from '../classic'
import type { ZebraPuzzle } from '../data'
import vectors from '../vectors.json'
import { apply, type Deduction, firstClue, firstDeduction, housesIn, isSingle } from './deductions'
import { gridOf, makePropagation } from './model'
import { deductionOf } from './moves'

const strategy: Strategy = {
  id: 'propagation',
  engine: 'depth-first',
  listing: { lines: [], start: 0, at: {} },
}

const fixpoint = (next: (grid: Int32Array) => Deduction | undefined) => {
  const grid = gridOf(makePropagation(classic)).slice()
  for (let found = next(grid); found; found = next(grid)) apply(classic, grid, found)
  const left = [...grid].map((houses) => housesIn(houses).length)
  return { left: left.reduce((sum, count) => sum + count), fixed: [...grid].filter(isSingle).length }
}

test('arc consistency leaves 49 values, 11 of them fixed; hidden singles fix all 25', () => {
  // All-different as pairs of values: taking a house from the others is what arc consistency does with it.
  const noOnly = (grid: Int32Array) => {
    const found = firstDeduction(classic, grid)
    return found?.kind === 'only' ? undefined : found
  }
  expect(fixpoint(noOnly)).toEqual({ left: 49, fixed: 11 })
  expect(fixpoint((grid) => firstDeduction(classic, grid))).toEqual({ left: 25, fixed: 25 })
  expect(fixpoint((grid) => firstClue(classic, grid)).fixed).toBeLessThan(11)
})

function solve(puzzle: ZebraPuzzle) {
  const position = makePropagation(puzzle)
  const search = createSearch(position, strategy)
  advance(search, 1_000_000, true)
  const line = lineOf(search).map(deductionOf)
  const grid = gridOf(position).slice()
  advance(search, 1_000_000, false)
  return { line, grid, solutions: search.solutions, counts: countsOf(search), exhausted: search.exhausted }
}

test('the article’s puzzle is solved without a guess, and the German keeps the fish', () => {
  const { line, grid, solutions, counts } = solve(classic)
  expect(line.filter(({ kind }) => kind === 'guess')).toEqual([])
  expect(solutions).toBe(1)
  expect(counts.refusals).toBe(0)
  const item = (id: string) =>
    classic.attributes.flatMap(({ values }) => values).findIndex((value) => value.id === id)
  expect(grid[item('germany')]).toBe(grid[item('fish')])
})

test('with “anywhere left” there are as many solutions as there should be, found by guesses', () => {
  const clues = classic.clues.map((clue) =>
    clue.kind === 'just-left' ? { ...clue, kind: 'left' as const } : clue,
  )
  const { line, solutions, exhausted } = solve({ ...classic, clues })
  expect(line.some(({ kind }) => kind === 'guess')).toBe(true)
  expect(solutions).toBe(vectors.solutions.anywhereLeft)
  expect(exhausted).toBe(true)
})

test('clue 15 is not needed', () => {
  expect(solve({ ...classic, clues: classic.clues.slice(0, 14) }).solutions).toBe(1)
})

test('where every value has its house nothing is left to try', () => {
  const position = makePropagation(classic)
  const into = new Int32Array(position.maxMoves)
  while (position.moves(into, 0) > 0) position.play(into[0] as number)
  expect(position.status()).toBe('solved')
})

test('a puzzle whose clues contradict each other fails', () => {
  const [first] = classic.clues
  if (first?.kind !== 'same') throw new Error('clue 1 says that two go together')
  const clues = [...classic.clues, { ...first, kind: 'not-same' as const }]
  expect(solve({ ...classic, clues })).toMatchObject({ solutions: 0, exhausted: true })
})
