/** How large the sets of plans are. */
import type { InferencePosition } from './model'

export const mostPlans = 20_000

/**
 * The sizes of the sets, the first plan's first; one more for each stage. `tooLarge` is the first set that has more
 * than `mostPlans`: then those from there on are not counted to the end. The position must be fresh and is left so.
 */
export interface Sizes {
  readonly sizes: readonly number[]
  readonly tooLarge: number | undefined
}

/** Depth first, as only numbers are wanted. */
export function sizesOf(position: InferencePosition): Sizes {
  const sizes = [1]
  const into = new Int32Array(position.maxMoves)
  const stack = [childrenOf(position, into)]
  for (let level = 1; level > 0; ) {
    const move = stack[level - 1]?.pop()
    if (move === undefined) {
      stack.pop()
      level--
      if (level > 0) position.undo(0)
      continue
    }
    position.play(move)
    sizes[level] = (sizes[level] ?? 0) + 1
    if ((sizes[level] as number) > mostPlans) return { sizes, tooLarge: leave(position, level) }
    stack.push(childrenOf(position, into))
    level++
  }
  // Stages that no plan came to make empty sets.
  while (sizes.length <= position.stages.stages.length) sizes.push(0)
  return { sizes, tooLarge: undefined }
}

function leave(position: InferencePosition, level: number): number {
  for (let i = 0; i < level; i++) position.undo(0)
  return level
}

function childrenOf(position: InferencePosition, into: Int32Array): number[] {
  if (position.status() !== 'branch') return []
  const count = position.moves(into, 0)
  return Array.from(into.subarray(0, count)).filter((move) => position.refuse(move) === 0)
}
