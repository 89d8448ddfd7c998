/**
 * Every slide exchanges the blank with a tile and takes the blank one square on. So the number of slides is even or odd
 * as the exchanges that lead from start to goal are, and also as the blank's way is; where these disagree there is no
 * solution (Johnson and Story 1879). Where they agree there is one, on every board from 2×2 on.
 */
import { apart } from './geometry'
import type { TileParams } from './model'

export interface Parity {
  readonly exchanges: 'even' | 'odd'
  /** How many squares the blank has to go. */
  readonly blankWay: number
  readonly agree: boolean
}

export function parityOf({ size, start, goal }: Pick<TileParams, 'size' | 'start' | 'goal'>): Parity {
  const odd = isOdd(start.map((tile) => goal.indexOf(tile)))
  const blankWay = apart(start.indexOf(0), goal.indexOf(0), size[1])
  return { exchanges: odd ? 'odd' : 'even', blankWay, agree: odd === (blankWay % 2 === 1) }
}

/** Whether an odd number of exchanges puts the numbers in order: a cycle of n takes n − 1. */
function isOdd(permutation: readonly number[]): boolean {
  const seen = new Set<number>()
  let exchanges = 0
  for (const first of permutation.keys())
    for (let at = first; !seen.has(at); at = permutation[at] as number) {
      seen.add(at)
      if (permutation[at] !== first) exchanges++
    }
  return exchanges % 2 === 1
}
