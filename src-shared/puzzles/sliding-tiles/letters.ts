/** Slides by letters: U, D, L, R for up, down, left, right. Some write where the blank goes, others where the tile goes. */
import type { Move } from '../../step'
import { makePosition, type TileParams } from './model'
import { noSlide } from './paths'

const ways: Readonly<Record<string, readonly [down: number, right: number]>> = {
  U: [-1, 0],
  D: [1, 0],
  L: [0, -1],
  R: [0, 1],
}

/**
 * The tiles moved. The letters say where the blank goes, unless they lead to the goal, or else further, when they say
 * where the tile goes. A letter that leads off the board stands as `noSlide`, and is the last to be read.
 */
export function readLetters(letters: string, params: TileParams): Move[] {
  const ofBlank = slides(letters, params, 1)
  if (ofBlank.isSolved) return ofBlank.tiles
  const ofTile = slides(letters, params, -1)
  return ofTile.isSolved || ofTile.tiles.length > ofBlank.tiles.length ? ofTile.tiles : ofBlank.tiles
}

function slides(letters: string, params: TileParams, sign: 1 | -1) {
  const [rows, columns] = params.size
  const position = makePosition(params)
  const tiles: Move[] = []
  for (const letter of letters) {
    const [down = 0, right = 0] = ways[letter] ?? []
    const blank = position.board.indexOf(0)
    const row = Math.floor(blank / columns) + sign * down
    const column = (blank % columns) + sign * right
    const isOn = row >= 0 && row < rows && column >= 0 && column < columns
    const tile = isOn ? (position.board[row * columns + column] as number) : noSlide
    tiles.push(tile)
    if (!isOn) return { tiles, isSolved: false }
    position.play(tile)
  }
  return { tiles, isSolved: position.status() === 'solved' }
}
