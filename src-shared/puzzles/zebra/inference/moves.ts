import type { Move } from '../../../step'
import { moveOf, saidOf } from '../params'

/** A move holds its stage above what is chosen: an object, an order of rooms, or `keep`. */
const choiceBits = 16

export const alternative = (stage: number, choice: number): Move =>
  moveOf('inference', (stage << choiceBits) | choice)
export const stageOf = (move: Move): number => saidOf(move) >>> choiceBits
export const choiceOf = (move: Move): number => saidOf(move) & (2 ** choiceBits - 1)

/** The plan stays as it is. */
export const keep = 2 ** choiceBits - 1
