/**
 * What is said over the port between a window and its solver. Nothing pushes back on a port, so the window asks for
 * what it draws, and the solver tells its progress at a steady, small rate.
 */

import type { Counts } from '../counts'
import type { Params } from '../form/field'
import type { Hand, Thought } from '../hand'
import type { Message } from '../lib/message'
import type { SpaceFacts } from '../puzzle'
import type { Target } from '../trace/find'
import type { Window } from '../trace/moment'
import type { Overview } from '../trace/overview'
import type { SolutionPage } from '../trace/solutions'
import type { StateSpace } from '../trace/space'
import type { SearchTree } from '../trace/tree'
import type { LimitName, Limits } from './limits'

/** `solved` and `limit` can go on; `exhausted` cannot. */
export type RunState = 'running' | 'paused' | 'solved' | 'limit' | 'exhausted'

export type ToSolver =
  /** The first message: which run. The search starts at once and goes on to its first solution. */
  | { readonly kind: 'run'; readonly run: string; readonly limits: Limits }
  /**
   * The first and only message of a solver that searches nothing: the state space of this run, answered by `facts`
   * and `space`, or by `refused`.
   */
  | { readonly kind: 'space'; readonly run: string }
  /**
   * The first and only message of a solver that searches nothing: an instance of this puzzle from a seed, answered by
   * `making`, if it takes long, and `made`, or by `refused`. It hears nothing meanwhile: who wants no more ends it.
   */
  | { readonly kind: 'make'; readonly puzzle: string; readonly wishes: Params; readonly seed: number }
  /**
   * The first message of a solver that searches nothing: it plays the game of this run, and learns of it, telling so by
   * `learning`. Said again, another board is on the table.
   */
  | { readonly kind: 'game'; readonly run: string }
  /** Of a game: answered by `thought`, perhaps only when enough is learnt. An earlier question is dropped. */
  | {
      readonly kind: 'think'
      readonly request: number
      readonly hand: Hand
      readonly level: string
      readonly seed: number
    }
  /** Of a game: goes on learning, as it does from the first, or stops. */
  | { readonly kind: 'learn'; readonly on: boolean }
  /**
   * Of a solver that searches nothing: an instance as it is being written, answered by `judged` and `needed`, or by
   * `refused`. It hears nothing meanwhile.
   */
  | { readonly kind: 'judge'; readonly request: number; readonly puzzle: string; readonly text: string }
  /**
   * The first and only message of a solver that searches nothing: what these runs take, answered by `compared` of each,
   * then by `timed` of those that come to an end, and `compared-all`; or by `refused`.
   */
  | { readonly kind: 'compare'; readonly runs: readonly string[] }
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
  /** Which states the search has met, after the first `from` of them: answered by `meetings`. */
  | { readonly kind: 'meetings'; readonly request: number; readonly from: number }
  /** The search tree of steps `from … to − 1`, at most `mostTreeSteps`: answered by `tree`. */
  | { readonly kind: 'tree'; readonly request: number; readonly from: number; readonly to: number }
  /** The answer to this request is no longer wanted; none will come. */
  | { readonly kind: 'cancel'; readonly request: number }

/** States in the order the search met them, numbered as in its state space. */
export interface MeetingPage {
  /** The number of the first meeting here. */
  readonly from: number
  readonly states: Int32Array
  /** After how many steps each was met. */
  readonly at: Float64Array
  /** All meetings up to this step are known. */
  readonly upTo: number
}

/** A longer page of solutions is cut to this many. */
export const mostSolutionsAtOnce = 1000

/** Solutions of an instance being written are counted up to here. */
export const mostJudged = 1001

/** A run that is compared makes no more steps than this. */
export const mostComparedSteps = 10_000_000
/** It is timed so often, or for so long. */
export const mostTimedRuns = 1000
export const mostTimedMs = 100

/** What a run took: to its first solution, if it came to one, and to its end, if it came there. */
export interface ComparedRow {
  readonly first: Counts | undefined
  readonly total: Counts | undefined
  /** Found in all, as far as it went. */
  readonly solutions: number
}

export interface Progress {
  readonly kind: 'progress'
  readonly state: RunState
  /** It stopped at a solution: in the state `solved`, or `exhausted` where that was the last step of all. */
  readonly found: boolean
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
  /** Of the whole state space; absent where it is too large to be gone through. */
  | { readonly kind: 'facts'; readonly facts: SpaceFacts | undefined }
  | {
      readonly kind: 'space'
      readonly space: StateSpace
      /** By state, the moves to the nearest goal; −1 where none is known to be reached. */
      readonly toGoal: Int32Array
    }
  | ({ readonly kind: 'meetings'; readonly request: number } & MeetingPage)
  | { readonly kind: 'tree'; readonly request: number; readonly tree: SearchTree }
  /** How much of the work is done, 0 … 1. */
  | { readonly kind: 'making'; readonly share: number }
  /** `params` are undefined where this seed gives none. */
  | { readonly kind: 'made'; readonly params: Params | undefined }
  /** At most `mostJudged`. */
  | { readonly kind: 'judged'; readonly request: number; readonly solutions: number }
  /** Of each statement, whether it is needed. */
  | { readonly kind: 'needed'; readonly request: number; readonly needed: readonly boolean[] }
  | { readonly kind: 'compared'; readonly at: number; readonly row: ComparedRow }
  /** Milliseconds to the first solution, or to the end where there is none: the mean of so many runs. */
  | { readonly kind: 'timed'; readonly at: number; readonly ms: number; readonly runs: number }
  | { readonly kind: 'compared-all' }
  /**
   * How much is learnt, 0 … 1; `isDone`: there is no more to learn; `isOn`: it goes on. Also the word that a game is on
   * the table.
   */
  | {
      readonly kind: 'learning'
      readonly share: number
      readonly isDone: boolean
      readonly isOn: boolean
    }
  /** `thought` is undefined where the game is over. */
  | { readonly kind: 'thought'; readonly request: number; readonly thought: Thought | undefined }
  /** The run could not start, or broke; the search is over. */
  | { readonly kind: 'refused'; readonly message: Message }
