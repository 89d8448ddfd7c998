/** The keys that a replayed path takes before the search can. */
import type { KeyCommand, KeyPlace, KeyPress } from '../keys'
import { endReplay, goOrStay, goToMove, isReplaying, stepReplay } from './replay'
import type { ReplayApp } from './replayApp'

const acts: Readonly<Record<string, (app: ReplayApp) => void>> = {
  ArrowLeft: (app) => stepReplay(app, -1),
  ArrowRight: (app) => stepReplay(app, 1),
  Home: (app) => goToMove(app, 0),
  End: (app) => goToMove(app, Number.POSITIVE_INFINITY),
  ' ': goOrStay,
  Escape: endReplay,
}

/** True when the key is done with. */
export function takeReplayKey(app: ReplayApp, { key, ctrl, shift, alt }: KeyPress, place: KeyPlace): boolean {
  if (!isReplaying(app) || place !== 'page' || ctrl || shift || alt) return false
  const act = acts[key]
  act?.(app)
  return act !== undefined
}

/** What the keys still do while a path is replayed. */
const kept: readonly KeyCommand[] = [
  'toggle-panel',
  'shortcuts',
  'faster',
  'slower',
  'next-zone',
  'previous-zone',
]

export const restsInReplay = (app: ReplayApp, command: KeyCommand): boolean =>
  isReplaying(app) && !kept.includes(command)
