/** What the person does with a path that is replayed. */
import type { ReplayApp } from './replayApp'
import type { Replay } from './replayDesk'

/** Of the app they need no more than this. */
type Replaying = Pick<ReplayApp, 'replay'>

export const isReplaying = ({ replay }: Replaying): boolean => replay.getState().replay !== undefined

const change = ({ replay }: Replaying, next: (now: Replay) => Partial<Replay>): void => {
  const { replay: now } = replay.getState()
  if (now) replay.setState({ replay: { ...now, ...next(now) } })
}

/** To the board after k moves, or as near to it as there is. */
export const goToMove = (app: Replaying, k: number): void =>
  change(app, ({ path: { sound } }) => ({ k: Math.min(sound, Math.max(0, k)), isGoing: false }))

export const stepReplay = (app: Replaying, by: number): void => {
  const { replay } = app.replay.getState()
  if (replay) goToMove(app, replay.k + by)
}

/** Lets it go on by itself, from the start if it is at its end; or stops it. */
export const goOrStay = (app: Replaying): void =>
  change(app, ({ k, path: { sound }, isGoing }) => ({
    k: !isGoing && k === sound ? 0 : k,
    isGoing: !isGoing && sound > 0,
  }))

/** The moves that go by at once; at the end it stops. */
export const goOn = (app: Replaying, moves: number): void =>
  change(app, ({ k, path: { sound } }) => ({
    k: Math.min(sound, k + moves),
    isGoing: k + moves < sound,
  }))

export const endReplay = ({ replay }: Replaying): void => {
  if (replay.getState().replay) replay.setState({ replay: undefined })
}
