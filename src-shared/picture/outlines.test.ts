import { expect, it } from 'vitest'
import { bottlesOutline, knightOutline, queenOutline, statusOutlines, tilesOutline } from './outlines'
import { pathBounds } from './pathBounds'

it.each(
  Object.entries({
    knight: knightOutline,
    queen: queenOutline,
    bottles: bottlesOutline,
    tiles: tilesOutline,
    ...statusOutlines,
  }),
)('%s fills its box and keeps inside', (_, d) => {
  const box = pathBounds(d)
  if (!box) throw new Error('cannot be read')
  expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
  expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(100)
  expect(box.right - box.left).toBeGreaterThan(70)
  expect(box.bottom - box.top).toBeGreaterThan(70)
  // In the middle from side to side, so that it stands well on a square.
  expect((box.left + box.right) / 2).toBeGreaterThan(48)
  expect((box.left + box.right) / 2).toBeLessThan(52)
})
