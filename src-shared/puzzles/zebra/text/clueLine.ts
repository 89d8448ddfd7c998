/** Lines that say a clue: `england = red`, `挪威 相邻 蓝色`, `tea between milk beer`. */
import { attributeOf, type Clue, type ZebraPuzzle } from '../data'
import { type Draft, type Fault, fault, itemOf, short } from './draft'
import { plainWordOf, type RelationWord, relationList, relationOf, relationSpelling } from './keywords'

export const mostClues = 1000

export function readClue(draft: Draft, text: string): Fault | undefined {
  if (draft.clues.length >= mostClues) return fault('clues', { most: mostClues })
  const [first = '', word = '', ...rest] = wordsOf(text)
  const relation = relationOf(word)
  if (!relation) return fault('relation', { text: short(text), allowed: relationList })
  const clue =
    relation === 'at' || relation === 'not-at'
      ? placed(draft, relation, first, rest)
      : related(draft, relation, first, rest)
  if ('key' in clue) return clue
  const wrong = misfit(clue, draft.houses)
  if (wrong) return wrong
  draft.clues.push(clue)
  return undefined
}

/** `fish by nation`, after the question mark. */
export function readQuestion(draft: Draft, text: string): Fault | undefined {
  const [value = '', by = '', of = '', ...rest] = wordsOf(text)
  if (plainWordOf(by) !== 'by' || rest.length > 0) return fault('question')
  const item = itemOf(draft, value)
  if (typeof item !== 'number') return item
  const attribute = draft.attributes.findIndex(({ id, name }) => [id, name.en, name.zh].includes(of))
  if (attribute < 0) return fault('unknown-attribute', { text: short(of) })
  draft.question = { item, attribute }
  return undefined
}

/** Signs need no spaces round them. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/!=|！＝|！=|≠|=|＝/g, ' $& ')
    .trim()
    .split(/\s+/u)

function placed(draft: Draft, kind: 'at' | 'not-at', name: string, rest: readonly string[]): Clue | Fault {
  const a = itemOf(draft, name)
  if (typeof a !== 'number') return a
  const [digits = ''] = rest
  const house = /^\d{1,2}$/.test(digits) ? Number(digits) : 0
  if (rest.length !== 1 || house < 1 || house > draft.houses)
    return fault('house', { text: short(rest.join(' ')), houses: draft.houses })
  return { kind, a, house: house - 1 }
}

function related(
  draft: Draft,
  kind: Exclude<RelationWord, 'at' | 'not-at'>,
  name: string,
  rest: readonly string[],
): Clue | Fault {
  const isOneOf = kind === 'same' && rest.length === 3 && plainWordOf(rest[1] as string) === 'or'
  const isBetween = kind === 'between'
  const names = isOneOf || isBetween ? withoutMiddle(rest) : rest
  if (names.length !== (isOneOf || isBetween ? 2 : 1)) return fault(`shape.${kind}`)
  const items: number[] = []
  for (const word of [name, ...names]) {
    const item = itemOf(draft, word)
    if (typeof item !== 'number') return item
    items.push(item)
  }
  const [a, b, c] = items as [number, number, number]
  if (isOneOf) return { kind: 'one-of', a, b, c }
  // “b between a c” begins with the one in the middle.
  return isBetween ? { kind, a: b, b: a, c } : { kind, a, b }
}

/** Without “or”, or the “and” that may stand between the two. */
const withoutMiddle = (words: readonly string[]): readonly string[] =>
  words.length === 3 && /^(or|and)$/.test(plainWordOf(words[1] as string) ?? '')
    ? [words[0] as string, words[2] as string]
    : words

/** What can never hold, or always does, was not meant. */
function misfit(clue: Clue, houses: number): Fault | undefined {
  if (!('b' in clue)) return undefined
  const [a, b] = [attributeOf(clue.a, houses), attributeOf(clue.b, houses)]
  switch (clue.kind) {
    case 'same':
    case 'not-same':
      return a === b ? fault('one-attribute') : undefined
    case 'one-of':
      if (b !== attributeOf(clue.c, houses) || clue.b === clue.c) return fault('two-of-one')
      return a === b ? fault('one-attribute') : undefined
    case 'between':
      return new Set([clue.a, clue.b, clue.c]).size < 3 ? fault('itself') : undefined
    case 'next-to':
    case 'just-left':
    case 'left':
      return clue.a === clue.b ? fault('itself') : undefined
  }
}

export function writeClue(puzzle: ZebraPuzzle, clue: Clue): string {
  const id = (item: number) => idOf(puzzle, item)
  switch (clue.kind) {
    case 'at':
    case 'not-at':
      return `${id(clue.a)} ${clue.kind} ${clue.house + 1}`
    case 'between':
      return `${id(clue.b)} between ${id(clue.a)} ${id(clue.c)}`
    case 'one-of':
      return `${id(clue.a)} = ${id(clue.b)} or ${id(clue.c)}`
    default:
      return `${id(clue.a)} ${relationSpelling(clue.kind)} ${id(clue.b)}`
  }
}

export const idOf = ({ attributes, houses }: ZebraPuzzle, item: number): string =>
  attributes[attributeOf(item, houses)]?.values[item % houses]?.id ?? ''
