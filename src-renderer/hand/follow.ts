/** Shows the hand on the stage while it is played, and begins a new one when another board is on the table. */
import type { Mark, Picture } from '@shared/picture/picture'
import type { HandSpot } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { runText } from '@shared/run'
import { gameOf } from './game'
import type { HandApp } from './handApp'
import { freshDesk, type HandDesk } from './handDesk'
import { isPlaying } from './play'

export function followHand(app: HandApp): void {
  const { desk, hand, view, asker } = app
  desk.subscribe(({ run, greeting }, before) => {
    if (greeting.lang !== before.greeting.lang) show(app)
    if (boardOf(run) === boardOf(before.run)) return
    asker.drop()
    const { mode } = hand.getState()
    // On the same puzzle whoever plays goes on playing, with the board as it now is.
    hand.setState({ ...freshDesk(run), mode: run.puzzle === before.run.puzzle ? mode : 'watch' })
  })
  hand.subscribe((now, before) => {
    if (isSeenOf(now, before)) show(app)
    const { dataset } = document.documentElement
    if (now.mode === 'play') dataset.hand = now.history.now.hand.join(' ')
    else delete dataset.hand
  })

  function show(app: HandApp): void {
    view.setInstead(isPlaying(app) ? pictureOf(app) : undefined)
  }
}

/** Whether what has changed is to be seen on the board: the answers of a solver are not. */
const isSeenOf = (now: HandDesk, before: HandDesk): boolean =>
  (['mode', 'history', 'held', 'cursor', 'hasCursor'] as const).some((each) => now[each] !== before[each])

/** What is on the table, by whatever strategy it is searched. */
const boardOf = ({ puzzle, params }: Run): string =>
  runText({ puzzle, params, strategy: puzzle.strategies[0] as Run['strategy'] })

/** The board as it is played, with a ring where the keys are. */
function pictureOf(app: HandApp): Picture | undefined {
  const game = gameOf(app)
  if (!game) return undefined
  const { play, params, now } = game
  const { history, cursor, hasCursor } = app.hand.getState()
  const { lang } = app.desk.getState().greeting
  const picture = play.draw(params, { ...now, hinted: history.now.hinted, lang })
  const spot = hasCursor ? play.spots(params)[cursor] : undefined
  return spot ? { ...picture, marks: [...picture.marks, ringRound(spot)] } : picture
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
