/**
 * How an instance is put together by hand. The text is the truth: what a form shows is read from it, and what the form
 * changes is written to it, so that both are the same thing. Nothing here keeps anything.
 */
import type { Params } from './form/field'
import type { Lang } from './lib/message'
import type { Outcome } from './lib/outcome'

/** Things of one kind, and what they are called in the language asked for. */
interface PartGroup {
  readonly name: string
  readonly parts: readonly string[]
}

/** A statement as its choices: what the numbers mean is known to its puzzle alone. */
export interface Statement {
  readonly kind: string
  readonly values: readonly number[]
}

/** What stands in a text. */
export interface Composition {
  /** How many parts each group has, and what is allowed. */
  readonly size: { readonly value: number; readonly min: number; readonly max: number }
  readonly groups: readonly PartGroup[]
  readonly mostGroups: number
  /** As sentences, in their order. */
  readonly statements: readonly string[]
  /** What is asked, if anything. */
  readonly question: { readonly values: readonly number[]; readonly sentence: string } | undefined
}

export interface SlotOption {
  readonly value: number
  readonly text: string
  /** Options of one group stand together; empty where there is but one. */
  readonly group: string
}

/** A statement being chosen: what was chosen as far as it fits, what else could be, and how it reads. */
export interface StatementDraft {
  readonly values: readonly number[]
  /** One for each value; a later one depends on the earlier values. */
  readonly slots: readonly (readonly SlotOption[])[]
  readonly sentence: string
}

export type Change =
  | { readonly kind: 'resize'; readonly size: number }
  | { readonly kind: 'add-group'; readonly name: string }
  | { readonly kind: 'remove-group'; readonly group: number }
  | { readonly kind: 'rename-group'; readonly group: number; readonly name: string }
  | { readonly kind: 'rename-part'; readonly group: number; readonly part: number; readonly name: string }
  | { readonly kind: 'add-statement'; readonly statement: Statement }
  | { readonly kind: 'remove-statement'; readonly at: number }
  | { readonly kind: 'move-statement'; readonly from: number; readonly to: number }
  /** Nothing is asked where there are no values. */
  | { readonly kind: 'ask'; readonly values: readonly number[] | undefined }

/**
 * Its words: `<id>.compose.size`, `.groups`, `.group`, `.statements`, `.statement`, `.format`; of each kind
 * `<id>.compose.kind.<kind>` and, with holes `{a}`, `{b}`, `{c}` for its values, `<id>.compose.sentence.<kind>`; of the
 * question `<id>.compose.sentence.question`.
 */
export interface Composer<P extends Params = Params> {
  /** The field of the form that the text is for. */
  readonly field: string
  readonly kinds: readonly string[]
  /** The whole text of an instance; in the field there may be a short name for it. */
  textOf(params: P): string
  /** What stands in it, or the first thing that is wrong; the values of that message say the `line`, from 1. */
  read(text: string, lang: Lang): Outcome<Composition>
  /** The text after a change, in its one spelling; or why it cannot be. `text` must be readable. */
  change(text: string, change: Change, lang: Lang): Outcome<string>
  /** `kind` is one of `kinds`, or `question`; undefined where there is nothing to choose from. */
  draft(text: string, statement: Statement, lang: Lang): StatementDraft | undefined
  /** How many solutions there are, at most `most`. It may take long: it is called away from the window. */
  count(text: string, most: number): number
  /** Of each statement whether there were more solutions without it. It may take long, too. */
  needed(text: string): readonly boolean[]
}
