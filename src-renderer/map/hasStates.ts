import type { Run } from '@shared/run'

const known = new WeakMap<Run, boolean>()

/** True where states can come twice, and so are worth a map. A game for two has no goal that all its moves lead to. */
export function hasStates(run: Run): boolean {
  const before = known.get(run)
  if (before !== undefined) return before
  const has = run.strategy.engine !== 'game-tree' && run.puzzle.position(run.params).key !== undefined
  known.set(run, has)
  return has
}
