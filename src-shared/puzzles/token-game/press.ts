/** What a press on the board sets: where the tokens stand at the start. */
import { layoutOf, squareAt } from './layout'
import { makePosition, type TokenParams } from './model'
import type { Side } from './moves'

/**
 * In the border a press puts the token of that line there. On the board squares change by turns: empty, the token of the
 * row, the token of the column; a token that leaves goes back to its start.
 */
export function press(params: TokenParams, x: number, y: number): TokenParams | undefined {
  const square = squareAt(layoutOf(params), x, y)
  if (!square) return undefined
  const { row, column } = square
  const { n, places } = makePosition(params)
  const isInside = row >= 1 && row <= n && column >= 1 && column <= n
  const put = (side: Side, place: number) => {
    places[side][(side === 0 ? row : column) - 1] = place
  }
  if (!isInside) put(row >= 1 && row <= n ? 0 : 1, row >= 1 && row <= n ? column : row)
  else if (places[0][row - 1] === column) {
    put(0, 0)
    put(1, row)
  } else if (places[1][column - 1] === row) put(1, 0)
  else put(0, column)
  const start = [...places[0], ...places[1]]
  return { ...params, start: start.some((place) => place > 0) ? start : [] }
}
