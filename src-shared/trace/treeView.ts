/**
 * What there is to see of a search tree after k steps: its nodes with their statuses, and what hangs below the folded
 * ones left out. Subtrees that were searched through without a solution are folded once they are large, as Gecode's
 * Gist does; so however long the search, the line, what lies beside it, and the ways to solutions stay in sight.
 */
import { cursorAt, EARLIER, FOUND, MET, nodesAt, noValue, REFUSED, rootAt, type SearchTree } from './tree'

/** `open`: found, and not yet taken. `earlier`: gone through before the part of the run that the tree is of. */
export const nodeStatuses = ['branch', 'failed', 'solved', 'met', 'refused', 'open', 'earlier'] as const

export const BRANCH = 0
export const FAILED = 1
export const SOLVED = 2
export const MET_AGAIN = 3
export const FORBIDDEN = 4
export const OPEN = 5
export const GONE_BEFORE = 6

/** How a person wants to see it. */
export interface Folding {
  /** Whether large subtrees are folded by themselves. */
  readonly folds: boolean
  /** Nodes that were opened, or folded, by hand: the other way than by themselves. */
  readonly turned: ReadonlySet<number>
}

/** Nodes in the order of the tree, the root first; all arrays by their place in this list. */
export interface TreeView {
  readonly tree: SearchTree
  /** Steps made. */
  readonly k: number
  /** Their numbers in the tree. */
  readonly nodes: Int32Array
  /** The place of the parent; −1 of the root. */
  readonly parent: Int32Array
  /** Indices into `nodeStatuses`. */
  readonly status: Uint8Array
  /** How many nodes are folded away below it. */
  readonly hidden: Int32Array
  /** Whether there is a solution among them. */
  readonly hidesSolution: Uint8Array
  /** The place of the node on which the search stands. */
  readonly here: number
  /** Nodes there are at this moment, in sight or not. */
  readonly total: number
}

/** A subtree with fewer nodes is not worth folding. */
export const leastFolded = 32
/** Where more are in sight, those with solutions are folded, too. */
const mostInSight = 20_000

/** The tree as it was after k steps, which it must cover. */
export function treeViewAt(tree: SearchTree, k: number, folding: Folding): TreeView {
  const time = k - tree.from
  const facts = factsAt(tree, time)
  const view = select(facts, k, folding, false)
  return view.nodes.length > mostInSight && folding.folds ? select(facts, k, folding, true) : view
}

/** By node, from the root on: what is below it at this time. */
interface Facts {
  readonly tree: SearchTree
  readonly time: number
  readonly root: number
  readonly here: number
  /** Nodes of its subtree, itself among them, and those solved; whether it has children that were gone into. */
  readonly size: Int32Array
  readonly solutions: Int32Array
  readonly isParent: Uint8Array
  /** Whether the line of the search goes through it. */
  readonly isOnLine: Uint8Array
}

/** Children come after their parents, so one way back through the nodes sums them up. */
function factsAt(tree: SearchTree, time: number): Facts {
  const { parent, solved, kind } = tree
  const root = rootAt(tree, time)
  const count = nodesAt(tree, time) - root
  const here = cursorAt(tree, time)
  const size = new Int32Array(count).fill(1)
  const solutions = new Int32Array(count)
  const isParent = new Uint8Array(count)
  const isOnLine = new Uint8Array(count)
  const isGame = tree.value !== undefined
  for (let at = here; at >= root; at = parent[at] as number) isOnLine[at - root] = 1
  for (let i = count - 1; i >= 0; i--) {
    if ((solved[i + root] as number) <= time) solutions[i] = (solutions[i] as number) + 1
    const above = (parent[i + root] as number) - root
    if (above < 0) continue
    size[above] = (size[above] as number) + (size[i] as number)
    solutions[above] = (solutions[above] as number) + (solutions[i] as number)
    // Of a game a state that was met is as good as one gone into: its value is known.
    const is = kind[i + root]
    if (is !== REFUSED && (is !== MET || isGame)) isParent[above] = 1
  }
  return { tree, time, root, here, size, solutions, isParent, isOnLine }
}

