/**
 * The state space of a puzzle: all states that can be reached from the start, and the ways between them. States are
 * numbered as breadth-first search finds them, nearer ones first; the start is 0. The goal is no end here, as it is
 * for a search. All of it is plain data that goes from one process to another in one message.
 */
import type { Position } from '../puzzle'
import { makeKeys } from '../search/keys'
import { keyOf } from '../search/memory'

export interface StateSpace {
  readonly count: number
  /** False where there are more states than were asked for: then the last ones found have no ways of their own yet. */
  readonly isWhole: boolean
  /** Ways are known of states `0 … expanded − 1`. */
  readonly expanded: number
  /** The first state of each layer, which is a distance from the start; then `count`. */
  readonly layers: Int32Array
  /** By state: the one it was found from and the move that led there; both −1 for the start. */
  readonly parents: Int32Array
  readonly moves: Int32Array
  /** The ways of state n, in the order of its moves, are those from `starts[n]` to `starts[n + 1] − 1`. */
  readonly starts: Int32Array
  /** By way: the state it leads to, and its move. */
  readonly targets: Int32Array
  readonly wayMoves: Int32Array
  /** By state, 1 for a goal. */
  readonly isGoal: Uint8Array
  /** By state: how many lines of least length lead there; exact up to 2⁵³. */
  readonly lines: Float64Array
}

/** The map shows so many states; more would be less than a pixel each. */
export const mostStates = 200_000

/** An exploration under way. */
export interface Explorer {
  readonly position: Position
  readonly most: number
  readonly keys: ReturnType<typeof makeKeys>
  readonly into: Int32Array
  /** The states on the way to where the position stands, the start first; its moves lead from one to the next. */
  path: Int32Array
  depth: number
  count: number
  expanded: number
  /** There are more states than may be kept. */
  isFull: boolean
  readonly layers: number[]
  /** The first state farther than those being expanded. */
  nextLayer: number
  ways: number
  /** As in `StateSpace`, with room to spare. */
  parents: Int32Array
  moves: Int32Array
  starts: Int32Array
  targets: Int32Array
  wayMoves: Int32Array
  isGoal: Uint8Array
  lines: Float64Array
}

/** Begins at a fresh position, which must have keys. At most so many states are kept. */
export function makeExplorer(position: Position, most: number): Explorer {
  const column = () => new Int32Array(firstRoom)
  const explorer: Explorer = {
    position,
    most,
    keys: makeKeys(keyOf(position)),
    into: new Int32Array(Math.max(1, position.maxMoves)),
    path: column(),
    depth: 0,
    count: 0,
    expanded: 0,
    isFull: false,
    layers: [0],
    nextLayer: 1,
    ways: 0,
    parents: column(),
    moves: column(),
    starts: column(),
    targets: column(),
    wayMoves: column(),
    isGoal: new Uint8Array(firstRoom),
    lines: new Float64Array(firstRoom),
  }
  addState(explorer, keyOf(position), -1, -1)
  explorer.lines[0] = 1
  return explorer
}

const firstRoom = 4096

/** Works out the ways of up to so many more states; true when nothing is left to do. */
export function exploreOn(explorer: Explorer, states: number): boolean {
  const end = explorer.expanded + states
  while (!explorer.isFull && explorer.expanded < end && explorer.expanded < explorer.count) expand(explorer)
  return explorer.isFull || explorer.expanded === explorer.count
}

/** What was found, cut to its length. */
export function spaceOf(explorer: Explorer): StateSpace {
  const { count, expanded, ways, isFull, layers, nextLayer, parents, moves, starts } = explorer
  const { targets, wayMoves, isGoal, lines } = explorer
  const ends = nextLayer < count ? [nextLayer, count] : [count]
  return {
    count,
    isWhole: !isFull,
    expanded,
    layers: Int32Array.from([...layers, ...ends]),
    parents: parents.slice(0, count),
    moves: moves.slice(0, count),
    starts: starts.slice(0, expanded + 1),
    targets: targets.slice(0, ways),
    wayMoves: wayMoves.slice(0, ways),
    isGoal: isGoal.slice(0, count),
    lines: lines.slice(0, count),
  }
}

