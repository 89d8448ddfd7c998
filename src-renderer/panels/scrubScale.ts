/** Which depths the height of the scrubber stands for. */

export interface Scale {
  /** The depth at the bottom. */
  readonly floor: number
  /** The depth at the top. */
  readonly ceiling: number
}

/** Fewer levels would make mountains of single steps. */
const leastLevels = 6

/** All of a run stands on the root, whatever its depths are. */
export const wholeScale = (deepest: number): Scale => ({ floor: 0, ceiling: Math.max(1, deepest) })

/**
 * A part of a run, often a few levels far down, fills the height with the depths from `least` to `most`; where
 * nothing is known of it, `least` is above `most`, it is drawn as the whole is.
 */
export function partScale(least: number, most: number, deepest: number): Scale {
  if (least > most) return wholeScale(deepest)
  const ceiling = Math.max(1, most)
  const foot = Math.max(1, Math.round((most - least) / 4))
  return { floor: Math.max(0, Math.min(least - foot, ceiling - leastLevels)), ceiling }
}

/** How long it takes to go most of the way, in milliseconds. */
const easeMs = 45
/** So near, in levels, it is there. */
const near = 0.02

/** On the way from one scale to another after so many milliseconds; `to` itself when it is there. */
export function eased(from: Scale, to: Scale, passedMs: number): Scale {
  const part = 1 - Math.exp(-passedMs / easeMs)
  const floor = from.floor + (to.floor - from.floor) * part
  const ceiling = from.ceiling + (to.ceiling - from.ceiling) * part
  const isThere = Math.abs(to.floor - floor) < near && Math.abs(to.ceiling - ceiling) < near
  return isThere ? to : { floor, ceiling }
}
