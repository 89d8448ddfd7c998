import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type AnimationPlan,
  animationSeconds,
  frameCount,
  frameMs,
  leastStride,
  stepOfFrame,
} from './animation'

const plan: AnimationPlan = { from: 0, to: 10, stride: 4, pace: 2, hold: 5 }
const stepsOf = (of: AnimationPlan) => Array.from({ length: frameCount(of) }, (_, i) => stepOfFrame(of, i))

test('the last moment is always shown, and held', () => {
  expect(stepsOf(plan)).toEqual([0, 4, 8, 10])
  expect([0, 1, 2, 3].map((i) => frameMs(plan, i))).toEqual([500, 500, 500, 5500])
  expect(animationSeconds(plan)).toBe(7)
  expect(stepsOf({ ...plan, to: 8 })).toEqual([0, 4, 8])
  expect(stepsOf({ ...plan, from: 3, to: 3 })).toEqual([3])
})

test('the least stride keeps to the limit, and no lesser one does', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), fc.integer({ min: 2, max: 10_000 }), (from, steps, most) => {
      const stride = leastStride(from, from + steps, most)
      expect(frameCount({ ...plan, from, to: from + steps, stride })).toBeLessThanOrEqual(most)
      if (stride > 1)
        expect(frameCount({ ...plan, from, to: from + steps, stride: stride - 1 })).toBeGreaterThan(most)
    }),
  )
})
