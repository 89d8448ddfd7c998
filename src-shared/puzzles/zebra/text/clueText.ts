/** Clues and questions as sentences in both languages, for attributes with phrases of their own and without. */
import type { Lang } from '../../../lib/message'
import { attributeOf, type Clue, type ZebraPhrases, type ZebraPuzzle } from '../data'
import { sentences } from './sentences'

/** “The person who keeps horses lives next to the person who smokes Dunhill.” */
export function clueText(puzzle: ZebraPuzzle, clue: Clue, lang: Lang): string {
  const pattern = sentences[lang][`clue.${clue.kind}`]
  return sentence(pattern, partsOf(puzzle, clue, lang), lang)
}

/** “Who keeps fish?”, or undefined where nothing is asked. */
export function questionText({ question, ...puzzle }: ZebraPuzzle, lang: Lang): string | undefined {
  return question && filled(sentences[lang].question, { does: does(puzzle, question.item, lang) })
}

/** “The German keeps fish.”: the answer to the question, if `owner` is the value by which the owner is named. */
export function answerText(puzzle: ZebraPuzzle, owner: number, lang: Lang): string | undefined {
  if (!puzzle.question) return undefined
  return clueText(puzzle, { kind: 'same', a: owner, b: puzzle.question.item }, lang)
}

type Named = Pick<ZebraPuzzle, 'houses' | 'attributes'>
type Parts = Readonly<Record<string, string>>

function partsOf(puzzle: Named, clue: Clue, lang: Lang): Parts {
  const who = (item: number) => phrased(puzzle, item, lang, 'who')
  switch (clue.kind) {
    case 'same':
      return { a: who(clue.a), does: does(puzzle, clue.b, lang) }
    case 'not-same':
      return { a: who(clue.a), not: phrased(puzzle, clue.b, lang, 'not') }
    case 'one-of':
      return { a: who(clue.a), either: either(puzzle, clue.b, clue.c, lang) }
    case 'at':
    case 'not-at':
      return { a: who(clue.a), house: String(clue.house + 1) }
    case 'between':
      return { a: who(clue.a), b: who(clue.b), c: who(clue.c) }
    case 'next-to':
    case 'just-left':
    case 'left':
      return { a: who(clue.a), b: who(clue.b) }
  }
}

const does = (puzzle: Named, item: number, lang: Lang): string => phrased(puzzle, item, lang, 'does')

function phrased(puzzle: Named, item: number, lang: Lang, part: 'who' | 'does' | 'not'): string {
  return withNames(phrasesOf(puzzle, item, lang)[part], [nameOf(puzzle, item, lang)])
}

function either(puzzle: Named, b: number, c: number, lang: Lang): string {
  const phrases = phrasesOf(puzzle, b, lang)
  const names = [nameOf(puzzle, b, lang), nameOf(puzzle, c, lang)] as const
  if (phrases.either) return withNames(phrases.either, names)
  return withNames(phrases.does, [filled(sentences[lang].or, { b: names[0], c: names[1] })])
}

function phrasesOf({ attributes, houses }: Named, item: number, lang: Lang): ZebraPhrases {
  const attribute = attributes[attributeOf(item, houses)]
  if (!attribute) throw new Error(`no item ${item}`)
  if (attribute.phrases) return attribute.phrases[lang]
  const { who, does, not } = sentences[lang]
  const name = { name: attribute.name[lang] }
  return { who: filled(who, name), does: filled(does, name), not: filled(not, name) }
}

function nameOf({ attributes, houses }: Named, item: number, lang: Lang): string {
  const attribute = attributes[attributeOf(item, houses)]
  const value = attribute?.values[item % houses]
  if (!value) throw new Error(`no item ${item}`)
  return value.name[lang]
}

/** Each `{}` in turn; the last name stays for those beyond. */
function withNames(pattern: string, names: readonly string[]): string {
  let at = 0
  return pattern.replaceAll('{}', () => names[Math.min(at++, names.length - 1)] as string)
}

const filled = (pattern: string, parts: Parts): string =>
  pattern.replace(/\{(\w+)\}/g, (hole, name: string) => parts[name] ?? hole)

/** Only English has capitals, and a sentence may begin with a name that has its own. */
function sentence(pattern: string, parts: Parts, lang: Lang): string {
  const text = filled(pattern, parts)
  if (lang !== 'en') return text
  const [first = ''] = text
  return first.toUpperCase() + text.slice(first.length)
}
