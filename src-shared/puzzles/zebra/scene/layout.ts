/** Where things stand in the pictures of every strategy, in picture units. */
import type { Lang } from '../../../lib/message'
import type { ZebraPuzzle } from '../data'
import { itemName } from '../names'
import { clueText } from '../text/clueText'
import { linesOf, widthOf } from './lettering'

/** One clue of the list. */
export interface ClueRow {
  readonly number: number
  readonly lines: readonly string[]
  readonly left: number
  readonly top: number
  readonly height: number
}

export interface Frame {
  readonly puzzle: ZebraPuzzle
  readonly lang: Lang
  readonly left: number
  readonly top: number
  /** Of the part with the board; the list stands to the right of it. */
  readonly boardWidth: number
  readonly clues: readonly ClueRow[]
  /** Lower edge of the list. */
  readonly listBottom: number
  readonly width: number
}

const margin = 20
const gap = 28
export const listWidth = 316
/** A longer list stands in columns. */
const tallestList = 640
const mostColumns = 3
const columnGap = 16
export const clueSize = 12.5
const lineHeight = 16
const listTop = 20

/** Worked out once for each puzzle, language and number, as pictures are drawn at every step. */
function perPuzzle<T>(work: (puzzle: ZebraPuzzle, lang: Lang, number: number) => T) {
  const made = new WeakMap<ZebraPuzzle, Map<string, T>>()
  return (puzzle: ZebraPuzzle, lang: Lang, number: number): T => {
    const known = made.get(puzzle) ?? new Map<string, T>()
    made.set(puzzle, known)
    const key = `${lang}${number}`
    const kept = known.get(key) ?? work(puzzle, lang, number)
    known.set(key, kept)
    return kept
  }
}

/** A board this wide with the list of clues beside it. */
export const frameOf = perPuzzle(makeFrame)

function makeFrame(puzzle: ZebraPuzzle, lang: Lang, boardWidth: number): Frame {
  const listLeft = margin + boardWidth + gap
  const sizes = puzzle.clues.map((clue) => {
    const lines = linesOf(clueText(puzzle, clue, lang), listWidth - textLeft - 8, clueSize)
    return { lines, height: lines.length * lineHeight + 8 }
  })
  const whole = sizes.reduce((sum, { height }) => sum + height, 0)
  const columns = Math.max(1, Math.min(mostColumns, Math.ceil(whole / tallestList)))
  const clues = inColumns(sizes, whole / columns, listLeft)
  const listBottom = Math.max(listTop, ...clues.map(({ top, height }) => top + height))
  const width = listLeft + columns * (listWidth + columnGap) - columnGap + margin
  return { puzzle, lang, left: margin, top: listTop, boardWidth, clues, listBottom, width }
}

/** From the top of the first column down, a new column where `share` of the height has been used. */
function inColumns(
  sizes: readonly Pick<ClueRow, 'lines' | 'height'>[],
  share: number,
  listLeft: number,
): ClueRow[] {
  let used = 0
  let column = 0
  let top = listTop
  return sizes.map(({ lines, height }, i) => {
    if (used >= share * (column + 1) - 1) {
      column++
      top = listTop
    }
    const row = { number: i + 1, lines, left: listLeft + column * (listWidth + columnGap), top, height }
    top += height
    used += height
    return row
  })
}

/** Of the text of a clue, from the left edge of the list: a sign and a number stand before it. */
export const textLeft = 54
export { lineHeight }

/** The names of attributes stand in a column of this width. */
export const labelWidth = 104

/** The width of one house in a board: enough for the names, within what a picture can spare. */
export const houseWidth = perPuzzle(makeHouseWidth)

function makeHouseWidth(puzzle: ZebraPuzzle, lang: Lang, size: number): number {
  const items = Array.from({ length: puzzle.houses * puzzle.attributes.length }, (_, item) => item)
  const widest = Math.max(...items.map((item) => widthOf(itemName(puzzle, item, lang), size)))
  const least = puzzle.houses > 8 ? 54 : 64
  const most = puzzle.houses > 8 ? 72 : 96
  return Math.round(Math.max(least, Math.min(most, widest + 16)))
}

/** Rows as high as makes the board about as tall as the list beside it, within limits. */
export const rowPitch = (
  { listBottom }: Frame,
  top: number,
  rows: number,
  least: number,
  most: number,
): number => Math.round(Math.max(least, Math.min(most, (listBottom - answerRoom - top) / rows)))

/** Below the board, for the question. */
const answerRoom = 44
