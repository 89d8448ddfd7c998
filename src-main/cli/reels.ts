/** The moments of an animation, one after the other: of a search that is made again, or of a line that is there. */
import { type AnimationPlan, frameCount, stepOfFrame } from '@shared/export/animation'
import type { Moment } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { createSearch } from '@shared/search/search'
import { type LineCursor, lineMomentAt } from '@shared/trace/line'
import { firstMoment, makeCursor, momentAt } from '@shared/trace/moment'
import { walk } from './walk'

/** Shows the moments that a plan asks for, one after the other; each is valid while it is shown. */
export type Reel = (plan: AnimationPlan, show: (moment: Moment) => Promise<void>) => Promise<void>

/** The moments of a search, which must make all the steps of the plan. */
export const searchReel =
  ({ puzzle, params, strategy }: Run, signal: AbortSignal): Reel =>
  async (plan, show) => {
    const frames = frameCount(plan)
    const cursor = makeCursor(puzzle, params, strategy)
    await show(firstMoment(puzzle, params, strategy))
    let shown = 1
    await walk(
      createSearch(puzzle.position(params, strategy), strategy),
      { limit: plan.to, all: true, signal },
      async (chunk) => {
        const end = chunk.base.steps + chunk.steps.length
        while (shown < frames && stepOfFrame(plan, shown) <= end)
          await show(momentAt(cursor, chunk, stepOfFrame(plan, shown++)))
      },
    )
  }

/** The moments of a line. */
export const lineReel =
  (cursor: LineCursor): Reel =>
  async (plan, show) => {
    for (let frame = 0; frame < frameCount(plan); frame++)
      await show(lineMomentAt(cursor, stepOfFrame(plan, frame)))
  }
