/** A form is data: one description gives the panel, the checks, the command-line flags and the run text. */
import type { Message } from '../lib/message'

export type Value = number | boolean | string | readonly number[]
export type Params = Readonly<Record<string, Value>>

interface FieldBase {
  /** The name of the parameter, of the command-line flag and in the run text. */
  readonly id: string
}

/** Two whole numbers, rows × columns, written `8x8`. */
export interface SizeField extends FieldBase {
  readonly kind: 'size'
  readonly initial: readonly [number, number]
  readonly min: number
  readonly max: number
}

/** A whole number. Its largest value may depend on the fields before it. */
export interface IntegerField extends FieldBase {
  readonly kind: 'integer'
  readonly initial: number
  readonly min: number
  max(params: Params): number
}

export interface FlagField extends FieldBase {
  readonly kind: 'flag'
  readonly initial: boolean
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  readonly initial: string
  readonly options: readonly string[]
}

export type Field = SizeField | IntegerField | FlagField | ChoiceField

/** Ready-made values, named by a key of the catalogues. */
export interface Preset<P extends Params = Params> {
  readonly name: Message
  readonly params: P
}

export interface Form<P extends Params = Params> {
  /** In reading order; a later field may depend on an earlier one. */
  readonly fields: readonly Field[]
  readonly presets: readonly Preset<P>[]
}
