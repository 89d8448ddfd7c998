/** A puzzle while its text is read, line by line. */
import type { Lang, Message } from '../../../lib/message'
import type { Clue, ZebraAttribute, ZebraPhrases, ZebraPuzzle } from '../data'
import { folded, type Naming } from './naming'

export interface Draft {
  houses: number
  readonly attributes: DraftAttribute[]
  readonly clues: Clue[]
  question: ZebraPuzzle['question']
  /** Items by their ids, exactly. */
  readonly items: Map<string, number>
  /** Items by names in either language; −1 where several have it. */
  readonly itemNames: Map<string, number>
}

export interface DraftAttribute extends Naming {
  readonly line: number
  readonly values: readonly Naming[]
  readonly phrases: Readonly<Record<Lang, DraftPhrases>>
}

type DraftPhrases = { -readonly [Word in keyof ZebraPhrases]?: string }

export const makeDraft = (): Draft => ({
  houses: 0,
  attributes: [],
  clues: [],
  question: undefined,
  items: new Map(),
  itemNames: new Map(),
})

/** What is wrong with a line; the number of the line is added to its values. */
export type Fault = Message

export const fault = (key: string, values: Message['values'] = {}): Fault => ({
  key: `zebra.text.${key}`,
  values,
})

/** The item of this id or name, or what is wrong. */
export function itemOf(draft: Draft, word: string): number | Fault {
  const item = draft.items.get(word) ?? draft.itemNames.get(folded(word))
  if (item === undefined) return fault('unknown-value', { text: short(word) })
  return item < 0 ? fault('ambiguous', { text: short(word) }) : item
}

/** What was typed, as a message quotes it. */
export const short = (text: string): string => {
  const letters = [...text.slice(0, 80)]
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('')
}

const isWhole = (phrases: DraftPhrases): phrases is DraftPhrases & ZebraPhrases =>
  Boolean(phrases.who && phrases.does && phrases.not)

/** An attribute with some phrases has all of those it needs. */
export const lacksPhrases = ({ phrases: { en, zh } }: DraftAttribute): boolean =>
  Object.keys(en).length + Object.keys(zh).length > 0 && !(isWhole(en) && isWhole(zh))

export function finished({ id, name, values, phrases: { en, zh } }: DraftAttribute): ZebraAttribute {
  return isWhole(en) && isWhole(zh) ? { id, name, phrases: { en, zh }, values } : { id, name, values }
}
