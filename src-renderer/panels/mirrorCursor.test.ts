import { expect, test } from 'vitest'
import { cellAfter, nearestCell } from './mirrorCursor'

const rows = ['abc', 'de', 'fghi']
const at = (row: number, column: number) => ({ row, column })

test.each([
  [at(0, 2), 'ArrowDown', at(1, 1)],
  [at(1, 1), 'ArrowDown', at(2, 1)],
  [at(2, 3), 'ArrowDown', at(2, 3)],
  [at(0, 0), 'ArrowUp', at(0, 0)],
  [at(0, 0), 'ArrowLeft', at(0, 0)],
  [at(0, 0), 'ArrowRight', at(0, 1)],
  [at(2, 1), 'End', at(2, 3)],
  [at(2, 1), 'Home', at(2, 0)],
  [at(2, 1), 'a', undefined],
])('from %o, %s leads to %o', (from, key, to) => {
  expect(cellAfter(rows, from, key)).toEqual(to)
})

test('a board that has become smaller keeps the keys on it', () => {
  expect(nearestCell(['ab'], at(5, 5))).toEqual(at(0, 1))
  expect(nearestCell([], at(5, 5))).toEqual(at(0, 0))
})
