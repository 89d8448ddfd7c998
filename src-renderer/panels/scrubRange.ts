/** The part of a run that the scrubber shows: a plain value and the changes to it. */

/** From one step to another. They need not be whole: a range glides between steps. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** A part of the run; undefined for all of it, which grows while the search goes on. */
export type Zoom = Range | undefined

/** So few steps, at least, are in view: each is then about a thumb wide. */
const leastSpan = 12

/** How far in from the edge the playhead stands after a page has been turned, as a part of the view. */
const lead = 0.05

export const spanOf = ({ from, to }: Range): number => to - from

/** What is in view. A run without steps is a step long, so that nothing is divided by nothing. */
export const rangeOf = (zoom: Zoom, total: number): Range => zoom ?? { from: 0, to: Math.max(1, total) }

/** Where a step stands in a range: 0 at its beginning, 1 at its end. */
export const partAt = (range: Range, k: number): number => (k - range.from) / spanOf(range)

/** The step, not rounded, that stands there. */
export const stepAt = (range: Range, part: number): number => range.from + part * spanOf(range)

/** Closer by `factor`, or farther where it is below 1; step `at` stays where it is as far as the run allows. */
export function zoomed(zoom: Zoom, total: number, factor: number, at: number): Zoom {
  const range = rangeOf(zoom, total)
  const span = Math.max(leastSpan, spanOf(range) / factor)
  return within(at - partAt(range, at) * span, span, total)
}

export const panned = (zoom: Zoom, total: number, by: number): Zoom =>
  zoom && within(zoom.from + by, spanOf(zoom), total)

/** One end moved, the other left where it is. */
export function stretched(zoom: Zoom, total: number, end: keyof Range, to: number): Zoom {
  const range = rangeOf(zoom, total)
  if (end === 'from') {
    const from = Math.max(0, Math.min(to, range.to - leastSpan))
    return within(from, range.to - from, total)
  }
  return within(range.from, Math.min(total, Math.max(to, range.from + leastSpan)) - range.from, total)
}

/** Brings step k into view, by turning a page where it has just left it; unchanged where it is in view already. */
export function following(zoom: Zoom, total: number, k: number): Zoom {
  if (!zoom || (k >= zoom.from && k <= zoom.to)) return zoom
  const span = spanOf(zoom)
  const isAhead = k > zoom.to
  const beyond = isAhead ? k - zoom.to : zoom.from - k
  const part = beyond > span ? 0.5 : isAhead ? lead : 1 - lead
  return within(k - part * span, span, total)
}

/** Kept within the run; all of the run when it is as long. */
function within(from: number, span: number, total: number): Zoom {
  if (span >= total) return undefined
  const start = Math.max(0, Math.min(from, total - span))
  return { from: start, to: start + span }
}
