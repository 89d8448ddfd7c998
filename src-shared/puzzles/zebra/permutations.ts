/** All orders of n things, in lexicographic order: how the values of one attribute can stand in the houses. */

export interface Permutations {
  readonly n: number
  readonly count: number
  /** `values[p * n + house]` is the value that stands in the house, in permutation p. */
  readonly values: Uint8Array
  /** `houses[p * n + value]` is the house in which the value stands. */
  readonly houses: Uint8Array
}

const made = new Map<number, Permutations>()

/** Made once for each n. It is meant for small n: of 8 things there are 40,320 orders. */
export function permutationsOf(n: number): Permutations {
  const known = made.get(n)
  if (known) return known
  const count = factorial(n)
  const values = new Uint8Array(count * n)
  const houses = new Uint8Array(count * n)
  const order = Array.from({ length: n }, (_, i) => i)
  for (let p = 0; p < count; p++) {
    for (let house = 0; house < n; house++) {
      values[p * n + house] = order[house] as number
      houses[p * n + (order[house] as number)] = house
    }
    toNext(order)
  }
  const permutations = { n, count, values, houses }
  made.set(n, permutations)
  return permutations
}

export function factorial(n: number): number {
  let product = 1
  for (let i = 2; i <= n; i++) product *= i
  return product
}

/** In place; the last order stays as it is. The usual way, as in std::next_permutation of C++. */
function toNext(order: number[]): void {
  let pivot = order.length - 2
  while (pivot >= 0 && (order[pivot] as number) > (order[pivot + 1] as number)) pivot--
  if (pivot < 0) return
  let larger = order.length - 1
  while ((order[larger] as number) < (order[pivot] as number)) larger--
  swap(order, pivot, larger)
  for (let low = pivot + 1, high = order.length - 1; low < high; low++, high--) swap(order, low, high)
}

function swap(order: number[], i: number, j: number): void {
  const kept = order[i] as number
  order[i] = order[j] as number
  order[j] = kept
}

/** The number of an order among the permutations of as many things; it must be one of them. */
export function rankOf(order: readonly number[]): number {
  let rank = 0
  for (const [i, value] of order.entries()) {
    const smaller = order.slice(i + 1).filter((later) => later < value).length
    rank = rank * (order.length - i) + smaller
  }
  return rank
}
