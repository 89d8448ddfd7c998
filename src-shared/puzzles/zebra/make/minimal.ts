/** From enough clues to clues of which none can be left out. */
import { count, type Solver, switchClue } from '../solve/solve'

/** A puzzle whose proof takes more guesses than this is not made. */
const mostGuesses = 20_000

/**
 * Switches off clues of a solver with one solution until none of those still on can be left out; returns, of each clue,
 * whether it is on. Undefined where a proof would have been too long.
 *
 * Whole runs of clues are tried first, then their halves: most clues go, and a clue that is needed stays needed however
 * many others go, so each is decided once.
 */
export function minimised(solver: Solver, clues: number): readonly boolean[] | undefined {
  const isOn = new Array<boolean>(clues).fill(true)
  const set = (from: number, to: number, on: boolean) => {
    for (let clue = from; clue < to; clue++) {
      switchClue(solver, clue, on)
      isOn[clue] = on
    }
  }
  const runs: Run[] = [{ from: 0, to: clues, half: undefined, stays: false }]
  for (let run = runs.pop(); run; run = runs.pop()) {
    const { from, to } = run
    if (!run.stays) {
      set(from, to, false)
      const solutions = count(solver, 2, undefined, mostGuesses)
      if (solutions < 0) return undefined
      if (solutions === 1) {
        // As both halves together cannot go, the other one cannot go any more.
        if (run.half) run.half.stays = true
        continue
      }
      set(from, to, true)
    }
    if (to - from === 1) continue
    const middle = (from + to) >> 1
    const second: Run = { from: middle, to, half: undefined, stays: false }
    runs.push(second, { from, to: middle, half: second, stays: false })
  }
  return isOn
}

/** Clues still to be tried, next to each other. */
interface Run {
  readonly from: number
  readonly to: number
  /** Of the first half of a run that cannot go as a whole: the second. */
  readonly half: Run | undefined
  /** True where it is known that it cannot go as a whole. */
  stays: boolean
}
