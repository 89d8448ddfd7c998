/** The loops as rows, outer one above: the orders they stand at, the order just tried, and the clues it was tried with. */
import type { Lang } from '../../../lib/message'
import { statusOutlines } from '../../../picture/outlines'
import type { Mark, Picture } from '../../../picture/picture'
import type { Moment } from '../../../puzzle'
import { itemsOf } from '../data'
import { itemName } from '../names'
import type { ZebraParams } from '../params'
import { answer, answerHeight } from '../scene/answer'
import { type ClueState, clueList, sign } from '../scene/clueList'
import { type Frame, frameOf, houseWidth, labelWidth, rowPitch } from '../scene/layout'
import { filled, fittingSize, grouped, letters } from '../scene/lettering'
import { pictureWords } from '../scene/pictureWords'
import { street, streetHeight } from '../scene/street'
import type { ExhaustivePosition } from './model'
import { levelOf, orderOf } from './moves'

export type LoopMoment = Moment<ZebraParams, ExhaustivePosition>

const leastRow = 66
const mostRow = 90
const rowGap = 8

interface Board {
  readonly frame: Frame
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly rowHeight: number
  readonly bottom: number
}

function boardOf({ loops, levels }: ExhaustivePosition, lang: Lang): Board {
  const { puzzle } = loops
  const cell = houseWidth(puzzle, lang, 15)
  const frame = frameOf(puzzle, lang, labelWidth + puzzle.houses * cell)
  const top = frame.top + streetHeight
  const pitch = rowPitch(frame, top, levels, leastRow + rowGap, mostRow + rowGap)
  const rowHeight = pitch - rowGap
  return { frame, left: frame.left + labelWidth, top, cell, rowHeight, bottom: top + levels * pitch }
}

/** The order that the row in work shows: the one just refused or taken back, or else the one that is next. */
function shownMove({ step, candidates, tried, position }: LoopMoment): number | undefined {
  const isBack = step?.kind === 'refuse' || step?.kind === 'backtrack'
  const move = isBack ? step.move : candidates[tried]
  return move !== undefined && levelOf(move) === position.level ? move : undefined
}

export function drawLoops(moment: LoopMoment, lang: Lang): Picture {
  const { position, solved } = moment
  const board = boardOf(position, lang)
  const { frame, bottom } = board
  const { level, levels, loops } = position
  const broken = brokenClue(moment)
  const tested = (number: number) => loops.tests.find((test) => test.number === number)
  const stateOf = (number: number): ClueState => {
    if (number === broken) return 'broken'
    return (tested(number)?.level ?? levels) < level ? 'holds' : 'open'
  }
  const places = level === levels ? Array.from(position.places) : undefined
  const footer = Math.max(bottom + 6, frame.listBottom - answerHeight)
  return {
    width: frame.width,
    height: footer + answerHeight + 12,
    marks: [
      ...street(loops.puzzle.houses, board.left, board.top - 8, board.cell),
      ...Array.from({ length: levels }, (_, row) => loopRow(moment, board, row, broken)).flat(),
      ...clueList(frame, stateOf, broken > 0 ? [broken] : []),
      ...answer(frame, footer, places),
      ...checks(moment, board, footer, solved),
    ],
  }
}

/** The clue that the order just tried breaks; 0 where none is. */
function brokenClue({ position, step }: LoopMoment): number {
  return step?.kind === 'refuse' ? position.refuse(step.move) : 0
}

/** The order that the loop of a row stands at; −1 where it has none yet. */
function orderAt(moment: LoopMoment, row: number): number {
  const { level, chosen } = moment.position
  if (row < level) return chosen[row] as number
  const shown = row === level ? shownMove(moment) : undefined
  return shown === undefined ? -1 : orderOf(shown)
}

/** What the order of a row puts into a house; −1 where it has none yet. */
export function itemShownAt(moment: LoopMoment, row: number, house: number): number {
  const order = orderAt(moment, row)
  return order < 0 ? -1 : itemAt(moment.position, row, order, house)
}

function loopRow(moment: LoopMoment, board: Board, row: number, broken: number): Mark[] {
  const { position, step } = moment
  const { level } = position
  const order = orderAt(moment, row)
  const isRefused = row === level && step?.kind === 'refuse'
  const y = board.top + row * (board.rowHeight + rowGap)
  return [
    ...rowLabel(moment, board, row, order, y),
    ...Array.from({ length: position.loops.puzzle.houses }, (_, house) => {
      const item = itemShownAt(moment, row, house)
      return cellMarks(moment, board, { row, house, item, y, broken })
    }).flat(),
    ...(row === level ? [workFrame(board, row, y, isRefused)] : []),
  ]
}

