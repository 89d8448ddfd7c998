/** One row of the sweep: all states with one `low`, see `sweep.ts`. */
import { bitOf, bitsInWord, type Rows, type Workshop, wordOf } from './workshop'

/** The tables of one pass over a row: a state is in one of them if a move leads to a state that is not in the other. */
export interface Pass {
  readonly low: Int32Array
  readonly high: Int32Array
  /** Of states whose low side is to move, as those of `high` see them; found in rows done before. */
  readonly below: Int32Array
  /** Whether who is stuck passes; else they have lost. */
  readonly passes: boolean
  /** All bits or none: what is written with the low side to move where both are stuck. */
  readonly drawn: 0 | -1
}

/** Works out the row of `low` in both tables of the pass; all rows farther down must be done. */
export function solveRow(shop: Workshop, low: number, pass: Pass): void {
  findIllegal(shop, low)
  findHighMoves(shop, low)
  tryLowMoves(shop, low, pass)
  endLow(shop, low, pass)
  tryHighMoves(shop, low, pass)
}

/**
 * Where both sides stand alike, a move of the low side leads into the row in work. But the state is its own image, and
 * for the high side it has been worked out.
 */
export function settleEqual({ rowAt }: Workshop, low: number, { lowMoves, highMoves }: Rows): void {
  const at = (rowAt[low] as number) + wordOf(low)
  const bit = 1 << bitOf(low)
  lowMoves[at] = ((lowMoves[at] as number) & ~bit) | ((highMoves[at] as number) & bit)
}

/** The ways of the high side that stand on a square of the low side; and that which ends the game. */
function findIllegal({ packing, stands, illegal, words }: Workshop, low: number): void {
  const { n, finish, ways, places } = packing
  illegal.fill(0)
  illegal[wordOf(ways - 1)] = 1 << bitOf(ways - 1)
  for (let token = 0; token < n; token++) {
    const place = places[low * n + token] as number
    if (place < 1 || place > n) continue
    const bits = stands[(place - 1) * (finish + 1) + token + 1] as Int32Array
    for (let w = wordOf(low); w < words; w++) (illegal[w] as number) |= bits[w] as number
  }
}

/** Where each token of the high side can go on between the tokens of the low side. */
function findHighMoves({ packing, stands, steps, jumps, words }: Workshop, low: number): void {
  const { n, finish, places } = packing
  const from = wordOf(low)
  for (let token = 0; token < n; token++) {
    const step = steps[token] as Int32Array
    const jump = jumps[token] as Int32Array
    const own = token * (finish + 1)
    const home = stands[own + finish] as Int32Array
    for (let w = from; w < words; w++) step[w] = ~(home[w] as number)
    jump.fill(0, from)
    // Token b of the low side stands in the line of this one, on the place b + 1: it blocks who stands on b.
    for (let b = 0; b < n; b++) {
      if (places[low * n + b] !== token + 1 || b === finish) continue
      const before = stands[own + b] as Int32Array
      for (let w = from; w < words; w++) (step[w] as number) &= ~(before[w] as number)
      const isFreeBehind = b + 2 <= finish && (b + 1 === n || places[low * n + b + 1] !== token + 1)
      if (isFreeBehind) for (let w = from; w < words; w++) (jump[w] as number) |= before[w] as number
    }
  }
}

/** Every move of the low side, all ways of the high side at once. */
function tryLowMoves(shop: Workshop, low: number, pass: Pass): void {
  const { packing, stands, rowAt, words, canLow, nowhere } = shop
  const { n, finish, places, weights } = packing
  const first = wordOf(low)
  const at = rowAt[low] as number
  pass.low.fill(0, at + first, at + words)
  canLow.fill(0, first)
  for (let token = 0; token < n; token++) {
    const place = places[low * n + token] as number
    if (place === finish) continue
    const taken = (square: number): Int32Array =>
      square > n ? nowhere : (stands[(square - 1) * (finish + 1) + token + 1] as Int32Array)
    const weight = weights[token] as number
    tryMove(shop, low, low + weight, pass, taken(place + 1), undefined)
    if (place + 1 <= n && place + 2 <= finish)
      tryMove(shop, low, low + 2 * weight, pass, taken(place + 2), taken(place + 1))
  }
}

