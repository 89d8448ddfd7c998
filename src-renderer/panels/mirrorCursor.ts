/** Where the keys are on a board of rows that need not be equally long. */

/** Both count from 0. */
export interface Cell {
  readonly row: number
  readonly column: number
}

type Rows = readonly { readonly length: number }[]

const within = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at))

/** The cell itself, or the nearest there is. */
export function nearestCell(rows: Rows, { row, column }: Cell): Cell {
  const there = within(row, rows.length)
  return { row: there, column: within(column, rows[there]?.length ?? 0) }
}

const ways: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: Number.NEGATIVE_INFINITY },
  End: { row: 0, column: Number.POSITIVE_INFINITY },
}

/** Where a key leads, at an edge to the cell itself; undefined for keys that lead nowhere. */
export function cellAfter(rows: Rows, { row, column }: Cell, key: string): Cell | undefined {
  const way = ways[key]
  return way && nearestCell(rows, { row: row + way.row, column: column + way.column })
}
