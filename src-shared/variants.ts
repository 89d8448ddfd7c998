/** Runs that differ in one thing alone, such as all orders of the loops: to be compared with each other. */
import type { Params } from './form/field'
import type { Message } from './lib/message'

export interface Variant<P extends Params = Params> {
  readonly name: Message
  readonly params: P
  /** What others have found of it. */
  readonly note?: Message
}

export interface Variants<P extends Params = Params> {
  readonly id: string
  /** What varies. */
  readonly title: Message
  /** What to know of them all. */
  readonly about?: Message
  readonly strategy: string
  readonly rows: readonly Variant<P>[]
}
