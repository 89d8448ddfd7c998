/** How a count of all solutions stands, as the window is told. */
import type { Message } from '../lib/message'

/** `stopped`: by the person; `failed`: the process ended by itself. */
type CountState = 'running' | 'whole' | 'stopped' | 'failed'

export interface CountNotice {
  /** The number that the start of the count was answered with. */
  readonly count: number
  readonly state: CountState
  /** How much is done, from 0 to 1. */
  readonly share: number
  /** Found so far. */
  readonly solutions: number
  /** An estimate in milliseconds; undefined where there is none. */
  readonly leftMs: number | undefined
  /** Of a whole count: how many are not turned or mirrored images of each other. */
  readonly fundamental: number | undefined
  /** A stopped count that the next one goes on from. */
  readonly isKept: boolean
  /** What the reader should know: that an earlier count goes on, that it could not be kept, why it failed. */
  readonly remark: Message | undefined
}
