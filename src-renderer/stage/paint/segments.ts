/** The corners of a line's segments as the polyline shader reads them, and the quads that both meshes are made of. */

/** from x, y · to x, y · point before x, y · point after x, y · side, end, number of the segment. */
export const floatsPerCorner = 11
export const floatsPerSegment = 4 * floatsPerCorner

/** Which side of the segment (−1, 1) and which end of it (0, 1) each corner stands at. */
const cornersOf = [
  [-1, 0],
  [1, 0],
  [1, 1],
  [-1, 1],
] as const

/**
 * Writes segments `first` and on of the line through `points`. A segment knows its neighbours, so that each pixel of a
 * joint belongs to one of the two; the ends of the line have themselves for a neighbour.
 */
export function writeSegments(points: Float32Array, first: number, into: Float32Array): void {
  const last = points.length / 2 - 1
  for (let segment = first; segment < last; segment++) {
    const before = 2 * Math.max(0, segment - 1)
    const from = 2 * segment
    const after = 2 * Math.min(last, segment + 2)
    for (let corner = 0; corner < 4; corner++) {
      const at = segment * floatsPerSegment + corner * floatsPerCorner
      into.set(points.subarray(from, from + 4), at)
      into.set(points.subarray(before, before + 2), at + 4)
      into.set(points.subarray(after, after + 2), at + 6)
      into.set(cornersOf[corner] as readonly [number, number], at + 8)
      into[at + 10] = segment
    }
  }
}

/** Two triangles for each quad of four corners. */
export function quadIndices(quads: number): Uint32Array {
  const indices = new Uint32Array(6 * quads)
  for (let quad = 0; quad < quads; quad++) {
    const corner = 4 * quad
    indices.set([corner, corner + 1, corner + 2, corner, corner + 2, corner + 3], 6 * quad)
  }
  return indices
}
