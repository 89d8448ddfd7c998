/** The tables of the sweep, and what its work looks up; see `sweep.ts`. */
import type { Packing } from './packing'

/** A bit for each state: rows one after the other, each beginning with the word of its own `low`. */
export interface Rows {
  /** With the low side to move, and with the high side. */
  readonly lowMoves: Int32Array
  readonly highMoves: Int32Array
}

/** What the work on a row needs; made once. */
export interface Workshop {
  readonly packing: Packing
  /** Words of a row of bits over all ways. */
  readonly words: number
  /** Word w of row `low` is at `rowAt[low] + w`. */
  readonly rowAt: Int32Array
  /** Where a token (of whichever side) stands at a place: `stands[token * (finish + 1) + place]`. */
  readonly stands: readonly Int32Array[]
  readonly nowhere: Int32Array
  /** Of the row in work: states that are none, and states where the low side can move. */
  readonly illegal: Int32Array
  readonly canLow: Int32Array
  /** Per token of the high side: where it can go one square, and where two. */
  readonly steps: readonly Int32Array[]
  readonly jumps: readonly Int32Array[]
}

export const bitsInWord = 32
export const wordOf = (way: number): number => way >>> 5
export const bitOf = (way: number): number => way & 31

export function makeWorkshop(packing: Packing): Workshop {
  const { n, finish, ways, places } = packing
  const words = Math.ceil(ways / bitsInWord)
  const row = () => new Int32Array(words)
  const stands = Array.from({ length: n * (finish + 1) }, row)
  for (let way = 0; way < ways; way++)
    for (let token = 0; token < n; token++) {
      const bits = stands[token * (finish + 1) + (places[way * n + token] as number)] as Int32Array
      ;(bits[wordOf(way)] as number) |= 1 << bitOf(way)
    }
  const rowAt = new Int32Array(ways)
  for (let low = 0, at = 0; low < ways; low++) {
    rowAt[low] = at - wordOf(low)
    at += words - wordOf(low)
  }
  return {
    packing,
    words,
    rowAt,
    stands,
    nowhere: row(),
    illegal: row(),
    canLow: row(),
    steps: Array.from({ length: n }, row),
    jumps: Array.from({ length: n }, row),
  }
}

export function makeRows({ rowAt, words, packing: { ways } }: Workshop): Rows {
  const last = ways - 1
  // The shift of a row may look into the word behind it.
  const length = (rowAt[last] as number) + words + 1
  return { lowMoves: new Int32Array(length), highMoves: new Int32Array(length) }
}

/** Whether the state (own, other), with `own` to move, is in the table. */
export function isIn(
  { rowAt }: Workshop,
  { lowMoves, highMoves }: Rows,
  own: number,
  other: number,
): boolean {
  const [bits, low, high] = own <= other ? [lowMoves, own, other] : [highMoves, other, own]
  return (((bits[(rowAt[low] as number) + wordOf(high)] as number) >>> bitOf(high)) & 1) === 1
}
