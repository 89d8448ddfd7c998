/** How a line pales towards its oldest part: one rule for every painter. */

/** Opacity at `along`, which runs from 0 (oldest) to 1 (newest); no fade or 0 means opaque all along. */
export const opacityAlong = (fade: number | undefined, along: number): number =>
  fade ? fade + (1 - fade) * along : 1

/** A part of a line with one opacity: points `first … last`, both included. */
export interface Band {
  readonly first: number
  readonly last: number
  readonly opacity: number
}

/** Cuts a line of `points` points into at most `most` bands of nearly equal length, oldest first. */
export function bandsOf(points: number, fade: number | undefined, most = 8): readonly Band[] {
  const segments = points - 1
  if (segments < 1) return []
  const count = fade ? Math.min(most, segments) : 1
  return Array.from({ length: count }, (_, band) => ({
    first: Math.round((band * segments) / count),
    last: Math.round(((band + 1) * segments) / count),
    opacity: opacityAlong(fade, (band + 0.5) / count),
  }))
}
