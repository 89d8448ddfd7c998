/** The squares as they are pressed, and what stands on them. */

import type { HandSpot } from '../../hand'
import type { Message } from '../../lib/message'
import type { Move } from '../../step'
import { boxOf, layoutOf } from './layout'
import { strideOf, type TokenParams, type TokenPosition } from './model'
import { letters, moveName, moveOf, type Side, sideOf, tokenOf } from './moves'

/** Both count from 0 in the border. */
export interface Square {
  readonly row: number
  readonly column: number
}

/** All squares row by row; the corners between the borders are none. */
export function squaresOf(params: TokenParams): readonly Square[] {
  const { across, n } = layoutOf(params)
  const isLine = (at: number) => at >= 1 && at <= n
  const all = Array.from({ length: across * across }, (_, i) => {
    return { row: Math.floor(i / across), column: i % across }
  })
  return all.filter(({ row, column }) => isLine(row) || isLine(column))
}

/** See `HandPlay.spots`: in the borders above and below the first square is no corner. */
export function spotsOf(params: TokenParams): readonly HandSpot[] {
  const layout = layoutOf(params)
  return squaresOf(params).map(({ row, column }) => ({
    ...boxOf(layout, row, column),
    row,
    column: row >= 1 && row <= layout.n ? column : column - 1,
  }))
}

/** Where a token stands, or where its place `ahead` of that is. */
export function squareOf({ places }: TokenPosition, side: Side, token: number, ahead = 0): Square {
  const along = (places[side][token] as number) + ahead
  return side === 0 ? { row: token + 1, column: along } : { row: along, column: token + 1 }
}

export const isSame = (a: Square, b: Square): boolean => a.row === b.row && a.column === b.column

/** The token there, as a move of it would be written; undefined on an empty square. */
export function tokenAt(position: TokenPosition, square: Square): Move | undefined {
  for (const side of [0, 1] as const)
    for (let token = 0; token < position.n; token++)
      if (isSame(squareOf(position, side, token), square)) return moveOf(side, token)
  return undefined
}

/** What stands on a square, and whether it can go on now. */
export function spotText(position: TokenPosition, square: Square): Message {
  const move = tokenAt(position, square)
  const values = { row: square.row, column: square.column }
  if (move === undefined) return { key: 'token-game.hand.empty', values }
  const side = sideOf(move)
  const isOver = position.status() !== 'branch'
  const stride = isOver || side !== position.mover ? 0 : strideOf(position, side, tokenOf(move))
  const can = stride === 2 ? 'jump' : stride === 1 ? 'step' : 'no'
  return {
    key: 'token-game.hand.token',
    values: { ...values, token: moveName(move), who: letters[side], can },
  }
}
