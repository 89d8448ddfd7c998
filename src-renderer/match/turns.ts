/** Whose turn it is, and the turns to which Undo and Redo go. */
import type { Params } from '@shared/form/field'
import type { Hand, HandPlay } from '@shared/hand'
import type { MatchDesk, Seat } from './matchDesk'

export type Turn = Seat | 'over'

/** What turns are told from. */
export interface Table {
  readonly play: HandPlay
  readonly params: Params
  readonly seats: MatchDesk['seats']
}

/** Of a puzzle that is no game for two it is always the person's. */
export function turnAt({ play, params, seats }: Table, hand: Hand): Turn {
  if (!play.versus) return 'person'
  const side = play.versus.turnOf(params, hand)
  return side === undefined ? 'over' : seats[side]
}

/** Undo and Redo go past the computer's turns; where it plays both sides, they go to each. */
export const isStop = (table: Table, hand: Hand): boolean =>
  !hasPerson(table.seats) || turnAt(table, hand) !== 'computer'

export const hasPerson = (seats: MatchDesk['seats']): boolean => seats.includes('person')
