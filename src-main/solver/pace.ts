/** How many steps to make between two looks at the clock: a step costs 10 ns in one puzzle and 10 µs in another. */
export interface Pace {
  readonly steps: number
  /** Tells how long `steps` steps took. */
  note(tookMs: number): void
}

const first = 1024
const most = 1 << 20
/** Between these no change is worth making. */
const quickMs = 0.5
const slowMs = 2

export function makePace(): Pace {
  let steps = first
  return {
    get steps() {
      return steps
    },
    note(tookMs) {
      if (tookMs < quickMs) steps = Math.min(most, steps * 2)
      else if (tookMs > slowMs) steps = Math.max(1, Math.floor((steps * slowMs) / tookMs))
    },
  }
}
