/**
 * What is said over the port between a window and its solver. Nothing pushes back on a port, so the window asks for
 * what it draws, and the solver tells its progress at a steady, small rate.
 */
import type { Message } from '../lib/message'
import type { Counts } from '../puzzle'
import type { Target } from '../trace/find'
import type { Window } from '../trace/moment'
import type { Overview } from '../trace/overview'
import type { SolutionPage } from '../trace/solutions'
import type { LimitName, Limits } from './limits'

/** `solved` and `limit` can go on; `exhausted` cannot. */
export type RunState = 'running' | 'paused' | 'solved' | 'limit' | 'exhausted'

export type ToSolver =
  /** The first message: which run. The search starts at once and goes on to its first solution. */
  | { readonly kind: 'run'; readonly run: string; readonly limits: Limits }
  /** Goes on from a pause, a solution or a limit (`limits` may have grown). `all`: past every solution. */
  | { readonly kind: 'go'; readonly all: boolean; readonly limits: Limits }
  | { readonly kind: 'pause' }
  /** Answered by a `window` message with the same `request`. */
  | { readonly kind: 'window'; readonly request: number; readonly from: number; readonly count: number }
  /** The nearest moment before or after `from`: answered by `looking`, as long as it takes, and `found`. */
  | {
      readonly kind: 'find'
      readonly request: number
      readonly target: Target
      readonly from: number
      readonly forwards: boolean
    }
  /** The waveform of steps `from … to − 1` in at most so many buckets: answered by `detail`. */
  | {
      readonly kind: 'detail'
      readonly request: number
      readonly from: number
      readonly to: number
      readonly buckets: number
    }
  /** The lines of solutions `from … from + count − 1`, counted from 0; a page holds at most `mostSolutionsAtOnce`. */
  | { readonly kind: 'solutions'; readonly request: number; readonly from: number; readonly count: number }
  /** Which of the solutions from this one on are fundamental: answered by `fundamental`. */
  | { readonly kind: 'fundamental'; readonly request: number; readonly from: number }
  /** The answer to this request is no longer wanted; none will come. */
  | { readonly kind: 'cancel'; readonly request: number }

/** A longer page of solutions is cut to this many. */
export const mostSolutionsAtOnce = 1000

export interface Progress {
  readonly kind: 'progress'
  readonly state: RunState
  readonly counts: Counts
  readonly stepsPerSecond: number
  /** How long it has searched, pauses aside. */
  readonly seconds: number
  /** Bytes held by the search and its recording. */
  readonly bytes: number
  /** What the search may use in all, by the latest word of the window. */
  readonly limits: Limits
  /** Which of the limits stopped it, in the state `limit`. */
  readonly limit: LimitName | undefined
  readonly overview: Overview
  /** Solution places found since the last progress message. */
  readonly solvedAt: Float64Array
}

export type FromSolver =
  | Progress
  | { readonly kind: 'window'; readonly request: number; readonly window: Window }
  /** How much of the way has been looked through, 0 … 1. */
  | { readonly kind: 'looking'; readonly request: number; readonly share: number }
  /** `k` is undefined when there is no such moment in what has been searched. */
  | { readonly kind: 'found'; readonly request: number; readonly k: number | undefined }
  /** Its first bucket begins at `from`. */
  | { readonly kind: 'detail'; readonly request: number; readonly from: number; readonly overview: Overview }
  | { readonly kind: 'solutions'; readonly request: number; readonly page: SolutionPage }
  /** Of the solutions `from … to − 1` these are. */
  | {
      readonly kind: 'fundamental'
      readonly request: number
      readonly from: number
      readonly to: number
      readonly indices: Int32Array
    }
  /** The run could not start, or broke; the search is over. */
  | { readonly kind: 'refused'; readonly message: Message }
