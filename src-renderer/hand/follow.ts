/** Shows the hand on the stage while it is played, and begins a new one when another board is on the table. */

import type { JudgedMove } from '@shared/game'
import type { Hand, HandSpot } from '@shared/hand'
import type { Mark, Picture } from '@shared/picture/picture'
import { thoughtOf } from '../match/matchDesk'
import { boardOf } from './board'
import { gameOf } from './game'
import type { HandApp } from './handApp'
import { freshDesk, type HandDesk } from './handDesk'
import { isPlaying } from './play'

export function followHand(app: HandApp): void {
  const { desk, hand, view, asker, match, documents } = app
  desk.subscribe(({ run, greeting }, before) => {
    if (greeting.lang !== before.greeting.lang) show(app)
    if (boardOf(run) === boardOf(before.run)) return
    asker.drop()
    const { mode, history } = hand.getState()
    const hands = new Map(documents.getState().hands).set(boardOf(before.run), history)
    documents.setState({ hands })
    // On the same puzzle whoever plays goes on playing, with the board as it now is.
    const fresh = freshDesk(run)
    // Whoever comes back to a board finds it as it was left.
    const left = hands.get(boardOf(run)) ?? fresh.history
    hand.setState({ ...fresh, history: left, mode: run.puzzle === before.run.puzzle ? mode : 'watch' })
  })
  hand.subscribe((now, before) => {
    if (isSeenOf(now, before)) show(app)
    const { dataset } = document.documentElement
    if (now.mode === 'play') dataset.hand = now.history.now.hand.join(' ')
    else delete dataset.hand
  })

  match.subscribe(({ isJudged, thought }, before) => {
    if (isJudged !== before.isJudged || (isJudged && thought !== before.thought)) show(app)
  })

  function show(app: HandApp): void {
    view.setInstead('hand', isPlaying(app) ? pictureOf(app) : undefined)
  }
}

/** Whether what has changed is to be seen on the board: the answers of a solver are not. */
const isSeenOf = (now: HandDesk, before: HandDesk): boolean =>
  (['mode', 'history', 'held', 'cursor', 'hasCursor'] as const).some((each) => now[each] !== before[each])

/** The board as it is played, with a ring where the keys are. */
function pictureOf(app: HandApp): Picture | undefined {
  const game = gameOf(app)
  if (!game) return undefined
  const { play, params, now } = game
  const { history, cursor, hasCursor } = app.hand.getState()
  const { lang } = app.desk.getState().greeting
  const picture = play.draw(params, { ...now, hinted: history.now.hinted, lang, ...judgedOf(app, now.hand) })
  const spot = hasCursor ? play.spots(params)[cursor] : undefined
  return spot ? { ...picture, marks: [...picture.marks, ringRound(spot)] } : picture
}

/** What the moves are worth, where the person wants to see it and it is known. */
function judgedOf({ match }: HandApp, hand: Hand): { readonly judged?: readonly JudgedMove[] } {
  const state = match.getState()
  const thought = state.isJudged ? thoughtOf(state, hand) : undefined
  return thought ? { judged: thought.moves } : {}
}

function ringRound({ x, y, w, h }: HandSpot): Mark {
  const width = Math.min(w, h) < 40 ? 2 : 3
  return {
    kind: 'rect',
    key: 'hand-cursor',
    x: x + width / 2,
    y: y + width / 2,
    w: w - width,
    h: h - width,
    radius: 4,
    stroke: 'accent',
    width,
  }
}
