import { expect, test } from 'vitest'
import { classic } from '../classic'
import { holds } from '../data'
import { neededClues } from './neededClues'
import { count, makeSolver, solve } from './solve'

test('the classic: the German keeps fish, and it has no other solution; no guess is needed', () => {
  const [places, ...others] = solve(classic, 2)
  expect(others).toEqual([])
  expect(places).toEqual([0, 2, 4, 1, 3, 0, 2, 3, 4, 1, 1, 2, 0, 4, 3, 0, 2, 4, 1, 3, 4, 3, 2, 1, 0])
  for (const clue of classic.clues) expect(holds(clue, places as number[])).toBe(true)
  const solver = makeSolver(classic)
  expect(count(solver, 2)).toBe(1)
  expect(solver.guesses).toBe(0)
})

test('with left anywhere it has 7 solutions', () => {
  const clues = classic.clues.map((clue) =>
    clue.kind === 'just-left' ? ({ ...clue, kind: 'left' } as const) : clue,
  )
  expect(solve({ ...classic, clues }, 100)).toHaveLength(7)
})

test('clue 15 alone is not needed', () => {
  expect(neededClues(classic)).toEqual(classic.clues.map((_, at) => at !== 14))
})
