/** A solver that searches nothing: it makes an instance from a seed, and is let go. */
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import type { Puzzle } from '@shared/puzzle'

/** Least time between two words on how far it has come. */
const saidMs = 100

/** Says how far it has come, now and then, and then what was made. */
export function sayMade(
  { puzzle: id, wishes, seed }: ToSolver & { readonly kind: 'make' },
  puzzles: readonly Puzzle[],
  say: (message: FromSolver) => void,
): void {
  const maker = puzzles.find((puzzle) => puzzle.id === id)?.maker
  if (!maker) throw new Error(`${id} makes nothing`)
  let saidAt = performance.now()
  const tell = (share: number) => {
    if (performance.now() - saidAt < saidMs) return
    saidAt = performance.now()
    say({ kind: 'making', share })
  }
  try {
    say({ kind: 'made', params: maker.make(wishes, seed, tell) })
  } catch (error) {
    const values = { run: `${id}, ${JSON.stringify(wishes)}, ${seed}`, text: String(error) }
    say({ kind: 'refused', message: { key: 'main.solver.broke', values } })
  }
}
