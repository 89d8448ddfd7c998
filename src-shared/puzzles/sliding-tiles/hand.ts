/** Sliding tiles played by hand: a hand is the tiles moved so far. */

import type { Hand, HandPlay, HandSpot } from '../../hand'
import type { Message } from '../../lib/message'
import { drawHand } from './handScene'
import { layoutOf } from './layout'
import { makePosition, type TileParams, type TilePosition } from './model'

/** Boards of at most so many squares are solved within a second; A* keeps all boards met, and IDA* none. */
const mostForAStar = 12

/** On larger boards a shortest way is out of reach, unless it is short. */
const mostForSure = 16

export const tilesHand: HandPlay<TileParams> = {
  countsMoves: true,
  takesArrows: true,
  start: () => [],
  spots: spotsOf,
  press(params, { hand }, square) {
    const position = positionOf(params, hand)
    if (position.status() === 'solved' || position.places[0] === square) return undefined
    const tiles = tilesTo(position, square)
    if (tiles.length > 0) return { hand: [...hand, ...tiles] }
    return { hand, why: say('far', { tile: position.board[square] as number }) }
  },
  spotOfKey: (params, hand, key) => squareBehind(positionOf(params, hand), key),
  draw: (params, { hand }) => drawHand(params, positionOf(params, hand), hand),
  say(params, { hand }) {
    const position = positionOf(params, hand)
    const isSolved = position.status() === 'solved'
    return [say(isSolved ? 'solved' : 'state', { moves: hand.length, misplaced: position.misplaced })]
  },
  spotText: (params, { hand }, square) => spotText(positionOf(params, hand), square),
  isSolved: (params, hand) => positionOf(params, hand).status() === 'solved',
  line: (_, hand) => hand,
  ofLine: (_, line) => line,
  rest(params, hand) {
    const [rows, columns] = params.size
    const start = [...positionOf(params, hand).board]
    const strategy = start.length <= mostForAStar ? 'a-star' : 'ida-star'
    const rest = { params: { ...params, start }, strategy, isShortest: true }
    return start.length > mostForSure ? { ...rest, note: say('long', { rows, columns }) } : rest
  },
  hint: (_, hand, line) => ({ hand: [...hand, ...line.slice(0, 1)], line: line.slice(1) }),
}

/** The board that the moves lead to. */
function positionOf(params: TileParams, hand: Hand): TilePosition {
  const position = makePosition(params)
  for (const tile of hand) position.play(tile)
  return position
}

function spotsOf({ size }: TileParams): readonly HandSpot[] {
  const { rows, columns, left, top, cell } = layoutOf(size)
  return Array.from({ length: rows * columns }, (_, square) => {
    const [row, column] = [Math.floor(square / columns), square % columns]
    return { row, column, x: left + column * cell, y: top + row * cell, w: cell, h: cell }
  })
}

/** The tiles that slide when this square is emptied, the one beside the blank first; none where it is not in line. */
function tilesTo({ board, places, columns }: TilePosition, square: number): number[] {
  const blank = places[0] as number
  const isInRow = Math.floor(square / columns) === Math.floor(blank / columns)
  if (!isInRow && square % columns !== blank % columns) return []
  const step = Math.sign(square - blank) * (isInRow ? 1 : columns)
  const count = (square - blank) / step
  return Array.from({ length: count }, (_, i) => board[blank + (i + 1) * step] as number)
}

/** From where a tile slides into the blank when it goes the way of this arrow: rows and columns away from the blank. */
const behind: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, 1],
  ArrowRight: [0, -1],
}

function squareBehind({ places, rows, columns }: TilePosition, key: string): number | undefined {
  const [down, right] = behind[key] ?? []
  if (down === undefined || right === undefined) return undefined
  const blank = places[0] as number
  const [row, column] = [Math.floor(blank / columns) + down, (blank % columns) + right]
  const isOnBoard = row >= 0 && row < rows && column >= 0 && column < columns
  return isOnBoard ? row * columns + column : undefined
}

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `sliding-tiles.hand.${key}`,
  values,
})

/** What lies on a square. */
export function spotText({ board, goalPlaces, columns }: TilePosition, square: number): Message {
  const tile = board[square] as number
  const at = { row: Math.floor(square / columns) + 1, column: (square % columns) + 1 }
  if (tile === 0) return say('blank', at)
  return say('tile', { ...at, tile, isHome: goalPlaces[tile] === square ? 'yes' : 'no' })
}
