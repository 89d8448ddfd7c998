/** How many steps go by from one drawn frame to the next, so that nothing is passed over without saying so. */

export interface Stride {
  /** Whole steps a frame over the last half second or so; 1 when every step is drawn. */
  readonly steps: number
  readonly since: { readonly ms: number; readonly k: number }
  readonly frames: number
}

const spanMs = 400

export const stillStride = (k: number, nowMs: number): Stride => ({
  steps: 1,
  since: { ms: nowMs, k },
  frames: 0,
})

/** One more frame was drawn, at step k. */
export function countFrame(stride: Stride, k: number, nowMs: number): Stride {
  const { since } = stride
  if (k < since.k) return stillStride(k, nowMs)
  const frames = stride.frames + 1
  if (nowMs - since.ms < spanMs) return { ...stride, frames }
  return { steps: Math.max(1, Math.round((k - since.k) / frames)), since: { ms: nowMs, k }, frames: 0 }
}
