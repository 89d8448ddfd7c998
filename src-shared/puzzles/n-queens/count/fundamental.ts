/** How many solutions are left when those that are turned or mirrored images of each other count once. */

/**
 * From the number of all solutions. By Burnside's lemma it is the average, over the eight symmetries of the
 * square, of how many solutions each leaves as they are: mirroring leaves none (from n = 2 on), a half turn
 * some, and the two quarter turns some of those.
 */
export function fundamentalOf(n: number, solutions: number): number {
  if (n === 1) return 1
  const { halfTurn, quarterTurn } = symmetricSolutions(n)
  return (solutions + halfTurn + 2 * quarterTurn) / 8
}

/** How many solutions look the same after a half turn, and after a quarter turn. */
export function symmetricSolutions(n: number): { halfTurn: number; quarterTurn: number } {
  const columns = new Int8Array(n).fill(-1)
  const isTaken = { column: new Uint8Array(n), falling: new Uint8Array(2 * n), rising: new Uint8Array(2 * n) }
  const found = { halfTurn: 0, quarterTurn: 0 }
  const last = n - 1

  const mark = (row: number, column: number, by: 0 | 1): void => {
    for (const [r, c] of [
      [row, column],
      [last - row, last - column],
    ] as const) {
      columns[r] = by === 1 ? c : -1
      isTaken.column[c] = isTaken.falling[r + c] = isTaken.rising[r - c + last] = by
    }
  }
  // A queen that its own image attacks has no place, but for the one that is its own image.
  const isFree = (row: number, column: number): boolean =>
    row !== column &&
    row + column !== last &&
    isTaken.column[column] === 0 &&
    isTaken.falling[row + column] === 0 &&
    isTaken.rising[row - column + last] === 0

  const place = (row: number): void => {
    if (row === n >> 1) {
      found.halfTurn++
      if (columns.every((column, r) => columns[column] === last - r)) found.quarterTurn++
      return
    }
    for (let column = 0; column < n; column++) {
      if (!isFree(row, column)) continue
      mark(row, column, 1)
      place(row + 1)
      mark(row, column, 0)
    }
  }
  if (n % 2 === 1) mark(last / 2, last / 2, 1)
  place(0)
  return found
}
