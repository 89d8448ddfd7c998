import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornerOf, gap, scrollTo, shelfFor, tileAfter, tilesInSight } from './shelf'

const sizes = { width: fc.integer({ min: 60, max: 1200 }), height: fc.integer({ min: 50, max: 1400 }) }

test('three boards side by side in a panel of 340 pixels', () => {
  expect(shelfFor(330, 92)).toMatchObject({ columns: 3, side: 96 })
})

test('tiles stay apart, and within the width', () => {
  fc.assert(
    fc.property(sizes.width, fc.integer({ min: 1, max: 500 }), (width, count) => {
      const shelf = shelfFor(width, count)
      const last = cornerOf(shelf, count - 1)
      expect(last.y + shelf.rowHeight).toBeLessThanOrEqual(shelf.height)
      if (shelf.columns === 1) return
      const [a, b] = [cornerOf(shelf, 0), cornerOf(shelf, 1)]
      expect(b.x - a.x).toBe(shelf.side + gap)
      expect(cornerOf(shelf, shelf.columns - 1).x + shelf.side).toBeLessThanOrEqual(width)
    }),
  )
})

test('what is in sight is there, and little else', () => {
  fc.assert(
    fc.property(sizes.width, sizes.height, fc.nat(20_000), fc.nat(1_000_000), (width, height, count, far) => {
      const shelf = shelfFor(width, count)
      const scrollTop = Math.min(far, Math.max(0, shelf.height - height))
      const { first, end } = tilesInSight(shelf, scrollTop, height, count)
      for (let at = 0; at < count; at += 1 + (count >> 8)) {
        const { y } = cornerOf(shelf, at)
        if (y + shelf.rowHeight > scrollTop && y < scrollTop + height) {
          expect(at).toBeGreaterThanOrEqual(first)
          expect(at).toBeLessThan(end)
        }
      }
      expect(end - first).toBeLessThanOrEqual((Math.ceil(height / shelf.rowHeight) + 5) * shelf.columns)
    }),
  )
})

test('keys lead to a tile there is, and it is scrolled into sight', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.nat(91), fc.nat(4000), (key, at, scrollTop) => {
      const shelf = shelfFor(330, 92)
      const next = tileAfter(key, at, shelf, 400, 92) as number
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThan(92)
      const top = scrollTo(shelf, next, scrollTop, 400)
      const { y } = cornerOf(shelf, next)
      expect(y).toBeGreaterThanOrEqual(top)
      expect(y + shelf.rowHeight).toBeLessThanOrEqual(top + 400)
    }),
  )
  expect(tileAfter('ArrowDown', 4, shelfFor(330, 92), 400, 92)).toBe(7)
  expect(tileAfter('x', 4, shelfFor(330, 92), 400, 92)).toBeUndefined()
})
