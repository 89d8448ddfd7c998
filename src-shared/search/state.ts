/** All that a search is made of: plain data, copied by `snapshot` and worked on by the engines. */
import type { Position, Strategy } from '../puzzle'
import type { Heap } from './heap'
import type { Keys } from './keys'

export interface Search {
  readonly position: Position
  readonly strategy: Strategy
  readonly frames: Frames
  readonly memory: Memory | undefined
  readonly frontier: Frontier | undefined
  readonly game: Game | undefined
  steps: number
  /** The last step made, packed; −1 at the start. */
  last: number
  /** The last step that moved the cursor or said a solution, packed; −1 at the start. */
  turn: number
  visits: number
  refusals: number
  meets: number
  /** Nodes that joined the frontier. */
  found: number
  solutions: number
  /** A solved node was reached and its `solve` step is still to be made. */
  solving: boolean
  /** Nothing is left to try. */
  exhausted: boolean
  /** Deepening: no node with depth + bound above the limit is gone into; the least such sum is `beyond`. */
  limit: number
  beyond: number
  /** Least and greatest depth since the watcher last reset them; they feed the overview. */
  low: number
  high: number
}

/** The stack of a search as flat arrays: per level its candidates, in the order they are tried. */
export interface Frames {
  /** Candidates of all levels, one after the other. */
  moves: Int32Array
  /** Per level: where its candidates begin, which is tried next, where they end (exclusive). */
  start: Int32Array
  next: Int32Array
  end: Int32Array
  /** Per level, the move that led to it; `line[0]` is unused. */
  line: Int32Array
  depth: number
}

/** All states met, in the order they were met: states numbered `known` and up belong to a later moment. */
interface TableMemory {
  readonly kind: 'table'
  readonly keys: Keys
  known: number
}

/** The states of the line, by level; those above its end are left over. */
export interface PathMemory {
  readonly kind: 'on-path'
  readonly path: (number | string)[]
  /** Of whole numbers: how many of `path`, leftovers too, share each slot. A state whose slot is empty is not there. */
  readonly sieve: Int32Array
}

/** What a depth-first search remembers of the states it came through. */
export type Memory = TableMemory | PathMemory

/** The nodes of a run in the order they were found; it only grows. */
export interface Log {
  readonly keys: Keys
  /**
   * Per node: its parent (−1 for the root), the move that led to it, its depth, the node of the same state it
   * improves on (−1 for none), and 1 if it was itself improved on.
   */
  parent: Int32Array
  move: Int32Array
  depth: Int32Array
  older: Int32Array
  improved: Int32Array
  nodes: number
  /** Best-first only: nodes in the order taken, and the frontier at the end of it. */
  order: Int32Array
  takes: number
  readonly heap: Heap | undefined
}

/** Where in its log a search with a frontier stands. */
export interface Frontier {
  readonly log: Log
  /** Nodes known at this moment, and how many have been taken. */
  nodes: number
  takes: number
  /** The node the cursor is on. */
  node: number
}

/** States of a game of whose values something is known, in the order it became so; it only grows. */
export interface SolvedStates {
  readonly keys: Keys
  value: Int32Array
  /** Whether the state is worth just that, at least that, or at most that. */
  bound: Uint8Array
  /** How many different states there are entries of. */
  states: number
  /** The entry of the same state that knew less, or −1: with cuts, more may become known of a state. */
  older: Int32Array
}

/** What a search of a game tree holds beside its stack. */
export interface Game {
  /** Per level: the best value found so far for the player to move there, and what it must beat to matter above. */
  best: Int32Array
  floor: Int32Array
  /** Per candidate of the stack, at its place in `frames.moves`: what it turned out to be worth to who chooses it. */
  values: Int32Array
  readonly solved: SolvedStates | undefined
  /** How many of the solved states are known at this moment. */
  known: number
  /** The value of the child just left, still to be taken in. */
  pending: number | undefined
}
