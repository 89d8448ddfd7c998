/** The windows of steps at hand: aligned, found by the step looked at, the least lately used dropped first. */
import { type Cursor, covers, type Window } from '@shared/trace/moment'
import { record, windowOf } from '@shared/trace/recording'

/** Steps in a whole window. */
export const windowSteps = 4096

export interface Windows {
  /** At most this many are kept. */
  readonly bound: number
  /** By index: window i holds the steps from `i * windowSteps` on. The order is that of use, the latest last. */
  readonly byIndex: Map<number, Window>
}

export const makeWindows = (bound = 48): Windows => ({ bound, byIndex: new Map() })

/** The index of the window for the moment after k steps; at a seam it is the one that ends there. */
export const indexAt = (k: number): number => Math.max(0, Math.ceil(k / windowSteps) - 1)

/** The window for the moment at k, if it is at hand and reaches that far. */
export function windowAt({ byIndex }: Windows, k: number): Window | undefined {
  const index = indexAt(k)
  const window = byIndex.get(index)
  if (!window || !covers(window, k)) return undefined
  byIndex.delete(index)
  byIndex.set(index, window)
  return window
}

/** Keeps a window unless a longer one for the same steps is there: the front of a running search grows. */
export function keepWindow({ bound, byIndex }: Windows, window: Window): void {
  const index = window.base.steps / windowSteps
  if (!Number.isInteger(index)) return
  const kept = byIndex.get(index)
  if (kept && kept.steps.length > window.steps.length) return
  byIndex.delete(index)
  byIndex.set(index, window)
  for (const oldest of byIndex.keys()) {
    if (byIndex.size <= bound) break
    byIndex.delete(oldest)
  }
}

/** The window before the first step, for a board that has no run yet. */
export const startWindow = ({ puzzle, params, strategy }: Cursor): Window =>
  windowOf(record(puzzle, params, strategy), 0, 0)
