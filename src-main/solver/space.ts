/** A solver that searches nothing: it goes through all states of a run, and is let go. */
import type { FromSolver } from '@shared/ipc/solver'
import type { Puzzle } from '@shared/puzzle'
import { parseRun } from '@shared/run'
import { explore } from '@shared/trace/space'
import { distancesToGoal, factsOf } from '@shared/trace/spaceFacts'

/**
 * Says the map, and then the facts: of what the map holds whole, or by the puzzle's own way of counting, which goes
 * farther and may take longer.
 */
export function saySpace(text: string, puzzles: readonly Puzzle[], say: (message: FromSolver) => void): void {
  const parsed = parseRun(text, puzzles)
  if (!parsed.ok) {
    say({ kind: 'refused', message: parsed.message })
    return
  }
  const { puzzle, params } = parsed.value
  try {
    const space = explore(puzzle.position(params))
    const toGoal = distancesToGoal(space)
    say({ kind: 'space', space, toGoal })
    say({ kind: 'facts', facts: space.isWhole ? factsOf(space, toGoal) : puzzle.facts?.(params) })
  } catch (error) {
    say({
      kind: 'refused',
      message: { key: 'main.solver.broke', values: { run: text, text: String(error) } },
    })
  }
}
