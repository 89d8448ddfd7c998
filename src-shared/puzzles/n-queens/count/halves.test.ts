import { expect, test } from 'vitest'
import { crossingsOf, fill, makeFiller, makeHalves } from './halves'

/** Every filling, by plain backtracking column by column, as the two numbers that `Halves` keeps of it. */
function fillings(n: number, middle: number, rows: readonly number[]): string[] {
  const columns = n >> 1
  // How far it is from a half's column 0 to the other's.
  const gap = middle < 0 ? 1 : 2
  const found: string[] = []
  const place = (line: readonly number[]): void => {
    const column = line.length
    if (column === columns) {
      const bits = (entries: readonly number[]) =>
        entries.filter((row) => row >= gap && row < n).reduce((set, row) => set | (1 << (row - gap)), 0)
      found.push(`${bits(line.map((row, c) => row + c + gap))} ${bits(line.map((row, c) => row - c))}`)
      return
    }
    for (const row of rows) {
      const isFree = line.every((r, c) => r !== row && Math.abs(r - row) !== column - c)
      const isSafe = middle < 0 || (row !== middle && Math.abs(row - middle) !== column + 1)
      if (isFree && isSafe) place([...line, row])
    }
  }
  place([])
  return found.sort()
}

test.each([
  [4, -1, [1, 2]],
  [6, -1, [0, 2, 5]],
  [7, 3, [0, 1, 5]],
  [9, 0, [2, 4, 5, 8]],
  [10, -1, [0, 3, 4, 7, 9]],
  [16, -1, [0, 2, 5, 7, 8, 10, 13, 15]], // more than a list holds to begin with
])('on a board of %i with the middle queen on %i, half a board with queens on rows %j', (n, middle, rows) => {
  const halves = makeHalves()
  fill(
    halves,
    makeFiller(n, middle),
    rows.reduce((set, row) => set | (1 << row), 0),
  )
  const found = Array.from({ length: halves.size }, (_, i) =>
    halves.rows.subarray(2 * i, 2 * i + 2).join(' '),
  )
  expect(found.sort()).toStrictEqual(fillings(n, middle, rows))
  expect(Math.max(0, ...halves.rows.subarray(0, 2 * halves.size))).toBeLessThan(2 ** crossingsOf(n))
})
