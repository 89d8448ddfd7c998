/** The steps in view one by one, from the windows of the timeline: bars where they are wide enough. */
import type { StepKind } from '@shared/step'
import { type Player, windowFor } from '../timeline/player'
import { indexAt, windowAt, windowSteps } from '../timeline/windows'
import { partAt, type Range, spanOf } from './scrubRange'
import { type StepTrace, seenAt, traceOf } from './stepTrace'

/** The moment after a step: where its middle is, in pixels of the canvas, how deep, and what the step did. */
interface Bar {
  readonly x: number
  readonly depth: number
  /** Undefined at step 0. */
  readonly kind: StepKind | undefined
}

export interface StepBars {
  readonly bars: readonly Bar[]
  /** Of a bar, in pixels of the canvas. */
  readonly width: number
}

/** From this width on, in CSS pixels, each step is drawn by itself. */
const leastBar = 3

/** True where the steps of a view are wide enough to be drawn one by one. */
export const areBars = (across: Range, columns: number): boolean =>
  columns / spanOf(across) >= leastBar * window.devicePixelRatio

/** The bars from `first` to `last`, whose windows must be at hand. */
export function barsOf(player: Player, across: Range, columns: number): StepBars {
  const bars: Bar[] = []
  let trace: StepTrace | undefined
  for (let k = firstIn(across); k <= lastIn(player, across); k++) {
    let seen = trace && seenAt(trace, k)
    if (!seen) {
      trace = traceAt(player, k)
      seen = trace && seenAt(trace, k)
    }
    bars.push({ x: partAt(across, k) * columns, depth: seen?.depth ?? 0, kind: seen?.kind })
  }
  return { bars, width: columns / spanOf(across) }
}

export function traceAt({ windows }: Player, k: number): StepTrace | undefined {
  const window = windowAt(windows, k)
  return window && traceOf(window)
}

/**
 * True when all steps in view are at hand. What is not is asked for once: `fetching` holds what is on its way, and
 * `arrived` is called when it is here.
 */
export function fetchSteps(
  player: Player,
  across: Range,
  fetching: Set<number>,
  arrived: () => void,
): boolean {
  const first = firstIn(across)
  const last = lastIn(player, across)
  let areThere = true
  for (let index = indexAt(first); index <= indexAt(last); index++) {
    const k = Math.max(first, Math.min(last, (index + 1) * windowSteps))
    if (windowAt(player.windows, k)) continue
    areThere = false
    if (fetching.has(index)) continue
    fetching.add(index)
    void windowFor(player, k).then((window) => {
      fetching.delete(index)
      if (window) arrived()
    })
  }
  return areThere
}

const firstIn = ({ from }: Range): number => Math.max(0, Math.ceil(from))
const lastIn = ({ timeline }: Player, { to }: Range): number => Math.min(timeline.total, Math.floor(to))
