/** The grid as it is filled by hand: candidates, those ruled out, values that are set, and what is wrong. */

import type { Hand, HandSpot } from '../../../hand'
import type { Lang } from '../../../lib/message'
import { statusOutlines } from '../../../picture/outlines'
import type { Mark, Picture } from '../../../picture/picture'
import { holds, itemsOf, type ZebraPuzzle } from '../data'
import { type Grid, houseOf, isSingle, leftBy } from '../propagation/deductions'
import { contradiction } from '../propagation/model'
import { type Board, boardOf, type Cell, candidateAt, foundValue } from '../propagation/scene'
import { answer, answerHeight } from '../scene/answer'
import { type ClueState, clueList, sign } from '../scene/clueList'
import { labelWidth } from '../scene/layout'
import { fittingSize, letters, widthOf } from '../scene/lettering'
import { street } from '../scene/street'
import { type Candidate, type CandidateState, gridOfHand, isFilled, outMark, setMark, stateOf } from './marks'

interface View {
  readonly puzzle: ZebraPuzzle
  readonly hand: Hand
  readonly hinted: readonly number[]
  readonly lang: Lang
}

/** One for each candidate: by value from top to bottom, by house from left to right. */
export function spotsOf(puzzle: ZebraPuzzle): readonly HandSpot[] {
  const { houses, attributes } = puzzle
  const board = boardIn(puzzle)
  return Array.from({ length: houses * attributes.length * houses }, (_, spot) => {
    const row = Math.floor(spot / houses)
    const column = spot % houses
    const h = (board.rowHeight - 6) / houses
    const y = board.top + Math.floor(row / houses) * board.rowHeight + 3 + (row % houses) * h
    return { row, column, x: board.left + column * board.cell, y, w: board.cell, h }
  })
}

/** Spots stand where they do whatever the language, so that the board has one size: that of the wider names. */
function boardIn(puzzle: ZebraPuzzle): Board {
  const [en, zh] = [boardOf({ puzzle }, 'en'), boardOf({ puzzle }, 'zh')]
  return { ...en, cell: Math.max(en.cell, zh.cell), rowHeight: Math.max(en.rowHeight, zh.rowHeight) }
}

/** A larger board leaves no room for the clues beside it: they are said in words then, see `HandPlay.rules`. */
export const hasCluesBeside = ({ houses }: ZebraPuzzle): boolean => houses <= 5

/** That board, with the clues in this language beside it if there is room. */
function shownBoard(puzzle: ZebraPuzzle, lang: Lang): Board {
  const { cell, rowHeight } = boardIn(puzzle)
  const own = boardOf({ puzzle }, lang)
  const wider = puzzle.houses * cell - (own.frame.boardWidth - labelWidth)
  const frame = {
    ...own.frame,
    boardWidth: own.frame.boardWidth + wider,
    width: hasCluesBeside(puzzle)
      ? own.frame.width + wider
      : own.left + puzzle.houses * cell + own.frame.left,
    clues: hasCluesBeside(puzzle) ? own.frame.clues.map((row) => ({ ...row, left: row.left + wider })) : [],
  }
  return { ...own, frame, cell, rowHeight, bottom: own.top + puzzle.attributes.length * rowHeight }
}

export function drawHand(view: View): Picture {
  const { puzzle, hand, lang } = view
  const board = shownBoard(puzzle, lang)
  const { frame, left, top, cell, bottom } = board
  const grid = gridOfHand(puzzle, hand)
  const isFull = isFilled(puzzle, grid)
  const states = puzzle.clues.map((_, i) => clueState(puzzle, grid, i))
  const isSolved = isFull && !states.includes('broken')
  const footer = hasCluesBeside(puzzle) ? Math.max(bottom + 8, frame.listBottom - answerHeight) : bottom + 8
  return {
    width: frame.width,
    height: footer + answerHeight + 12,
    marks: [
      ...street(puzzle.houses, left, top - 8, cell),
      ...puzzle.attributes.flatMap((_, attribute) => row(view, board, grid, attribute, isSolved)),
      ...wrongMarks(puzzle, grid, board),
      ...clueList(
        frame,
        (number) => states[number - 1] ?? 'open',
        states.flatMap((state, i) => (state === 'broken' ? [i + 1] : [])),
      ),
      ...answer(frame, footer, isSolved ? Array.from(grid, houseOf) : undefined),
    ],
  }
}

