import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyZebra } from '../anyZebra'
import { classic } from '../classic'
import { holds } from '../data'
import { solveByPlaces } from './byPlaces'
import { countBySat } from './bySat'
import { difficultyOf } from './difficulty'
import { neededClues } from './neededClues'
import { solve } from './solve'

const sorted = (solutions: readonly (readonly number[])[]) => solutions.map((places) => places.join()).sort()

test('any puzzle, with solutions or without: the fast way and placing one by one find the same', () => {
  fc.assert(
    fc.property(
      anyZebra.filter(({ houses, attributes }) => houses * attributes.length <= 12),
      (puzzle) => {
        const most = 20_000
        const fast = solve(puzzle, most)
        fc.pre(fast.length < most)
        expect(sorted(fast)).toEqual(sorted(solveByPlaces(puzzle, most)))
        for (const places of fast.slice(0, 100))
          expect(puzzle.clues.every((clue) => holds(clue, places))).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})

test('larger puzzles of any clues: up to two solutions, and so says logic-solver', () => {
  fc.assert(
    fc.property(anyZebra, (puzzle) => {
      expect(solve(puzzle, 2)).toHaveLength(countBySat(puzzle))
    }),
    { numRuns: 30 },
  )
})

test('a clue is needed when leaving it out lets one more solution in', () => {
  fc.assert(
    fc.property(
      anyZebra.filter(({ houses, attributes }) => houses * attributes.length <= 9),
      (puzzle) => {
        const all = solve(puzzle, 1000).length
        const needed = puzzle.clues.map(
          (_, at) => solve({ ...puzzle, clues: puzzle.clues.toSpliced(at, 1) }, 1000).length > all,
        )
        expect(neededClues(puzzle)).toEqual(needed)
      },
    ),
  )
})

test('the classic is easy, and all ways find its one solution', () => {
  expect(difficultyOf(classic)).toBe('easy')
  expect(countBySat(classic)).toBe(1)
  expect(solveByPlaces(classic, 2)).toEqual(solve(classic, 2))
})
