/** The grid of candidates: what is left of them, what the last deduction struck out, and the values that are found. */
import type { Lang } from '../../../lib/message'
import type { Ink } from '../../../picture/ink'
import { statusOutlines } from '../../../picture/outlines'
import type { Mark, Picture } from '../../../picture/picture'
import type { Moment } from '../../../puzzle'
import { holds, itemsOf } from '../data'
import { itemName } from '../names'
import type { ZebraParams } from '../params'
import { answer, answerHeight } from '../scene/answer'
import { type ClueState, clueList, sign } from '../scene/clueList'
import { type Frame, frameOf, houseWidth, labelWidth, rowPitch } from '../scene/layout'
import { fittingSize, letters, widthOf } from '../scene/lettering'
import { pictureWords } from '../scene/pictureWords'
import { street, streetHeight } from '../scene/street'
import { type Deduction, type Grid, houseOf, housesIn, isSingle, leftBy } from './deductions'
import { contradiction, gridBefore, gridOf, type PropagationPosition } from './model'
import { deductionOf } from './moves'

export type GridMoment = Moment<ZebraParams, PropagationPosition>

export interface Board {
  readonly frame: Frame
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly rowHeight: number
  /** Of one candidate in a cell. */
  readonly line: number
  readonly bottom: number
}

export function boardOf({ puzzle }: Pick<PropagationPosition, 'puzzle'>, lang: Lang): Board {
  const { houses, attributes } = puzzle
  const cell = houseWidth(puzzle, lang, 14)
  const line = houses > 8 ? 10 : houses > 5 ? 12 : 13.5
  const frame = frameOf(puzzle, lang, labelWidth + houses * cell)
  const top = frame.top + streetHeight
  const least = Math.max(58, houses * line + 14)
  const rowHeight = rowPitch(frame, top, attributes.length, least, least + 18)
  return {
    frame,
    left: frame.left + labelWidth,
    top,
    cell,
    rowHeight,
    line,
    bottom: top + attributes.length * rowHeight,
  }
}

export function drawGrid(moment: GridMoment, lang: Lang): Picture {
  const { position, step, solved } = moment
  const board = boardOf(position, lang)
  const { frame, bottom, left, top, cell } = board
  const { puzzle } = position
  const grid = gridOf(position)
  const made = step?.kind === 'visit' ? deductionOf(step.move) : undefined
  const places = solved || position.status() === 'solved' ? Array.from(grid, houseOf) : undefined
  const footer = Math.max(bottom + 8, frame.listBottom - answerHeight)
  const current = made?.kind === 'clue' ? [made.clue + 1] : []
  return {
    width: frame.width,
    height: footer + answerHeight + 12,
    marks: [
      ...street(puzzle.houses, left, top - 8, cell),
      ...Array.from(puzzle.attributes.keys(), (attribute) => gridRow(moment, board, attribute, made)).flat(),
      ...contradictionMarks(position, board),
      ...clueList(frame, (number) => clueState(moment, grid, number), current),
      ...answer(frame, footer, places),
      ...countLeft(grid, board, footer),
    ],
  }
}

/** Certain of a clue: it holds with all that is left, it cannot hold, or something was made of it on the way here. */
function clueState({ position, line }: GridMoment, grid: Grid, number: number): ClueState {
  const { puzzle } = position
  const clue = puzzle.clues[number - 1]
  if (!clue) return 'open'
  const items = itemsOf(clue)
  if (leftBy(clue, grid, puzzle.houses).includes(0)) return 'broken'
  if (items.every((item) => isSingle(grid[item] as number)))
    return holds(clue, grid.map(houseOf)) ? 'holds' : 'broken'
  return line.some((move) => isClue(deductionOf(move), number)) ? 'used' : 'open'
}

const isClue = (made: Deduction, number: number): boolean => made.kind === 'clue' && made.clue === number - 1

function gridRow(moment: GridMoment, board: Board, attribute: number, made: Deduction | undefined): Mark[] {
  const { frame, top, rowHeight, left, cell } = board
  const { puzzle, lang } = frame
  const y = top + attribute * rowHeight
  const name = puzzle.attributes[attribute]?.name[lang] ?? ''
  const size = fittingSize(name, labelWidth - 16, 15)
  return [
    letters(`attribute-${attribute}`, name, frame.left, y + rowHeight / 2, size, 'text', { bold: true }),
    ...Array.from({ length: puzzle.houses }, (_, house) =>
      cellMarks(moment, board, { attribute, house, x: left + house * cell, y }, made),
    ).flat(),
  ]
}

export interface Cell {
  readonly attribute: number
  readonly house: number
  readonly x: number
  readonly y: number
}

