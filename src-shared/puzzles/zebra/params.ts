/** What is set, and the puzzle that is meant by it. */
import type { Value } from '../../form/field'
import type { Position } from '../../puzzle'
import type { Move } from '../../step'

export type ZebraParams = {
  readonly [id: string]: Value
  /** The id of a preset, or a whole puzzle in its text format. */
  readonly puzzle: string
  /** Exhaustive: ids of the attributes, outer loop first, with commas. */
  readonly order: string
  /** Exhaustive: which permutations a loop goes through. */
  readonly enumeration: string
  /** Inference: the stages after the first plan, as in `5,12,9+14,rooms,4`. */
  readonly clues: string
}

export const enumerations = ['complete', 'as-printed'] as const

/** The three ways of playing the puzzle; a move says of which it is. */
const ways = ['exhaustive', 'inference', 'propagation'] as const
export type Way = (typeof ways)[number]

const wayShift = 25
/** What a way says in a move stays below this. */
const sayEnd = 1 << wayShift

export const moveOf = (way: Way, said: number): Move => (ways.indexOf(way) << wayShift) | said
export const wayOf = (move: Move): Way => ways[move >>> wayShift] ?? 'exhaustive'
export const saidOf = (move: Move): number => move & (sayEnd - 1)

/** What the positions of all ways have in common. */
export interface WayPosition extends Position {
  readonly way: Way
}
