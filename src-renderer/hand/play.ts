/** What the person does with a hand, by button, key or press on the board. */
import type { Hand } from '@shared/hand'
import type { Move } from '@shared/step'
import { randomSeed } from '../making/seed'
import { isStop, turnAt } from '../match/turns'
import { changeTimeline } from '../timeline/player'
import { pause } from '../timeline/timeline'
import { compare } from './ask'
import { gameOf, lineAfter, neighbourOf, spotAt } from './game'
import type { HandApp } from './handApp'
import { type Mode, noAnswer } from './handDesk'
import { begunAnew, type History, movedBy, played, redoneTo, undoneTo } from './history'

/** In picture units. */
interface Point {
  readonly x: number
  readonly y: number
}

export const isPlaying = ({ hand }: HandApp): boolean => hand.getState().mode === 'play'

export function setMode(app: HandApp, mode: Mode): void {
  if (mode === 'play') changeTimeline(app.player, pause)
  else app.asker.drop()
  const { answer } = app.hand.getState()
  app.hand.setState({
    mode,
    held: undefined,
    why: undefined,
    answer: answer.kind === 'asking' ? noAnswer : answer,
  })
}

/** The spot at (x, y), in picture units. */
function spotUnder(app: HandApp, x: number, y: number): number | undefined {
  const game = gameOf(app)
  return game && spotAt(game.play.spots(game.params), x, y)
}

/** Plays what a press at (x, y), in picture units, means; beside all spots what is held is put down. */
export function pressHand(app: HandApp, x: number, y: number): void {
  const spot = spotUnder(app, x, y)
  if (spot === undefined) drop(app)
  else pressSpot(app, spot)
}

function pressSpot(app: HandApp, spot: number): void {
  const game = gameOf(app)
  if (game && turnAt({ ...game, seats: app.match.getState().seats }, game.hand) === 'computer') {
    app.hand.setState({ why: { key: 'match.wait' } })
    return
  }
  const pressed = game?.play.press(game.params, game.now, spot)
  if (!game || !pressed) return
  const { hand, held, why } = pressed
  if (hand === game.hand) app.hand.setState({ held, why })
  else {
    const { line, history } = app.hand.getState()
    change(app, played(history, hand), line && lineAfter(game, line, hand), held)
  }
}

/** A drag takes up what is where it begins; false where there is nothing to take, and the picture moves. */
export function beginDrag(app: HandApp, { x, y }: Point): boolean {
  const isOnSpot = isPlaying(app) && gameOf(app)?.play.drags === true && spotUnder(app, x, y) !== undefined
  if (isOnSpot) {
    drop(app)
    pressHand(app, x, y)
  }
  return isOnSpot
}

/** And puts it where it ends; where it began, beside all spots, or where it cannot be put, it is put down. */
export function endDrag(app: HandApp, at: Point | undefined): void {
  if (app.hand.getState().held === undefined) return
  if (at) pressHand(app, at.x, at.y)
  app.hand.setState({ held: undefined })
}

/** What is held is put down. True when there was something. */
export function drop({ hand }: HandApp): boolean {
  const isHolding = hand.getState().held !== undefined
  if (isHolding) hand.setState({ held: undefined, why: undefined })
  return isHolding
}

export const undo = (app: HandApp): void => change(app, afterUndo(app))
export const redo = (app: HandApp): void => change(app, afterRedo(app))

/** The history as it would be: back to a turn of the person's, if there is one. */
export const afterUndo = (app: HandApp): History =>
  undoneTo(app.hand.getState().history, (hand) => isTurnToStop(app, hand))

const afterRedo = (app: HandApp): History =>
  redoneTo(app.hand.getState().history, (hand) => isTurnToStop(app, hand))

function isTurnToStop(app: HandApp, hand: Hand): boolean {
  const game = gameOf(app)
  return !game || isStop({ ...game, seats: app.match.getState().seats }, hand)
}

/** To a hand of before, or one that was taken back. */
export const jump = (app: HandApp, by: number): void => change(app, movedBy(app.hand.getState().history, by))

/** Plays this move as whoever's turn it is. */
export function playMove(app: HandApp, move: Move): void {
  const game = gameOf(app)
  const next = game?.play.hint(game.params, game.hand, [move])
  if (next) change(app, played(app.hand.getState().history, next.hand))
}

/** The start again; what there was can be had back. */
export function startAnew(app: HandApp): void {
  const game = gameOf(app)
  const { history } = app.hand.getState()
  if (!game || history.past.length === 0) return
  change(app, begunAnew(history, game.play.start(game.params)))
  app.match.setState({ seed: randomSeed(), isHeld: false })
}

/** Another game takes the place of this one, move by move; Undo leads back through it and then to this one. */
export function layHands(app: HandApp, hands: readonly Hand[]): void {
  const game = gameOf(app)
  if (!game) return
  const { history } = app.hand.getState()
  const start = game.play.start(game.params)
  const isFresh = history.past.length === 0
  change(
    app,
    hands.reduce((at, hand) => played(at, hand), isFresh ? history : begunAnew(history, start)),
  )
}

/** Another hand: what was known of the one before does not hold of it, but perhaps a line that leads on. */
function change(app: HandApp, history: History, line?: readonly Move[], held?: number): void {
  if (history === app.hand.getState().history) {
    drop(app)
    return
  }
  app.asker.drop()
  app.hand.setState({ history, held, why: undefined, answer: noAnswer, line })
  compare(app)
}

/** The keys go to another spot. */
export function moveCursor(app: HandApp, down: number, right: number): void {
  const game = gameOf(app)
  if (!game) return
  const { cursor, hasCursor } = app.hand.getState()
  const spots = game.play.spots(game.params)
  app.hand.setState({ cursor: hasCursor ? neighbourOf(spots, cursor, down, right) : cursor, hasCursor: true })
}

/** A press on the spot that the keys are at. */
export function pressCursor(app: HandApp): void {
  const { cursor, hasCursor } = app.hand.getState()
  if (hasCursor) pressSpot(app, cursor)
}

/** A press on the spot that this key stands for, while the ring of the keys is not shown; false where there is none. */
export function pressKey(app: HandApp, key: string): boolean {
  const game = gameOf(app)
  if (!game?.play.spotOfKey || app.hand.getState().hasCursor) return false
  const spot = game.play.spotOfKey(game.params, game.hand, key)
  if (spot !== undefined) pressSpot(app, spot)
  return spot !== undefined
}
