/** One step of a search is one whole number: its kind in the low bits, its move above. */

/** In the order of their codes. `solve` carries the number of solutions so far, capped to its bits. */
export const stepKinds = ['visit', 'backtrack', 'refuse', 'meet', 'solve'] as const

export type StepKind = (typeof stepKinds)[number]

export interface Step {
  readonly kind: StepKind
  readonly move: number
}

const kindBits = 3
const kindMask = (1 << kindBits) - 1

export const VISIT = 0
export const BACKTRACK = 1
export const REFUSE = 2
export const MEET = 3
export const SOLVE = 4

/** Packs a kind code and a move below 2²⁸. */
export const packStep = (kind: number, move: number): number => (move << kindBits) | kind

export const kindOf = (step: number): number => step & kindMask
export const moveOf = (step: number): number => step >>> kindBits

export function unpackStep(step: number): Step {
  const kind = stepKinds[kindOf(step)]
  if (!kind) throw new RangeError(`not a step: ${step}`)
  return { kind, move: moveOf(step) }
}
