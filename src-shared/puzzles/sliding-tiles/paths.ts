/** Solutions as text: written, and what is wrong with one. Reading is in `read.ts`. */
import type { Message } from '../../lib/message'
import type { PathTexts } from '../../puzzle'
import { makePosition, type TileParams, type TilePosition } from './model'

/** What stands for a move that is read from two boards of which none can follow the other. */
export const noSlide = 64

/** The tiles moved, in order, then the board they start from; as rows, with the board after each. */
export function pathTexts(params: TileParams, line: readonly number[]): PathTexts {
  const position = makePosition(params)
  const rows: (string | number)[][] = [[0, '', boardLine(position)]]
  for (const [i, tile] of line.entries()) {
    position.play(tile)
    rows.push([i + 1, tile, boardLine(position)])
  }
  return {
    path: line,
    text: `${line.join(' ')}\n\n${boardText(params.size, params.start)}\n`,
    header: ['move', 'tile', 'board'],
    rows,
  }
}

const boardLine = ({ board }: TilePosition): string => board.join(' ')

/** Row by row, the blank as a dot. */
function boardText([rows, columns]: TileParams['size'], board: readonly number[]): string {
  const width = String(board.length - 1).length
  const text = (tile: number) => (tile === 0 ? '.' : String(tile)).padStart(width)
  const row = (r: number) => board.slice(r * columns, (r + 1) * columns).map(text)
  return Array.from({ length: rows }, (_, r) => row(r).join(' ')).join('\n')
}

const say = (key: string, values: Message['values'] = {}): Message => ({
  key: `sliding-tiles.fault.${key}`,
  values,
})

/** See `Puzzle.fault`. */
export function fault(params: TileParams, line: readonly number[], at: number): Message {
  const position = makePosition(params)
  for (const tile of line.slice(0, at)) position.play(tile)
  const tile = line[at]
  if (tile === undefined) return say('end', { count: at, misplaced: position.misplaced })
  const number = at + 1
  if (tile === noSlide) return say('jump', { number })
  const last = position.board.length - 1
  return tile < 1 || tile > last ? say('tile', { number, tile, last }) : say('far', { number, tile })
}
