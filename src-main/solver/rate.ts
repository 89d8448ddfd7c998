/** Steps a second over the last second or so. */
export interface Rate {
  /** Tells how many steps had been made in all at this time (milliseconds, any origin). */
  note(atMs: number, steps: number): void
  /** Measures anew from here: a search that stood still meanwhile was not slow. */
  restart(atMs: number, steps: number): void
  /** 0 until there is something to measure. Keeps its value while nothing is noted. */
  perSecond(): number
}

const spanMs = 1000

/** Measures from this time and this number of steps on. */
export function makeRate(startMs: number, startSteps: number): Rate {
  let samples = [{ atMs: startMs, steps: startSteps }]
  return {
    note(atMs, steps) {
      samples.push({ atMs, steps })
      // One sample older than the span stays, or a long gap between two would leave nothing to compare.
      const young = samples.findIndex((sample) => sample.atMs > atMs - spanMs)
      if (young > 1) samples.splice(0, young - 1)
    },
    restart(atMs, steps) {
      samples = [{ atMs, steps }]
    },
    perSecond() {
      const first = samples[0]
      const last = samples.at(-1)
      if (!first || !last || last.atMs <= first.atMs) return 0
      return ((last.steps - first.steps) * 1000) / (last.atMs - first.atMs)
    },
  }
}
