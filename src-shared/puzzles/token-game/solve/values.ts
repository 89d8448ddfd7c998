/**
 * The values of all states of a small game at once, with the number of plies: a byte a state.
 *
 * A state is (own, other): the ways in which the tokens of who is to move and those of the opponent stand. The game is the
 * same turned over, so who of the two goes to the right does not matter. After a move from `own` to `own′`, which is a
 * greater number, the state is (other, own′). So the pairs are gone through in descending order of the smaller of the two
 * ways, then of the greater: what they lead to is known.
 */
import type { GameValue } from '../../../game'
import { makePacking, type Packing, type Rules, shared, stridesOf } from './packing'

/** More tokens than these would take too many bytes. */
export const mostWithPlies = 4

export interface Values {
  readonly packing: Packing
  readonly passes: boolean
  readonly strides: Uint8Array
  /** Of (own, other) at `own * ways + other`: more for a win the nearer it is, as much below 0 for a loss, 0 for a draw. */
  readonly table: Int8Array
  /** Pairs whose smaller way is at least this are done. */
  next: number
}

export function makeValues(rules: Rules): Values {
  const packing = makePacking(rules)
  return {
    packing,
    passes: rules.stuck === 'pass',
    strides: stridesOf(packing.n, packing.finish),
    table: new Int8Array(packing.ways ** 2),
    next: packing.ways,
  }
}

/** Goes on for at least `states` states; true when all are done. */
export function advanceValues(values: Values, states: number): boolean {
  const { ways } = values.packing
  for (let made = 0; made < states && values.next > 0; ) {
    const low = --values.next
    for (let high = ways - 1; high >= low; high--) solvePair(values, low, high)
    made += 2 * (ways - low)
  }
  return values.next === 0
}

/** How much of the work is done, from 0 to 1. */
export const shareValued = ({ packing: { ways }, next }: Values): number => ((ways - next) / ways) ** 2

/** A game won here and now; a win in p plies is worth p less. */
const won = 125
/** More than any value, so that no move is like a move that leads to the best there is for the opponent. */
const none = 127
const illegal = 128

function solvePair({ table, strides, packing, passes }: Values, low: number, high: number): void {
  const { ways } = packing
  const ofHigh = worstBelow(table, strides, packing, high, low)
  if (ofHigh === illegal) return
  const ofLow = worstBelow(table, strides, packing, low, high)
  table[high * ways + low] = ofHigh === none ? stuck(ofLow, passes) : seenFromParent(ofHigh)
  table[low * ways + high] = ofLow === none ? stuck(ofHigh, passes) : seenFromParent(ofLow)
}

/** Who is stuck passes, to a state whose own best leads to `below`; if that side is stuck too, it is a draw. */
const stuck = (below: number, passes: boolean): number =>
  !passes ? -won : below === none ? 0 : seenFromParent(seenFromParent(below))

/** The least value, for the opponent, of the states that (own, other) leads to. */
function worstBelow(
  table: Int8Array,
  strides: Uint8Array,
  { n, ways, weights, places, lines }: Packing,
  own: number,
  other: number,
): number {
  // Who is home has won; so what could follow is of no account.
  if (other === ways - 1) return won + 1
  if (own === ways - 1) return -won - 1
  const row = other * ways + own
  const first = own * n
  const firstLine = other * n
  let worst = none
  for (let token = 0; token < n; token++) {
    const stride = strides[
      ((places[first + token] as number) << 8) | (lines[firstLine + token] as number)
    ] as number
    if (stride === shared) return illegal
    if (stride === 0) continue
    const value = table[row + stride * (weights[token] as number)] as number
    if (value < worst) worst = value
  }
  return worst
}

/** A child's value as its parent sees it, one ply farther off: the best of all is that of the worst child. */
const seenFromParent = (value: number): number => (value > 0 ? 1 - value : value < 0 ? -1 - value : 0)

/** The value of a state, of which all must be done. */
export function valueIn({ table, packing }: Values, own: number, other: number): GameValue {
  const value = table[own * packing.ways + other] as number
  if (value === 0) return { worth: 0, plies: 0 }
  return { worth: value > 0 ? 1 : -1, plies: won - Math.abs(value) }
}
