/** The nested loops of the article, prepared: one attribute each, and the clues that can be tested there first. */
import { attributeOf, type Clue, holds, itemsOf, type ZebraPuzzle } from '../data'
import { type Permutations, permutationsOf } from '../permutations'
import type { FirstLines } from './firstLines'
import { choice } from './moves'

/** A clue, at the outermost loop where all that it speaks of is known. */
interface LoopTest {
  /** From 1, as the puzzle numbers its clues. */
  readonly number: number
  readonly clue: Clue
  readonly level: number
  /** The one item of this loop's attribute, or −1 where the clue speaks of several. */
  readonly item: number
  /** The items of outer loops: two at most. */
  readonly outer: readonly number[]
}

export interface Loops {
  readonly puzzle: ZebraPuzzle
  /** By level: the number of its attribute in the puzzle. */
  readonly order: readonly number[]
  readonly permutations: Permutations
  /** By level: the moves of all its orders. */
  readonly choices: readonly Int32Array[]
  /** By level, and in a level in the order of the clues. */
  readonly tests: readonly LoopTest[]
  /** The tests of level l are `first[l] … first[l + 1] − 1`. */
  readonly first: Int32Array
  /** By test: its value within the attribute, −1 for several; and the number of its clue. */
  readonly values: Int8Array
  readonly numbers: Int32Array
  /** By test with one item in its loop: for each way its outer items can stand, the houses that keep the clue, as bits. */
  readonly masks: readonly Int32Array[]
  /** Where each loop is entered first: found when somebody asks for it. */
  firstLines: FirstLines | undefined
}

const made = new WeakMap<ZebraPuzzle, Map<string, Loops>>()

/** The loops for these attributes, outer to inner; made once for each puzzle and order. */
export function loopsOf(puzzle: ZebraPuzzle, order: readonly number[]): Loops {
  const known = made.get(puzzle) ?? new Map<string, Loops>()
  made.set(puzzle, known)
  const loops = known.get(order.join()) ?? makeLoops(puzzle, order)
  known.set(order.join(), loops)
  return loops
}

function makeLoops(puzzle: ZebraPuzzle, order: readonly number[]): Loops {
  const { houses } = puzzle
  const unsorted = puzzle.clues.map((clue, i) => testOf(clue, i + 1, order, houses))
  const tests = order.flatMap((_, level) => unsorted.filter((test) => test.level === level))
  const first = Int32Array.from([...order.keys(), order.length], (level) =>
    unsorted.reduce((count, test) => count + Number(test.level < level), 0),
  )
  return {
    puzzle,
    order,
    permutations: permutationsOf(houses),
    choices: order.map((_, level) =>
      Int32Array.from({ length: permutationsOf(houses).count }, (__, i) => choice(level, i)),
    ),
    tests,
    first,
    values: Int8Array.from(tests, ({ item }) => (item < 0 ? -1 : item % houses)),
    numbers: Int32Array.from(tests, ({ number }) => number),
    masks: tests.map((test) => masksOf(test, puzzle)),
    firstLines: undefined,
  }
}

function testOf(clue: Clue, number: number, order: readonly number[], houses: number): LoopTest {
  const levels = itemsOf(clue).map((item) => order.indexOf(attributeOf(item, houses)))
  const level = Math.max(...levels)
  const here = itemsOf(clue).filter((_, i) => levels[i] === level)
  const outer = itemsOf(clue).filter((_, i) => levels[i] !== level)
  return { number, clue, level, item: here.length === 1 ? (here[0] as number) : -1, outer }
}

/** Indexed by the houses of the outer items, as the digits of a number to the base n; the first item is the last digit. */
function masksOf({ clue, item, outer }: LoopTest, { houses, attributes }: ZebraPuzzle): Int32Array {
  const places = new Uint8Array(houses * attributes.length)
  return Int32Array.from({ length: item < 0 ? 0 : houses ** outer.length }, (_, way) => {
    for (const [i, other] of outer.entries()) places[other] = Math.floor(way / houses ** i) % houses
    let mask = 0
    for (let house = 0; house < houses; house++) {
      places[item] = house
      if (holds(clue, places)) mask |= 1 << house
    }
    return mask
  })
}
