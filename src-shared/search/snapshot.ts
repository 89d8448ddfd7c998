/** Copies of a search at one of its moments, and the way back to them. */
import { descend, jump } from './frames'
import { openLevel, reserve, unknown } from './gameTree'
import { keyOf, putOnPath } from './memory'
import { advance, createSearch, lineOf } from './search'
import type { Frames, Game, Search } from './state'

/** Everything that tells one moment of a run from another: small, and free of the position's own data. */
export interface Snapshot {
  readonly steps: number
  readonly last: number
  readonly turn: number
  readonly visits: number
  readonly refusals: number
  readonly meets: number
  readonly found: number
  readonly solutions: number
  readonly solving: boolean
  readonly exhausted: boolean
  readonly limit: number
  readonly beyond: number
  /** States in the table. */
  readonly known: number
  readonly game: GameSnapshot | undefined
  /** Per level, root first, how many candidates have been taken from it; of a frontier's node, the last level alone. */
  readonly taken: Uint16Array
  /** Where a search with a frontier stands. */
  readonly place:
    | { readonly nodes: number; readonly takes: number; readonly node: number; readonly line: Int32Array }
    | undefined
}

/** Of a game tree: the best value of each level, root first, and the value still to be taken in. */
interface GameSnapshot {
  readonly best: Int32Array
  /** Of each candidate taken, level by level. */
  readonly values: Int32Array
  readonly pending: number | undefined
}

export function snapshot(search: Search): Snapshot {
  const { frames, frontier, memory, game } = search
  const first = frontier ? frames.depth : 0
  const taken = new Uint16Array(frames.depth - first + 1)
  for (let level = first; level <= frames.depth; level++)
    taken[level - first] = (frames.next[level] as number) - (frames.start[level] as number)
  // One literal, field by field: ladders take thousands of these while the search waits.
  return {
    steps: search.steps,
    last: search.last,
    turn: search.turn,
    visits: search.visits,
    refusals: search.refusals,
    meets: search.meets,
    found: search.found,
    solutions: search.solutions,
    solving: search.solving,
    exhausted: search.exhausted,
    limit: search.limit,
    beyond: search.beyond,
    taken,
    known: memory?.kind === 'table' ? memory.known : (game?.known ?? 0),
    game: game && {
      best: game.best.slice(0, frames.depth + 1),
      values: valuesTaken(frames, game, taken),
      pending: game.pending,
    },
    place: frontier && {
      nodes: frontier.nodes,
      takes: frontier.takes,
      node: frontier.node,
      line: Int32Array.from(lineOf(search)),
    },
  }
}

function valuesTaken({ start, depth }: Frames, { values }: Game, taken: Uint16Array): Int32Array {
  const kept = new Int32Array(taken.reduce((sum, count) => sum + count, 0))
  let at = 0
  for (let level = 0; level <= depth; level++) {
    const from = start[level] as number
    const count = taken[level] as number
    kept.set(values.subarray(from, from + count), at)
    at += count
  }
  return kept
}

/** Puts back what `valuesTaken` kept; the stack stands already. */
function putValues(search: Search, game: Game, kept: Int32Array): void {
  const { start, next, depth } = search.frames
  reserve(game, next[depth] as number)
  let at = 0
  for (let level = 0; level <= depth; level++)
    for (let i = start[level] as number; i < (next[level] as number); i++)
      game.values[i] = kept[at++] as number
}

/**
 * Sets a search of the same run to the moment of the snapshot, ready to go on. What it shares with others (table,
 * log) must reach that far; where it does not, the search runs there from its start.
 */
export function restore(search: Search, to: Snapshot): void {
  if (reaches(search, to)) {
    standAt(search, to)
  } else {
    jump(search, new Int32Array(0))
    standAt(search, snapshot(createSearch(search.position, search.strategy)))
    advance(search, to.steps, false)
  }
}

function reaches({ memory, frontier, game }: Search, to: Snapshot): boolean {
  if (memory?.kind === 'table') return memory.keys.size >= to.known
  if (game?.solved) return game.solved.keys.size >= to.known
  if (!frontier || !to.place) return true
  return frontier.log.nodes >= to.place.nodes && (!frontier.log.heap || frontier.log.takes >= to.place.takes)
}

/** Sets a search to the moment of the snapshot, to be looked at: one expansion a level. */
export function standAt(search: Search, to: Snapshot): void {
  const { frames, frontier, memory } = search
  search.limit = to.limit
  if (to.place) jump(search, to.place.line)
  else descendAlong(search, to.taken, to.game?.best)
  const level = frames.depth
  frames.next[level] = (frames.start[level] as number) + (to.taken[to.taken.length - 1] as number)
  if (to.place && frontier)
    Object.assign(frontier, { nodes: to.place.nodes, takes: to.place.takes, node: to.place.node })
  // A root that has not been taken yet has no candidates.
  if (to.place?.takes === 0) frames.end[0] = 0
  if (memory?.kind === 'table') memory.known = to.known
  if (search.game && to.game) {
    search.game.known = to.known
    search.game.pending = to.game.pending
    putValues(search, search.game, to.game.values)
  }
  const { steps, last, turn, visits, refusals, meets, found, solutions, solving, exhausted, beyond } = to
  Object.assign(search, {
    steps,
    last,
    turn,
    visits,
    refusals,
    meets,
    found,
    solutions,
    solving,
    exhausted,
    beyond,
  })
  search.low = search.high = level
}

/** From the root, along the candidates last taken at each level. */
function descendAlong(search: Search, taken: Uint16Array, best: Int32Array | undefined): void {
  const { frames, memory, position, game } = search
  jump(search, new Int32Array(0))
  if (game) game.best[0] = best?.[0] ?? unknown
  for (let level = 0; level + 1 < taken.length; level++) {
    const next = (frames.start[level] as number) + (taken[level] as number)
    frames.next[level] = next
    descend(search, frames.moves[next - 1] as number)
    if (game) openLevel(search, game)
    if (game) game.best[frames.depth] = best?.[frames.depth] ?? unknown
    if (memory?.kind === 'on-path') putOnPath(memory, frames.depth, keyOf(position))
  }
}
