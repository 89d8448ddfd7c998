/** What is counted of a search. */

/** How much has happened up to some step. `depth` is the length of the line. */
export interface Counts {
  readonly steps: number
  readonly visits: number
  readonly backtracks: number
  readonly refusals: number
  /** States met again. */
  readonly meets: number
  /** States that joined the frontier. */
  readonly found: number
  readonly solutions: number
  readonly depth: number
}

/** Before the first step. */
export const noCounts: Counts = {
  steps: 0,
  visits: 0,
  backtracks: 0,
  refusals: 0,
  meets: 0,
  found: 0,
  solutions: 0,
  depth: 0,
}
