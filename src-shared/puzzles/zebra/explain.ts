/** Why the search does what it does: in the words of its strategy. */
import { assertNever } from '../../lib/assertNever'
import type { Message } from '../../lib/message'
import { explainLoops } from './exhaustive/explain'
import { explainPlans } from './inference/explain'
import { explainGrid } from './propagation/explain'
import type { ZebraMoment } from './scene'

export function explain(moment: ZebraMoment): readonly Message[] {
  const { position } = moment
  switch (position.way) {
    case 'exhaustive':
      return explainLoops({ ...moment, position })
    case 'inference':
      return explainPlans({ ...moment, position })
    case 'propagation':
      return explainGrid({ ...moment, position })
    default:
      return assertNever(position)
  }
}
