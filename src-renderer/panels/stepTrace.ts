/** What each step of a window did and how deep the search then stood, as the scrubber draws them one by one. */
import { BACKTRACK, kindOf, type StepKind, stepKinds, TAKE, VISIT } from '@shared/step'
import type { Window } from '@shared/trace/moment'

export interface StepTrace {
  /** The moment of the first entry, before any step of the window. */
  readonly from: number
  /** Depths of moments `from`, `from + 1` …: one more than there are steps. */
  readonly depths: Uint16Array
  readonly steps: Int32Array
}

const traces = new WeakMap<Window, StepTrace>()

/** The trace of a window, made once. */
export function traceOf(window: Window): StepTrace {
  const kept = traces.get(window)
  if (kept) return kept
  const trace = makeTrace(window)
  traces.set(window, trace)
  return trace
}

function makeTrace({ base, steps, lines }: Window): StepTrace {
  const depths = new Uint16Array(steps.length + 1)
  let depth = base.place ? base.place.line.length : base.taken.length - 1
  let line = 0
  depths[0] = depth
  for (const [i, step] of steps.entries()) {
    const kind = kindOf(step)
    if (kind === VISIT) depth++
    else if (kind === BACKTRACK) depth--
    else if (kind === TAKE) {
      depth = lines[line] as number
      line += 1 + depth
    }
    depths[i + 1] = depth
  }
  return { from: base.steps, depths, steps }
}

/** What there is to draw of the moment after step k, when the trace has it. */
export function seenAt(trace: StepTrace, k: number): { kind: StepKind; depth: number } | undefined {
  const step = trace.steps[k - 1 - trace.from]
  const depth = trace.depths[k - trace.from]
  const kind = step === undefined ? undefined : stepKinds[kindOf(step)]
  return kind && depth !== undefined ? { kind, depth } : undefined
}
