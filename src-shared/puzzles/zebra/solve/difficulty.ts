/** How hard a puzzle is, by the deductions that solve it. */
import type { ZebraPuzzle } from '../data'
import { narrow, propagate, type Work } from './propagate'
import { makeSolver, start } from './solve'

/**
 * `easy`: each clue and each attribute by itself, again and again, is enough. `medium`: besides, single houses must be
 * tried and are refuted by what then follows (failed literals). `hard`: that is not enough either.
 */
export const difficulties = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof difficulties)[number]

/** Of a puzzle with one solution. */
export function difficultyOf(puzzle: ZebraPuzzle): Difficulty {
  const { work } = makeSolver(puzzle)
  start(work)
  if (isSettled(work)) return 'easy'
  while (refuted(work)) if (isSettled(work)) return 'medium'
  return 'hard'
}

const isSettled = ({ domains }: Work): boolean => domains.every((houses) => (houses & (houses - 1)) === 0)

/** Tries every house of every variable, and takes away those that contradict the rest; false where none does. */
function refuted(work: Work): boolean {
  const { domains } = work
  const before = new Uint16Array(domains.length)
  let isAnyGone = false
  for (let variable = 0; variable < domains.length; variable++) {
    for (let left = domains[variable] as number; left !== 0; left &= left - 1) {
      const house = left & -left
      before.set(domains)
      if (before[variable] === house) break
      const isPossible = narrow(work, variable, house) && propagate(work)
      domains.set(before)
      if (isPossible) continue
      narrow(work, variable, ~house)
      propagate(work)
      left &= (domains[variable] as number) | house
      isAnyGone = true
    }
  }
  return isAnyGone
}
