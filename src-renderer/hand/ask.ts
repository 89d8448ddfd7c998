/** What a solver is asked about the hand, and what is done with its answer. */

import type { HandRest } from '@shared/hand'
import type { Limits } from '@shared/ipc/limits'
import type { Move } from '@shared/step'
import { type Game, gameOf } from './game'
import type { HandApp } from './handApp'
import { type Answer, noAnswer, type Question } from './handDesk'
import { played } from './history'

/** Stopped by the person alone, or before the memory is full. */
const patient: Limits = { steps: null, seconds: null, bytes: 2e9 }

/** Nobody has asked for the comparison: it is not worth more than this. */
const brief: Limits = { steps: null, seconds: 10, bytes: 5e8 }

/** Can this be completed? */
export const ask = (app: HandApp): void => findOut(app, 'ask')

/** The next piece of a completion; one that is known already is gone on with. */
export const hint = (app: HandApp): void => findOut(app, 'hint')

function findOut(app: HandApp, question: Question): void {
  const game = gameOf(app)
  if (!game) return
  const { line } = app.hand.getState()
  const rest = game.play.rest(game.params, game.hand)
  if (line) found(app, line, question)
  else if (rest) put(app, game, rest, question, patient)
  else tell(app, { kind: 'wrong' })
}

function put(app: HandApp, { run }: Game, rest: HandRest, question: Question, limits: Limits): void {
  const { puzzle } = run
  const strategy = puzzle.strategies.find(({ id }) => id === rest.strategy)
  const proof = puzzle.impossible?.(rest.params)
  if (proof) app.hand.setState({ answer: { kind: 'never' }, why: proof })
  else if (strategy) {
    tell(app, { kind: 'asking', question, steps: 0, note: rest.note })
    app.asker.ask({ puzzle, strategy, params: rest.params }, limits)
  }
}

/** Says how the way just finished compares with a shortest one, where moves count and that is soon found. */
export function compare(app: HandApp): void {
  const game = gameOf(app)
  if (!game?.play.countsMoves || !game.play.isSolved(game.params, game.hand)) return
  const rest = game.play.rest(game.params, game.play.start(game.params))
  if (rest?.isShortest && !rest.note) put(app, game, rest, 'compare', brief)
}

/** So many steps have been tried. */
export function tried({ hand }: HandApp, steps: number): void {
  const { answer } = hand.getState()
  if (answer.kind === 'asking') hand.setState({ answer: { ...answer, steps } })
}

/** The question was answered without a line. */
export function ended(app: HandApp, answer: Answer): void {
  const { answer: before } = app.hand.getState()
  const isAsked = before.kind === 'asking' && before.question !== 'compare'
  tell(app, isAsked ? answer : noAnswer)
}

/** A line has been found for what was asked. */
export function found(app: HandApp, line: readonly Move[], question: Question): void {
  const game = gameOf(app)
  if (!game) return
  const { play, params, hand } = game
  switch (question) {
    case 'ask': {
      const least = play.rest(params, hand)?.isShortest ? line.length : undefined
      app.hand.setState({ line, answer: { kind: 'yes', least }, why: undefined })
      break
    }
    case 'hint':
      playHint(app, game, line)
      break
    case 'compare': {
      const moves = play.line(params, hand)?.length ?? 0
      tell(app, { kind: 'compared', moves, least: line.length })
      break
    }
  }
}

function playHint(app: HandApp, { play, params, hand }: Game, line: readonly Move[]): void {
  const next = play.hint(params, hand, line)
  const { history } = app.hand.getState()
  app.hand.setState({
    history: next.hand === hand ? history : played(history, next.hand, true),
    held: undefined,
    why: next.why,
    line: next.line,
    answer: noAnswer,
  })
  compare(app)
}

export function stopAsking(app: HandApp): void {
  app.asker.drop()
  tell(app, noAnswer)
}

const tell = ({ hand }: HandApp, answer: Answer): void => hand.setState({ answer })
