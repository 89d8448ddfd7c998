import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSay } from '../../words/say'
import { analyse } from './analysis'
import { anyParams } from './anyParams'
import { impossible } from './impossible'
import { instances } from './instances'
import type { BottleParams } from './model'
import { words } from './words'

const say = { en: makeSay('en', [words]), zh: makeSay('zh', [words]) }
const rules = { sip: false, spill: false, tap: false }
const jugs = (bottles: number[], start: number[], goal: number[], changed = {}): BottleParams => ({
  bottles,
  drinkers: [],
  start,
  goal,
  ...rules,
  ...changed,
})

test('what is said to be impossible is', () => {
  const proofs = new Set<string>()
  fc.assert(
    fc.property(anyParams, (params) => {
      const proof = impossible(params)
      if (!proof) return
      proofs.add(proof.key)
      expect(analyse(params)?.shortest).toBe(-1)
      for (const lang of ['en', 'zh'] as const)
        expect(say[lang](proof)).not.toMatch(/bottles\.|undefined|NaN|\{/)
    }),
    { numRuns: 3000 },
  )
  // Every argument has been put to the test.
  expect(proofs.size).toBe(7)
})

test.each(instances)('$name: a solution there is denies no argument', ({ params, expected }) => {
  if (expected.optimalTransitions !== null) expect(impossible(params)).toBeUndefined()
})

const known = [
  [jugs([6, 4, 2], [6, 0, 0], [3, 3, 0]), 'multiple'],
  [{ ...jugs([6, 4, 2], [6, 0, 0], [0, 0, 0, 3, 3]), drinkers: [3, 3] }, 'multiple-drunk'],
  [{ ...jugs([8, 8], [8, 8], [0, 0, 4, 4, 4, 4]), drinkers: [4, 4, 4, 4] }, 'multiple-drunk'],
  [jugs([5, 3], [5, 0], [4, 1]), 'edge'],
  [jugs([8, 5, 3], [8, 0, 0], [4, 4, 1]), 'more'],
  [jugs([8, 5, 3], [8, 0, 0], [4, 3, 0]), 'less'],
  [jugs([8, 5, 3], [8, 0, 0], [3, 5, 0]), undefined],
  [jugs([8, 5, 3], [8, 0, 0], [4, 3, 0], { spill: true }), undefined],
  [jugs([5, 3], [0, 0], [4, 0], { tap: true, spill: true }), undefined],
  [jugs([6, 4], [0, 0], [3, -1], { tap: true, spill: true }), 'multiple'],
  [jugs([3], [2], [1], { tap: false }), 'less'],
  [{ ...jugs([5, 7], [5, 0, 2], [0, 6, 1]), drinkers: [4] }, 'drunk'],
  [jugs([3], [1], [0]), 'less'],
  [{ ...jugs([5, 3], [5, 3], [4, 2, 2]), drinkers: [2] }, 'edge'],
] as const

test.each(known)('%j: %s', (params, argument) => {
  expect(impossible(params as BottleParams)?.key).toBe(argument && `bottles.impossible.${argument}`)
})

test('the sentence for 6, 4, 2', () => {
  const proof = impossible(jugs([6, 4, 2], [6, 0, 0], [3, 3, 0]))
  expect(proof && say.en(proof)).toBe(
    'No solution: all bottles hold, and at the start have in them, a multiple of 2. Every rule moves a multiple of 2, so there can never be 3 in a.',
  )
})
