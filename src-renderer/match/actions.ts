/** What the person does about the game, besides playing it. */
import { found } from '../hand/ask'
import { gameOf } from '../hand/game'
import type { HandApp } from '../hand/handApp'
import { type Seat, thoughtOf } from './matchDesk'
import { turnAt } from './turns'

export function setSeat({ match }: HandApp, side: 0 | 1, seat: Seat): void {
  const { seats } = match.getState()
  match.setState({ seats: side === 0 ? [seat, seats[1]] : [seats[0], seat], isHeld: false })
}

export const setLevel = ({ match }: HandApp, level: string): void => match.setState({ level })

export const setJudged = ({ match }: HandApp, isJudged: boolean): void => match.setState({ isJudged })

/** Plays the best move for the person whose turn it is. */
export function hintMove(app: HandApp): void {
  const game = gameOf(app)
  const state = app.match.getState()
  if (!game || turnAt({ ...game, seats: state.seats }, game.hand) !== 'person') return
  const thought = thoughtOf(state, game.hand)
  if (thought) found(app, [thought.best], 'hint')
}

/** The computer waits. */
export const hold = ({ match }: HandApp): void => match.setState({ isHeld: true })

/** The computer plays from here; what was taken back is gone, as it is when a person plays. */
export function goOn({ hand, match }: HandApp): void {
  const { history } = hand.getState()
  if (history.future.length > 0) hand.setState({ history: { ...history, future: [] } })
  match.setState({ isHeld: false })
}

export const learnOn = ({ rival }: HandApp, learns: boolean): void => rival.learn(learns)

/** After the one who plays was lost. */
export const tryAgain = ({ match }: HandApp): void => match.setState({ problem: undefined })
