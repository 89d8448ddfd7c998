import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Halves } from './halves'
import { makePairCounter } from './pairs'

type Lines = readonly (readonly [falling: number, rising: number])[]

const halvesOf = (lines: Lines): Halves => ({ size: lines.length, rows: Int32Array.from(lines.flat()) })

function countOneByOne(left: Lines, right: Lines): number {
  let count = 0
  for (const [falling, rising] of left)
    for (const [f, r] of right) if (((falling & r) | (rising & f)) === 0) count++
  return count
}

const linesOf = (crossings: number, most: number) => {
  // Few bits, so that some pairs do go together.
  const bits = fc.tuple(fc.nat(2 ** crossings - 1), fc.nat(2 ** crossings - 1)).map(([a, b]) => a & b)
  return fc.array(fc.tuple(bits, bits), { maxLength: most, size: 'max' })
}

test.each([0, 1, 2, 5, 15, 17, 19])(
  'with %i crossings, as many pairs as one finds one by one',
  (crossings) => {
    const counter = makePairCounter(crossings)
    fc.assert(
      fc.property(linesOf(crossings, 300), linesOf(crossings, 300), (left, right) => {
        expect(counter.count(halvesOf(left), halvesOf(right))).toBe(countOneByOne(left, right))
      }),
      { numRuns: 40 },
    )
  },
)

test('lists longer than the memory to begin with', () => {
  const random = (seed: number): Lines =>
    Array.from({ length: 9000 }, (_, i) => [
      (i * seed) & (i * 40503) & 0x7fff,
      (i * 2246822) & (i * seed) & 0x7fff,
    ])
  const [left, right] = [random(7919), random(104729)]
  expect(makePairCounter(15).count(halvesOf(left), halvesOf(right))).toBe(countOneByOne(left, right))
})
