/**
 * Propagation: a state is a grid of candidates, the houses left to each value. While something follows from it, that
 * deduction is the only move; where nothing does, one value tries each of its houses, a guess. Arc consistency goes
 * back to Mackworth (1977), taking the value with the fewest houses first to Haralick and Elliott (1980).
 */
import type { Status } from '../../../puzzle'
import { holds, type ZebraPuzzle } from '../data'
import type { WayPosition } from '../params'
import { apply, firstDeduction, type Grid, houseOf, housesIn, isSingle } from './deductions'
import { deduction, deductionOf } from './moves'

export interface PropagationPosition extends WayPosition {
  readonly way: 'propagation'
  readonly puzzle: ZebraPuzzle
  /** The grid after each move; the last one is where the position stands. */
  readonly grids: Grid[]
  depth: number
}

export function makePropagation(puzzle: ZebraPuzzle): PropagationPosition {
  const { houses, attributes } = puzzle
  const full = new Int32Array(houses * attributes.length).fill(2 ** houses - 1)
  return {
    way: 'propagation',
    puzzle,
    grids: [full],
    depth: 0,
    maxMoves: houses,
    moves,
    refuse: () => 0,
    play,
    undo,
    status,
  }
}

export const gridOf = ({ grids, depth }: PropagationPosition): Grid => grids[depth] as Grid

/** The grid before the last move; at the start the same. */
export const gridBefore = ({ grids, depth }: PropagationPosition): Grid =>
  grids[Math.max(0, depth - 1)] as Grid

function moves(this: PropagationPosition, into: Int32Array, at: number): number {
  const { puzzle } = this
  const grid = gridOf(this)
  const found = firstDeduction(puzzle, grid)
  if (found) {
    into[at] = deduction(found)
    return 1
  }
  const item = fewestHouses(grid)
  // Where every value has its house, there is nothing to guess.
  if (item < 0) return 0
  const open = housesIn(grid[item] as number)
  for (const [i, house] of open.entries()) into[at + i] = deduction({ kind: 'guess', item, house })
  return open.length
}

/** Of the items with several houses the first with the fewest, or −1. */
function fewestHouses(grid: Grid): number {
  let best = -1
  let fewest = Infinity
  for (const [item, houses] of grid.entries()) {
    const count = housesIn(houses).length
    if (count > 1 && count < fewest) {
      best = item
      fewest = count
    }
  }
  return best
}

function play(this: PropagationPosition, move: number): void {
  const grid = gridOf(this)
  this.depth++
  // A grid once made is written over: only those up to the depth count.
  const next = this.grids[this.depth] ?? new Int32Array(grid.length)
  next.set(grid)
  apply(this.puzzle, next, deductionOf(move))
  this.grids[this.depth] = next
}

function undo(this: PropagationPosition): void {
  this.depth--
}

function status(this: PropagationPosition): Status {
  const { puzzle } = this
  const grid = gridOf(this)
  if (contradiction(puzzle, grid)) return 'failed'
  return isFull(puzzle, grid) ? 'solved' : 'branch'
}

/** A value without a house, or a house without a value of some attribute. */
export type Contradiction = { readonly item: number } | { readonly attribute: number; readonly house: number }

export function contradiction({ houses, attributes }: ZebraPuzzle, grid: Grid): Contradiction | undefined {
  const item = grid.indexOf(0)
  if (item >= 0) return { item }
  for (let attribute = 0; attribute < attributes.length; attribute++) {
    let covered = 0
    for (let value = 0; value < houses; value++) covered |= grid[attribute * houses + value] as number
    const missing = ~covered & (2 ** houses - 1)
    if (missing !== 0) return { attribute, house: houseOf(missing & -missing) }
  }
  return undefined
}

/** One house for each value, and every clue holds; that no two share one follows from each house having a value. */
function isFull({ clues }: ZebraPuzzle, grid: Grid): boolean {
  if (!grid.every(isSingle)) return false
  const places = grid.map(houseOf)
  return clues.every((clue) => holds(clue, places))
}
