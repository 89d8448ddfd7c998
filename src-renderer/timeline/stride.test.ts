import { expect, test } from 'vitest'
import { countFrame, stillStride } from './stride'

function strideOf(stepsPerFrame: number, frames: number): number {
  let stride = stillStride(0, 0)
  for (let i = 1; i <= frames; i++) stride = countFrame(stride, Math.floor(i * stepsPerFrame), i * 16)
  return stride.steps
}

test.each([
  [0.1, 1],
  [1, 1],
  [16.7, 17],
  [160_000, 160_000],
])('%d steps a frame are said as ×%i', (stepsPerFrame, said) => {
  expect(strideOf(stepsPerFrame, 100)).toBe(said)
})

test('starts anew when the playhead goes back', () => {
  const fast = { steps: 17, since: { ms: 0, k: 1000 }, frames: 3 }
  expect(countFrame(fast, 10, 16).steps).toBe(1)
})
