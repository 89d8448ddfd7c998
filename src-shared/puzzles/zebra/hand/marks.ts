/**
 * A grid filled by hand, as whole numbers: two for each candidate (a value in a house), for what a person has marked.
 * What follows from a value being set, that it is nowhere else and nothing else is there, is worked out, never kept.
 */
import type { Hand } from '../../../hand'
import { attributeOf, type ZebraPuzzle } from '../data'
import { type Grid, isSingle } from '../propagation/deductions'

/** `open` and `out` by what is marked; `gone`: it cannot be, beside a value that is set. */
export type CandidateState = 'open' | 'out' | 'set' | 'gone'

export interface Candidate {
  readonly item: number
  readonly house: number
}

export const outMark = ({ item, house }: Candidate, houses: number): number => 2 * (item * houses + house)
export const setMark = (at: Candidate, houses: number): number => outMark(at, houses) + 1

const isSet = (mark: number): boolean => mark % 2 === 1

export function candidateOf(mark: number, houses: number): Candidate {
  const spot = Math.floor(mark / 2)
  return { item: Math.floor(spot / houses), house: spot % houses }
}

/** By item the houses left to it: without what is ruled out, and without what values that are set exclude. */
export function gridOfHand({ houses, attributes }: ZebraPuzzle, hand: Hand): Grid {
  const grid = new Int32Array(houses * attributes.length).fill(2 ** houses - 1)
  for (const mark of hand) {
    const { item, house } = candidateOf(mark, houses)
    if (isSet(mark)) set(grid, item, house, houses)
    else grid[item] = (grid[item] as number) & ~(1 << house)
  }
  return grid
}

function set(grid: Grid, item: number, house: number, houses: number): void {
  const from = item - (item % houses)
  for (let other = from; other < from + houses; other++)
    grid[other] = (grid[other] as number) & (other === item ? 1 << house : ~(1 << house))
}

/** The value that is set in this house for the attribute of the item, or the house where the item is set. */
export function settledBeside(
  puzzle: ZebraPuzzle,
  hand: Hand,
  { item, house }: Candidate,
): Candidate | undefined {
  const { houses } = puzzle
  const row = attributeOf(item, houses)
  for (const mark of hand) {
    if (!isSet(mark)) continue
    const other = candidateOf(mark, houses)
    if (other.item === item || (other.house === house && attributeOf(other.item, houses) === row))
      return other
  }
  return undefined
}

export function stateOf(puzzle: ZebraPuzzle, hand: Hand, at: Candidate): CandidateState {
  const { houses } = puzzle
  if (hand.includes(setMark(at, houses))) return 'set'
  if (settledBeside(puzzle, hand, at)) return 'gone'
  return hand.includes(outMark(at, houses)) ? 'out' : 'open'
}

/** True where each value has one house of its own; whether the clues hold is another question. */
export function isFilled({ houses, attributes }: ZebraPuzzle, grid: Grid): boolean {
  return (
    grid.every(isSingle) &&
    attributes.every((_, row) => {
      const all = grid.subarray(row * houses, (row + 1) * houses)
      return all.reduce((union, each) => union | each, 0) === 2 ** houses - 1
    })
  )
}

/** Whether numbers out of a file are marks: each once, and no two values set that exclude each other. */
export function areMarks(puzzle: ZebraPuzzle, numbers: readonly number[]): boolean {
  const { houses, attributes } = puzzle
  const end = 2 * houses * houses * attributes.length
  const spots = numbers.map((mark) => Math.floor(mark / 2))
  if (!numbers.every((mark) => Number.isInteger(mark) && mark >= 0 && mark < end)) return false
  if (new Set(spots).size < spots.length) return false
  const sets = numbers.filter(isSet)
  return sets.every((mark, i) => !settledBeside(puzzle, sets.slice(0, i), candidateOf(mark, houses)))
}
