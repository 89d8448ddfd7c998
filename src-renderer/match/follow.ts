/** Keeps the game going: whatever the board has become, it is thought about, and the computer plays when it is its turn. */
import type { Hand, Versus } from '@shared/hand'
import { type Run, runText } from '@shared/run'
import { type Game, gameOf } from '../hand/game'
import type { HandApp } from '../hand/handApp'
import { isPlaying, playMove } from '../hand/play'
import { levelOf, type MatchDesk, thoughtOf } from './matchDesk'
import { hasPerson, turnAt } from './turns'

/** So that a move is seen before it is answered; and where nobody else plays, so that each can be followed. */
const beatMs = 450
const alongMs = 800

export function followMatch(app: HandApp): void {
  const { desk, hand, match } = app
  const attend = makeAttendant(app)
  desk.subscribe(({ run }, before) => {
    if (run !== before.run) attend()
  })
  hand.subscribe(({ mode, history }, before) => {
    if (mode !== before.mode || history !== before.history) attend()
  })
  match.subscribe((now, before) => {
    if (isOfPlay(now, before)) attend()
  })
}

/** Whether something has changed by which the computer goes. */
const isOfPlay = (now: MatchDesk, before: MatchDesk): boolean =>
  (['seats', 'level', 'seed', 'isHeld', 'thought', 'problem'] as const).some(
    (each) => now[each] !== before[each],
  ) || now.learning?.isDone !== before.learning?.isDone

function makeAttendant(app: HandApp): () => void {
  const { desk, hand, match, rival } = app
  let timer = 0
  let playing: Run['puzzle'] | undefined
  /** What was asked last. */
  let asked: { readonly hand: Hand; readonly key: string } | undefined

  function leave(): void {
    const { puzzle } = desk.getState().run
    rival.drop()
    asked = undefined
    // Who only watches for a while comes back to one who has learnt.
    if (puzzle === playing || !playing) return
    playing = undefined
    rival.leave()
  }

  function ask({ run, hand: board }: Game, versus: Versus): void {
    const state = match.getState()
    const position = { hand: board, level: levelOf(state, versus), seed: state.seed }
    // Once all is learnt there may be more to say.
    const key = [boardOf(run), position.level, position.seed, state.learning?.isDone === true].join(' ')
    if (asked?.hand === board && asked.key === key) return
    asked = { hand: board, key }
    rival.ask(position)
  }

  function answer(): void {
    const game = gameOf(app)
    const thought = game && thoughtOf(match.getState(), game.hand)
    if (thought && isPlaying(app)) playMove(app, thought.reply)
  }

  return () => {
    clearTimeout(timer)
    const game = gameOf(app)
    const versus = game?.play.versus
    if (!isPlaying(app) || !game || !versus) return leave()
    const state = match.getState()
    asked = state.problem ? undefined : asked
    if (state.problem) return
    const { run, play, params, hand: board } = game
    playing = run.puzzle
    rival.sit(boardOf(run))
    const turn = turnAt({ play, params, seats: state.seats }, board)
    ask(game, versus)
    // What was taken back would be gone.
    const waits = state.isHeld || hand.getState().history.future.length > 0
    if (turn === 'computer' && !waits && !rival.isAsked && thoughtOf(state, board))
      timer = window.setTimeout(answer, hasPerson(state.seats) ? beatMs : alongMs)
  }
}

/** What is on the table, by whatever strategy it is searched. */
const boardOf = (run: Run): string => runText({ ...run, strategy: run.puzzle.strategies[0] ?? run.strategy })
