/** A line that grows or shrinks by a little pushes its tip out or draws it in. */

/** Longer changes are not a line under way but another line. */
const mostPoints = 8

/**
 * The line between two lines, `t` from 0 (`from`) to 1 (`to`). Its tip travels from the end of what they share: out
 * along the new points, or back along the old ones. A single old point in the way is taken for a tip that was itself
 * under way, and the journey starts there. Lines that differ more are exchanged at once.
 */
export function slideTip(from: Float32Array, to: Float32Array, t: number): Float32Array {
  const shared = sharedLength(from, to)
  const lost = (from.length - shared) / 2
  const grown = (to.length - shared) / 2
  if (shared === 0 || lost + grown === 0 || lost + grown > mostPoints || t >= 1) return to
  if (grown === 0) return cut(from, shared - 2, 1 - t)
  if (lost === 0) return cut(to, shared - 2, t)
  if (lost > 1) return to
  const under = new Float32Array(to.length + 2)
  under.set(from)
  under.set(to.subarray(shared), from.length)
  return without(cut(under, shared, t), shared)
}

/** How many leading coordinates two lines share: whole points only. */
export function sharedLength(a: Float32Array, b: Float32Array): number {
  const most = Math.min(a.length, b.length)
  let i = 0
  while (i < most && a[i] === b[i]) i++
  return i - (i % 2)
}

/** The line up to the place that is the part `along` (0 … 1) of the way from the point at `start` to its end. */
function cut(points: Float32Array, start: number, along: number): Float32Array {
  let left = along * lengthFrom(points, start)
  let at = start
  while (at < points.length - 4 && left > span(points, at)) {
    left -= span(points, at)
    at += 2
  }
  const part = span(points, at) > 0 ? left / span(points, at) : 0
  const line = points.slice(0, at + 4)
  for (const i of [0, 1]) {
    const here = points[at + i] as number
    line[at + 2 + i] = here + ((points[at + 2 + i] as number) - here) * part
  }
  return line
}

function lengthFrom(points: Float32Array, start: number): number {
  let length = 0
  for (let at = start; at < points.length - 2; at += 2) length += span(points, at)
  return length
}

/** Length of the segment that begins at coordinate `at`. */
const span = (points: Float32Array, at: number) =>
  Math.hypot(
    (points[at + 2] as number) - (points[at] as number),
    (points[at + 3] as number) - (points[at + 1] as number),
  )

/** The tip that was under way is where the journey starts, not a corner of the line. */
function without(points: Float32Array, at: number): Float32Array {
  const line = new Float32Array(points.length - 2)
  line.set(points.subarray(0, at))
  line.set(points.subarray(at + 2), at)
  return line
}
