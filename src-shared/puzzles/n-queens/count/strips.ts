/**
 * A strip fills some neighbouring columns of one half of the board. Columns are counted from the middle
 * outwards, so that both halves are the same half seen from the middle. A queen on row r of column c stands
 * on a falling diagonal, along which r + c is the same, and on a rising one, along which r − c is.
 */

/** Every strip of the same columns, filed by the rows it takes. */
export interface Strips {
  /** The strips on exactly the rows R have the numbers `start[R] … start[R + 1] − 1`. */
  readonly start: Int32Array
  /** The falling diagonals each strip takes: bit r + c. */
  readonly falling: Int32Array
  /** The rising diagonals each strip takes: bit r − c + the half's last column, which is never negative. */
  readonly rising: Int32Array
}

interface Strip {
  readonly rows: number
  readonly falling: number
  readonly rising: number
}

/**
 * The strips of columns `from … to − 1` which the queen on row `middle` of the middle column does not attack.
 */
export function stripsOf(n: number, middle: number, from: number, to: number): Strips {
  const all = 2 ** n - 1
  const last = (n >> 1) - 1
  const queen = middle < 0 ? 0 : 1 << middle
  const found: Strip[] = []
  const fill = (column: number, rows: number, falling: number, rising: number): void => {
    if (column === to) {
      found.push({ rows, falling, rising })
      return
    }
    const byQueen = queen | (queen >>> (column + 1)) | (queen << (column + 1))
    const attacked = byQueen | rows | (falling >>> column) | (rising >>> (last - column))
    for (let free = all & ~attacked; free !== 0; free &= free - 1) {
      const row = free & -free
      fill(column + 1, rows | row, falling | (row << column), rising | (row << (last - column)))
    }
  }
  fill(from, 0, 0, 0)
  return filed(found, 2 ** n)
}

/** A counting sort. */
function filed(found: readonly Strip[], rowSets: number): Strips {
  const start = new Int32Array(rowSets + 1)
  for (const { rows } of found) (start[rows + 1] as number)++
  for (let rows = 0; rows < rowSets; rows++) (start[rows + 1] as number) += start[rows] as number
  const next = start.slice()
  const falling = new Int32Array(found.length)
  const rising = new Int32Array(found.length)
  for (const strip of found) {
    const at = (next[strip.rows] as number)++
    falling[at] = strip.falling
    rising[at] = strip.rising
  }
  return { start, falling, rising }
}
