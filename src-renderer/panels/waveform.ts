/** The depth of a run as the scrubber draws it: pure, column by column. */
import type { Overview } from '@shared/trace/overview'
import { type Range, spanOf } from './scrubRange'

/** What is known of steps `from … to − 1`: an overview whose first bucket begins at `from`. */
export interface Piece {
  readonly from: number
  readonly to: number
  readonly overview: Overview
}

export interface Waveform {
  /** Per column of pixels the least and greatest depth; −1 in both where nothing is known. */
  readonly low: Int32Array
  readonly high: Int32Array
  /** Per column the solutions found in it. */
  readonly solutions: Float64Array
}

/**
 * The part of a run over so many columns. `pieces`, the finest first, may overlap: a column is made from the first
 * that has its middle, so that a finer piece takes the place of a coarse one without moving anything.
 */
export function waveformOf(pieces: readonly Piece[], range: Range, columns: number): Waveform {
  const low = new Int32Array(columns).fill(-1)
  const high = new Int32Array(columns).fill(-1)
  const solutions = new Float64Array(columns)
  const width = spanOf(range) / columns
  for (let column = 0; column < columns; column++) {
    const begin = range.from + column * width
    const piece = pieceAt(pieces, begin + width / 2)
    if (!piece) continue
    const { from, overview } = piece
    const first = Math.max(0, Math.floor((begin - from) / overview.width))
    const end = Math.max(first + 1, Math.ceil((begin + width - from) / overview.width))
    let least = Number.POSITIVE_INFINITY
    let most = -1
    for (let i = first; i < Math.min(end, overview.length); i++) {
      least = Math.min(least, overview.low[i] as number)
      most = Math.max(most, overview.high[i] as number)
    }
    low[column] = most < 0 ? -1 : least
    high[column] = most
    solutions[column] = solutionsIn(piece, begin, begin + width)
  }
  return { low, high, solutions }
}

function pieceAt(pieces: readonly Piece[], k: number): Piece | undefined {
  for (const piece of pieces) if (k >= piece.from && k < piece.to) return piece
  return undefined
}

/** Those of the buckets that end there: a bucket's solutions are, as far as we know, found at its end. */
function solutionsIn({ from, to, overview }: Piece, begin: number, end: number): number {
  const { width, length, solutions } = overview
  const last = length - 1
  let count = 0
  const first = Math.max(0, Math.floor((begin - from) / width))
  for (let i = first; i <= last; i++) {
    const bucketEnd = i === last ? to : from + (i + 1) * width
    if (bucketEnd > end) break
    count += solutions[i] as number
  }
  return count
}

/** The greatest depth known. */
export function deepestOf({ high, length }: Overview): number {
  let most = 0
  for (let i = 0; i < length; i++) most = Math.max(most, high[i] as number)
  return most
}

/** Solutions in view that are marked one by one. */
const mostMarked = 150

/** Those of the places, ascending, that lie in a range; undefined where they are too many to be told apart. */
export function solutionsAmong(
  places: readonly number[],
  { from, to }: Range,
): readonly number[] | undefined {
  const first = firstFrom(places, from)
  const end = firstFrom(places, to)
  return end - first > mostMarked ? undefined : places.slice(first, end)
}

/** The index of the first place that is not before k. */
function firstFrom(places: readonly number[], k: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] as number) < k) low = middle + 1
    else high = middle
  }
  return low
}
