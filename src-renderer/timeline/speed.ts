/**
 * Speeds of playback in steps a second, on a logarithmic slider. Zero stands for "as fast as it draws", which sits
 * past the fastest number, as the last stretch of the slider.
 */
export const slowest = 0.5
export const fastest = 1000
/** As fast as it draws. */
export const unlimited = 0

/** The slider runs over the whole numbers 0 … `lastPosition`; those past `numbered` all mean `unlimited`. */
const numbered = 60
export const lastPosition = 65

/** The speed at a slider position, rounded to two digits so that it can be said in a word. */
export function speedAt(position: number): number {
  if (position > numbered) return unlimited
  const exact = slowest * (fastest / slowest) ** (Math.max(0, position) / numbered)
  return Number(exact.toPrecision(2))
}

/** The slider position nearest to a speed. */
export function positionOf(speed: number): number {
  if (speed === unlimited) return lastPosition
  const within = Math.min(fastest, Math.max(slowest, speed))
  return Math.round((numbered * Math.log(within / slowest)) / Math.log(fastest / slowest))
}

/** The speeds that the keys stop at. */
const stops = [0.5, 1, 2, 4, 8, 15, 30, 60, 125, 250, 500, fastest]

/** The stops, unlimited, and among them the speed in force. */
export function speedsWith(speed: number): readonly number[] {
  const inForce = speed === unlimited || stops.includes(speed) ? [] : [speed]
  return [...[...stops, ...inForce].sort((a, b) => a - b), unlimited]
}

/** The next greater stop; unlimited after the last. */
export const faster = (speed: number): number =>
  speed === unlimited ? unlimited : (stops.find((stop) => stop > speed) ?? unlimited)

/** The next smaller stop. */
export const slower = (speed: number): number =>
  speed === unlimited ? fastest : (stops.findLast((stop) => stop < speed) ?? slowest)
