/** The state of a game for two in the window: who plays, how well the computer does, and what it makes of the board. */

import type { Hand, Thought, Versus } from '@shared/hand'
import type { Message } from '@shared/lib/message'
import { createStore, type StoreApi } from 'zustand/vanilla'

export const seatings = ['person', 'computer'] as const
export type Seat = (typeof seatings)[number]

export interface MatchDesk {
  /** Who plays the one side and the other. */
  readonly seats: readonly [Seat, Seat]
  /** The one chosen last; it may be another game's. */
  readonly level: string | undefined
  /** Whether the board shows which moves are good and which are bad. */
  readonly isJudged: boolean
  /** Of the slips. */
  readonly seed: number
  /** The computer waits though it is its turn. */
  readonly isHeld: boolean
  /** How much the computer knows; absent while none is at the table. */
  readonly learning: Learning | undefined
  /** What it makes of this hand: the same object, so that it is of no other. */
  readonly thought: { readonly hand: Hand; readonly thought: Thought | undefined } | undefined
  /** Why there is nobody to play with. */
  readonly problem: Message | undefined
}

interface Learning {
  /** 0 … 1. */
  readonly share: number
  readonly isDone: boolean
  /** It goes on learning. */
  readonly isOn: boolean
}

export type MatchStore = StoreApi<MatchDesk>

export const createMatchDesk = (seed: number): MatchStore =>
  createStore<MatchDesk>(() => ({
    seats: ['person', 'computer'],
    level: undefined,
    isJudged: false,
    seed,
    isHeld: false,
    learning: undefined,
    thought: undefined,
    problem: undefined,
  }))

/** The level chosen; before one is, the second, which can be beaten. */
export const levelOf = ({ level }: Pick<MatchDesk, 'level'>, { levels }: Versus): string =>
  levels.find((each) => each === level) ?? levels[1] ?? levels[0] ?? ''

/** What the computer makes of this hand, if that is known. */
export const thoughtOf = ({ thought }: MatchDesk, hand: Hand): Thought | undefined =>
  thought?.hand === hand ? thought.thought : undefined
