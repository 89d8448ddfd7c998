/** Turns and mirror images of the board. Eight of them, so most solutions come in eights (OEIS A002562). */

/** Columns by row, one queen a row and a column: a permutation of 0 … n − 1. */
export type Columns = ArrayLike<number>

/**
 * The eight images, made of three flips: bit 0 reverses the rows, bit 1 the columns, and bit 2 has exchanged rows and
 * columns before. Image 0 is the board itself.
 */
const images = [0, 1, 2, 3, 4, 5, 6, 7] as const

/** The eight images, the board itself first; for a symmetric solution some are the same. */
export function symmetries(columns: Columns): number[][] {
  const rows = exchanged(columns)
  return images.map((image) =>
    Array.from({ length: columns.length }, (_, row) => columnIn(image, columns, rows, row)),
  )
}

/** The image that comes first in lexicographic order: the same for all images of a solution. */
export function canonical(columns: Columns): number[] {
  return symmetries(columns).reduce((least, image) => (compare(image, least) < 0 ? image : least))
}

/**
 * True for one solution of those that are images of each other: the one the search meets first. Images that have not
 * the queens `given` (a column for each row, −1 for any) are no solutions of that board, and do not count.
 */
export function isFundamental(columns: Columns, given: Columns = []): boolean {
  const rows = exchanged(columns)
  return images.every((image) => {
    for (let row = 0; row < columns.length; row++) {
      const difference = columnIn(image, columns, rows, row) - (columns[row] as number)
      if (difference > 0) return true
      if (difference < 0) return !hasGiven(image, columns, rows, given)
    }
    return true
  })
}

function hasGiven(image: number, columns: Columns, rows: Columns, given: Columns): boolean {
  for (let row = 0; row < given.length; row++)
    if ((given[row] as number) >= 0 && columnIn(image, columns, rows, row) !== given[row]) return false
  return true
}

/** The mirror image in the falling main diagonal: rows by column. */
function exchanged(columns: Columns): Int32Array {
  const rows = new Int32Array(columns.length)
  for (let row = 0; row < columns.length; row++) rows[columns[row] as number] = row
  return rows
}

function columnIn(image: number, columns: Columns, rows: Columns, row: number): number {
  const last = columns.length - 1
  const from = image & 4 ? rows : columns
  const column = from[image & 1 ? last - row : row] as number
  return image & 2 ? last - column : column
}

function compare(a: Columns, b: Columns): number {
  let row = 0
  while (row < a.length - 1 && a[row] === b[row]) row++
  return (a[row] as number) - (b[row] as number)
}
