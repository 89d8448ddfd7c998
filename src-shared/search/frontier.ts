/**
 * Searches with a frontier: breadth-first and best-first (A*). Nodes are numbered as they are found and never
 * change, and neither does the order in which they were taken: both are kept in a log that only grows. Every moment
 * of a run is a place in that log, so snapshots are small and searches of the same run share one log.
 */
import type { Position, Strategy } from '../puzzle'
import { FIND, kindOf, MEET, packStep, payloadEnd, REFUSE, SOLVE, TAKE } from '../step'
import { jump } from './frames'
import { makeHeap, pop, push } from './heap'
import { makeKeys } from './keys'
import { keyOf } from './memory'
import type { Frontier, Log, Search } from './state'

/** The frontier of a fresh search; undefined where the engine has none. */
export function makeFrontier(
  position: Position,
  strategy: Strategy,
  shared: Frontier | undefined,
): Frontier | undefined {
  if (strategy.engine !== 'breadth-first' && strategy.engine !== 'best-first') return undefined
  const log = shared?.log ?? makeLog(position, strategy.engine === 'best-first')
  return { log, nodes: 1, takes: 0, node: 0 }
}

function makeLog(position: Position, best: boolean): Log {
  const column = () => new Int32Array(1024)
  const log: Log = {
    keys: makeKeys(keyOf(position)),
    parent: column(),
    move: column(),
    depth: column(),
    older: column(),
    improved: column(),
    nodes: 0,
    order: column(),
    takes: 0,
    heap: best ? makeHeap() : undefined,
  }
  addNode(log, position, keyOf(position), -1, -1, -1)
  return log
}

/** The position stands on the new node. */
function addNode(
  log: Log,
  position: Position,
  key: number | string,
  parent: number,
  move: number,
  older: number,
): void {
  const node = log.nodes++
  if (node >= payloadEnd) throw new RangeError(`a step cannot name more than ${payloadEnd} nodes`)
  if (node === log.parent.length)
    for (const name of ['parent', 'move', 'depth', 'older', 'improved'] as const)
      log[name] = doubled(log[name])
  const depth = parent < 0 ? 0 : (log.depth[parent] as number) + 1
  log.parent[node] = parent
  log.move[node] = move
  log.depth[node] = depth
  log.older[node] = older
  if (older >= 0) log.improved[older] = 1
  log.keys.add(key)
  // The least depth + bound first; of equals the deeper, then the one found first.
  if (log.heap) push(log.heap, node, depth + (position.bound?.() ?? 0), -depth)
}

function doubled(array: Int32Array): Int32Array {
  const bigger = new Int32Array(2 * array.length)
  bigger.set(array)
  return bigger
}

/** The best node of a state at this moment, or −1: nodes the log found later are passed over. */
function knownNode({ log, nodes }: Frontier, key: number | string): number {
  let node = log.keys.find(key)
  while (node >= nodes) node = log.older[node] as number
  return node
}

/** True while there is a node to take. Nodes improved on meanwhile no longer count. */
function hasNext({ log, takes, nodes }: Frontier): boolean {
  const { heap } = log
  if (!heap) return takes < nodes
  if (takes < log.takes) return true
  while (heap.size > 0 && log.improved[heap.node[0] as number] === 1) pop(heap)
  return heap.size > 0
}

/** Takes the next node. Best-first follows the log, and at its end writes on. */
function take(frontier: Frontier): number {
  const { log, takes } = frontier
  frontier.takes++
  if (!log.heap) return takes
  if (takes === log.takes) {
    if (takes === log.order.length) log.order = doubled(log.order)
    log.order[log.takes++] = pop(log.heap)
  }
  return log.order[takes] as number
}

/** The moves from the root to a node. */
export function lineTo({ log }: Frontier, node: number): Int32Array {
  const line = new Int32Array(log.depth[node] as number)
  for (let at = node, level = line.length - 1; level >= 0; level--) {
    line[level] = log.move[at] as number
    at = log.parent[at] as number
  }
  return line
}

/** See `advance`. */
export function advanceFrontier(
  search: Search,
  frontier: Frontier,
  budget: number,
  untilSolved: boolean,
  sink: Int32Array | undefined,
  at: number,
): number {
  const { frames } = search
  let made = 0
  while (made < budget) {
    const next = frames.next[frames.depth] as number
    if (search.solving) {
      search.solving = false
      search.solutions++
      search.last = packStep(SOLVE, search.solutions & 0x7ffffff)
      if (untilSolved) budget = made + 1
    } else if (next < (frames.end[frames.depth] as number)) {
      const move = frames.moves[next] as number
      frames.next[frames.depth] = next + 1
      search.last = tryChild(search, frontier, move)
    } else if (hasNext(frontier)) {
      const node = take(frontier)
      frontier.node = node
      jump(search, lineTo(frontier, node))
      search.visits++
      if (frames.depth > search.high) search.high = frames.depth
      if (frames.depth < search.low) search.low = frames.depth
      search.last = packStep(TAKE, node)
    } else {
      break
    }
    if (kindOf(search.last) === TAKE || kindOf(search.last) === SOLVE) search.turn = search.last
    if (sink !== undefined) sink[at + made] = search.last
    made++
  }
  search.steps += made
  search.exhausted =
    !search.solving && frames.next[frames.depth] === frames.end[frames.depth] && !hasNext(frontier)
  return made
}

/** Looks one move ahead: a new state (or a shorter way to a known one) joins the frontier. */
function tryChild(search: Search, frontier: Frontier, move: number): number {
  const { position } = search
  const { log, node } = frontier
  if (position.refuse(move) !== 0) {
    search.refusals++
    return packStep(REFUSE, move)
  }
  position.play(move)
  const key = keyOf(position)
  const known = knownNode(frontier, key)
  const isNew = known < 0 || (log.depth[node] as number) + 1 < (log.depth[known] as number)
  if (isNew) {
    if (frontier.nodes === log.nodes) addNode(log, position, key, node, move, known)
    frontier.nodes++
    search.found++
  } else {
    search.meets++
  }
  position.undo(move)
  return packStep(isNew ? FIND : MEET, move)
}