/** One move, to `next`: free where the square `to` is, and over a token at `over` if it is a jump. */
function tryMove(
  shop: Workshop,
  low: number,
  next: number,
  { low: out, high, below }: Pass,
  to: Int32Array,
  over: Int32Array | undefined,
): void {
  const { rowAt, words, canLow, illegal } = shop
  const at = rowAt[low] as number
  const nextAt = rowAt[next] as number
  const split = wordOf(next)
  for (let w = wordOf(low); w <= split; w++) {
    const free = ~(to[w] as number) & (over ? (over[w] as number) : -1)
    ;(canLow[w] as number) |= free
    // Ways below `next` are the smaller of their pair then, so that what the move leads to lies in rows of their own.
    const beyond = w === split ? -1 << bitOf(next) : 0
    const open = free & ~(out[at + w] as number) & ~(illegal[w] as number)
    let found = open & beyond & ~(high[nextAt + w] as number)
    for (let rest = open & ~beyond; rest !== 0; ) {
      const bit = 31 - Math.clz32(rest)
      rest &= ~(1 << bit)
      const way = bitsInWord * w + bit
      // Ways below `low` are no part of this row; for `low` itself see `settleEqual`.
      if (way <= low) break
      if ((((below[(rowAt[way] as number) + split] as number) >>> bitOf(next)) & 1) === 0) found |= 1 << bit
    }
    ;(out[at + w] as number) |= found
  }
  if (over)
    for (let w = split + 1; w < words; w++) {
      const free = ~(to[w] as number) & (over[w] as number)
      ;(canLow[w] as number) |= free
      ;(out[at + w] as number) |= free & ~(high[nextAt + w] as number)
    }
  else
    for (let w = split + 1; w < words; w++) {
      const free = ~(to[w] as number)
      ;(canLow[w] as number) |= free
      ;(out[at + w] as number) |= free & ~(high[nextAt + w] as number)
    }
}

/** Where the high side is home, the low side has lost; where the low side is stuck, it passes if it may. */
function endLow(shop: Workshop, low: number, { low: out, passes, drawn }: Pass): void {
  const { packing, rowAt, words, canLow, illegal } = shop
  const at = rowAt[low] as number
  const last = packing.ways - 1
  ;(out[at + wordOf(last)] as number) &= ~(1 << bitOf(last))
  if (!passes) return
  for (let w = words - 1; w >= wordOf(low); w--) {
    const stuck = ~(canLow[w] as number) & ~(illegal[w] as number)
    if (stuck !== 0) passLow(shop, at, w, stuck, out, drawn)
  }
}

/**
 * Passing leads to the same pair with the high side to move, which may lead to states of this very word, but to higher
 * ways only: each round settles at least the highest that was not.
 */
function passLow(shop: Workshop, at: number, w: number, stuck: number, out: Int32Array, drawn: number): void {
  for (;;) {
    const both = stuck & ~canHigh(shop, w)
    const before = out[at + w] as number
    const after = (before & ~stuck) | (stuck & ~both & ~highWord(shop, at, w, out)) | (both & drawn)
    if (after === before) return
    out[at + w] = after
  }
}

function canHigh({ steps, jumps }: Workshop, w: number): number {
  let can = 0
  for (let token = 0; token < steps.length; token++)
    can |= ((steps[token] as Int32Array)[w] as number) | ((jumps[token] as Int32Array)[w] as number)
  return can
}

/** For which ways of a word the high side has a move to a state that is not in `out`, whose row is at `at`. */
function highWord({ packing, steps, jumps }: Workshop, at: number, w: number, out: Int32Array): number {
  const { n, weights } = packing
  let found = 0
  for (let token = 0; token < n; token++) {
    const by = weights[token] as number
    const step = (steps[token] as Int32Array)[w] as number
    const jump = (jumps[token] as Int32Array)[w] as number
    if (step !== 0) found |= step & ~shifted(out, at + w, by)
    if (jump !== 0) found |= jump & ~shifted(out, at + w, 2 * by)
  }
  return found
}

/** The word that is `by` bits on. */
function shifted(bits: Int32Array, at: number, by: number): number {
  const from = at + (by >>> 5)
  const rest = by & 31
  if (rest === 0) return bits[from] as number
  return ((bits[from] as number) >>> rest) | ((bits[from + 1] as number) << (32 - rest))
}

/** Every move of the high side; where it is home, it has won. */
function tryHighMoves(shop: Workshop, low: number, { low: row, high: out, passes }: Pass): void {
  const { packing, rowAt, words } = shop
  const at = rowAt[low] as number
  const last = packing.ways - 1
  for (let w = wordOf(low); w < words; w++) {
    const found = highWord(shop, at, w, row)
    out[at + w] = passes ? found | (~canHigh(shop, w) & ~(row[at + w] as number)) : found
  }
  ;(out[at + wordOf(last)] as number) |= 1 << bitOf(last)
}
