/** Every way to fill half a board with the queens of given rows, by joining an inner and an outer strip. */
import { rowsIn } from './jobs'
import { type Strips, stripsOf } from './strips'

/**
 * Fillings of a half, of which only the diagonals across the middle are kept. A falling one is named by the
 * row on which it reaches the other half's column 0, a rising one by the row on which it came through its
 * own: so a left and a right queen attack each other exactly where the falling row of one is the rising row
 * of the other.
 */
export interface Halves {
  size: number
  /** Two numbers for each filling, its falling and its rising rows: bit i is the i-th row both can have. */
  rows: Int32Array
}

export const makeHalves = (): Halves => ({ size: 0, rows: new Int32Array(1 << 12) })

/** What it takes to fill the halves of boards with the same middle queen. */
export interface Filler {
  readonly middle: number
  readonly inner: Strips
  readonly outer: Strips
  /** Which of a half's rows go to the inner strip: bit i for the i-th. */
  readonly choices: readonly number[]
  /** Scratch: the rows of every choice. */
  readonly chosen: Int32Array
  /** The falling diagonals that cross the middle, as bits. */
  readonly crossing: number
  /** How far the rising ones have to be shifted for the bit of the same row to be the same. */
  readonly shift: number
}

export function makeFiller(n: number, middle: number): Filler {
  const columns = n >> 1
  const innerColumns = columns >> 1
  const choices = Array.from({ length: 1 << columns }, (_, choice) => choice)
  return {
    middle,
    inner: stripsOf(n, middle, 0, innerColumns),
    outer: stripsOf(n, middle, innerColumns, columns),
    choices: choices.filter((choice) => rowsIn(choice) === innerColumns),
    chosen: new Int32Array(1 << columns),
    crossing: 2 ** crossingsOf(n) - 1,
    shift: columns - 1 + firstCrossing(n),
  }
}

/** From one half's column 0 it is one column to the other's, or two where there is a middle column. */
const firstCrossing = (n: number): number => (n % 2 === 0 ? 1 : 2)

/** How many rows both a falling and a rising diagonal can have. */
export const crossingsOf = (n: number): number => Math.max(0, n - firstCrossing(n))

/** Finds every filling with queens on exactly these rows, as many as the half has columns. */
export function fill(halves: Halves, filler: Filler, rows: number): void {
  const { inner, outer, choices, chosen, crossing, shift } = filler
  spell(rows, chosen)
  let found = halves.rows
  let end = 0
  for (let i = 0; i < choices.length; i++) {
    const inside = chosen[choices[i] as number] as number
    const outside = rows ^ inside
    const from = outer.start[outside] as number
    const to = outer.start[outside + 1] as number
    const innerEnd = inner.start[inside + 1] as number
    for (let a = inner.start[inside] as number; a < innerEnd; a++) {
      const falling = inner.falling[a] as number
      const rising = inner.rising[a] as number
      if (end + 2 * (to - from) > found.length) found = halves.rows = enlarged(found)
      for (let b = from; b < to; b++) {
        const outerFalling = outer.falling[b] as number
        const outerRising = outer.rising[b] as number
        const clash = (falling & outerFalling) | (rising & outerRising)
        found[end] = (falling | outerFalling) & crossing
        found[end + 1] = (rising | outerRising) >>> shift
        // On by two where there is no clash; a branch would be guessed wrong too often.
        end += ((clash - 1) >>> 30) & 2
      }
    }
  }
  halves.size = end / 2
}

/** Spells out every choice from a set of rows. */
function spell(rows: number, chosen: Int32Array): void {
  let length = 1
  for (let left = rows; left !== 0; left &= left - 1) {
    const row = left & -left
    for (let choice = 0; choice < length; choice++) chosen[length + choice] = (chosen[choice] as number) | row
    length *= 2
  }
}

function enlarged(full: Int32Array): Int32Array {
  const copy = new Int32Array(2 * full.length)
  copy.set(full)
  return copy
}