function itemAt({ loops }: ExhaustivePosition, row: number, order: number, house: number): number {
  const { values, n } = loops.permutations
  return (loops.order[row] as number) * n + (values[order * n + house] as number)
}

/** The attribute, how far its loop is, and a bar for that. */
function rowLabel(
  { position, tried, candidates }: LoopMoment,
  board: Board,
  row: number,
  order: number,
  y: number,
): Mark[] {
  const { frame, rowHeight } = board
  const { puzzle, lang } = frame
  const { loops, level } = position
  const { count } = loops.permutations
  const name = puzzle.attributes[loops.order[row] as number]?.name[lang] ?? ''
  const isOpen = row <= level
  const width = labelWidth - 16
  const done = row < level ? order + 1 : row === level ? tried + count - candidates.length : 0
  const shown = isOpen && order >= 0 ? filled(pictureWords[lang].order, { number: order + 1, count }) : ''
  const marks: Mark[] = [
    letters(
      `loop-${row}`,
      name,
      frame.left,
      y + 18,
      fittingSize(name, width, 15),
      isOpen ? 'text' : 'text-muted',
      {
        bold: isOpen,
      },
    ),
    {
      kind: 'rect',
      key: `bar-${row}`,
      x: frame.left,
      y: y + rowHeight - 14,
      w: width,
      h: 4,
      radius: 2,
      fill: 'square-dark',
    },
  ]
  if (shown !== '')
    marks.push(letters(`at-${row}`, shown, frame.left, y + 38, fittingSize(shown, width, 11.5), 'text-muted'))
  if (done > 0) {
    const w = Math.max(4, (width * Math.min(done, count)) / count)
    marks.push({
      kind: 'rect',
      key: `done-${row}`,
      x: frame.left,
      y: y + rowHeight - 14,
      w,
      h: 4,
      radius: 2,
      fill: 'branch',
    })
  }
  return marks
}

interface Cell {
  readonly row: number
  readonly house: number
  /** −1 where the loop has no order yet. */
  readonly item: number
  readonly y: number
  /** The clue that the order just tried breaks, or 0. */
  readonly broken: number
}

function cellMarks({ position }: LoopMoment, board: Board, { row, house, item, y, broken }: Cell): Mark[] {
  const { cell, frame, rowHeight } = board
  const x = board.left + house * cell
  const isChosen = row < position.level
  const clue = frame.puzzle.clues[broken - 1]
  const isBlamed = clue !== undefined && itemsOf(clue).includes(item)
  const box = { x: x + 3, y, w: cell - 6, h: rowHeight - 8, radius: 8 }
  const fill = isChosen ? 'visited-light' : item < 0 ? 'paper' : 'square-light'
  const edge = isBlamed ? ({ stroke: 'refused', width: 3 } as const) : ({ stroke: 'frame' } as const)
  if (item < 0) return [{ kind: 'rect', key: `cell-${row}-${house}`, ...box, fill, ...edge, opacity: 0.7 }]
  const name = itemName(frame.puzzle, item, frame.lang)
  const size = fittingSize(name, cell - 14, 16)
  const middle = { x: x + cell / 2, y: y + box.h / 2 }
  const ink = isChosen ? 'text' : 'text-muted'
  return [
    { kind: 'rect', key: `cell-${row}-${house}`, ...box, fill, ...edge },
    { kind: 'text', key: `value-${item}`, text: name, ...middle, size, fill: ink, bold: isChosen },
    ...(isBlamed && !isChosen
      ? [sign(`blame-${item}`, statusOutlines.refused, x + cell - 13, y + 11, 11, 'refused')]
      : []),
  ]
}

function workFrame(
  { left, cell, frame, rowHeight }: Board,
  row: number,
  y: number,
  isRefused: boolean,
): Mark {
  const w = frame.puzzle.houses * cell + 4
  const box = { x: left - 2, y: y - 4, w, h: rowHeight, radius: 11 }
  return { kind: 'rect', key: `work-${row}`, ...box, stroke: isRefused ? 'refused' : 'accent', width: 2 }
}

function checks({ counts }: LoopMoment, { frame }: Board, footer: number, solved: boolean): Mark[] {
  const right = frame.left + frame.boardWidth
  const text = `${pictureWords[frame.lang].checks} ${grouped(counts.visits + counts.refusals)}`
  // A solution seen by itself knows nothing of the way there.
  if (solved && counts.visits === 0) return []
  return [
    letters('checks', text, right, footer + answerHeight / 2, 15, 'text', { anchor: 'end', bold: true }),
  ]
}
