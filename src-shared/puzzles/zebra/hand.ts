/** A zebra puzzle filled in by hand: candidates are ruled out and set; see `hand/marks.ts` for what the numbers mean. */

import type { Hand, HandPlay, Holding, Pressed } from '../../hand'
import type { Message } from '../../lib/message'
import type { Move } from '../../step'
import type { Clue, ZebraPuzzle } from './data'
import { choice } from './exhaustive/moves'
import { nextHint } from './hand/hint'
import {
  areMarks,
  type Candidate,
  candidateOf,
  gridOfHand,
  isFilled,
  outMark,
  setMark,
  settledBeside,
  stateOf,
} from './hand/marks'
import { clueState, drawHand, hasCluesBeside, spotsOf } from './hand/scene'
import { defaultClues } from './inference/stages'
import { orderIn, ownerIn, puzzleIn } from './instance'
import { clueValues, inBoth, itemValues } from './names'
import type { ZebraParams } from './params'
import { placesAfter } from './paths'
import { rankOf } from './permutations'
import { apply, type Grid, houseOf, housesIn, isSingle } from './propagation/deductions'
import { contradiction } from './propagation/model'
import { deduction, deductionOf } from './propagation/moves'
import { mostClues } from './text/clueLine'
import { answerText, clueText } from './text/clueText'
import { writeZebra } from './text/format'

/** Beyond it a solution is no line of loops, whose permutations would be too many. */
const mostLooped = 8

export const hand: HandPlay<ZebraParams> = {
  start: () => [],
  isHand: (params, numbers) => areMarks(puzzleIn(params), numbers),
  spots: (params) => spotsIn(puzzleIn(params)),
  press: (params, now, spot) => press(puzzleIn(params), now, spot),
  draw: (params, { hand: marks, hinted, lang }) =>
    drawHand({ puzzle: puzzleIn(params), hand: marks, hinted, lang }),
  say: (params, now) => sayHand(puzzleIn(params), now.hand),
  rules: (params, marks) => rulesOf(puzzleIn(params), marks),
  spotText: (params, now, spot) => spotText(puzzleIn(params), now.hand, spot),
  isSelected: (params, now, spot) =>
    stateOf(puzzleIn(params), now.hand, candidateAt(puzzleIn(params), spot)) === 'set',
  isSolved: (params, marks) => isSolved(puzzleIn(params), gridOfHand(puzzleIn(params), marks)),
  line: (params, marks) => lineOf(params, gridOfHand(puzzleIn(params), marks)),
  ofLine: (params, line) => handFrom(params, line),
  rest: (params, marks) => restOf(params, marks),
  hint(params, marks, line) {
    const next = nextHint(puzzleIn(params), marks, solutionOf(puzzleIn(params), marks, line))
    return next ? { ...next, line } : { hand: marks, line }
  },
}

const madeSpots = new WeakMap<ZebraPuzzle, ReturnType<typeof spotsOf>>()

/** Asked for at every press and every move of the pointer. */
function spotsIn(puzzle: ZebraPuzzle) {
  const spots = madeSpots.get(puzzle) ?? spotsOf(puzzle)
  madeSpots.set(puzzle, spots)
  return spots
}

const candidateAt = ({ houses }: ZebraPuzzle, spot: number): Candidate => candidateOf(2 * spot, houses)

/** Open, ruled out, set, open again; in the cell of a value that is set, that value is taken back. */
function press(puzzle: ZebraPuzzle, { hand: marks }: Holding, spot: number): Pressed {
  const { houses } = puzzle
  const at = candidateAt(puzzle, spot)
  const [out, set] = [outMark(at, houses), setMark(at, houses)]
  const settled = settledBeside(puzzle, marks, at)
  if (settled && settled.house === at.house)
    return { hand: marks.filter((mark) => mark !== setMark(settled, houses)) }
  if (settled)
    return {
      hand: marks,
      why: say('elsewhere', { house: settled.house + 1, ...itemValues('item', puzzle, at.item) }),
    }
  if (marks.includes(out)) return { hand: [...marks.filter((mark) => mark !== out), set] }
  return { hand: [...marks, out] }
}

const isSolved = (puzzle: ZebraPuzzle, grid: Grid): boolean =>
  isFilled(puzzle, grid) && brokenClues(puzzle, grid).length === 0

const brokenClues = (puzzle: ZebraPuzzle, grid: Grid): number[] =>
  puzzle.clues.flatMap((_, i) => (clueState(puzzle, grid, i) === 'broken' ? [i + 1] : []))

/** The line of the loops, or where there are too many permutations, guesses one after the other. */
function lineOf(params: ZebraParams, grid: Grid): readonly Move[] | undefined {
  const puzzle = puzzleIn(params)
  const { houses } = puzzle
  if (!isFilled(puzzle, grid)) return undefined
  if (houses > mostLooped)
    return Array.from(grid, (left, item) => deduction({ kind: 'guess', item, house: houseOf(left) }))
  return orderIn(params).map((attribute, level) => {
    const places = Array.from(grid.subarray(attribute * houses, (attribute + 1) * houses), houseOf)
    const values = Array.from({ length: houses }, (_, house) => places.indexOf(house))
    return choice(level, rankOf(values))
  })
}

