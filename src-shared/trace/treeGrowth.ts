/** A search tree that grows as it is told the steps of a search one by one; no position is played. */
import { won } from '../search/gameTree'
import {
  BACKTRACK,
  CUT,
  DEEPEN,
  FIND,
  kindOf,
  MEET,
  moveOf,
  REFUSE,
  SOLVE,
  TAKE,
  VALUE,
  VISIT,
} from '../step'
import { FOUND, MET, never, noValue, REFUSED, ROOT, type SearchTree, VISITED } from './tree'

/** Where a search with a frontier keeps its nodes: the parent of each (−1 of the root), and the move to it. */
export interface NodeLog {
  readonly parent: Int32Array
  readonly move: Int32Array
}

export interface TreeGrowth {
  readonly from: number
  /** Steps told so far. */
  time: number
  count: number
  columns: Columns
  readonly roots: number[]
  /** Where the search stands. */
  here: number
  /** The node that came or was left last: a value that follows is its. */
  latest: number
  readonly isGame: boolean
  /** Of a search with a frontier: its nodes, and by their numbers ours. */
  readonly log: NodeLog | undefined
  readonly places: Map<number, number>
  /** The number that the next node of the log will have. */
  found: number
}

interface Columns {
  readonly parent: Int32Array
  readonly move: Int32Array
  readonly kind: Uint8Array
  readonly born: Int32Array
  readonly left: Int32Array
  readonly solved: Int32Array
  readonly cut: Int32Array
  readonly value: Int32Array
}

const firstRoom = 1024

/** A tree of a root alone, on which the search stands before step `from`. */
export function makeGrowth(from: number, isGame: boolean, log?: NodeLog, found = 1): TreeGrowth {
  const growth: TreeGrowth = {
    from,
    time: 0,
    count: 0,
    columns: roomFor(firstRoom),
    roots: [],
    here: 0,
    latest: 0,
    isGame,
    log,
    places: new Map(),
    found,
  }
  addNode(growth, -1, 0, ROOT)
  if (log) growth.places.set(0, 0)
  return growth
}

/** Puts a node below `parent`, now; returns its number. */
export function addNode(growth: TreeGrowth, parent: number, move: number, kind: number): number {
  const node = growth.count++
  if (node === growth.columns.parent.length) growth.columns = roomier(growth.columns)
  const { columns, time } = growth
  columns.parent[node] = parent
  columns.move[node] = move
  columns.kind[node] = kind
  columns.born[node] = time
  columns.left[node] = columns.solved[node] = columns.cut[node] = never
  columns.value[node] = noValue
  if (parent < 0) growth.roots.push(node)
  growth.latest = node
  return node
}

/** Takes in the first `count` of the steps that come next. */
export function growBy(growth: TreeGrowth, steps: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    growth.time++
    take(growth, kindOf(steps[i] as number), moveOf(steps[i] as number))
  }
}

function take(growth: TreeGrowth, kind: number, move: number): void {
  const { here, columns, time } = growth
  switch (kind) {
    case VISIT:
      growth.here = addNode(growth, here, move, VISITED)
      return
    case BACKTRACK:
      columns.left[here] = time
      growth.latest = here
      growth.here = columns.parent[here] as number
      return
    case REFUSE:
      // Of a frontier's node only what it finds is of the tree.
      if (!growth.log) addNode(growth, here, move, REFUSED)
      return
    case MEET:
      if (!growth.log) addNode(growth, here, move, MET)
      return
    case FIND:
      growth.places.set(growth.found++, addNode(growth, here, move, FOUND))
      return
    case TAKE:
      growth.here = placeOf(growth, move)
      growth.columns.left[growth.here] = time
      return
    case SOLVE:
      solve(growth)
      return
    case DEEPEN:
      growth.here = addNode(growth, -1, 0, ROOT)
      return
    case VALUE:
      columns.value[growth.latest] = move - won
      return
    case CUT:
      columns.cut[here] = time
      return
  }
}

/** A game is solved when its value is known: the best there is for who moves at the root. It is no solution. */
function solve({ isGame, columns, here, count, time }: TreeGrowth): void {
  if (!isGame) {
    columns.solved[here] = time
    return
  }
  columns.left[here] = time
  for (let node = here + 1; node < count; node++)
    if (columns.parent[node] === here)
      columns.value[here] = Math.max(columns.value[here] as number, columns.value[node] as number)
}

/** The node of the log with this number; with those above it that came before the part began. */
function placeOf(growth: TreeGrowth, number: number): number {
  const { log, places } = growth
  const missing: number[] = []
  let at = number
  while (!places.has(at)) {
    missing.push(at)
    at = log?.parent[at] as number
  }
  let place = places.get(at) as number
  for (const each of missing.reverse()) {
    place = addNode(growth, place, log?.move[each] as number, FOUND)
    places.set(each, place)
    // Only taken nodes have children.
    if (each !== number) growth.columns.left[place] = 0
  }
  return place
}

/** The tree of the steps told so far. The arrays are copies. */
export function treeOf({ from, time, count, columns, roots, isGame, log }: TreeGrowth): SearchTree {
  return {
    from,
    to: from + time,
    count,
    parent: columns.parent.slice(0, count),
    move: columns.move.slice(0, count),
    kind: columns.kind.slice(0, count),
    born: columns.born.slice(0, count),
    left: columns.left.slice(0, count),
    solved: columns.solved.slice(0, count),
    cut: isGame ? columns.cut.slice(0, count) : undefined,
    value: isGame ? columns.value.slice(0, count) : undefined,
    roots: Int32Array.from(roots),
    hasFrontier: log !== undefined,
  }
}

const roomFor = (nodes: number): Columns => ({
  parent: new Int32Array(nodes),
  move: new Int32Array(nodes),
  kind: new Uint8Array(nodes),
  born: new Int32Array(nodes),
  left: new Int32Array(nodes),
  solved: new Int32Array(nodes),
  cut: new Int32Array(nodes),
  value: new Int32Array(nodes),
})

function roomier(columns: Columns): Columns {
  const bigger = roomFor(2 * columns.parent.length)
  for (const name of Object.keys(bigger) as (keyof Columns)[]) bigger[name].set(columns[name])
  return bigger
}
