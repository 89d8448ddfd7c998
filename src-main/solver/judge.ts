/** A solver that searches nothing: it judges instances while they are written, and is let go when that takes too long. */
import { type FromSolver, mostJudged, type ToSolver } from '@shared/ipc/solver'
import type { Puzzle } from '@shared/puzzle'

/** Says how many solutions there are, then which statements are needed. */
export function sayJudged(
  { puzzle: id, text, request }: ToSolver & { readonly kind: 'judge' },
  puzzles: readonly Puzzle[],
  say: (message: FromSolver) => void,
): void {
  const composer = puzzles.find((puzzle) => puzzle.id === id)?.composer
  if (!composer) throw new Error(`${id} is not put together by hand`)
  try {
    say({ kind: 'judged', request, solutions: composer.count(text, mostJudged) })
    say({ kind: 'needed', request, needed: composer.needed(text) })
  } catch (error) {
    say({ kind: 'refused', message: { key: 'main.solver.broke', values: { run: id, text: String(error) } } })
  }
}