/** The marks of a path: every value that it gives a house. */
function handFrom(params: ZebraParams, line: readonly Move[]): Hand {
  const { houses } = puzzleIn(params)
  return placesAfter(params, line).flatMap((house, item) =>
    house < 0 ? [] : [setMark({ item, house }, houses)],
  )
}

/**
 * The candidates at the end of a line that propagation has found of `rest`. The clues beyond those of the puzzle said
 * what was marked then, and that is in the hand: it is begun with, and they are passed over.
 */
function solutionOf(puzzle: ZebraPuzzle, marks: Hand, line: readonly Move[]): Grid {
  const grid = gridOfHand(puzzle, marks)
  for (const made of line.map(deductionOf))
    if (made.kind !== 'clue' || made.clue < puzzle.clues.length) apply(puzzle, grid, made)
  return grid
}

/**
 * The puzzle with what is marked as clues of its own. What follows from values that are set need not be said; of more
 * marks than a puzzle takes, the last are left out.
 */
function restOf(params: ZebraParams, marks: Hand) {
  const puzzle = puzzleIn(params)
  const grid = gridOfHand(puzzle, marks)
  if (contradiction(puzzle, grid) || brokenClues(puzzle, grid).length > 0) return undefined
  const clues = [...puzzle.clues, ...cluesOf(puzzle, grid)].slice(0, mostClues)
  const filled = { ...puzzle, clues }
  const text = writeZebra(filled)
  return { params: { ...params, puzzle: text, clues: defaultClues(filled) }, strategy: 'propagation' }
}

function cluesOf({ houses }: ZebraPuzzle, grid: Grid): Clue[] {
  const all = 2 ** houses - 1
  return Array.from(grid).flatMap((left, a): Clue[] => {
    if (isSingle(left)) return [{ kind: 'at', a, house: houseOf(left) }]
    return housesIn(all & ~left).map((house) => ({ kind: 'not-at', a, house }))
  })
}

/** More clues than these that are broken are only counted. */
const brokenSaid = 3

function sayHand(puzzle: ZebraPuzzle, marks: Hand): Message[] {
  const { houses, attributes } = puzzle
  const grid = gridOfHand(puzzle, marks)
  const broken = brokenClues(puzzle, grid)
  if (isFilled(puzzle, grid) && broken.length === 0) return saySolved(puzzle, grid)
  const known = grid.reduce((count, left) => count + Number(isSingle(left)), 0)
  return [
    say('count', { known, all: houses * attributes.length }),
    ...sayWrong(puzzle, grid),
    ...broken.slice(0, brokenSaid).map((number) => say('broken', clueValues(puzzle, number))),
    ...(broken.length > brokenSaid ? [say('more', { count: broken.length - brokenSaid })] : []),
  ]
}

function rulesOf(puzzle: ZebraPuzzle, marks: Hand): ReturnType<NonNullable<HandPlay['rules']>> {
  if (hasCluesBeside(puzzle)) return []
  const grid = gridOfHand(puzzle, marks)
  return puzzle.clues.map((clue, i) => {
    const state = clueState(puzzle, grid, i)
    const text = { key: 'zebra.clue', values: inBoth('clue', (lang) => clueText(puzzle, clue, lang)) }
    return { text, state: state === 'holds' || state === 'broken' ? state : 'open' }
  })
}

function saySolved(puzzle: ZebraPuzzle, grid: Grid): Message[] {
  const owner = ownerIn(puzzle, Array.from(grid, houseOf))
  if (owner === undefined) return [say('solved')]
  return [
    say('solved'),
    { key: 'zebra.answer', values: inBoth('answer', (lang) => answerText(puzzle, owner, lang) ?? '') },
  ]
}

function sayWrong(puzzle: ZebraPuzzle, grid: Grid): Message[] {
  const found = contradiction(puzzle, grid)
  if (!found) return []
  if ('item' in found) return [say('no-house', itemValues('item', puzzle, found.item))]
  const attribute = inBoth('attribute', (lang) => puzzle.attributes[found.attribute]?.name[lang] ?? '')
  return [say('no-value', { house: found.house + 1, ...attribute })]
}

function spotText(puzzle: ZebraPuzzle, marks: Hand, spot: number): Message {
  const at = candidateAt(puzzle, spot)
  const state = stateOf(puzzle, marks, at)
  return say('spot', { house: at.house + 1, state, ...itemValues('item', puzzle, at.item) })
}

const say = (key: string, values: Message['values'] = {}): Message => ({ key: `zebra.hand.${key}`, values })