function select(facts: Facts, k: number, folding: Folding, foldsSolved: boolean): TreeView {
  const { tree, root, here, size, solutions } = facts
  const count = size.length
  /** By node: its place in sight, or −1. */
  const places = new Int32Array(count).fill(-1)
  const nodes = new Int32Array(count)
  const parent = new Int32Array(count)
  const status = new Uint8Array(count)
  const hidden = new Int32Array(count)
  const hidesSolution = new Uint8Array(count)
  let seen = 0
  for (let i = 0; i < count; i++) {
    const above = i === 0 ? -1 : (places[(tree.parent[i + root] as number) - root] as number)
    if (i > 0 && (above < 0 || (hidden[above] as number) > 0)) continue
    places[i] = seen
    nodes[seen] = i + root
    parent[seen] = above
    status[seen] = statusOf(facts, i)
    if (isFolded(facts, i, folding, foldsSolved)) {
      hidden[seen] = (size[i] as number) - 1
      hidesSolution[seen] = (solutions[i] as number) > 0 ? 1 : 0
      // Gone into one by one, what is below a node follows it at once: all of it is passed over.
      if (!tree.hasFrontier) i += (size[i] as number) - 1
    }
    seen++
  }
  return {
    tree,
    k,
    nodes: nodes.slice(0, seen),
    parent: parent.slice(0, seen),
    status: status.slice(0, seen),
    hidden: hidden.slice(0, seen),
    hidesSolution: hidesSolution.slice(0, seen),
    here: places[here - root] as number,
    total: count,
  }
}

/** The line is never folded away. */
function isFolded(facts: Facts, i: number, { folds, turned }: Folding, foldsSolved: boolean): boolean {
  const { root, size, solutions, isOnLine } = facts
  if (isOnLine[i] === 1 || (size[i] as number) < 2) return false
  const byItself = folds && (size[i] as number) >= leastFolded && (foldsSolved || solutions[i] === 0)
  return byItself !== turned.has(i + root)
}

function statusOf({ tree, time, here, root, isParent }: Facts, i: number): number {
  const node = i + root
  const kind = tree.kind[node]
  if (kind === REFUSED) return FORBIDDEN
  if (kind === MET) return MET_AGAIN
  if (kind === EARLIER) return GONE_BEFORE
  if ((tree.solved[node] as number) <= time) return SOLVED
  const isLeft = (tree.left[node] as number) <= time
  if (kind === FOUND && !isLeft) return OPEN
  // A node that is left without having led anywhere is a dead end; of a game, where it ends.
  return isLeft && node !== here && isParent[i] === 0 ? FAILED : BRANCH
}

/** What the node at this place of the view is worth to who moved there; undefined while it is not known. */
export function valueAt({ tree, nodes, k }: TreeView, place: number): number | undefined {
  const node = nodes[place] as number
  const value = tree.value?.[node] ?? noValue
  if (value === noValue) return undefined
  const isLeaf = tree.kind[node] === MET || tree.kind[node] === EARLIER
  const known = isLeaf ? (tree.born[node] as number) : (tree.left[node] as number)
  return known <= k - tree.from ? value : undefined
}

/** Whether the rest of its moves has been left out. */
export const isCutAt = ({ tree, nodes, k }: TreeView, place: number): boolean =>
  (tree.cut?.[nodes[place] as number] ?? Infinity) <= k - tree.from

/** After how many steps of the run a node came; undefined where that was before the tree begins, and is not known. */
export function stepOfNode({ tree, nodes, parent }: TreeView, place: number): number | undefined {
  const node = nodes[place] as number
  const born = tree.born[node] as number
  const isKnown = born > 0 || tree.from === 0 || (parent[place] as number) < 0
  return isKnown && tree.kind[node] !== EARLIER ? tree.from + born : undefined
}
