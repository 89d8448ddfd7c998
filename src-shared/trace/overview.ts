/**
 * The waveform of a run: per bucket of steps the least and greatest depth, solutions and refusals, as a sound editor
 * shows loudness. At most `buckets` of them; when they are used up, neighbours merge and their width doubles.
 */
export interface Overview {
  /** Steps per bucket. */
  width: number
  /** Buckets in use; the last may be part full. */
  length: number
  readonly low: Uint16Array
  readonly high: Uint16Array
  readonly solutions: Uint32Array
  readonly refusals: Float64Array
}

export function makeOverview(buckets = 2048): Overview {
  return {
    width: 1,
    length: 0,
    low: new Uint16Array(buckets),
    high: new Uint16Array(buckets),
    solutions: new Uint32Array(buckets),
    refusals: new Float64Array(buckets),
  }
}

/** The step at which the bucket that holds step k ends. */
export const bucketEnd = (overview: Overview, k: number): number =>
  (Math.floor(k / overview.width) + 1) * overview.width

/** Adds what happened in the steps from `from` on that all lie in one bucket. */
export function note(
  overview: Overview,
  from: number,
  low: number,
  high: number,
  solutions: number,
  refusals: number,
): void {
  while (Math.floor(from / overview.width) >= overview.low.length) halve(overview)
  const bucket = Math.floor(from / overview.width)
  if (bucket >= overview.length) {
    overview.length = bucket + 1
    overview.low[bucket] = low
    overview.high[bucket] = high
    overview.solutions[bucket] = solutions
    overview.refusals[bucket] = refusals
    return
  }
  overview.low[bucket] = Math.min(overview.low[bucket] as number, low)
  overview.high[bucket] = Math.max(overview.high[bucket] as number, high)
  ;(overview.solutions[bucket] as number) += solutions
  ;(overview.refusals[bucket] as number) += refusals
}

function halve(overview: Overview): void {
  const { low, high, solutions, refusals } = overview
  const half = Math.ceil(overview.length / 2)
  for (let i = 0; i < half; i++) {
    const a = 2 * i
    const b = Math.min(a + 1, overview.length - 1)
    low[i] = Math.min(low[a] as number, low[b] as number)
    high[i] = Math.max(high[a] as number, high[b] as number)
    solutions[i] = (solutions[a] as number) + (b > a ? (solutions[b] as number) : 0)
    refusals[i] = (refusals[a] as number) + (b > a ? (refusals[b] as number) : 0)
  }
  overview.length = half
  overview.width *= 2
}

/** A copy of the part in use, fit to be sent or kept. */
export function copyOverview({ width, length, low, high, solutions, refusals }: Overview): Overview {
  return {
    width,
    length,
    low: low.slice(0, length),
    high: high.slice(0, length),
    solutions: solutions.slice(0, length),
    refusals: refusals.slice(0, length),
  }
}

/** Bytes held. */
export const overviewBytes = ({ low, high, solutions, refusals }: Overview): number =>
  low.byteLength + high.byteLength + solutions.byteLength + refusals.byteLength
