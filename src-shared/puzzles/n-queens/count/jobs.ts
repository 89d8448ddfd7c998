/** How the count is cut into jobs: by which rows have their queen left of the middle. */

/** The largest board. Its 39,029,188,884 solutions are far below 2⁵³, where numbers stop being exact. */
export const largestCount = 20

/** Counts the boards with just these rows' queens in the left half. Plain data, for any process to take. */
export interface CountJob {
  readonly n: number
  /** The row of the queen on the middle column; −1 on an even board, which has none. */
  readonly middle: number
  /** Bit r: the queen of row r stands left of the middle. As many rows as a half has columns. */
  readonly rows: number
  /** How many jobs this one stands for: itself and its mirror images, which have as many solutions. */
  readonly weight: number
}

/** Every job of an n × n board, always in the same order. `n` is a whole number from 1 to `largestCount`. */
export function jobsOf(n: number): CountJob[] {
  const rowSets = rowSetsOf(n)
  return middlesOf(n).flatMap((middle) => {
    const jobs = rowSets.flatMap((rows) => {
      const weight = weightOf(n, middle, rows)
      return weight === 0 ? [] : [{ n, middle, rows, weight }]
    })
    return mixed(jobs)
  })
}

/**
 * Like row sets take about as long as each other, from almost nothing to a hundred times as much. So the list
 * is walked through in steps of the golden section: any part of it then takes its share of the time.
 */
function mixed<T>(list: readonly T[]): T[] {
  let step = Math.round(list.length * 0.618)
  while (commonDivisor(step, list.length) > 1) step++
  return list.map((_, i) => list[(i * step) % list.length] as T)
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** Turning a board upside down takes the lower rows of the middle queen to the upper ones. */
const middlesOf = (n: number): number[] =>
  n % 2 === 0 ? [-1] : Array.from({ length: (n + 1) / 2 }, (_, row) => row)

/** The sets of as many rows as a half has columns. */
function rowSetsOf(n: number): number[] {
  const sets: number[] = []
  for (let rows = 0; rows < 1 << n; rows++) if (rowsIn(rows) === n >> 1) sets.push(rows)
  return sets
}

/**
 * Mirroring left and right exchanges the rows with the others, turning upside down numbers them from the
 * other edge. Of the up to four images the least one is the job, and weighs as many as differ; the others
 * weigh nothing.
 */
function weightOf(n: number, middle: number, rows: number): number {
  const middleRow = middle < 0 ? 0 : 1 << middle
  const others = (2 ** n - 1) ^ middleRow ^ rows
  if ((rows & middleRow) !== 0 || others < rows) return 0
  const mirrored = others === rows ? 1 : 2
  const turnsAside = middle >= 0 && middle !== n - 1 - middle
  if (turnsAside) return 2 * mirrored
  const turned = turn(rows, n)
  const turnedOthers = turn(others, n)
  if (turned < rows || turnedOthers < rows) return 0
  return turned === rows || turnedOthers === rows ? mirrored : 2 * mirrored
}

/** How many rows a set has. */
export function rowsIn(rows: number): number {
  let count = 0
  for (let left = rows; left !== 0; left &= left - 1) count++
  return count
}

function turn(rows: number, n: number): number {
  let turned = 0
  for (let row = 0; row < n; row++) turned = (turned << 1) | ((rows >>> row) & 1)
  return turned
}