function cellMarks({ position }: GridMoment, board: Board, at: Cell, made: Deduction | undefined): Mark[] {
  const { cell, rowHeight, frame } = board
  const { houses } = frame.puzzle
  const bit = 1 << at.house
  const items = Array.from({ length: houses }, (_, value) => at.attribute * houses + value)
  const here = (grid: Grid) => items.filter((item) => ((grid[item] as number) & bit) !== 0)
  const [before, now] = [here(gridBefore(position)), here(gridOf(position))]
  const found = now.find((item) => gridOf(position)[item] === bit)
  const isFound = found !== undefined && now.length === 1
  const isChanged = made !== undefined && before.length !== now.length
  const box = { x: at.x + 2, y: at.y + 2, w: cell - 4, h: rowHeight - 4, radius: 7 }
  const edge = isChanged ? ({ stroke: 'accent', width: 2 } as const) : ({ stroke: 'frame' } as const)
  const fill = isFound ? 'visited-light' : 'square-light'
  const frameMark: Mark = { kind: 'rect', key: `cell-${at.attribute}-${at.house}`, ...box, fill, ...edge }
  if (isFound) return [frameMark, foundValue(board, at, found), ...guessSign(board, at, found, made)]
  const candidates = now.map((item) => candidate(board, at, item, gridOf(position)[item] === bit))
  const struck = made
    ? before.filter((item) => !now.includes(item)).flatMap((item) => strike(board, at, item))
    : []
  return [frameMark, ...candidates, ...struck]
}

export function foundValue({ cell, rowHeight, frame }: Board, { x, y, house }: Cell, item: number): Mark {
  const text = itemName(frame.puzzle, item, frame.lang)
  const place = { x: x + cell / 2, y: y + rowHeight / 2 }
  const size = fittingSize(text, cell - 12, 17)
  return { kind: 'text', key: `candidate-${item}-${house}`, text, ...place, size, fill: 'text', bold: true }
}

function guessSign(
  { cell }: Board,
  { x, y, house }: Cell,
  item: number,
  made: Deduction | undefined,
): Mark[] {
  if (made?.kind !== 'guess' || made.item !== item || made.house !== house) return []
  return [letters('guess', '?', x + cell - 12, y + 14, 15, 'accent', { anchor: 'middle', bold: true })]
}

/** Each candidate has its own line, so that it stays where it is while others go. */
export function candidateAt({ cell, line, rowHeight, frame }: Board, { x, y }: Cell, item: number) {
  const { houses } = frame.puzzle
  const text = itemName(frame.puzzle, item, frame.lang)
  const place = { x: x + cell / 2, y: y + rowHeight / 2 + ((item % houses) - (houses - 1) / 2) * line }
  return { text, ...place, size: fittingSize(text, cell - 10, line - 2) }
}

/** Bold where it is the last house of its value. */
function candidate(board: Board, at: Cell, item: number, bold: boolean): Mark {
  return {
    kind: 'text',
    key: `candidate-${item}-${at.house}`,
    ...candidateAt(board, at, item),
    fill: 'text',
    bold,
  }
}

function strike(board: Board, at: Cell, item: number): Mark[] {
  const letter = candidateAt(board, at, item)
  const half = widthOf(letter.text, letter.size) / 2 + 2
  const points = Float32Array.of(letter.x - half, letter.y, letter.x + half, letter.y)
  const fill: Ink = 'refused'
  return [
    { kind: 'text', key: `candidate-${item}-${at.house}`, ...letter, fill, opacity: 0.75 },
    { kind: 'polyline', key: `strike-${item}-${at.house}`, points, stroke: 'refused', width: 1.5 },
  ]
}

/** Where nothing is left: a house of an attribute, or the whole row of a value without a house. */
function contradictionMarks(position: PropagationPosition, board: Board): Mark[] {
  const found = contradiction(position.puzzle, gridOf(position))
  if (!found) return []
  const { left, top, cell, rowHeight, frame } = board
  const { houses } = frame.puzzle
  const attribute = 'item' in found ? Math.floor(found.item / houses) : found.attribute
  const y = top + attribute * rowHeight
  const [x, w] = 'item' in found ? [left, houses * cell] : [left + found.house * cell, cell]
  return [
    { kind: 'rect', key: 'contradiction', x, y, w, h: rowHeight, radius: 9, stroke: 'failed', width: 3 },
    sign('contradiction-sign', statusOutlines.failed, x + w - 14, y + 14, 13, 'failed'),
  ]
}

/** How many candidates there still are. */
function countLeft(grid: Grid, { frame }: Board, footer: number): Mark[] {
  const count = grid.reduce((sum, houses) => sum + housesIn(houses).length, 0)
  const right = frame.left + frame.boardWidth
  const text = `${pictureWords[frame.lang].left} ${count}`
  return [letters('left', text, right, footer + answerHeight / 2, 15, 'text', { anchor: 'end', bold: true })]
}
