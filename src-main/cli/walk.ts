/** Drives a search to where it is to stop, in chunks, so that Ctrl+C and progress have their turn between them. */
import { setImmediate } from 'node:timers/promises'
import { trailOf } from '@shared/search/follow'
import { advance } from '@shared/search/search'
import { snapshot } from '@shared/search/snapshot'
import type { Search } from '@shared/search/state'
import { endOf, type Window } from '@shared/trace/moment'

/** Some milliseconds of searching; the turn between two chunks costs microseconds. */
const chunkSteps = 1 << 17

export interface Bounds {
  /** Stops at this many steps. */
  readonly limit: number
  /** Goes on past solutions to the end. */
  readonly all: boolean
  /** Every solution ends a chunk, not only the first. */
  readonly each?: boolean
  readonly signal: AbortSignal
}

export type Stop = 'solved' | 'exhausted' | 'limit' | 'interrupted'

/**
 * Goes on with the search and gives `each` every chunk of steps; the chunk is valid until `each` is done. The first
 * solution always ends a chunk, so that its line can be seen; with `each`, all do.
 */
export async function walk(
  search: Search,
  { limit, all, each: stopsAtEach = false, signal }: Bounds,
  each: (chunk: Window) => void | Promise<void>,
): Promise<Stop> {
  const sink = new Int32Array(chunkSteps)
  for (;;) {
    if (!all && search.solutions > 0) return 'solved'
    if (search.exhausted) return 'exhausted'
    if (signal.aborted) return 'interrupted'
    if (search.steps >= limit) return 'limit'
    const base = snapshot(search)
    const budget = Math.min(chunkSteps, limit - search.steps)
    const made = advance(search, budget, stopsAtEach || search.solutions === 0, sink)
    await each({ base, ...trailOf(search, sink.subarray(0, made)), ...endOf(search) })
    await setImmediate()
  }
}
