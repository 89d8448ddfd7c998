import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutTree, type TreeLayout } from './treeLayout'

/** Trees of up to so many nodes: each node but the first chooses a parent before it. */
const trees = fc
  .array(fc.nat(), { minLength: 0, maxLength: 80 })
  .map((choices) => Int32Array.from([-1, ...choices.map((choice, i) => choice % (i + 1))]))

/** The nodes of each level from left to right, in the order in which a drawing must have them. */
function levelsOf(parent: Int32Array): number[][] {
  const levels: number[][] = [[0]]
  for (;;) {
    const above = levels.at(-1) as number[]
    const next = above.flatMap((node) => childrenOf(parent, node))
    if (next.length === 0) return levels
    levels.push(next)
  }
}

const childrenOf = (parent: Int32Array, node: number): number[] =>
  Array.from(parent.keys()).filter((child) => parent[child] === node)

const at = ({ x }: TreeLayout, node: number | undefined): number => x[node as number] as number

test('neighbours keep their distance, in their order', () => {
  fc.assert(
    fc.property(trees, (parent) => {
      const layout = layOutTree(parent)
      for (const level of levelsOf(parent))
        for (let i = 1; i < level.length; i++)
          expect(at(layout, level[i]) - at(layout, level[i - 1])).toBeGreaterThan(1 - 1e-4)
    }),
    { numRuns: 300 },
  )
})

test('parents stand over the middle of their children', () => {
  fc.assert(
    fc.property(trees, (parent) => {
      const layout = layOutTree(parent)
      for (let node = 0; node < parent.length; node++) {
        const children = childrenOf(parent, node)
        if (children.length === 0) continue
        const middle = (at(layout, children[0]) + at(layout, children.at(-1))) / 2
        expect(at(layout, node)).toBeCloseTo(middle, 3)
      }
    }),
  )
})

test('what is drawn begins at 0 and ends at its width and height', () => {
  fc.assert(
    fc.property(trees, (parent) => {
      const { x, depth, width, height } = layOutTree(parent)
      expect(Math.min(...x)).toBeCloseTo(0, 4)
      expect(Math.max(...x)).toBeCloseTo(width, 4)
      expect(Math.max(...depth)).toBe(height)
    }),
  )
})

test('a tree that is its own mirror image is drawn so', () => {
  // Each choice adds a node on the left and its image on the right.
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 30 }), (choices) => {
      const half = Int32Array.from([-1, ...choices.map((choice, i) => choice % (i + 1))])
      const { parent, image } = doubled(half)
      const layout = layOutTree(parent)
      for (const [left, right] of image)
        expect(at(layout, left) + at(layout, right)).toBeCloseTo(layout.width, 3)
    }),
  )
})

/** A root over a tree and its mirror image; and which node is whose image. */
function doubled(half: Int32Array): { parent: Int32Array; image: [number, number][] } {
  const parent = [-1]
  const image: [number, number][] = [[0, 0]]
  const put = (from: number, order: (children: number[]) => number[]): number[] => {
    const names = new Array<number>(half.length)
    const waiting: [number, number][] = [[0, from]]
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [node, above] = next
      names[node] = parent.push(above) - 1
      for (const child of order(childrenOf(half, node))) waiting.push([child, names[node] as number])
    }
    return names
  }
  const left = put(0, (children) => children)
  const right = put(0, (children) => children.reverse())
  for (let node = 0; node < half.length; node++) image.push([left[node] as number, right[node] as number])
  return { parent: Int32Array.from(parent), image }
}

test('known drawings', () => {
  const xs = (...parent: number[]) => Array.from(layOutTree(Int32Array.from(parent)).x)
  expect(xs(-1)).toEqual([0])
  expect(xs(-1, 0, 0, 0)).toEqual([1, 0, 1, 2])
  // A subtree fits under its neighbour's arm: the outer two of three carry children, and none are in the way.
  expect(xs(-1, 0, 0, 0, 1, 1, 3, 3)).toEqual([1.5, 0.5, 1.5, 2.5, 0, 1, 2, 3])
  // The small one between two large ones stands in the middle of the gap.
  expect(xs(-1, 0, 0, 0, 1, 1, 1, 3, 3, 3)).toEqual([2.5, 1, 2.5, 4, 0, 1, 2, 3, 4, 5])
})

test('a chain of 100,000 is a line', () => {
  const { x, width, height } = layOutTree(Int32Array.from({ length: 100_000 }, (_, i) => i - 1))
  expect(width).toBe(0)
  expect(height).toBe(99_999)
  expect(x.every((each) => each === 0)).toBe(true)
})
