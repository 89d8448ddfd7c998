/**
 * The search tree of a part of a run, as flat arrays. Nodes are numbered in the order in which they came, so the tree
 * after fewer steps is a beginning of the same arrays, and a look-up: nothing is made anew when the playhead moves.
 */
import { countUpTo } from '../lib/sorted'

/** What a node is, by the step that brought it. */
export const nodeKinds = ['root', 'visited', 'refused', 'met', 'found', 'earlier'] as const

export const ROOT = 0
export const VISITED = 1
export const REFUSED = 2
export const MET = 3
export const FOUND = 4
/** Gone through before the part begins: of what hangs below it nothing is known. */
export const EARLIER = 5

/** Later than any step of the tree. */
export const never = 2 ** 31 - 1
/** No value is known. */
export const noValue = -(2 ** 31)

/**
 * Made of steps `from … to − 1` of a run. All times are counted in steps since `from`, so that 32 bits hold them; a
 * node that came before has time 0. A parent comes before its children, and children in the order they were tried.
 */
export interface SearchTree {
  readonly from: number
  readonly to: number
  readonly count: number
  /** −1 of a root. A deepening search has a root for each round. */
  readonly parent: Int32Array
  /** The move that led to it; of a root 0. */
  readonly move: Int32Array
  /** Indices into `nodeKinds`. */
  readonly kind: Uint8Array
  /** When it came; never falls from one node to the next. */
  readonly born: Int32Array
  /** When it was left for good, or, in a search with a frontier, taken. */
  readonly left: Int32Array
  /** When it was found to be a solution. */
  readonly solved: Int32Array
  /** Of games: when the rest of its moves was left out. */
  readonly cut: Int32Array | undefined
  /**
   * Of games: what it is worth to who moved there (of a root, to who moves), as the search counts it; `noValue` while
   * it is not known. It is known from the time it was left, or came if it was not gone into.
   */
  readonly value: Int32Array | undefined
  /** Nodes without a parent, ascending. */
  readonly roots: Int32Array
  /** The search has a frontier: nodes are found first and taken later. */
  readonly hasFrontier: boolean
}

/** Whether the tree tells of the moment after k steps. */
export const treeCovers = ({ from, to }: SearchTree, k: number): boolean => k >= from && k <= to

/** How many nodes there are at time t: the first so many. */
export const nodesAt = ({ born, count }: SearchTree, t: number): number => countUpTo(born, t, count)

/** The root at time t: of a deepening search that of its latest round. */
export function rootAt({ roots, born }: SearchTree, t: number): number {
  let root = 0
  for (const each of roots) if ((born[each] as number) <= t) root = each
  return root
}

/** The node on which the search stands at time t. */
export function cursorAt(tree: SearchTree, t: number): number {
  return tree.hasFrontier ? lastTaken(tree, t) : deepestOpen(tree, t)
}

/** The node gone into last that has not been left. */
function deepestOpen(tree: SearchTree, t: number): number {
  const { parent, kind, left } = tree
  let node = nodesAt(tree, t) - 1
  while (kind[node] !== VISITED && kind[node] !== ROOT) node--
  while ((left[node] as number) <= t && (parent[node] as number) >= 0) node = parent[node] as number
  return node
}

function lastTaken(tree: SearchTree, t: number): number {
  const { left } = tree
  let node = 0
  let takenAt = -1
  for (let i = nodesAt(tree, t) - 1; i >= 0; i--) {
    const at = left[i] as number
    if (at > t || at <= takenAt) continue
    takenAt = at
    node = i
  }
  return node
}

/** The moves from its root to a node. */
export function movesTo(tree: SearchTree, node: number): number[] {
  const moves: number[] = []
  for (let at = node; (tree.parent[at] as number) >= 0; at = tree.parent[at] as number)
    moves.push(tree.move[at] as number)
  return moves.reverse()
}
