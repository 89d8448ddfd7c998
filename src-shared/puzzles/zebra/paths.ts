/** Solutions as text, as rows and as ids, house by house; and what is wrong with one. Reading is in `read.ts`. */
import type { Lang, Message } from '../../lib/message'
import type { PathTexts } from '../../puzzle'
import type { Move } from '../../step'
import { holds, type ZebraPuzzle } from './data'
import { placesOf } from './inference/model'
import { ownerIn, positionIn, puzzleIn, type ZebraPosition } from './instance'
import { clueValues, inBoth, itemName } from './names'
import { wayOf, type ZebraParams } from './params'
import { houseOf, isSingle } from './propagation/deductions'
import { gridOf } from './propagation/model'
import { answerText } from './text/clueText'

/** Stands for a value that is not known. */
export const unknown = '?'

/** See `Puzzle.pathTexts`. A line that is no solution yet has question marks; one without moves has no rows. */
export function pathTexts(params: ZebraParams, line: readonly Move[], lang: Lang): PathTexts {
  const puzzle = puzzleIn(params)
  const places = placesAfter(params, line)
  const table = line.length === 0 ? [] : tableOf(puzzle, places)
  const header = [houseWords[lang], ...puzzle.attributes.map(({ name }) => name[lang])]
  const rows = table.map((items, house) => [
    house + 1,
    ...items.map((item) => (item < 0 ? unknown : itemName(puzzle, item, lang))),
  ])
  const owner = places.includes(-1) ? undefined : ownerIn(puzzle, places)
  const answer = owner === undefined ? undefined : answerText(puzzle, owner, lang)
  return {
    path: table.map((items) => items.map((item) => (item < 0 ? unknown : itemId(puzzle, item)))),
    text: `${columns([header, ...rows])}\n${answer === undefined ? '' : `\n${answer}\n`}`,
    header,
    rows,
  }
}

/** A heading that `read.ts` knows. */
export const houseWords: Readonly<Record<Lang, string>> = { en: 'House', zh: '房子' }

const itemId = ({ attributes, houses }: ZebraPuzzle, item: number): string =>
  attributes[Math.floor(item / houses)]?.values[item % houses]?.id ?? unknown

/** By house and attribute the item, or −1. */
function tableOf({ houses, attributes }: ZebraPuzzle, places: readonly number[]): number[][] {
  const table = Array.from({ length: houses }, () => attributes.map(() => -1))
  for (const [item, house] of places.entries()) {
    const row = table[house]
    if (row) row[Math.floor(item / houses)] = item
  }
  return table
}

/** Left-aligned; two spaces between columns, so that names of several words stay apart. */
function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => widthOf(String(row[i])))))
  const padded = (cell: string, width: number) => cell + ' '.repeat(width - widthOf(cell))
  return rows
    .map((row) =>
      row
        .map((cell, i) => padded(String(cell), widths[i] as number))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Chinese letters are as wide as two others, in the fonts of terminals. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, c) => sum + (/[⺀-鿿가-힣＀-｠]/u.test(c) ? 2 : 1), 0)

/** By item the house after the moves of a line, of whichever way it is; −1 where it is not known. */
export function placesAfter(params: ZebraParams, line: readonly Move[]): number[] {
  const [first] = line
  const strategy = first === undefined ? undefined : strategies[wayOf(first)]
  const position = positionIn(params, strategy)
  for (const move of line) position.play(move)
  return placesIn(position)
}

const strategies = {
  exhaustive: undefined,
  inference: { id: 'inference' },
  propagation: { id: 'propagation' },
} as const

/** By item its house, or −1. */
export function placesIn(position: ZebraPosition): number[] {
  switch (position.way) {
    case 'exhaustive': {
      const { loops, level, places } = position
      const known = loops.order.slice(0, level)
      return Array.from(places, (house, item) =>
        known.includes(Math.floor(item / loops.permutations.n)) ? house : -1,
      )
    }
    case 'inference':
      return placesOf(position)
    case 'propagation':
      return Array.from(gridOf(position), (houses) => (isSingle(houses) ? houseOf(houses) : -1))
  }
}

/** See `Puzzle.fault`; lines that are checked are always of the loops. */
export function fault(params: ZebraParams, line: readonly Move[], at: number): Message {
  const puzzle = puzzleIn(params)
  const position = positionIn(params)
  if (position.way !== 'exhaustive') throw new Error('paths are lines of the loops')
  for (const move of line.slice(0, at)) position.play(move)
  const attribute = puzzle.attributes[position.loops.order[at] as number]
  const move = line[at]
  if (move === undefined)
    return { key: 'zebra.fault.short', values: inBoth('attribute', (lang) => attribute?.name[lang] ?? '') }
  position.play(move)
  // The loops refuse at the first clue they come to; of several the one with the smallest number is said.
  const places = placesIn(position)
  const broken = puzzle.clues.findIndex((clue) => isKnown(clue, places) && !holds(clue, places))
  return broken < 0
    ? { key: 'zebra.fault.move', values: {} }
    : { key: 'zebra.fault.clue', values: clueValues(puzzle, broken + 1) }
}

const isKnown = (clue: ZebraPuzzle['clues'][number], places: readonly number[]): boolean =>
  [clue.a, 'b' in clue ? clue.b : clue.a, 'c' in clue ? clue.c : clue.a].every((item) => places[item] !== -1)
