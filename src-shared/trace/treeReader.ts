/** The search tree of a part of a run: made by running the machine through the part, a portion at a time. */
import { unknown } from '../search/gameTree'
import { advance, createSearch } from '../search/search'
import { restore } from '../search/snapshot'
import type { Search } from '../search/state'
import { rungBelow } from './ladder'
import type { Recording } from './recording'
import { EARLIER, FOUND, REFUSED, VISITED } from './tree'
import { addNode, growBy, makeGrowth, type TreeGrowth } from './treeGrowth'

export interface TreeReader {
  readonly search: Search
  readonly to: number
  readonly growth: TreeGrowth
  readonly steps: Int32Array
}

/** A tree is made of no more steps than this; so it has no more nodes, besides those above its beginning. */
export const mostTreeSteps = 1 << 19

const portion = 32_768

/** The part from step `from` to step `to`, at most `mostTreeSteps` long. */
export function makeTreeReader(recording: Recording, from: number, to: number): TreeReader {
  const { puzzle, params, search: front } = recording
  const first = Math.max(0, Math.min(from, front.steps))
  const end = Math.max(first, Math.min(to, front.steps, first + mostTreeSteps))
  const search = createSearch(puzzle.position(params, front.strategy), front.strategy, front)
  restore(search, rungBelow(recording.ladder, first))
  advance(search, first - search.steps, false)
  return { search, to: end, growth: trunkOf(search), steps: new Int32Array(portion) }
}

/** Goes on for a portion; true when the part is done. */
export function readTreeOn({ search, to, growth, steps }: TreeReader): boolean {
  const made = advance(search, Math.min(portion, to - search.steps), false, steps)
  growBy(growth, steps, made)
  return made === 0 || search.steps >= to
}

/** What there is to know of the tree before the next step: the line from the root, and what was tried beside it. */
function trunkOf(search: Search): TreeGrowth {
  const { frontier, game, steps } = search
  if (frontier) {
    const growth = makeGrowth(steps, false, frontier.log, frontier.nodes)
    if (steps > 0) standOn(growth, frontier.log.parent, frontier.log.move, frontier.node)
    return growth
  }
  const growth = makeGrowth(steps, game !== undefined)
  climb(search, growth)
  return growth
}

/** Of a frontier only the line is put up; other nodes join when they are taken. */
function standOn(growth: TreeGrowth, parent: Int32Array, move: Int32Array, node: number): void {
  const line: number[] = []
  for (let at = node; at > 0; at = parent[at] as number) line.push(at)
  for (const each of line.reverse()) {
    growth.here = addNode(growth, growth.here, move[each] as number, FOUND)
    growth.places.set(each, growth.here)
  }
  for (let at = growth.here; at >= 0; at = growth.columns.parent[at] as number) growth.columns.left[at] = 0
}

/** Plays the line again: at each level the candidates that are refused can be told from those gone into. */
function climb(search: Search, growth: TreeGrowth): void {
  const { frames, position } = search
  const { line, depth } = frames
  for (let level = depth; level > 0; level--) position.undo(line[level] as number)
  for (let level = 0; level <= depth; level++) {
    const onLine = level < depth ? 1 : 0
    const tried = (frames.next[level] as number) - onLine
    for (let i = frames.start[level] as number; i < tried; i++) putTried(search, growth, i)
    if (!onLine) break
    const move = line[level + 1] as number
    growth.here = addNode(growth, growth.here, move, VISITED)
    position.play(move)
  }
}

function putTried({ frames, position, game }: Search, growth: TreeGrowth, i: number): void {
  const move = frames.moves[i] as number
  const node = addNode(growth, growth.here, move, position.refuse(move) !== 0 ? REFUSED : EARLIER)
  const value = game?.values[i] ?? unknown
  if (value !== unknown) growth.columns.value[node] = value
}
