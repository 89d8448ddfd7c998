/** A game played elsewhere, to be gone on with. */
import { readPlayed } from '@shared/export/played'
import type { Hand } from '@shared/hand'
import type { Message } from '@shared/lib/message'
import type { App } from '../app'
import { setParams } from '../commands'
import { layHands } from '../hand/play'

/** Lays it on the table, move by move; says what is wrong with it, if anything, and then nothing has changed. */
export function layRecord(app: App, text: string): Message | undefined {
  const { run } = app.desk.getState()
  const { hand: play } = run.puzzle
  const read = readPlayed(run.puzzle, text, run.params)
  if (!read.ok) return read.message
  const { params, moves } = read.value
  if (!play?.ofLine) return undefined
  const hands: Hand[] = [play.start(params)]
  for (let count = 1; count <= moves.length; count++) {
    const hand = play.ofLine(params, moves.slice(0, count))
    // What nobody is asked for has come in with the move before it.
    if (hand.length > (hands.at(-1)?.length ?? 0)) hands.push(hand)
  }
  setParams(app, params)
  layHands(app, hands.slice(1))
  return undefined
}
