/**
 * 穷举: one loop for each attribute, over all orders in which its values can stand in the houses. A move is the order
 * chosen in the first loop that has none. Each clue is tested in the outermost loop where what it speaks of is known.
 */
import type { Status } from '../../../puzzle'
import { holds } from '../data'
import type { WayPosition } from '../params'
import { beginWalk, firstLine } from './firstLines'
import type { Loops } from './loops'
import { orderOf } from './moves'

export interface ExhaustivePosition extends WayPosition {
  readonly way: 'exhaustive'
  readonly loops: Loops
  readonly levels: number
  /** Loops that have an order, and by loop the number of that order. */
  level: number
  readonly chosen: Int32Array
  /** The house of each item; only those of the loops before `level` count. */
  readonly places: Uint8Array
  /** By test with one item in its loop: the houses in which the clue holds, as bits. Known once the loop is entered. */
  readonly allowed: Int32Array
  /** The printed program: a loop entered again leaves out the first order. */
  readonly skips: boolean
}

/** The functions are shared by all positions, so that engines stay fast. */
export function makeExhaustive(loops: Loops, skips: boolean): ExhaustivePosition {
  const { order, tests, permutations, puzzle } = loops
  const position: ExhaustivePosition = {
    way: 'exhaustive',
    loops,
    levels: order.length,
    level: 0,
    chosen: new Int32Array(order.length),
    places: new Uint8Array(puzzle.houses * puzzle.attributes.length),
    allowed: new Int32Array(tests.length),
    skips,
    maxMoves: permutations.count,
    moves,
    refuse,
    play,
    undo,
    status,
  }
  enter(position)
  return position
}

function moves(this: ExhaustivePosition, into: Int32Array, at: number): number {
  const all = this.loops.choices[this.level] as Int32Array
  const isShort = this.skips && !isFirstEntry(this)
  into.set(isShort ? all.subarray(1) : all, at)
  return isShort ? all.length - 1 : all.length
}

/** A loop is entered for the first time by one line only, whatever came before. */
function isFirstEntry({ level, chosen, loops }: ExhaustivePosition): boolean {
  loops.firstLines ??= beginWalk(makeExhaustive(loops, false))
  const first = firstLine(loops.firstLines, level)
  for (let i = 0; i < level; i++) if (first?.[i] !== chosen[i]) return false
  return true
}

/** The number of the first clue that the order breaks. */
function refuse(this: ExhaustivePosition, move: number): number {
  const { allowed, loops, level } = this
  const { first, values, numbers, permutations } = loops
  const { houses, n } = permutations
  const base = orderOf(move) * n
  const end = first[level + 1] as number
  for (let test = first[level] as number; test < end; test++) {
    const value = values[test] as number
    const isKept =
      value < 0
        ? holdsInLoop(this, test, base)
        : (((allowed[test] as number) >>> (houses[base + value] as number)) & 1) === 1
    if (!isKept) return numbers[test] as number
  }
  return 0
}

/** A clue of several items of one loop has to be looked at whole. Places of this loop are free to be written. */
function holdsInLoop(position: ExhaustivePosition, test: number, base: number): boolean {
  const { loops, level } = position
  writePlaces(position, level, base)
  const clue = loops.tests[test]?.clue
  return clue !== undefined && holds(clue, position.places)
}

function writePlaces({ loops, places }: ExhaustivePosition, level: number, base: number): void {
  const { houses, n } = loops.permutations
  const from = (loops.order[level] as number) * n
  for (let value = 0; value < n; value++) places[from + value] = houses[base + value] as number
}

function play(this: ExhaustivePosition, move: number): void {
  const { level } = this
  const order = orderOf(move)
  this.chosen[level] = order
  writePlaces(this, level, order * this.loops.permutations.n)
  this.level = level + 1
  enter(this)
}

function undo(this: ExhaustivePosition): void {
  this.level--
}

function status(this: ExhaustivePosition): Status {
  return this.level === this.levels ? 'solved' : 'branch'
}

/** Looks up where the items of the loop just entered may stand; outer loops stay as they are until it is left. */
function enter(position: ExhaustivePosition): void {
  const { loops, level, levels, places, allowed } = position
  if (level === levels) return
  const { first, tests, masks, permutations } = loops
  for (let test = first[level] as number; test < (first[level + 1] as number); test++) {
    const { item, outer } = tests[test] as (typeof tests)[number]
    if (item < 0) continue
    let way = 0
    for (let i = outer.length - 1; i >= 0; i--)
      way = way * permutations.n + (places[outer[i] as number] as number)
    allowed[test] = (masks[test] as Int32Array)[way] as number
  }
}
