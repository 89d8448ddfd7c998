/** Clues that are true of a solution, drawn at random. */
import type { Random } from '../../../lib/random'
import type { Clue, ClueKind } from '../data'

/** How often each kind is drawn, relative to the others. */
export type Weights = Readonly<Partial<Record<ClueKind, number>>>

/** Which kinds of clues there are, by name. */
export const clueSets = {
  all: {
    same: 4,
    'next-to': 3,
    'just-left': 1,
    left: 2,
    between: 1,
    'one-of': 1,
    'not-same': 1,
    at: 1,
    'not-at': 1,
  },
  /** The kinds of the article. */
  classic: { same: 6, 'next-to': 3, 'just-left': 1, at: 1 },
  /** No house is named by its number. */
  relations: { same: 4, 'next-to': 3, 'just-left': 1, left: 2, between: 1, 'one-of': 1, 'not-same': 1 },
} as const satisfies Readonly<Record<string, Weights>>

export type ClueSet = keyof typeof clueSets

/** A solution by house: `items[attribute * houses + house]` is the item that stands there. */
export interface Rows {
  readonly houses: number
  readonly attributes: number
  readonly items: ArrayLike<number>
}

/** Draws clues that are true of the solution; the same one may come again. */
export function drawing(rows: Rows, weights: Weights, random: Random): () => Clue {
  const kinds = (Object.keys(weights) as ClueKind[]).filter((kind) => isPossible(kind, rows))
  const lots = kinds.flatMap((kind) => new Array<ClueKind>(weights[kind] ?? 0).fill(kind))
  return () => draw(lots[random.below(lots.length)] as ClueKind, rows, random)
}

function isPossible(kind: ClueKind, { houses, attributes }: Rows): boolean {
  if (kind === 'between') return houses > 2
  return attributes > 1 || !(kind === 'same' || kind === 'not-same' || kind === 'one-of')
}

function draw(kind: ClueKind, rows: Rows, random: Random): Clue {
  const { houses, attributes } = rows
  const itemIn = (house: number, attribute = random.below(attributes)) =>
    rows.items[attribute * houses + house] as number
  switch (kind) {
    case 'same':
    case 'not-same':
    case 'one-of': {
      const [p, q] = two(attributes, random)
      const [house, other] = two(houses, random)
      const a = itemIn(house, p)
      if (kind === 'not-same') return { kind, a, b: itemIn(other, q) }
      if (kind === 'same') return { kind, a, b: itemIn(house, q) }
      const [b, c] = random.below(2) === 0 ? [house, other] : [other, house]
      return { kind, a, b: itemIn(b, q), c: itemIn(c, q) }
    }
    case 'next-to': {
      const house = random.below(houses - 1)
      const [a, b] = random.below(2) === 0 ? [house, house + 1] : [house + 1, house]
      return { kind, a: itemIn(a), b: itemIn(b) }
    }
    case 'just-left': {
      const house = random.below(houses - 1)
      return { kind, a: itemIn(house), b: itemIn(house + 1) }
    }
    case 'left': {
      const [a, b] = two(houses, random).sort((x, y) => x - y) as [number, number]
      return { kind, a: itemIn(a), b: itemIn(b) }
    }
    case 'between':
      return drawBetween(houses, itemIn, random)
    case 'at': {
      const house = random.below(houses)
      return { kind, a: itemIn(house), house }
    }
    case 'not-at': {
      const [house, other] = two(houses, random)
      return { kind, a: itemIn(house), house: other }
    }
  }
}

function drawBetween(houses: number, itemIn: (house: number) => number, random: Random): Clue {
  const middle = 1 + random.below(houses - 2)
  const ends = [random.below(middle), middle + 1 + random.below(houses - 1 - middle)]
  const [a, c] = (random.below(2) === 0 ? ends : ends.reverse()) as [number, number]
  return { kind: 'between', a: itemIn(a), b: itemIn(middle), c: itemIn(c) }
}

/** Two different numbers below n. */
function two(n: number, random: Random): [number, number] {
  const a = random.below(n)
  const b = random.below(n - 1)
  return [a, b < a ? b : b + 1]
}

/** The same for clues that say the same, whichever way round. */
export function keyOf(clue: Clue): string {
  switch (clue.kind) {
    case 'same':
    case 'not-same':
    case 'next-to':
      return `${clue.kind} ${Math.min(clue.a, clue.b)} ${Math.max(clue.a, clue.b)}`
    case 'between':
      return `between ${Math.min(clue.a, clue.c)} ${clue.b} ${Math.max(clue.a, clue.c)}`
    case 'one-of':
      return `one-of ${clue.a} ${Math.min(clue.b, clue.c)} ${Math.max(clue.b, clue.c)}`
    case 'at':
    case 'not-at':
      return `${clue.kind} ${clue.a} ${clue.house}`
    default:
      return `${clue.kind} ${clue.a} ${clue.b}`
  }
}
