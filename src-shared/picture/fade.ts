/** How a line pales towards its oldest part: one rule for every painter. */

/** Opacity at `along`, which runs from 0 (oldest) to 1 (newest); no fade or 0 means opaque all along. */
export const opacityAlong = (fade: number | undefined, along: number): number =>
  fade ? fade + (1 - fade) * along : 1

/** A stretch of a line in one opacity: its points x0, y0, x1, y1 … */
export interface Band {
  readonly points: Float32Array
  readonly opacity: number
}

/**
 * Cuts a line (x0, y0, x1, y1 …) into at most `most` bands, oldest first. The cuts are in the middle of segments: there
 * two flat ends meet without a gap and without a darker spot, which they could not do at a corner.
 */
export function bandsOf(points: Float32Array, fade: number | undefined, most = 8): readonly Band[] {
  const segments = points.length / 2 - 1
  if (segments < 1) return []
  const count = fade ? Math.min(most, segments) : 1
  const cut = (band: number) => Math.floor((band * segments) / count)
  return Array.from({ length: count }, (_, band) => {
    // The last corner of all belongs to the last band; `cut` would lead past it.
    const end = band === count - 1 ? points.length : 2 * cut(band + 1) + 2
    const corners = points.subarray(band === 0 ? 0 : 2 * cut(band) + 2, end)
    const from = band === 0 ? [] : middleOf(points, cut(band))
    const to = band === count - 1 ? [] : middleOf(points, cut(band + 1))
    return { points: joined(from, corners, to), opacity: opacityAlong(fade, (band + 0.5) / count) }
  })
}

/** A free end of a line, and which way it looks, in radians. */
export interface LineEnd {
  readonly x: number
  readonly y: number
  readonly angle: number
}

/** The two ends of a line of at least one segment. */
export function endsOf(points: Float32Array): readonly [LineEnd, LineEnd] {
  const last = points.length - 2
  return [endAt(points, 0, 2), endAt(points, last, last - 2)]
}

function endAt(points: Float32Array, at: number, inwards: number): LineEnd {
  const [x, y] = [points[at] as number, points[at + 1] as number]
  return { x, y, angle: Math.atan2(y - (points[inwards + 1] as number), x - (points[inwards] as number)) }
}

/** The middle of a segment. */
const middleOf = (points: Float32Array, segment: number): readonly number[] =>
  [0, 1].map((axis) => {
    const at = 2 * segment + axis
    return ((points[at] as number) + (points[at + 2] as number)) / 2
  })

function joined(from: readonly number[], corners: Float32Array, to: readonly number[]): Float32Array {
  const all = new Float32Array(from.length + corners.length + to.length)
  all.set(from)
  all.set(corners, from.length)
  all.set(to, from.length + corners.length)
  return all
}
