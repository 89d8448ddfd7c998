/**
 * A solver that searches nothing: it plays a game with the window. It learns a portion at a time, so that questions are
 * answered between, and keeps what it has learnt from one board to the next where it holds of both.
 */
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import type { Puzzle, Thinker } from '@shared/puzzle'
import { parseRun } from '@shared/run'

/** Least time between two words on how much is learnt. */
const saidMs = 100

type ToGame = ToSolver & { readonly kind: 'game' | 'think' | 'learn' }
type Question = ToSolver & { readonly kind: 'think' }

/** Gives the function that hears the window. An error in a puzzle is said as `refused`, and the game is over. */
export function makeGame(
  puzzles: readonly Puzzle[],
  say: (message: FromSolver) => void,
): (message: ToGame) => void {
  let puzzle: Puzzle | undefined
  let thinker: Thinker | undefined
  let isDone = false
  let isOn = true
  let asked: Question | undefined
  let due: NodeJS.Immediate | undefined
  let saidAt = Number.NEGATIVE_INFINITY

  function begin(text: string): void {
    const parsed = parseRun(text, puzzles)
    const versus = parsed.ok ? parsed.value.puzzle.hand?.versus : undefined
    if (!parsed.ok) say({ kind: 'refused', message: parsed.message })
    if (!parsed.ok || !versus) return
    const kept = puzzle === parsed.value.puzzle ? thinker : undefined
    puzzle = parsed.value.puzzle
    thinker = versus.thinker(parsed.value.params, kept)
    asked = undefined
    isDone = thinker.share() === 1
    sayLearning()
    goOn()
  }

  function goOn(): void {
    clearImmediate(due)
    if (isOn && !isDone) due = setImmediate(() => guarded(learn))
  }

  function learn(): void {
    if (!thinker) return
    isDone = thinker.learn()
    if (isDone || performance.now() - saidAt >= saidMs) sayLearning()
    answer()
    goOn()
  }

  function sayLearning(): void {
    saidAt = performance.now()
    say({ kind: 'learning', share: thinker?.share() ?? 0, isDone })
  }

  /** What cannot be said yet is asked again with every portion. */
  function answer(): void {
    if (!asked || !thinker) return
    const { request, hand, level, seed } = asked
    const thought = thinker.think(hand, level, seed)
    if (!thought && !isDone) return
    asked = undefined
    say({ kind: 'thought', request, thought })
  }

  function guarded(action: () => void): void {
    try {
      action()
    } catch (error) {
      thinker = undefined
      const values = { run: puzzle?.id ?? '', text: String(error) }
      say({ kind: 'refused', message: { key: 'main.solver.broke', values } })
    }
  }

  return (message) =>
    guarded(() => {
      if (message.kind === 'game') begin(message.run)
      else if (message.kind === 'think') {
        asked = message
        answer()
      } else {
        isOn = message.on
        goOn()
      }
    })
}
