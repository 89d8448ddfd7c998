import type { Thought, Versus } from '@shared/hand'
import type { Message } from '@shared/lib/message'
import { useStore } from 'zustand'
import { useHand } from '../hand/useHand'
import { useApp, useDesk } from '../useApp'
import { type MatchDesk, thoughtOf } from './matchDesk'
import { type Turn, turnAt } from './turns'

export const useMatch = <T>(select: (match: MatchDesk) => T): T => useStore(useApp().match, select)

/** Of a game for two. */
export const useVersus = (): Versus | undefined => useDesk(({ run }) => run.puzzle.hand?.versus)

export interface Standing {
  readonly turn: Turn
  /** What the computer makes of the board, if that is known by now. */
  readonly thought: Thought | undefined
  /** It is the computer's turn, and it does not play by itself. */
  readonly waits: boolean
}

export function useStanding(): Standing {
  const { puzzle, params } = useDesk(({ run }) => run)
  const { hand } = useHand(({ history }) => history.now)
  const hasFuture = useHand(({ history }) => history.future.length > 0)
  const seats = useMatch((match) => match.seats)
  const isHeld = useMatch((match) => match.isHeld)
  const thought = useMatch((match) => thoughtOf(match, hand))
  const turn = puzzle.hand ? turnAt({ play: puzzle.hand, params, seats }, hand) : 'person'
  return { turn, thought, waits: turn === 'computer' && (isHeld || hasFuture) }
}

/**
 * What there is to say of the board besides how it stands: that it is bad for the person who is to move, or what it is
 * worth to anybody, where that is to be shown.
 */
export function useVerdict(): Message | undefined {
  const { params } = useDesk(({ run }) => run)
  const versus = useVersus()
  const { hand } = useHand(({ history }) => history.now)
  const isJudged = useMatch((match) => match.isJudged)
  const { turn, thought } = useStanding()
  const worth = thought?.worth
  if (!versus || !worth || turn === 'over') return undefined
  const isBad = turn === 'person' && worth.worth < 0
  return isJudged || isBad ? versus.verdict(params, hand, worth) : undefined
}
