/**
 * A puzzle as typed arrays, for the propagation in `propagate.ts`.
 *
 * Values that clues put into one house share one variable (union-find over the `same` clues), so that those clues cost
 * nothing afterwards; `at` and `not-at` become the first domains. What remains is a list of clues over variables.
 */
import { attributeOf, type Clue, type ClueKind, type ZebraPuzzle } from '../data'

/** Domains are sets of houses as bits, so no more than this. */
export const mostHouses = 12
export const mostAttributes = 12

/** Clues by number. The last three remain only where values are kept apart. */
const relations: readonly ClueKind[] = [
  'not-same',
  'next-to',
  'just-left',
  'left',
  'between',
  'one-of',
  'same',
  'at',
  'not-at',
]

/** Shapes: n items, v variables, m relations. */
export interface Compiled {
  readonly houses: number
  readonly attributes: number
  readonly variables: number
  /** n: the variable of each item. */
  readonly variableOf: Uint8Array
  /** v: the houses left to each at the start. An empty one means that there is no solution. */
  readonly domains: Uint16Array
  /** v: the attributes of its items as bits. */
  readonly rows: Uint16Array
  /** m each: what the relation is (its place in `relations`), and of which variables. */
  readonly kinds: Uint8Array
  readonly a: Uint8Array
  readonly b: Uint8Array
  readonly c: Uint8Array
  /** m: the house of `at` and `not-at`, as one bit. */
  readonly bits: Uint16Array
  /** The relations of variable v are `touching[first[v] … first[v + 1] − 1]`. */
  readonly first: Uint16Array
  readonly touching: Uint16Array
}

/** The puzzle with these clues, as fast to solve as can be. */
export function compile(puzzle: ZebraPuzzle, clues: readonly Clue[] = puzzle.clues): Compiled {
  const { variableOf, variables } = joined(puzzle.houses * puzzle.attributes.length, clues)
  const compiled = assembled(puzzle, variableOf, variables, clues.filter(isRelation))
  narrowByPlaces(clues, variableOf, compiled.domains)
  return compiled
}

/** Every value is a variable and every clue a relation, in their order, so that clues can be switched off. */
export function compileApart(puzzle: ZebraPuzzle, clues: readonly Clue[] = puzzle.clues): Compiled {
  const items = puzzle.houses * puzzle.attributes.length
  const variableOf = Uint8Array.from({ length: items }, (_, item) => item)
  return assembled(puzzle, variableOf, items, clues)
}

const isRelation = ({ kind }: Clue): boolean => kind !== 'same' && kind !== 'at' && kind !== 'not-at'

function assembled(
  { houses, attributes }: ZebraPuzzle,
  variableOf: Uint8Array,
  variables: number,
  clues: readonly Clue[],
): Compiled {
  const domains = new Uint16Array(variables).fill((1 << houses) - 1)
  const rows = new Uint16Array(variables)
  for (const [item, variable] of variableOf.entries()) {
    const row = 1 << attributeOf(item, houses)
    // Two values of one attribute are never in one house.
    if ((rows[variable] as number) & row) domains[variable] = 0
    rows[variable] = (rows[variable] as number) | row
  }
  const compiled = { houses, attributes: attributes.length, variables, variableOf, domains, rows }
  return { ...compiled, ...arraysOf(clues, variableOf), ...touchingOf(clues, variableOf, variables) }
}

function arraysOf(clues: readonly Clue[], variableOf: Uint8Array) {
  const n = clues.length
  const [kinds, a, b, c] = [new Uint8Array(n), new Uint8Array(n), new Uint8Array(n), new Uint8Array(n)]
  const bits = new Uint16Array(n)
  for (let i = 0; i < n; i++) {
    const clue = clues[i] as Clue
    kinds[i] = relations.indexOf(clue.kind)
    a[i] = variableOf[clue.a] as number
    // A clue of fewer variables names its first one again.
    b[i] = variableOf['b' in clue ? clue.b : clue.a] as number
    c[i] = variableOf['c' in clue ? clue.c : clue.a] as number
    if ('house' in clue) bits[i] = 1 << clue.house
  }
  return { kinds, a, b, c, bits }
}

/** Union-find with path halving; then variables are numbered in the order of their first items. */
function joined(items: number, clues: readonly Clue[]) {
  const parents = Uint8Array.from({ length: items }, (_, item) => item)
  const root = (item: number): number => {
    let at = item
    while (parents[at] !== at) {
      parents[at] = parents[parents[at] as number] as number
      at = parents[at] as number
    }
    return at
  }
  for (const clue of clues) if (clue.kind === 'same') parents[root(clue.b)] = root(clue.a)
  const variableOf = new Uint8Array(items)
  const ofRoot = new Int16Array(items).fill(-1)
  let variables = 0
  for (let item = 0; item < items; item++) {
    const at = root(item)
    if ((ofRoot[at] as number) < 0) ofRoot[at] = variables++
    variableOf[item] = ofRoot[at] as number
  }
  return { variableOf, variables }
}

function narrowByPlaces(clues: readonly Clue[], variableOf: Uint8Array, domains: Uint16Array): void {
  for (const clue of clues) {
    if (clue.kind !== 'at' && clue.kind !== 'not-at') continue
    const variable = variableOf[clue.a] as number
    const bit = 1 << clue.house
    domains[variable] = (domains[variable] as number) & (clue.kind === 'at' ? bit : ~bit)
  }
}

/** The relations of each variable, in one array: counted, then filled in from the end of each part. */
function touchingOf(clues: readonly Clue[], variableOf: Uint8Array, variables: number) {
  const first = new Uint16Array(variables + 1)
  const forEach = (act: (variable: number, relation: number) => void) => {
    for (let i = 0; i < clues.length; i++) {
      const clue = clues[i] as Clue
      act(variableOf[clue.a] as number, i)
      if ('b' in clue) act(variableOf[clue.b] as number, i)
      if ('c' in clue) act(variableOf[clue.c] as number, i)
    }
  }
  forEach((variable) => {
    first[variable] = (first[variable] as number) + 1
  })
  for (let v = 0; v < variables; v++) first[v + 1] = (first[v + 1] as number) + (first[v] as number)
  const touching = new Uint16Array(first[variables] as number)
  forEach((variable, relation) => {
    const at = (first[variable] as number) - 1
    first[variable] = at
    touching[at] = relation
  })
  return { first, touching }
}
