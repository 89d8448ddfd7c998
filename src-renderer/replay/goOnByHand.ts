/** From a path that is replayed to a board in the hands of the person. */
import type { App } from '../app'
import { layLine } from '../hand/layLine'
import { setMode } from '../hand/play'
import { endReplay } from './replay'
import type { Replay } from './replayDesk'

/** Longer lines are not laid out move by move. */
const mostByHand = 2000

export const canGoOnByHand = ({ path: { puzzle }, k }: Replay): boolean =>
  puzzle.hand?.ofLine !== undefined && k > 0 && k <= mostByHand

/** What has been replayed so far is in the person's hand. */
export function goOnByHand(app: App): void {
  const { replay } = app.replay.getState()
  if (!replay) return
  const { path, k } = replay
  endReplay(app)
  setMode(app, 'play')
  layLine(app, path.params, path.moves.slice(0, k))
}
