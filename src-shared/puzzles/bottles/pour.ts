/** What moves do, by the article's rules. */
import { amountOf, type BottlePosition } from './model'
import { fromOf, ground, tap, toOf } from './moves'

/** The article's three rules, and two of ours for the ground and the tap. */
type Rule = 1 | 2 | 3 | 4 | 5

/** What a move does. A pour that both fills and empties is by rules 1 and 2 at once; `rule` is then 1. */
export interface Pour {
  readonly from: number
  readonly to: number
  readonly amount: number
  /** Levels before it. */
  readonly fromLevel: number
  readonly toLevel: number
  readonly rule: Rule
  /** It leaves its target full, its source empty. */
  readonly fills: boolean
  readonly empties: boolean
}

/** What a move would do here. */
export function pourOf(position: BottlePosition, move: number): Pour {
  const { levels, capacities, bottles } = position
  const from = fromOf(move)
  const to = toOf(move)
  const amount = amountOf(position, from, to)
  const fills = amount === (capacities[to] as number) - (levels[to] as number)
  const empties = amount === levels[from]
  const before = { fromLevel: levels[from] as number, toLevel: levels[to] as number }
  return { from, to, amount, ...before, rule: ruleOf(from, to, fills, bottles), fills, empties }
}

function ruleOf(from: number, to: number, fills: boolean, bottles: number): Rule {
  if (to === ground) return 4
  if (from === tap) return 5
  if (to >= bottles) return 3
  return fills ? 1 : 2
}

/** What the last move played, which is `move`, has done. */
export function lastPour(position: BottlePosition, move: number): Pour {
  position.undo(move)
  const pour = pourOf(position, move)
  position.play(move)
  return pour
}
