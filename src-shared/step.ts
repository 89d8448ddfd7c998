/** One step of a search is one whole number: its kind in the low bits, its move above. */

/** A whole number from 0 to 2²⁷ − 1 that means something to its puzzle only. */
export type Move = number

/**
 * In the order of their codes. Depth-first searches visit and backtrack; those with a frontier take a node from it
 * and find its children; deepening begins again with a higher limit. What a step carries: its move, but `solve` the
 * number of solutions so far (capped to its bits), `take` the number of the node, `deepen` the new limit, and `value`
 * (what a child is worth to its parent, in a game) that number, moved up to be no less than 0.
 */
export const stepKinds = [
  'visit',
  'backtrack',
  'refuse',
  'meet',
  'solve',
  'take',
  'find',
  'deepen',
  'value',
  'cut',
] as const

export type StepKind = (typeof stepKinds)[number]

export interface Step {
  readonly kind: StepKind
  readonly move: number
}

const kindBits = 4
const kindMask = (1 << kindBits) - 1

export const VISIT = 0
export const BACKTRACK = 1
export const REFUSE = 2
export const MEET = 3
export const SOLVE = 4
export const TAKE = 5
export const FIND = 6
export const DEEPEN = 7
export const VALUE = 8
export const CUT = 9

/** Moves, nodes and counts in a step stay below this. */
export const payloadEnd = 2 ** (31 - kindBits)

/** Packs a kind code and a move below `payloadEnd`. */
export const packStep = (kind: number, move: number): number => (move << kindBits) | kind

export const kindOf = (step: number): number => step & kindMask
export const moveOf = (step: number): number => step >>> kindBits

export function unpackStep(step: number): Step {
  const kind = stepKinds[kindOf(step)]
  if (!kind) throw new RangeError(`not a step: ${step}`)
  return { kind, move: moveOf(step) }
}
