import { expect, test } from 'vitest'
import { eased, partScale, type Scale, wholeScale } from './scrubScale'

test('a part of a run is drawn over the depths it goes through', () => {
  expect(partScale(40, 60, 64)).toEqual({ floor: 35, ceiling: 60 })
  expect(partScale(0, 20, 64)).toEqual({ floor: 0, ceiling: 20 })
})

test('single levels are not made into mountains, nor the unknown into anything', () => {
  expect(partScale(57, 58, 64)).toEqual({ floor: 52, ceiling: 58 })
  expect(partScale(1, 1, 64)).toEqual({ floor: 0, ceiling: 1 })
  expect(partScale(Number.POSITIVE_INFINITY, -1, 64)).toEqual(wholeScale(64))
  expect(wholeScale(0)).toEqual({ floor: 0, ceiling: 1 })
})

test('a scale glides to another, never past it, and arrives', () => {
  const to: Scale = { floor: 40, ceiling: 60 }
  let scale: Scale = { floor: 0, ceiling: 64 }
  let frames = 0
  for (; scale !== to; frames++) {
    const next = eased(scale, to, 16)
    expect(next.floor).toBeGreaterThan(scale.floor)
    expect(next.floor).toBeLessThanOrEqual(40)
    scale = next
  }
  expect(frames).toBeLessThan(30)
})
