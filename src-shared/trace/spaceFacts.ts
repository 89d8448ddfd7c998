/** What can be said of a whole state space: how large it is, how far the goal, and which states have lost it. */
import type { SpaceFacts } from '../puzzle'
import type { StateSpace } from './space'

/**
 * By state, the moves to the nearest goal; −1 where none can be reached by ways that are known. Breadth first from
 * all goals at once, along the ways turned round.
 */
export function distancesToGoal({ count, expanded, starts, targets, isGoal }: StateSpace): Int32Array {
  const { backStarts, backWays } = turned(count, expanded, starts, targets)
  const distances = new Int32Array(count).fill(-1)
  const queue = new Int32Array(count)
  let found = 0
  for (let state = 0; state < count; state++)
    if (isGoal[state] === 1) {
      distances[state] = 0
      queue[found++] = state
    }
  for (let i = 0; i < found; i++) {
    const state = queue[i] as number
    const end = backStarts[state + 1] as number
    for (let way = backStarts[state] as number; way < end; way++) {
      const from = backWays[way] as number
      if (distances[from] !== -1) continue
      distances[from] = (distances[state] as number) + 1
      queue[found++] = from
    }
  }
  return distances
}

/** By state, where the ways that lead to it come from: a counting sort. */
function turned(count: number, expanded: number, starts: Int32Array, targets: Int32Array) {
  // Two places off, so that what was free for the next way becomes the beginning of its state.
  const backStarts = new Int32Array(count + 2)
  const ways = targets.length
  for (let way = 0; way < ways; way++) (backStarts[(targets[way] as number) + 2] as number)++
  for (let state = 0; state < count; state++)
    (backStarts[state + 2] as number) += backStarts[state + 1] as number
  const backWays = new Int32Array(ways)
  for (let from = 0; from < expanded; from++) {
    const end = starts[from + 1] as number
    for (let way = starts[from] as number; way < end; way++) {
      const free = (targets[way] as number) + 1
      backWays[backStarts[free] as number] = from
      ;(backStarts[free] as number)++
    }
  }
  return { backStarts, backWays }
}

/** Of a whole space, by its ways alone. `distances` are those to the goal. */
export function factsOf(space: StateSpace, distances: Int32Array): SpaceFacts {
  const { count, isGoal, layers, lines, targets } = space
  let hopeless = 0
  let goals = 0
  for (let state = 0; state < count; state++) {
    if (distances[state] === -1) hopeless++
    goals += isGoal[state] as number
  }
  const shortest = distances[0] as number
  let shortestSolutions = 0
  if (shortest >= 0)
    for (let state = layers[shortest] as number; state < (layers[shortest + 1] as number); state++)
      if (isGoal[state] === 1) shortestSolutions += lines[state] as number
  return {
    reachable: count,
    transitions: targets.length,
    hopeless,
    goals,
    shortest,
    shortestSolutions,
    layers: Int32Array.from({ length: layers.length - 1 }, (_, depth) => layerSize(space, depth)),
  }
}

const layerSize = ({ layers }: StateSpace, depth: number): number =>
  (layers[depth + 1] as number) - (layers[depth] as number)
