/** The next deduction, as marks of a hand, with the sentence that explains it. */

import type { Hand } from '../../../hand'
import type { Message } from '../../../lib/message'
import { attributeOf, itemsOf, type ZebraPuzzle } from '../data'
import { clueValues, inBoth, itemName, itemValues } from '../names'
import {
  apply,
  type Deduction,
  firstDeduction,
  type Grid,
  houseOf,
  housesIn,
  isSingle,
} from '../propagation/deductions'
import { gridOfHand, outMark, setMark } from './marks'

export interface Hinted {
  readonly hand: Hand
  readonly why: Message
}

/**
 * What follows from the hand alone; where nothing does, the value with the fewest houses is set where it stands in the
 * solution. Undefined where nothing is left to mark.
 */
export function nextHint(puzzle: ZebraPuzzle, hand: Hand, solution: Grid): Hinted | undefined {
  const grid = gridOfHand(puzzle, hand)
  const found = firstDeduction(puzzle, grid)
  if (found) {
    const after = grid.slice()
    apply(puzzle, after, found)
    const alone = found.kind === 'alone' ? found.item : undefined
    return { hand: marked(puzzle, hand, grid, after, alone), why: reason(puzzle, found, grid, after) }
  }
  const item = fewest(grid)
  if (item < 0) return undefined
  const house = houseOf(solution[item] as number)
  const after = grid.slice()
  after[item] = 1 << house
  const why = { key: 'zebra.hand.guess', values: { house: house + 1, ...itemValues('item', puzzle, item) } }
  return { hand: marked(puzzle, hand, grid, after, undefined), why }
}

/** Values that now have one house are set, others lose houses. `alone` has one already, and is set to exclude others. */
function marked(
  { houses }: ZebraPuzzle,
  hand: Hand,
  before: Grid,
  after: Grid,
  alone: number | undefined,
): Hand {
  const marks: number[] = []
  for (const [item, left] of after.entries()) {
    const lost = (before[item] as number) & ~left
    if (item === alone || (lost !== 0 && isSingle(left)))
      marks.push(setMark({ item, house: houseOf(left) }, houses))
    else if (alone === undefined)
      marks.push(...housesIn(lost).map((house) => outMark({ item, house }, houses)))
  }
  return [...hand, ...marks.filter((mark) => !hand.includes(mark))]
}

function fewest(grid: Grid): number {
  let best = -1
  for (const [item, left] of grid.entries()) {
    const count = housesIn(left).length
    if (count > 1 && (best < 0 || count < housesIn(grid[best] as number).length)) best = item
  }
  return best
}

function reason(puzzle: ZebraPuzzle, found: Deduction, before: Grid, after: Grid): Message {
  const { attributes, houses } = puzzle
  if (found.kind === 'clue') {
    const clue = puzzle.clues[found.clue]
    const changed = clue ? itemsOf(clue).filter((item) => before[item] !== after[item]) : []
    const left = inBoth('left', (lang) =>
      changed
        .map((item) => `${itemName(puzzle, item, lang)} ${numbers(after[item] as number)}`)
        .join(lang === 'zh' ? '；' : '; '),
    )
    return { key: 'zebra.grid.clue', values: { ...clueValues(puzzle, found.clue + 1), ...left } }
  }
  const { item } = found
  const house = 'house' in found ? found.house : houseOf(after[item] as number)
  const attribute = inBoth('attribute', (lang) => attributes[attributeOf(item, houses)]?.name[lang] ?? '')
  return {
    key: `zebra.grid.${found.kind}`,
    values: { house: house + 1, ...attribute, ...itemValues('item', puzzle, item) },
  }
}

const numbers = (houses: number): string =>
  housesIn(houses)
    .map((house) => house + 1)
    .join(', ') || '–'
