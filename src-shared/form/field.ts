/** A form is data: one description gives the panel, the checks, the command-line flags and the run text. */
import type { Message } from '../lib/message'
import type { Outcome } from '../lib/outcome'

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

/** A number that is always the same, or one that depends on the params of the fields before. */
export type Bound = number | ((before: Params) => number)

export const boundOf = (bound: Bound, before: Params): number =>
  typeof bound === 'number' ? bound : bound(before)

/** A whole number. */
export interface IntegerField extends FieldBase {
  readonly kind: 'integer'
  readonly initial: number
  readonly min: number
  readonly max: Bound
}

/** The largest value of the field, given the params of the fields before it. */
export const maxOf = ({ max }: IntegerField, before: Params): number => boundOf(max, before)

/** Whole numbers in their order, written `8,8,3`; an empty text is an empty list. */
export interface ListField extends FieldBase {
  readonly kind: 'list'
  readonly initial: readonly number[] | ((before: Params) => readonly number[])
  /** Fewest and most numbers. */
  readonly least: Bound
  readonly most: Bound
  readonly min: Bound
  /** The largest value may be another one at each place, counted from 0. */
  readonly max: number | ((before: Params, place: number) => number)
  /** True where a number may be left open: written `*`, kept as `anyNumber`. */
  readonly any?: boolean
  /** What each place is called, the same in every language, where numbers are typed in boxes of their own. */
  name?(before: Params, place: number): string
}

/** Stands in a list for a number that may be any; below every `min`. */
export const anyNumber = -1

export interface FlagField extends FieldBase {
  readonly kind: 'flag'
  readonly initial: boolean
}

export interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  readonly initial: string
  readonly options: readonly string[]
}

/** A part of a text, as it is written and as it is called. */
export interface TextItem {
  readonly text: string
  readonly name: Message
}

/** Anything that its puzzle can read, such as a puzzle of its own in words. */
export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly initial: string | ((before: Params) => string)
  /** The text as it is kept, in one spelling: reading it again gives the same. Or what is wrong with it. */
  read(text: string, before: Params): Outcome<string>
  /** What stands for the text in the help of the command line. */
  readonly placeholder: string
  /**
   * What a text of parts with commas between them is made of, so that they can be put in another order; it need not be
   * one that `read` takes.
   */
  items?(text: string, before: Params): readonly TextItem[]
  /** Lines that are shown at once where it is typed; 1 when absent. */
  readonly lines?: number
}

export type Field = SizeField | IntegerField | ListField | FlagField | ChoiceField | TextField

/** Ready-made values, named by a key of the catalogues. */
interface Preset<P extends Params = Params> {
  readonly name: Message
  readonly params: P
}

export interface Form<P extends Params = Params> {
  /** In reading order; a later field may depend on an earlier one. */
  readonly fields: readonly Field[]
  readonly presets: readonly Preset<P>[]
}
