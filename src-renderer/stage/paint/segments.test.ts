import fc from 'fast-check'
import { expect, it } from 'vitest'
import { floatsPerCorner, floatsPerSegment, quadIndices, writeSegments } from './segments'

it('gives each corner its segment, the points beside it, and its own place', () => {
  const points = Float32Array.of(0, 1, 2, 3, 4, 5, 6, 7)
  const corners = new Float32Array(3 * floatsPerSegment)
  writeSegments(points, 0, corners)
  const corner = (segment: number, index: number) => {
    const at = segment * floatsPerSegment + index * floatsPerCorner
    return Array.from(corners.subarray(at, at + floatsPerCorner))
  }
  expect(corner(0, 0)).toEqual([0, 1, 2, 3, 0, 1, 4, 5, -1, 0, 0])
  expect(corner(1, 1)).toEqual([2, 3, 4, 5, 0, 1, 6, 7, 1, 0, 1])
  expect(corner(2, 2)).toEqual([4, 5, 6, 7, 2, 3, 6, 7, 1, 1, 2])
  expect(corner(2, 3)).toEqual([4, 5, 6, 7, 2, 3, 6, 7, -1, 1, 2])
})

it('may leave what a longer or shorter line has in common with the last one', () => {
  const line = fc
    .array(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 20 })
    .map((xs) => Float32Array.from(xs.flatMap((x) => [x, x])))
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 20 }), (long, cut) => {
      const short = long.slice(0, Math.max(2, long.length - 2 * cut))
      for (const [before, after] of [
        [short, long],
        [long, short],
      ] as const) {
        const room = long.length * floatsPerSegment
        const [kept, fresh] = [new Float32Array(room), new Float32Array(room)]
        writeSegments(before, 0, kept)
        writeSegments(after, Math.max(0, short.length / 2 - 2), kept)
        writeSegments(after, 0, fresh)
        const used = (after.length / 2 - 1) * floatsPerSegment
        expect(kept.subarray(0, used)).toEqual(fresh.subarray(0, used))
      }
    }),
  )
})

it('makes two triangles of each quad', () => {
  expect(Array.from(quadIndices(2))).toEqual([0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7])
})