/** Certain of a clue: it holds, or it cannot with what is left. */
export function clueState(puzzle: ZebraPuzzle, grid: Grid, at: number): ClueState {
  const clue = puzzle.clues[at]
  if (!clue) return 'open'
  if (leftBy(clue, grid, puzzle.houses).includes(0)) return 'broken'
  const isKnown = itemsOf(clue).every((item) => isSingle(grid[item] as number))
  if (!isKnown) return 'open'
  return holds(clue, grid.map(houseOf)) ? 'holds' : 'broken'
}

function row(view: View, board: Board, grid: Grid, attribute: number, isSolved: boolean): Mark[] {
  const { frame, top, rowHeight, left, cell } = board
  const y = top + attribute * rowHeight
  const name = view.puzzle.attributes[attribute]?.name[view.lang] ?? ''
  const size = fittingSize(name, labelWidth - 16, 15)
  return [
    letters(`attribute-${attribute}`, name, frame.left, y + rowHeight / 2, size, 'text', { bold: true }),
    ...Array.from({ length: view.puzzle.houses }, (_, house) =>
      cellMarks(view, board, grid, { attribute, house, x: left + house * cell, y }, isSolved),
    ).flat(),
  ]
}

function cellMarks(view: View, board: Board, grid: Grid, at: Cell, isSolved: boolean): Mark[] {
  const { puzzle, hand, hinted } = view
  const { houses } = puzzle
  const places = Array.from({ length: houses }, (_, value) => ({
    item: at.attribute * houses + value,
    house: at.house,
  }))
  const states = places.map((place) => stateOf(puzzle, hand, place))
  const setAt = states.indexOf('set')
  const isHinted = places.some((place) => hinted.some((mark) => isOf(place, mark, houses)))
  const box = { x: at.x + 2, y: at.y + 2, w: board.cell - 4, h: board.rowHeight - 4, radius: 7 }
  const only = isSolved ? places.findIndex(({ item }) => grid[item] === 1 << at.house) : -1
  const found = setAt >= 0 ? setAt : only
  const frameMark: Mark = {
    kind: 'rect',
    key: `cell-${at.attribute}-${at.house}`,
    ...box,
    fill: found >= 0 ? 'visited-light' : 'square-light',
    ...(isHinted ? { stroke: 'accent', width: 2 } : { stroke: 'frame' }),
  }
  if (found >= 0) return [frameMark, foundValue(board, at, places[found]?.item ?? 0)]
  const marks = places.flatMap((place, i) => candidate(board, at, place, states[i] ?? 'open', grid))
  return [frameMark, ...marks]
}

const isOf = (place: Candidate, mark: number, houses: number): boolean =>
  mark === outMark(place, houses) || mark === setMark(place, houses)

/** Bold where it is the last house of its value; struck out by hand, or faint beside a value that is set. */
function candidate(
  board: Board,
  at: Cell,
  { item, house }: Candidate,
  state: CandidateState,
  grid: Grid,
): Mark[] {
  const letter = { ...candidateAt(board, at, item), y: lineAt(board, at, item) }
  const key = `candidate-${item}-${house}`
  if (state === 'gone') return []
  if (state === 'open')
    return [{ kind: 'text', key, ...letter, fill: 'text', bold: grid[item] === 1 << house }]
  const half = widthOf(letter.text, letter.size) / 2 + 2
  const points = Float32Array.of(letter.x - half, letter.y, letter.x + half, letter.y)
  return [
    { kind: 'text', key, ...letter, fill: 'text-muted', opacity: 0.45 },
    { kind: 'polyline', key: `strike-${item}-${house}`, points, stroke: 'text-muted', width: 1 },
  ]
}

/** The middle of its spot. */
const lineAt = ({ rowHeight, frame }: Board, { y }: Cell, item: number): number =>
  y + 3 + ((item % frame.puzzle.houses) + 0.5) * ((rowHeight - 6) / frame.puzzle.houses)

function wrongMarks(puzzle: ZebraPuzzle, grid: Grid, { left, top, cell, rowHeight }: Board): Mark[] {
  const found = contradiction(puzzle, grid)
  if (!found) return []
  const attribute = 'item' in found ? Math.floor(found.item / puzzle.houses) : found.attribute
  const y = top + attribute * rowHeight
  const [x, w] = 'item' in found ? [left, puzzle.houses * cell] : [left + found.house * cell, cell]
  return [
    { kind: 'rect', key: 'wrong', x, y, w, h: rowHeight, radius: 9, stroke: 'failed', width: 3 },
    sign('wrong-sign', statusOutlines.failed, x + w - 12, y + 12, 12, 'failed'),
  ]
}
