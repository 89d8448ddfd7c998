/** What the command line has the app do hidden, for formats that only a browser's engine makes. */
import type { AnimationFormat, AnimationPlan } from '../export/animation'
import type { Message } from '../lib/message'

/** The mark of a hidden start, in its environment: no document, link or word of a command line can set it. */
export const hiddenMark = 'RETRACE_HIDDEN'

interface PrintJob {
  readonly kind: 'print'
  readonly svg: string
}

/** Behind it come the frames of the plan as pixels: RGBA, row by row. Both sides are even. */
export interface FilmJob {
  readonly kind: 'film'
  readonly format: Exclude<AnimationFormat, 'gif'>
  readonly plan: AnimationPlan
  readonly width: number
  readonly height: number
}

export type HiddenJob = PrintJob | FilmJob

/** Before the bytes of the file, or alone with why there are none. */
export interface HiddenAnswer {
  readonly told?: Message | undefined
}
