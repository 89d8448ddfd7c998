import { expect, test } from 'vitest'
import { classic } from './classic'
import { presets } from './presets'
import { countBySat } from './solve/bySat'
import { difficultyOf } from './solve/difficulty'
import { neededClues } from './solve/neededClues'
import { solve } from './solve/solve'

test('the classic is the first', () => {
  expect(presets[0]).toEqual({ id: 'classic', puzzle: classic })
})

test.each(presets.map(({ id, puzzle }) => [id, puzzle] as const))('%s has one solution', (_, puzzle) => {
  expect(solve(puzzle, 2)).toHaveLength(1)
  expect(countBySat(puzzle)).toBe(1)
})

test.each(presets.slice(1).map(({ id, puzzle }) => [id, puzzle] as const))(
  '%s has no clue too many',
  (_, puzzle) => {
    expect(neededClues(puzzle)).not.toContain(false)
  },
)

test('how hard they are', () => {
  expect(presets.map(({ puzzle }) => difficultyOf(puzzle))).toEqual([
    'easy',
    'easy',
    'easy',
    'medium',
    'easy',
    'medium',
    'hard',
  ])
})
