/** A binary heap of node numbers: least `first`, then least `second`, then least number. */
export interface Heap {
  node: Int32Array
  first: Int32Array
  second: Int32Array
  size: number
}

export const makeHeap = (): Heap => ({
  node: new Int32Array(256),
  first: new Int32Array(256),
  second: new Int32Array(256),
  size: 0,
})

export function push(heap: Heap, node: number, first: number, second: number): void {
  if (heap.size === heap.node.length) grow(heap)
  let hole = heap.size++
  while (hole > 0) {
    const above = (hole - 1) >> 1
    if (!precedes(first, second, node, heap, above)) break
    move(heap, above, hole)
    hole = above
  }
  put(heap, hole, node, first, second)
}

/** Removes and returns the least, or −1 when empty. */
export function pop(heap: Heap): number {
  if (heap.size === 0) return -1
  const least = heap.node[0] as number
  const last = --heap.size
  const node = heap.node[last] as number
  const first = heap.first[last] as number
  const second = heap.second[last] as number
  let hole = 0
  for (let below = 1; below < last; below = 2 * hole + 1) {
    if (below + 1 < last && goesBefore(heap, below + 1, below)) below++
    if (precedes(first, second, node, heap, below)) break
    move(heap, below, hole)
    hole = below
  }
  put(heap, hole, node, first, second)
  return least
}

function precedes(first: number, second: number, node: number, heap: Heap, at: number): boolean {
  const otherFirst = heap.first[at] as number
  if (first !== otherFirst) return first < otherFirst
  const otherSecond = heap.second[at] as number
  return second !== otherSecond ? second < otherSecond : node < (heap.node[at] as number)
}

const goesBefore = (heap: Heap, a: number, b: number): boolean =>
  precedes(heap.first[a] as number, heap.second[a] as number, heap.node[a] as number, heap, b)

function move(heap: Heap, from: number, to: number): void {
  put(heap, to, heap.node[from] as number, heap.first[from] as number, heap.second[from] as number)
}

function put(heap: Heap, at: number, node: number, first: number, second: number): void {
  heap.node[at] = node
  heap.first[at] = first
  heap.second[at] = second
}

function grow(heap: Heap): void {
  for (const name of ['node', 'first', 'second'] as const) {
    const bigger = new Int32Array(2 * heap.size)
    bigger.set(heap[name].subarray(0, heap.size))
    heap[name] = bigger
  }
}
