/** What the person does with a path that is replayed. */
import type { ReplayApp } from './replayApp'
import type { Replay } from './replayDesk'

export const isReplaying = ({ replay }: Pick<ReplayApp, 'replay'>): boolean =>
  replay.getState().replay !== undefined

const change = ({ replay }: ReplayApp, next: (now: Replay) => Partial<Replay>): void => {
  const { replay: now } = replay.getState()
  if (now) replay.setState({ replay: { ...now, ...next(now) } })
}

/** To the board after k moves, or as near to it as there is. */
export const goToMove = (app: ReplayApp, k: number): void =>
  change(app, ({ path: { sound } }) => ({ k: Math.min(sound, Math.max(0, k)), isGoing: false }))

export const stepReplay = (app: ReplayApp, by: number): void => {
  const { replay } = app.replay.getState()
  if (replay) goToMove(app, replay.k + by)
}

/** Lets it go on by itself, from the start if it is at its end; or stops it. */
export const goOrStay = (app: ReplayApp): void =>
  change(app, ({ k, path: { sound }, isGoing }) => ({
    k: !isGoing && k === sound ? 0 : k,
    isGoing: !isGoing && sound > 0,
  }))

/** The moves that go by at once; at the end it stops. */
export const goOn = (app: ReplayApp, moves: number): void =>
  change(app, ({ k, path: { sound } }) => ({
    k: Math.min(sound, k + moves),
    isGoing: k + moves < sound,
  }))

export const endReplay = ({ replay }: Pick<ReplayApp, 'replay'>): void => {
  if (replay.getState().replay) replay.setState({ replay: undefined })
}
