import { assertNever } from '../../../lib/assertNever'
import type { Move } from '../../../step'
import { moveOf, saidOf } from '../params'
import { type Deduction, kinds } from './deductions'

/** Kind, then item or clue, then house. */
const kindShift = 20
const whatShift = 4

export function deduction(made: Deduction): Move {
  const what = made.kind === 'clue' ? made.clue : made.item
  const house = 'house' in made ? made.house : 0
  return moveOf('propagation', (kinds.indexOf(made.kind) << kindShift) | (what << whatShift) | house)
}

export function deductionOf(move: Move): Deduction {
  const said = saidOf(move)
  const what = (said >>> whatShift) & 0xffff
  const house = said & 15
  const kind = kinds[said >>> kindShift]
  switch (kind) {
    case undefined:
      throw new RangeError(`no deduction: ${move}`)
    case 'alone':
      return { kind, item: what }
    case 'clue':
      return { kind, clue: what }
    case 'only':
    case 'guess':
      return { kind, item: what, house }
    default:
      return assertNever(kind)
  }
}
