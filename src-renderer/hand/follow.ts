/** Shows the hand on the stage while it is played, and begins a new one when another board is on the table. */
import type { Picture } from '@shared/picture/picture'
import type { Run } from '@shared/run'
import { runText } from '@shared/run'
import type { HandApp } from './handApp'
import { freshDesk } from './handDesk'
import { gameOf } from './play'

export function followHand(app: HandApp): void {
  const { desk, hand, view, asker } = app
  desk.subscribe(({ run }, before) => {
    if (boardOf(run) === boardOf(before.run)) return
    asker.drop()
    const { mode } = hand.getState()
    // On the same puzzle whoever plays goes on playing, with the board as it now is.
    hand.setState({ ...freshDesk(run), mode: run.puzzle === before.run.puzzle ? mode : 'watch' })
  })
  hand.subscribe(({ mode, history }) => {
    view.setInstead(mode === 'play' ? pictureOf(app) : undefined)
    const { dataset } = document.documentElement
    if (mode === 'play') dataset.hand = history.now.hand.join(' ')
    else delete dataset.hand
  })
}

/** What is on the table, by whatever strategy it is searched. */
const boardOf = ({ puzzle, params }: Run): string =>
  runText({ puzzle, params, strategy: puzzle.strategies[0] as Run['strategy'] })

/** The board as it is played, with a ring where the keys are. */
function pictureOf(app: HandApp): Picture | undefined {
  const game = gameOf(app)
  if (!game) return undefined
  const { play, params, hand } = game
  const { history, cursor, hasCursor } = app.hand.getState()
  const picture = play.draw(params, hand, history.now.hinted, app.desk.getState().greeting.lang)
  if (!hasCursor) return picture
  const { left, top, cell, columns } = play.board(params)
  const width = cell < 40 ? 2 : 3
  const ring = {
    kind: 'rect',
    key: 'hand-cursor',
    x: left + (cursor % columns) * cell + width / 2,
    y: top + Math.floor(cursor / columns) * cell + width / 2,
    w: cell - width,
    h: cell - width,
    radius: 4,
    stroke: 'accent',
    width,
  } as const
  return { ...picture, marks: [...picture.marks, ring] }
}
