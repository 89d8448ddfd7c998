/** Which moments of a run an animation shows, and for how long each. */

/** Frames a second that can be chosen. Each lasts whole hundredths of a second, which is all that GIF knows. */
export const paces = [1, 2, 4, 10, 20, 50] as const
/** Seconds for which the last frame stays. */
export const holds = [0, 2, 5] as const

/** The formats of animations, and the most frames that each may have. */
export const animationFormats = ['gif', 'mp4', 'webm'] as const
export type AnimationFormat = (typeof animationFormats)[number]
export const mostFrames: Readonly<Record<AnimationFormat, number>> = { gif: 1000, mp4: 10_000, webm: 10_000 }

export interface AnimationPlan {
  /** The first and the last moment shown: after so many steps. */
  readonly from: number
  readonly to: number
  /** So many steps from one frame to the next; the last may be fewer. */
  readonly stride: number
  /** Frames a second. */
  readonly pace: number
  /** Seconds that the last frame is held beyond its own time. */
  readonly hold: number
}

/** The least stride with which a part of a run has no more than `most` frames. */
export const leastStride = (from: number, to: number, most: number): number =>
  Math.max(1, Math.ceil((to - from) / (most - 1)))

export const frameCount = ({ from, to, stride }: AnimationPlan): number => Math.ceil((to - from) / stride) + 1

/** The moment of frame `index`, counted from 0. */
export const stepOfFrame = ({ from, to, stride }: AnimationPlan, index: number): number =>
  Math.min(to, from + index * stride)

/** How long frame `index` is shown, in milliseconds. */
export const frameMs = (plan: AnimationPlan, index: number): number =>
  1000 / plan.pace + (index === frameCount(plan) - 1 ? 1000 * plan.hold : 0)

/** The whole animation, in seconds. */
export const animationSeconds = (plan: AnimationPlan): number => frameCount(plan) / plan.pace + plan.hold
