/** The state of playing by hand, beside the search and apart from it: going from the one to the other loses nothing. */
import type { Message } from '@shared/lib/message'
import type { Move } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { freshHistory, type History } from './history'

export type Mode = 'watch' | 'play'

/** Whether the hand can be completed: not asked, being found out, or known. */
export type Answer =
  | { readonly kind: 'none' }
  /** `forHint`: its next piece is to be played when it is known. */
  | { readonly kind: 'asking'; readonly steps: number; readonly forHint: boolean }
  | { readonly kind: 'yes' }
  /** After so many steps; `wrong`: something is wrong with the hand itself, and nothing was tried. */
  | { readonly kind: 'no'; readonly steps: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'failed'; readonly message: Message }

export interface HandDesk {
  readonly mode: Mode
  readonly history: History
  readonly answer: Answer
  /** A line that completes the hand, if one is known. */
  readonly line: readonly Move[] | undefined
  /** The square that the keys are at, and whether its ring is shown. */
  readonly cursor: number
  readonly hasCursor: boolean
}

export type HandStore = StoreApi<HandDesk>

export const createHandDesk = (run: Run): HandStore => createStore<HandDesk>(() => freshDesk(run))

/** A board as it is at the start, to be watched. */
export const freshDesk = ({ puzzle, params }: Run): HandDesk => ({
  mode: 'watch',
  history: freshHistory(puzzle.hand?.start(params) ?? []),
  answer: { kind: 'none' },
  line: undefined,
  cursor: 0,
  hasCursor: false,
})
