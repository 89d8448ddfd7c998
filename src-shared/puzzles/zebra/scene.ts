/** A moment as keyed marks: each strategy has a picture of its own. */
import { assertNever } from '../../lib/assertNever'
import type { Lang } from '../../lib/message'
import type { Picture } from '../../picture/picture'
import type { Moment } from '../../puzzle'
import { drawLoops } from './exhaustive/scene'
import { drawPlans } from './inference/scene'
import type { ZebraPosition } from './instance'
import type { ZebraParams } from './params'
import { drawGrid } from './propagation/scene'

export type ZebraMoment = Moment<ZebraParams, ZebraPosition>

export function draw(moment: ZebraMoment, lang: Lang): Picture {
  const { position } = moment
  switch (position.way) {
    case 'exhaustive':
      return drawLoops({ ...moment, position }, lang)
    case 'inference':
      return drawPlans({ ...moment, position }, lang)
    case 'propagation':
      return drawGrid({ ...moment, position }, lang)
    default:
      return assertNever(position)
  }
}
