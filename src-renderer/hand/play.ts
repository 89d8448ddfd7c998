/** What the person does with a hand, by button, key or press on the board. */
import type { Hand, HandPlay, Move } from '@shared/puzzle'
import { changeTimeline } from '../timeline/player'
import { pause } from '../timeline/timeline'
import type { HandApp } from './handApp'
import type { Answer, Mode } from './handDesk'
import { type History, played, redone, undone } from './history'

/** What the hand of now is played with; undefined where the puzzle is not played by hand. */
export function gameOf({ desk, hand }: HandApp) {
  const { run } = desk.getState()
  const play: HandPlay | undefined = run.puzzle.hand
  return play && { run, play, params: run.params, hand: hand.getState().history.now.hand }
}

export const isPlaying = ({ hand }: HandApp): boolean => hand.getState().mode === 'play'

export function setMode(app: HandApp, mode: Mode): void {
  if (mode === 'play') changeTimeline(app.player, pause)
  else app.asker.drop()
  const { answer } = app.hand.getState()
  app.hand.setState({ mode, answer: answer.kind === 'asking' ? { kind: 'none' } : answer })
}

/** Plays what a press at (x, y), in picture units, means. */
export function pressHand(app: HandApp, x: number, y: number): void {
  const game = gameOf(app)
  const next = game?.play.press(game.params, game.hand, x, y)
  if (next) playHand(app, next)
}

function playHand(app: HandApp, hand: Hand): void {
  change(app, played(app.hand.getState().history, hand))
}

export const undo = (app: HandApp): void => change(app, undone(app.hand.getState().history))
export const redo = (app: HandApp): void => change(app, redone(app.hand.getState().history))

/** The start again; what there was can be had back. */
export function startAnew(app: HandApp): void {
  const game = gameOf(app)
  if (game) playHand(app, game.play.start(game.params))
}

/** Another hand: what was known of the one before does not hold of it. */
function change({ hand, asker }: HandApp, history: History): void {
  if (history === hand.getState().history) return
  asker.drop()
  hand.setState({ history, answer: { kind: 'none' }, line: undefined })
}

/** Can this be completed? */
export const ask = (app: HandApp): void => findOut(app, false)

/** The next piece of a completion; one that is known already is gone on with. */
export const hint = (app: HandApp): void => findOut(app, true)

function findOut(app: HandApp, forHint: boolean): void {
  const game = gameOf(app)
  if (!game) return
  const { line } = app.hand.getState()
  const rest = game.play.rest(game.params, game.hand)
  const strategy = rest && game.run.puzzle.strategies.find(({ id }) => id === rest.strategy)
  if (line) found(app, line, forHint)
  else if (rest && strategy) {
    tell(app, { kind: 'asking', steps: 0, forHint })
    app.asker.ask({ puzzle: game.run.puzzle, strategy, params: rest.params })
  } else tell(app, { kind: 'wrong' })
}

/** A line has been found that completes the hand. */
export function found(app: HandApp, line: readonly Move[], forHint: boolean): void {
  const game = gameOf(app)
  if (!game) return
  const { history } = app.hand.getState()
  const hand = forHint ? game.play.hint(game.params, game.hand, line) : game.hand
  const next = hand === game.hand ? history : played(history, hand, true)
  app.hand.setState({ history: next, line, answer: forHint ? { kind: 'none' } : { kind: 'yes' } })
}

export function stopAsking(app: HandApp): void {
  app.asker.drop()
  tell(app, { kind: 'none' })
}

const tell = ({ hand }: HandApp, answer: Answer): void => hand.setState({ answer })

/** The keys go to another square. */
export function moveCursor(app: HandApp, rows: number, columns: number): void {
  const game = gameOf(app)
  if (!game) return
  const board = game.play.board(game.params)
  const { cursor, hasCursor } = app.hand.getState()
  const row = Math.floor(cursor / board.columns) + (hasCursor ? rows : 0)
  const column = (cursor % board.columns) + (hasCursor ? columns : 0)
  const within = (at: number, end: number) => Math.max(0, Math.min(end - 1, at))
  app.hand.setState({
    cursor: within(row, board.rows) * board.columns + within(column, board.columns),
    hasCursor: true,
  })
}

/** A press on the square that the keys are at. */
export function pressCursor(app: HandApp): void {
  const game = gameOf(app)
  const { cursor, hasCursor } = app.hand.getState()
  if (!game || !hasCursor) return
  const { left, top, cell, columns } = game.play.board(game.params)
  const x = left + ((cursor % columns) + 0.5) * cell
  pressHand(app, x, top + (Math.floor(cursor / columns) + 0.5) * cell)
}
