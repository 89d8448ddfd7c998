/**
 * Linear conflict (Hansson, Mayer and Yung 1992): two tiles that belong into the line they are in, each beyond the
 * other, cannot both go straight. One must leave the line and come back, which takes two moves more.
 */

/**
 * Each row as a number: its tiles that belong into that row, by the column they belong to, and 0 for all others; and
 * each column likewise. So what a line adds to the bound is looked up.
 */
export interface Lines {
  /** By square. */
  readonly rowOf: Uint8Array
  readonly columnOf: Uint8Array
  readonly rowCodes: Int32Array
  readonly columnCodes: Int32Array
  /** What a tile weighs in a line of a row's length, by the place in it; and in one of a column's. */
  readonly rowWeights: Int32Array
  readonly columnWeights: Int32Array
  readonly rowTable: Uint8Array
  readonly columnTable: Uint8Array
}

export function linesOf(rows: number, columns: number): Lines {
  const squares = { length: rows * columns }
  return {
    rowOf: Uint8Array.from(squares, (_, square) => Math.floor(square / columns)),
    columnOf: Uint8Array.from(squares, (_, square) => square % columns),
    rowCodes: new Int32Array(rows),
    columnCodes: new Int32Array(columns),
    rowWeights: Int32Array.from({ length: columns }, (_, i) => (columns + 1) ** i),
    columnWeights: Int32Array.from({ length: rows }, (_, i) => (rows + 1) ** i),
    rowTable: conflictsTable(columns),
    columnTable: conflictsTable(rows),
  }
}

/** Puts a tile on a square of an empty board. */
export function enter(lines: Lines, square: number, goal: number): void {
  const { rowOf, columnOf, rowCodes, columnCodes, rowWeights, columnWeights } = lines
  const [row, column] = [rowOf[square] as number, columnOf[square] as number]
  if (rowOf[goal] === row)
    (rowCodes[row] as number) += ((columnOf[goal] as number) + 1) * (rowWeights[column] as number)
  if (columnOf[goal] === column)
    (columnCodes[column] as number) += ((rowOf[goal] as number) + 1) * (columnWeights[row] as number)
}

/** How many tiles must leave their lines. */
export function conflictsIn({ rowCodes, columnCodes, rowTable, columnTable }: Lines): number {
  let conflicts = 0
  for (const code of rowCodes) conflicts += rowTable[code] as number
  for (const code of columnCodes) conflicts += columnTable[code] as number
  return conflicts
}

/**
 * Takes a tile from square to square; returns by how much conflicts grow. A tile that moves along a line keeps its rank
 * in it; only where it leaves a line it belongs to, or enters one, do they change.
 */
export function relocate(lines: Lines, from: number, to: number, goal: number): number {
  const { rowOf, columnOf, rowCodes, columnCodes, rowWeights, columnWeights, rowTable, columnTable } = lines
  const [row, column] = [rowOf[goal] as number, columnOf[goal] as number]
  const [fromRow, fromColumn] = [rowOf[from] as number, columnOf[from] as number]
  const [toRow, toColumn] = [rowOf[to] as number, columnOf[to] as number]
  if (fromRow === toRow) {
    if (row === fromRow)
      (rowCodes[row] as number) +=
        (column + 1) * ((rowWeights[toColumn] as number) - (rowWeights[fromColumn] as number))
    const weight = (row + 1) * (columnWeights[fromRow] as number)
    if (column === fromColumn) return change(columnCodes, columnTable, column, -weight)
    return column === toColumn ? change(columnCodes, columnTable, column, weight) : 0
  }
  if (column === fromColumn)
    (columnCodes[column] as number) +=
      (row + 1) * ((columnWeights[toRow] as number) - (columnWeights[fromRow] as number))
  const weight = (column + 1) * (rowWeights[fromColumn] as number)
  if (row === fromRow) return change(rowCodes, rowTable, row, -weight)
  return row === toRow ? change(rowCodes, rowTable, row, weight) : 0
}

/** Adds to the code of a line; returns by how much its conflicts grow. */
function change(codes: Int32Array, table: Uint8Array, line: number, weight: number): number {
  const before = codes[line] as number
  codes[line] = before + weight
  return (table[before + weight] as number) - (table[before] as number)
}

const tables: Uint8Array[] = []

/**
 * For each code of a line of that length (in base length + 1, the first place lowest), how many of its tiles at least
 * must leave it for the others to be in rising order: each makes two moves more than its distance says.
 */
export function conflictsTable(length: number): Uint8Array {
  const known = tables[length]
  if (known) return known
  const base = length + 1
  const table = Uint8Array.from({ length: base ** length }, (_, code) => {
    const line: number[] = []
    for (let rest = code; rest > 0; rest = Math.floor(rest / base))
      if (rest % base > 0) line.push(rest % base)
    return line.length - longestRise(line)
  })
  tables[length] = table
  return table
}

/** The length of the longest rising subsequence. */
function longestRise(numbers: readonly number[]): number {
  const ends: number[] = []
  for (const [i, number] of numbers.entries()) {
    const before = numbers.slice(0, i).map((other, j) => (other < number ? (ends[j] as number) : 0))
    ends.push(1 + Math.max(0, ...before))
  }
  return Math.max(0, ...ends)
}
