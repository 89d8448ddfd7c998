/// <reference path="./logic-solver.d.ts" />
/**
 * A third way, to check the fast one on puzzles of any size: logic-solver, which is MiniSat compiled to JavaScript. A
 * variable `3.1` says that item 3 stands in house 1. For tests and for benchmarks.
 */

import type { Operand } from 'logic-solver'
import * as Logic from 'logic-solver'
import type { Clue, ZebraPuzzle } from '../data'

/** How many solutions there are, up to 2. */
export function countBySat(puzzle: ZebraPuzzle): number {
  const { houses, attributes, clues } = puzzle
  const solver = new Logic.Solver()
  const all = Array.from({ length: houses }, (_, house) => house)
  for (const attribute of attributes.keys()) {
    for (const value of all) {
      solver.require(Logic.exactlyOne(all.map((house) => said(attribute * houses + value, house))))
      solver.require(Logic.exactlyOne(all.map((item) => said(attribute * houses + item, value))))
    }
  }
  for (const clue of clues) solver.require(...meaning(clue, all))
  const first = solver.solve()
  if (!first) return 0
  solver.forbid(first.getFormula())
  return solver.solve() ? 2 : 1
}

const said = (item: number, house: number): string => `${item}.${house}`

/** What the clue says, house by house. */
function meaning(clue: Clue, all: readonly number[]): readonly Operand[] {
  const { a } = clue
  const within = (item: number, test: (house: number) => boolean) =>
    Logic.or(all.filter(test).map((house) => said(item, house)))
  const whereverA = (then: (house: number) => Operand) =>
    all.map((house) => Logic.implies(said(a, house), then(house)))
  switch (clue.kind) {
    case 'at':
      return [said(a, clue.house)]
    case 'not-at':
      return [Logic.not(said(a, clue.house))]
    case 'same':
      return whereverA((house) => said(clue.b, house))
    case 'not-same':
      return whereverA((house) => Logic.not(said(clue.b, house)))
    case 'one-of':
      return whereverA((house) => Logic.or([said(clue.b, house), said(clue.c, house)]))
    case 'next-to':
      return whereverA((house) => within(clue.b, (other) => Math.abs(other - house) === 1))
    case 'just-left':
      return whereverA((house) => within(clue.b, (other) => other === house + 1))
    case 'left':
      return whereverA((house) => within(clue.b, (other) => other > house))
    case 'between':
      return all.map((house) => {
        const before = (item: number) => within(item, (other) => other < house)
        const after = (item: number) => within(item, (other) => other > house)
        const ways = [Logic.and([before(a), after(clue.c)]), Logic.and([after(a), before(clue.c)])]
        return Logic.implies(said(clue.b, house), Logic.or(ways))
      })
  }
}
