/** A line of moves that was made elsewhere, to be gone on with. */
import type { Params } from '@shared/form/field'
import type { Hand } from '@shared/hand'
import type { Move } from '@shared/step'
import type { App } from '../app'
import { setParams } from '../commands'
import { layHands } from './play'

/** Lays it on the board move by move, so that Undo leads back through it. All of it can be played. */
export function layLine(app: App, params: Params, moves: readonly Move[]): void {
  const { hand: play } = app.desk.getState().run.puzzle
  if (!play?.ofLine) return
  const hands: Hand[] = [play.start(params)]
  for (let count = 1; count <= moves.length; count++) {
    const hand = play.ofLine(params, moves.slice(0, count))
    // What nobody is asked for has come in with the move before it.
    if (hand.length > (hands.at(-1)?.length ?? 0)) hands.push(hand)
  }
  setParams(app, params)
  layHands(app, hands.slice(1))
}
