/** Names of what a puzzle speaks of, in one language for pictures, in both for messages. */
import type { Lang, Message } from '../../lib/message'
import { attributeOf, type ZebraPuzzle } from './data'
import { clueText } from './text/clueText'

type Values = NonNullable<Message['values']>

/** The name of an item; a room (an item after the last attribute) is its number. */
export function itemName({ attributes, houses }: ZebraPuzzle, item: number, lang: Lang): string {
  const attribute = attributes[attributeOf(item, houses)]
  return attribute?.values[item % houses]?.name[lang] ?? String((item % houses) + 1)
}

/** A text for a message: sentences in English take `{name}`, those in Chinese `{nameZh}`. */
export const inBoth = (name: string, text: (lang: Lang) => string): Values => ({
  [name]: text('en'),
  [`${name}Zh`]: text('zh'),
})

export const itemValues = (name: string, puzzle: ZebraPuzzle, item: number): Values =>
  inBoth(name, (lang) => itemName(puzzle, item, lang))

/** `{number}` and the sentence of a clue, numbered from 1, as `{clue}`. */
export function clueValues(puzzle: ZebraPuzzle, number: number): Values {
  const clue = puzzle.clues[number - 1]
  if (!clue) throw new RangeError(`no clue ${number}`)
  return { number, ...inBoth('clue', (lang) => withoutStop(clueText(puzzle, clue, lang))) }
}

/** The sentence that it becomes a part of has a full stop of its own. */
export const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/, '')

const commas = { en: ', ', zh: '、' } as const

export const listed = (texts: readonly string[], lang: Lang): string => texts.join(commas[lang])
