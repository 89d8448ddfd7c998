/** Queens given from the start, set on the board itself. */
import { anyNumber } from '../../form/field'
import { layoutOf, squareAt } from './layout'
import type { QueensParams } from './model'

/** A press on a square gives its queen, or takes it away again. See `Puzzle.press`. */
export function pressGiven(params: QueensParams, x: number, y: number): QueensParams | undefined {
  const { n, given } = params
  const square = squareAt(layoutOf(n), x, y)
  if (square === undefined) return undefined
  const [row, column] = [Math.floor(square / n), square % n]
  const columns = Array.from({ length: n }, (_, i) => given[i] ?? anyNumber)
  columns[row] = columns[row] === column ? anyNumber : column
  return { ...params, given: shortest(columns) }
}

/** Without the rows at the end that may have any: the same board has the same run text. */
export function shortest(columns: readonly number[]): readonly number[] {
  const last = columns.findLastIndex((column) => column !== anyNumber)
  return columns.slice(0, last + 1)
}
