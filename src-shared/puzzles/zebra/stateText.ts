import { assertNever } from '../../lib/assertNever'
import type { ZebraPosition } from './instance'
import { gridOf } from './propagation/model'

/** The whole position on one line, for tests and logs. */
export function stateText(position: ZebraPosition): string {
  switch (position.way) {
    case 'exhaustive':
      return position.chosen.subarray(0, position.level).join(' ')
    case 'inference':
      return `${position.stage}: ${position.plan.objectOf.join(' ')}`
    case 'propagation':
      return gridOf(position).join(' ')
    default:
      return assertNever(position)
  }
}
