/** Looking for a moment of the run: the solver goes through the steps; the window hears how far it has come. */
import type { FromSolver } from '@shared/ipc/solver'
import type { Target } from '@shared/trace/find'
import type { DeskStore } from './desk'
import type { Session } from './session'
import type { Player } from './timeline/player'

export interface Look {
  readonly request: number
  settle(found: Found): void
}

/** The moment; `none`: there is none in what has been searched; `ended`: nobody wanted to know any more. */
export type Found = number | 'none' | 'ended'

/** What a look needs of the app. */
interface Looker {
  readonly desk: DeskStore
  readonly player: Player
  readonly session: Session
  look: Look | undefined
}

/**
 * The nearest such moment strictly before or after `from`. One look at a time: a new one, or another run, ends the
 * one before.
 */
export function findMoment(app: Looker, target: Target, from: number, forwards: boolean): Promise<Found> {
  endLook(app)
  if (!app.session.isOpen) return Promise.resolve('none')
  return new Promise((settle) => {
    const request = ++app.player.requests.last
    app.look = { request, settle }
    app.session.say({ kind: 'find', request, target, from, forwards })
  })
}

/** Takes in what the solver says of a look; of an ended one nothing is heard. */
export function hearLook(app: Looker, message: FromSolver & { readonly kind: 'looking' | 'found' }): void {
  const { look, desk } = app
  if (message.request !== look?.request) return
  if (message.kind === 'looking') desk.setState({ looked: message.share })
  else finishLook(app, message.k ?? 'none')
}

/** Nobody wants to know any more. */
export function endLook(app: Looker): void {
  if (!app.look) return
  app.session.say({ kind: 'cancel', request: app.look.request })
  finishLook(app, 'ended')
}

function finishLook(app: Looker, found: Found): void {
  app.look?.settle(found)
  app.look = undefined
  app.desk.setState({ looked: undefined })
}
