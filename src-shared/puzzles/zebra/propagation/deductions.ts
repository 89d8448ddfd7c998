/** What follows from the candidates left, one deduction at a time. */
import { type Clue, holds, itemsOf, type ZebraPuzzle } from '../data'

/**
 * `alone`: an item is left with one house, so no other of its attribute is there. `clue`: what a clue leaves to its
 * items (arc consistency). `only`: a house has one item left of an attribute (a hidden single). `guess`: no deduction,
 * but one of the houses of an item with the fewest.
 */
export const kinds = ['alone', 'clue', 'only', 'guess'] as const

export type Deduction =
  | { readonly kind: 'alone'; readonly item: number }
  /** The clue's place in the puzzle, from 0. */
  | { readonly kind: 'clue'; readonly clue: number }
  | { readonly kind: 'only'; readonly item: number; readonly house: number }
  | { readonly kind: 'guess'; readonly item: number; readonly house: number }

/** By item, the houses left to it, as bits. */
export type Grid = Int32Array

export const isSingle = (houses: number): boolean => houses !== 0 && (houses & (houses - 1)) === 0
/** The house of an item that has but one left. */
export const houseOf = (houses: number): number => 31 - Math.clz32(houses)

export function housesIn(houses: number): number[] {
  const found: number[] = []
  for (let left = houses; left !== 0; left &= left - 1) found.push(31 - Math.clz32(left & -left))
  return found
}

/** The first deduction that changes anything: by single houses, then by the clues in their order, then by hidden singles. */
export function firstDeduction(puzzle: ZebraPuzzle, grid: Grid): Deduction | undefined {
  return firstAlone(puzzle, grid) ?? firstClue(puzzle, grid) ?? firstOnly(puzzle, grid)
}

function firstAlone({ houses, attributes }: ZebraPuzzle, grid: Grid): Deduction | undefined {
  for (let item = 0; item < houses * attributes.length; item++)
    if (isSingle(grid[item] as number) && othersThere(grid, item, houses)) return { kind: 'alone', item }
  return undefined
}

function othersThere(grid: Grid, item: number, houses: number): boolean {
  const from = item - (item % houses)
  for (let other = from; other < from + houses; other++)
    if (other !== item && ((grid[other] as number) & (grid[item] as number)) !== 0) return true
  return false
}

export function firstClue(puzzle: ZebraPuzzle, grid: Grid): Deduction | undefined {
  for (const [at, clue] of puzzle.clues.entries()) {
    const left = leftBy(clue, grid, puzzle.houses)
    if (itemsOf(clue).some((item, i) => grid[item] !== left[i])) return { kind: 'clue', clue: at }
  }
  return undefined
}

function firstOnly({ houses, attributes }: ZebraPuzzle, grid: Grid): Deduction | undefined {
  for (let attribute = 0; attribute < attributes.length; attribute++)
    for (let house = 0; house < houses; house++) {
      const item = onlyItem(grid, attribute * houses, houses, house)
      if (item !== undefined && !isSingle(grid[item] as number)) return { kind: 'only', item, house }
    }
  return undefined
}

/** The one item from `from` on that can still be in the house. */
function onlyItem(grid: Grid, from: number, houses: number, house: number): number | undefined {
  let found: number | undefined
  for (let item = from; item < from + houses; item++) {
    if ((((grid[item] as number) >>> house) & 1) === 0) continue
    if (found !== undefined) return undefined
    found = item
  }
  return found
}

/** By item of the clue: the houses with which the clue can hold, whatever the other items take of what they have left. */
export function leftBy(clue: Clue, grid: Grid, houses: number): readonly number[] {
  const items = itemsOf(clue)
  const [a, b] = items
  if (a === undefined || b === undefined || items.length > 2) return leftByAll(clue, items, grid, houses)
  const [ofA, ofB] = pairTables(clue, a, b, houses)
  return [supported(grid, a, b, ofA), supported(grid, b, a, ofB)]
}

/** The houses of `item` for which `other` has one that goes with it. */
function supported(grid: Grid, item: number, other: number, table: Int32Array): number {
  let left = 0
  for (let house = 0; house < table.length; house++)
    if (((grid[item] as number) >>> house) & 1 && ((grid[other] as number) & (table[house] as number)) !== 0)
      left |= 1 << house
  return left
}

const madeTables = new WeakMap<Clue, readonly [Int32Array, Int32Array]>()

/** Of a clue about two items: by house of the one, the houses in which the other keeps the clue, as bits. */
function pairTables(clue: Clue, a: number, b: number, houses: number): readonly [Int32Array, Int32Array] {
  const known = madeTables.get(clue)
  if (known?.[0].length === houses) return known
  const tables = [new Int32Array(houses), new Int32Array(houses)] as const
  const places: Record<number, number> = {}
  for (let p = 0; p < houses; p++)
    for (let q = 0; q < houses; q++) {
      places[a] = p
      places[b] = q
      if (!holds(clue, places as ArrayLike<number>) || (p === q && sameRow(a, b, houses))) continue
      tables[0][p] = (tables[0][p] as number) | (1 << q)
      tables[1][q] = (tables[1][q] as number) | (1 << p)
    }
  madeTables.set(clue, tables)
  return tables
}

/** Every combination, for clues of one item or of three. */
function leftByAll(clue: Clue, items: readonly number[], grid: Grid, houses: number): number[] {
  const choices = items.map((item) => housesIn(grid[item] as number))
  const combinations = choices.reduce((product, { length }) => product * length, 1)
  const left = items.map(() => 0)
  const places = new Uint8Array(grid.length)
  for (let combination = 0; combination < combinations; combination++) {
    let rest = combination
    for (const [i, item] of items.entries()) {
      const open = choices[i] as number[]
      places[item] = open[rest % open.length] as number
      rest = Math.floor(rest / open.length)
    }
    if (!holds(clue, places) || areTwoInOne(items, places, houses)) continue
    for (const [i, item] of items.entries()) left[i] = (left[i] as number) | (1 << (places[item] as number))
  }
  return left
}

/** Two items of one attribute are never in one house. */
const areTwoInOne = (items: readonly number[], places: Uint8Array, houses: number): boolean =>
  items.some((a, i) => items.slice(0, i).some((b) => sameRow(a, b, houses) && places[a] === places[b]))

const sameRow = (a: number, b: number, houses: number): boolean =>
  Math.floor(a / houses) === Math.floor(b / houses)

/** Carries a deduction, or a guess, out in place. */
export function apply(puzzle: ZebraPuzzle, grid: Grid, deduction: Deduction): void {
  const { houses, clues } = puzzle
  switch (deduction.kind) {
    case 'alone':
      clearOthers(grid, deduction.item, houses)
      return
    case 'clue': {
      const clue = clues[deduction.clue] as Clue
      const left = leftBy(clue, grid, houses)
      for (const [i, item] of itemsOf(clue).entries()) grid[item] = left[i] as number
      return
    }
    case 'only':
    case 'guess':
      grid[deduction.item] = 1 << deduction.house
  }
}

function clearOthers(grid: Grid, item: number, houses: number): void {
  const from = item - (item % houses)
  const taken = grid[item] as number
  for (let other = from; other < from + houses; other++)
    if (other !== item) grid[other] = (grid[other] as number) & ~taken
}
