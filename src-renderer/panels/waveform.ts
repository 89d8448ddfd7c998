/** The overview of a run as the scrubber draws it: pure, column by column. */
import type { Overview } from '@shared/trace/overview'

export interface Waveform {
  /** Per column of pixels, the least and greatest depth as parts of the greatest of all: 0 … 1. */
  readonly low: Float32Array
  readonly high: Float32Array
  /** The columns in which solutions lie. */
  readonly solutions: readonly number[]
}

/** A run of `total` steps over so many columns; the overview may end a little before or after it. */
export function waveformOf(overview: Overview, total: number, columns: number): Waveform {
  const low = new Float32Array(columns)
  const high = new Float32Array(columns)
  const deepest = Math.max(1, greatest(overview.high, overview.length))
  for (let column = 0; column < columns; column++) {
    const [from, to] = bucketsOf(overview, total, column, columns)
    let least = Number.POSITIVE_INFINITY
    let most = 0
    for (let i = from; i < to; i++) {
      least = Math.min(least, overview.low[i] as number)
      most = Math.max(most, overview.high[i] as number)
    }
    if (to <= from) continue
    low[column] = least / deepest
    high[column] = most / deepest
  }
  return { low, high, solutions: solutionColumns(overview, total, columns) }
}

/** The buckets, first and one past the last, that share a step with this column. */
function bucketsOf(
  { width, length }: Overview,
  total: number,
  column: number,
  columns: number,
): [number, number] {
  const from = Math.floor(((column / columns) * total) / width)
  const to = Math.ceil((((column + 1) / columns) * total) / width)
  return [Math.min(from, length), Math.min(Math.max(to, from + 1), length)]
}

/** A solution is marked where the playhead stands when it is found: at the end of its bucket, as far as we know. */
function solutionColumns({ width, length, solutions }: Overview, total: number, columns: number): number[] {
  const marked = new Set<number>()
  for (let i = 0; i < length; i++) {
    const k = Math.min((i + 1) * width, total)
    if ((solutions[i] as number) > 0) marked.add(Math.min(columns - 1, Math.floor((k / total) * columns)))
  }
  return [...marked]
}

function greatest(values: Uint16Array, length: number): number {
  let most = 0
  for (let i = 0; i < length; i++) most = Math.max(most, values[i] as number)
  return most
}
