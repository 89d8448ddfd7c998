/** How far a search may run ahead by itself, in each of the things that it uses up. */

/** At most so much, each a whole number; null where there is no limit. */
export interface Limits {
  readonly steps: number | null
  /** Of searching: pauses do not count. */
  readonly seconds: number | null
  /** Held by the search and its recording. */
  readonly bytes: number | null
}

export const limitNames = ['steps', 'seconds', 'bytes'] as const satisfies readonly (keyof Limits)[]
export type LimitName = (typeof limitNames)[number]

/** How much a search has used up. */
export type Used = Readonly<Record<LimitName, number>>

/** More than anyone steps through by hand, a wait one sits out, and memory that every machine can spare. */
export const defaultLimits: Limits = { steps: 1e9, seconds: 300, bytes: 1e9 }

/** The first limit that has been reached, if any. */
export const reachedLimit = (limits: Limits, used: Used): LimitName | undefined =>
  limitNames.find((name) => used[name] >= (limits[name] ?? Infinity))

/** What is left until the limit; Infinity where there is none. */
export const leftOf = (limit: number | null, used: number): number => Math.max(0, (limit ?? Infinity) - used)

/** Doubles every limit that has been reached, as often as it takes to go on. */
export function raised(limits: Limits, used: Used): Limits {
  const raise = (name: LimitName): number | null => {
    let limit = limits[name]
    while (limit !== null && limit <= used[name]) limit = Math.max(1, limit * 2)
    return limit
  }
  return { steps: raise('steps'), seconds: raise('seconds'), bytes: raise('bytes') }
}