/** All at once: the states of a fresh position, at most so many. */
export function explore(position: Position, most = mostStates): StateSpace {
  const explorer = makeExplorer(position, most)
  exploreOn(explorer, most)
  return spaceOf(explorer)
}

/** Every move of the next state: it leads to a known state or to a new one. */
function expand(explorer: Explorer): void {
  const { position, keys, into, most } = explorer
  const state = explorer.expanded
  if (state === explorer.nextLayer) {
    explorer.layers.push(state)
    explorer.nextLayer = explorer.count
  }
  goTo(explorer, state, explorer.layers.length - 1)
  const candidates = position.status() === 'failed' ? 0 : position.moves(into, 0)
  reserveWays(explorer, candidates)
  const { lines, targets, wayMoves } = explorer
  const once = lines[state] as number
  let ways = explorer.ways
  for (let i = 0; i < candidates; i++) {
    const move = into[i] as number
    if (position.refuse(move) !== 0) continue
    position.play(move)
    const key = keyOf(position)
    let target = keys.find(key)
    if (target < 0) {
      explorer.isFull = explorer.count === most
      if (!explorer.isFull) target = addState(explorer, key, state, move)
    }
    position.undo(move)
    // The ways of a state are known as a whole or not at all.
    if (explorer.isFull) return
    targets[ways] = target
    wayMoves[ways++] = move
    // What lies past this layer is a move farther than this state.
    if (target >= explorer.nextLayer) (explorer.lines[target] as number) += once
  }
  explorer.ways = ways
  explorer.expanded = state + 1
  explorer.starts[state + 1] = ways
}

/** The position stands on the new state. */
function addState(explorer: Explorer, key: number | string, parent: number, move: number): number {
  const state = explorer.count++
  if (state + 1 >= explorer.parents.length) growStates(explorer)
  explorer.keys.add(key)
  explorer.parents[state] = parent
  explorer.moves[state] = move
  if (explorer.position.status() === 'solved') explorer.isGoal[state] = 1
  return state
}

/**
 * Plays on to a state `depth` deep, over what its line has in common with the one before. States of a layer come in
 * the order of their parents, so that most of them have a near ancestor in common.
 */
function goTo(explorer: Explorer, state: number, depth: number): void {
  const { position, parents, moves } = explorer
  if (depth >= explorer.path.length) explorer.path = longer(explorer.path)
  const { path } = explorer
  let common = depth
  let ancestor = state
  for (; common > explorer.depth || path[common] !== ancestor; common--)
    ancestor = parents[ancestor] as number
  for (let level = explorer.depth; level > common; level--)
    position.undo(moves[path[level] as number] as number)
  ancestor = state
  for (let level = depth; level > common; level--) {
    path[level] = ancestor
    ancestor = parents[ancestor] as number
  }
  for (let level = common + 1; level <= depth; level++) position.play(moves[path[level] as number] as number)
  explorer.depth = depth
}

function growStates(explorer: Explorer): void {
  for (const name of ['parents', 'moves', 'starts'] as const) explorer[name] = longer(explorer[name])
  const isGoal = new Uint8Array(2 * explorer.isGoal.length)
  isGoal.set(explorer.isGoal)
  explorer.isGoal = isGoal
  const lines = new Float64Array(2 * explorer.lines.length)
  lines.set(explorer.lines)
  explorer.lines = lines
}

function reserveWays(explorer: Explorer, more: number): void {
  while (explorer.ways + more > explorer.targets.length)
    for (const name of ['targets', 'wayMoves'] as const) explorer[name] = longer(explorer[name])
}

function longer(array: Int32Array): Int32Array {
  const twice = new Int32Array(2 * array.length)
  twice.set(array)
  return twice
}
