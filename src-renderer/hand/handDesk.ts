/** The state of playing by hand, beside the search and apart from it: going from the one to the other loses nothing. */
import type { Message } from '@shared/lib/message'
import type { Run } from '@shared/run'
import type { Move } from '@shared/step'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { freshHistory, type History } from './history'

export type Mode = 'watch' | 'play'

/** What a solver is asked: whether the hand can be completed, its next piece, or how short the whole could have been. */
export type Question = 'ask' | 'hint' | 'compare'

/** What is known of the hand from a solver. */
export type Answer =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'asking'
      readonly question: Question
      readonly steps: number
      /** What to know meanwhile. */
      readonly note: Message | undefined
    }
  /** `least`: how many moves are left at the least, where that is known. */
  | { readonly kind: 'yes'; readonly least: number | undefined }
  /** After so many steps. */
  | { readonly kind: 'no'; readonly steps: number }
  /** By argument alone. */
  | { readonly kind: 'never' }
  /** Something is wrong with the hand itself, and nothing was tried. */
  | { readonly kind: 'wrong' }
  /** Solved in so many moves, where so many are the least. */
  | { readonly kind: 'compared'; readonly moves: number; readonly least: number }
  | { readonly kind: 'failed'; readonly message: Message }

export const noAnswer: Answer = { kind: 'none' }

export interface HandDesk {
  readonly mode: Mode
  readonly history: History
  /** What was taken up to be put somewhere; only its puzzle knows what the number means. */
  readonly held: number | undefined
  /** Why the last press, or the last question, came to nothing. */
  readonly why: Message | undefined
  readonly answer: Answer
  /** A line that completes the hand, if one is known. */
  readonly line: readonly Move[] | undefined
  /** The spot that the keys are at, and whether its ring is shown. */
  readonly cursor: number
  readonly hasCursor: boolean
}

export type HandStore = StoreApi<HandDesk>

export const createHandDesk = (run: Run): HandStore => createStore<HandDesk>(() => freshDesk(run))

/** A board as it is at the start, to be watched. */
export const freshDesk = ({ puzzle, params }: Run): HandDesk => ({
  mode: 'watch',
  history: freshHistory(puzzle.hand?.start(params) ?? []),
  held: undefined,
  why: undefined,
  answer: noAnswer,
  line: undefined,
  cursor: 0,
  hasCursor: false,
})
