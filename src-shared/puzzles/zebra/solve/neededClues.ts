/** Which clues of a puzzle could be left out. */
import type { ZebraPuzzle } from '../data'
import { compileApart } from './compile'
import { count, solverOf, switchClue } from './solve'

/**
 * Of each clue, whether it is needed: without it alone there are more solutions. Of a puzzle with several solutions
 * that is so when one more is found among the first 1,000; of one without any, when leaving it out gives one.
 */
export function neededClues(puzzle: ZebraPuzzle): readonly boolean[] {
  const solver = solverOf(compileApart(puzzle))
  const solutions = count(solver, most)
  return puzzle.clues.map((_, clue) => {
    switchClue(solver, clue, false)
    const without = count(solver, Math.min(solutions + 1, most))
    switchClue(solver, clue, true)
    return without > solutions
  })
}

const most = 1000
