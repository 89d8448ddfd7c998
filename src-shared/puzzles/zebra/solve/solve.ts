/**
 * The fastest exact way to all solutions: propagation, and where it ends a guess at a variable with few houses.
 *
 * After a guess that failed, its house is taken away and propagation goes on, so a level is left at once. Levels lie on
 * a stack of domains that is made once for a solver.
 */
import type { Clue, ZebraPuzzle } from '../data'
import { type Compiled, compile } from './compile'
import { makeWork, narrow, propagate, restart, type Work } from './propagate'

export interface Solver {
  readonly compiled: Compiled
  readonly work: Work
  /** The domains before each guess, one level after another. */
  readonly saved: Uint16Array
  readonly guessed: Uint8Array
  /** v: the house to guess first, as one bit; 0 for the leftmost. */
  readonly preferred: Uint16Array
  /** The solution found last: the house of each variable, as one bit. */
  readonly found: Uint16Array
  /** Guesses made by the last `count`. */
  guesses: number
}

export const makeSolver = (puzzle: ZebraPuzzle, clues?: readonly Clue[]): Solver =>
  solverOf(compile(puzzle, clues))

export function solverOf(compiled: Compiled): Solver {
  const { variables } = compiled
  return {
    compiled,
    work: makeWork(compiled),
    saved: new Uint16Array(variables * variables),
    guessed: new Uint8Array(variables),
    preferred: new Uint16Array(variables),
    found: new Uint16Array(variables),
    guesses: 0,
  }
}

/**
 * How many solutions there are, at most `most`; each is shown to `each`, which finds it in `found`. With a limit of
 * guesses that is reached, −1: it is not known.
 */
export function count(solver: Solver, most: number, each?: () => void, mostGuesses = Infinity): number {
  const { work, saved, guessed, compiled } = solver
  const { variables } = compiled
  const { domains } = work
  solver.guesses = 0
  let isOpen = start(work)
  let level = 0
  let solutions = 0
  for (;;) {
    if (isOpen) {
      const variable = mostPromising(work)
      if (variable >= 0) {
        if (solver.guesses++ >= mostGuesses) return -1
        saved.set(domains, level * variables)
        guessed[level++] = variable
        const houses = domains[variable] as number
        isOpen = narrow(work, variable, guessOf(solver, variable, houses)) && propagate(work)
        continue
      }
      solver.found.set(domains)
      each?.()
      if (++solutions >= most) return solutions
    }
    if (level === 0) return solutions
    const from = --level * variables
    for (let v = 0; v < variables; v++) domains[v] = saved[from + v] as number
    const variable = guessed[level] as number
    const houses = domains[variable] as number
    isOpen = narrow(work, variable, houses & ~guessOf(solver, variable, houses)) && propagate(work)
  }
}

/** Everything that follows without a guess; false on a contradiction. */
export function start(work: Work): boolean {
  restart(work)
  return propagate(work)
}

const guessOf = ({ preferred }: Solver, variable: number, houses: number): number =>
  houses & (preferred[variable] as number) || houses & -houses

/** The open variable with the fewest houses for its weight (Boussemart et al. 2004); −1 where all are known. */
function mostPromising({ domains, weights }: Work): number {
  let best = -1
  let size = 1
  let weight = 0
  for (let v = 0; v < domains.length; v++) {
    const domain = domains[v] as number
    if ((domain & (domain - 1)) === 0) continue
    const ownSize = bits(domain)
    const ownWeight = weights[v] as number
    if (best >= 0 && ownSize * weight >= size * ownWeight) continue
    best = v
    size = ownSize
    weight = ownWeight
  }
  return best
}

/** How many houses are in a set of at most 16. */
function bits(set: number): number {
  const pairs = set - ((set >> 1) & 0x5555)
  const fours = (pairs & 0x3333) + ((pairs >> 2) & 0x3333)
  const eights = (fours + (fours >> 4)) & 0x0f0f
  return (eights + (eights >> 8)) & 0x1f
}

/** The house of each item in the solution found last. */
export const placesOf = ({ compiled, found }: Solver): number[] =>
  Array.from(compiled.variableOf, (variable) => 31 - Math.clz32(found[variable] as number))

/** The first solutions, at most `most` (2 tells whether there is exactly one): the house of each item. */
export function solve(puzzle: ZebraPuzzle, most: number): readonly (readonly number[])[] {
  const solver = makeSolver(puzzle)
  const solutions: number[][] = []
  count(solver, most, () => solutions.push(placesOf(solver)))
  return solutions
}

/**
 * Switches a clue, counted from 0, on or off between two counts, in a solver of `compileApart`: an inactive relation
 * says that it waits already, so it is never looked at.
 */
export function switchClue({ work }: Solver, clue: number, isOn: boolean): void {
  work.isWaiting[clue] = isOn ? 0 : 1
}
