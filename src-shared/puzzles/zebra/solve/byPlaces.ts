/**
 * A second way to all solutions, by nothing but `holds`: values are placed one after another, and every place that a
 * clue with all its other values placed rules out is left out. It shares no code with the fast one, so that each checks
 * the other. For tests and for benchmarks.
 */
import { attributeOf, type Clue, holds, itemsOf, type ZebraPuzzle } from '../data'

const open = -1

/** The house of each item, of at most `most` solutions. */
export function solveByPlaces(puzzle: ZebraPuzzle, most: number): readonly (readonly number[])[] {
  const { houses, attributes, clues } = puzzle
  const items = houses * attributes.length
  const about = Array.from({ length: items }, (_, item) =>
    clues.filter((clue) => itemsOf(clue).includes(item)),
  )
  const places = new Array<number>(items).fill(open)
  const solutions: number[][] = []
  /** The items placed, and the houses still to be tried for each. */
  const line: { readonly item: number; readonly left: number[] }[] = []
  const go = () => line.push(nextItem(puzzle, about, places))
  go()
  for (let level = line.at(-1); level && solutions.length < most; level = line.at(-1)) {
    const house = level.left.pop()
    places[level.item] = house ?? open
    if (house === undefined) line.pop()
    else if (line.length < items) go()
    else solutions.push([...places])
  }
  return solutions
}

/** The open item with the fewest places that nothing rules out yet. */
function nextItem(puzzle: ZebraPuzzle, about: readonly (readonly Clue[])[], places: number[]) {
  let best: { item: number; left: number[] } | undefined
  for (let item = 0; item < places.length; item++) {
    if (places[item] !== open) continue
    const left = placesFor(puzzle, about[item] ?? [], places, item)
    if (!best || left.length < best.left.length) best = { item, left }
  }
  if (!best) throw new Error('everything is placed')
  return best
}

function placesFor(
  { houses }: ZebraPuzzle,
  clues: readonly Clue[],
  places: number[],
  item: number,
): number[] {
  const from = attributeOf(item, houses) * houses
  const taken = places.slice(from, from + houses)
  const left: number[] = []
  for (let house = 0; house < houses; house++) {
    if (taken.includes(house)) continue
    places[item] = house
    if (clues.every((clue) => itemsOf(clue).some((other) => places[other] === open) || holds(clue, places)))
      left.push(house)
  }
  places[item] = open
  return left
}
