/**
 * A solver that searches nothing: it plays a game with the window. It learns a portion at a time, so that questions are
 * answered between, and keeps what it has learnt from one board to the next where it holds of both.
 */

import type { Thinker } from '@shared/hand'
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import type { Puzzle } from '@shared/puzzle'
import { parseRun, type Run } from '@shared/run'

/** Least time between two words on how much is learnt. */
const saidMs = 100

type ToGame = ToSolver & { readonly kind: 'game' | 'think' | 'learn' }

interface Game {
  readonly say: (message: FromSolver) => void
  run: Run | undefined
  thinker: Thinker | undefined
  /** There is no more to learn. */
  isDone: boolean
  /** It goes on learning. */
  isOn: boolean
  asked: (ToSolver & { readonly kind: 'think' }) | undefined
  /** The next portion. */
  due: NodeJS.Immediate | undefined
  /** When it last said how much is learnt, in milliseconds of `performance.now()`. */
  saidAt: number
}

/** Gives the function that hears the window. An error in a puzzle is said as `refused`, and the game is over. */
export function makeGame(
  puzzles: readonly Puzzle[],
  say: (message: FromSolver) => void,
): (message: ToGame) => void {
  const nothing = { run: undefined, thinker: undefined, asked: undefined, due: undefined }
  const game: Game = { say, ...nothing, isDone: false, isOn: true, saidAt: Number.NEGATIVE_INFINITY }
  return (message) => guarded(game, () => hear(game, message, puzzles))
}

function hear(game: Game, message: ToGame, puzzles: readonly Puzzle[]): void {
  if (message.kind === 'game') begin(game, message.run, puzzles)
  else if (message.kind === 'think') {
    game.asked = message
    answer(game)
  } else {
    game.isOn = message.on
    sayLearning(game)
    goOn(game)
  }
}

function begin(game: Game, text: string, puzzles: readonly Puzzle[]): void {
  const parsed = parseRun(text, puzzles)
  if (!parsed.ok) {
    game.say({ kind: 'refused', message: parsed.message })
    return
  }
  const { puzzle, params } = parsed.value
  const kept = puzzle === game.run?.puzzle ? game.thinker : undefined
  const thinker = puzzle.hand?.versus?.thinker(params, kept)
  if (!thinker) throw new Error(`${puzzle.id} is no game for two`)
  game.run = parsed.value
  game.thinker = thinker
  game.asked = undefined
  game.isDone = thinker.share() === 1
  // Who stopped it has stopped it for that game.
  if (thinker.share() === 0) game.isOn = true
  sayLearning(game)
  goOn(game)
}

function goOn(game: Game): void {
  clearImmediate(game.due)
  if (game.isOn && !game.isDone) game.due = setImmediate(() => guarded(game, () => learn(game)))
}

function learn(game: Game): void {
  if (!game.thinker) return
  game.isDone = game.thinker.learn()
  if (game.isDone || performance.now() - game.saidAt >= saidMs) sayLearning(game)
  answer(game)
  goOn(game)
}

function sayLearning(game: Game): void {
  const { thinker, isDone, isOn } = game
  game.saidAt = performance.now()
  game.say({ kind: 'learning', share: thinker?.share() ?? 0, isDone, isOn })
}

/** What cannot be said yet is asked again with every portion. */
function answer(game: Game): void {
  const { asked, thinker } = game
  if (!asked || !thinker) return
  const { request, hand, level, seed } = asked
  const thought = thinker.think(hand, level, seed)
  if (!thought && !game.isDone) return
  game.asked = undefined
  game.say({ kind: 'thought', request, thought })
}

function guarded(game: Game, action: () => void): void {
  try {
    action()
  } catch (error) {
    game.thinker = undefined
    const values = { run: game.run?.puzzle.id ?? '', text: String(error) }
    game.say({ kind: 'refused', message: { key: 'main.solver.broke', values } })
  }
}
