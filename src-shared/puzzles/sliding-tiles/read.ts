/** Reads solutions in the forms people write: the tiles moved, boards one after the other, or both. */
import { bad, good, type Outcome } from '../../lib/outcome'
import type { ReadPath } from '../../puzzle'
import type { Move } from '../../step'
import { apart } from './geometry'
import { readLetters } from './letters'
import { leastSide, mostSide, type TileParams } from './model'
import { noSlide } from './paths'
import { orderedBoard } from './scramble'

const csvHeader = /^\uFEFF?"?move"?[,;]"?tile"?[,;]/i

/** The lines of a text between blank lines, as numbers: a dot and a line without one stand for the blank. */
type Block = readonly (readonly number[])[]

/**
 * Reads what `pathTexts` writes (text or CSV), a list of tiles, or boards: one a line, or drawn row by row with blank
 * lines between; or ways of the blank as letters (see `letters.ts`). The first board is the start; where there is none it
 * is the one in `params`. No tiles are a path, too: the start may be the goal.
 */
export function readPath(text: string, params: TileParams): Outcome<ReadPath<TileParams>> {
  const { letters, rest } = lettersIn(text)
  const blocks = csvHeader.test(text) ? readCsv(text) : readBlocks(rest)
  if (!blocks.ok) return blocks
  const boards: number[][] = []
  const tiles: number[] = []
  let size = params.size
  for (const block of blocks.value) {
    const numbers = block.flat()
    // A list of tiles never names the blank.
    if (!numbers.includes(0)) for (const tile of numbers) tiles.push(tile)
    else {
      size = boards.length === 0 ? sizeOf(block, params.size) : size
      const squares = size[0] * size[1]
      if (numbers.length % squares !== 0)
        return bad('sliding-tiles.read.squares', { count: numbers.length, squares })
      for (let at = 0; at < numbers.length; at += squares) boards.push(numbers.slice(at, at + squares))
    }
  }
  const odd = boards.find((board) => !isBoard(board))
  if (odd) return bad('sliding-tiles.read.board', { text: odd.join(' ').slice(0, 40), last: odd.length - 1 })
  const own = boards[0] ? paramsOf(params, size, boards[0]) : params
  if (letters !== '' && tiles.length === 0 && boards.length < 2)
    return good({ params: own, moves: readLetters(letters, own) })
  if (letters !== '') return bad('sliding-tiles.read.both', { text: letters.slice(0, 40) })
  return good({ params: own, moves: tiles.length > 0 ? tiles : movesBetween(boards, own.size[1]) })
}

const letterLine = /^[\s,;]*[udlr][udlr\s,;]*$/i

/** The letters of lines that hold nothing else; the rest with those lines empty. */
function lettersIn(text: string): { readonly letters: string; readonly rest: string } {
  if (!/[udlr]/i.test(text)) return { letters: '', rest: text }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const found = lines.filter((line) => letterLine.test(line))
  const rest = lines.map((line) => (letterLine.test(line) ? '' : line)).join('\n')
  return {
    letters: found
      .join('')
      .replace(/[\s,;]/g, '')
      .toUpperCase(),
    rest,
  }
}

/** The shape of a drawn board says its size; a board on one line is one of the size we know. */
function sizeOf(block: Block, known: TileParams['size']): TileParams['size'] {
  const [rows, columns] = [block.length, block[0]?.length ?? 0]
  const isDrawn = block.every((row) => row.length === columns) && isSide(rows) && isSide(columns)
  return isDrawn && isBoard(block.flat()) ? [rows, columns] : known
}

const isSide = (side: number): boolean => side >= leastSide && side <= mostSide

const isBoard = (board: readonly number[]): boolean =>
  new Set(board).size === board.length && board.every((tile) => tile < board.length)

function paramsOf(params: TileParams, size: TileParams['size'], start: readonly number[]): TileParams {
  const isSameSize = size.join() === params.size.join()
  if (isSameSize && start.join() === params.start.join()) return params
  return { ...params, size, start, goal: isSameSize ? params.goal : orderedBoard(size) }
}

function movesBetween(boards: readonly (readonly number[])[], columns: number): Move[] {
  return boards.slice(1).map((board, i) => slideBetween(boards[i] as readonly number[], board, columns))
}

function slideBetween(before: readonly number[], after: readonly number[], columns: number): Move {
  const [from, to] = [before.indexOf(0), after.indexOf(0)]
  const tile = before[to] as number
  const slid = before.with(from, tile).with(to, 0)
  return apart(from, to, columns) === 1 && slid.join() === after.join() ? tile : noSlide
}

const numberOf = (word: string): number => (/^[.·_]$/.test(word) ? 0 : Number(word))
const isNumber = (word: string): boolean => /^(\d{1,9}|[.·_])$/.test(word)

const wordsIn = (text: string): string[] => text.split(/[\s,;|()[\]{}→]+/).filter((word) => word !== '')

function readBlocks(text: string): Outcome<readonly Block[]> {
  // Without a blank there is no board, and lines mean nothing.
  const tiles = /(?<!\d)0(?!\d)|[.·_]/.test(text) ? [] : wordsIn(text.replace(/^\uFEFF/, ''))
  if (tiles.length > 0 && tiles.every(isNumber)) return good([[tiles.map(Number)]])
  const blocks: number[][][] = [[]]
  for (const [index, raw] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const words = wordsIn(raw)
    const odd = words.find((word) => !isNumber(word))
    if (odd !== undefined) return bad('sliding-tiles.read.token', { line: index + 1, text: odd.slice(0, 40) })
    if (words.length === 0) blocks.push([])
    else blocks[blocks.length - 1]?.push(words.map(numberOf))
  }
  return good(blocks.filter((block) => block.length > 0))
}

/** The tiles, and the board of the first row. */
function readCsv(text: string): Outcome<readonly Block[]> {
  const boards: number[][] = []
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (index === 0 || line.trim() === '') continue
    const words = (line.split(/[,;]/)[2] ?? '').replaceAll('"', '').trim().split(/\s+/)
    const odd = words.find((word) => !isNumber(word))
    if (odd !== undefined) return bad('sliding-tiles.read.token', { line: index + 1, text: odd.slice(0, 40) })
    boards.push(words.map(numberOf))
  }
  return good(boards.map((board) => [board]))
}
