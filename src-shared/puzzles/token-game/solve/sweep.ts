/**
 * The good and bad states of a game, all of them: a bit a state, a word of 32 states at a time.
 *
 * States and their order are those of `values.ts`: pairs of ways (low ≤ high) in descending order. A row holds, for one
 * `low`, a bit for every `high`. In a word of a row 32 ways of the high side lie side by side, so
 *
 * - where a move of the low side is free depends on the squares that `high` occupies, which is a word of a row of bits over
 *   all ways (`stands`); what it leads to is the same word of a row farther down, as `low` has grown;
 * - where a move of the high side is free depends on the places of its tokens, which is a word of such a row, too; what it
 *   leads to is in the same row, shifted by what the move adds.
 *
 * A word takes some dozens of operations where its states one by one would take thousands.
 */
import { makePacking, type Packing, type Rules } from './packing'
import { settleEqual, solveRow } from './row'
import { isIn, makeRows, makeWorkshop, type Rows, type Workshop } from './workshop'

/** Six tokens would take 8.6 GB. */
export const mostInSweep = 5

/**
 * The states that are a win for who is to move, and those that are no loss. They are the same where there is no draw, and
 * then the same table.
 */
export interface Sweep {
  readonly packing: Packing
  readonly passes: boolean
  readonly win: Rows
  readonly noLoss: Rows
  readonly workshop: Workshop
  /** Rows from this one on are done. */
  next: number
}

/** Nothing is done yet; all memory that will be needed is taken. */
export function makeSweep(rules: Rules): Sweep {
  const packing = makePacking(rules)
  const workshop = makeWorkshop(packing)
  const win = makeRows(workshop)
  // Both stuck is possible on the last square only: one square on, a token that blocks the farthest one could itself move.
  const canDraw = rules.stuck === 'pass' && rules.finish === 'edge'
  return {
    packing,
    passes: rules.stuck === 'pass',
    win,
    noLoss: canDraw ? makeRows(workshop) : win,
    workshop,
    next: packing.ways,
  }
}

/** Goes on for at least `states` states; true when all are done. */
export function advanceSweep(sweep: Sweep, states: number): boolean {
  const { packing, workshop, passes, win, noLoss } = sweep
  for (let made = 0; made < states && sweep.next > 0; made += 2 * (packing.ways - sweep.next)) {
    const low = --sweep.next
    // A win has a move to a loss; what is no loss has a move to what is no win.
    solveRow(workshop, low, {
      low: win.lowMoves,
      high: noLoss.highMoves,
      below: noLoss.lowMoves,
      passes,
      drawn: 0,
    })
    if (noLoss !== win)
      solveRow(workshop, low, {
        low: noLoss.lowMoves,
        high: win.highMoves,
        below: win.lowMoves,
        passes,
        drawn: -1,
      })
    settleEqual(workshop, low, win)
    settleEqual(workshop, low, noLoss)
  }
  return sweep.next === 0
}

/** How much of the work is done, from 0 to 1. */
export const shareSwept = ({ packing: { ways }, next }: Sweep): number => ((ways - next) / ways) ** 2

/** Whether (own, other), with `own` to move, is a win, a draw or a loss. All must be done. */
export function worthIn({ win, noLoss, workshop }: Sweep, own: number, other: number): -1 | 0 | 1 {
  if (isIn(workshop, win, own, other)) return 1
  return isIn(workshop, noLoss, own, other) ? 0 : -1
}
