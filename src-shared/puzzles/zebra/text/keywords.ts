/** The words of the text format, in English and Chinese; the first of each is the canonical one. */

/** Between the values of a clue. */
const relationWords = {
  same: ['=', '＝'],
  'not-same': ['!=', '≠', '！＝', '！='],
  'next-to': ['next-to', '相邻'],
  'just-left': ['just-left', '紧邻左'],
  left: ['left', '左边'],
  at: ['at', '在'],
  'not-at': ['not-at', '不在'],
  between: ['between', '介于'],
} as const

export type RelationWord = keyof typeof relationWords

/** Before a colon, in the lines below an attribute. */
const phraseWords = {
  who: ['who', '称呼'],
  does: ['does', '肯定'],
  not: ['not', '否定'],
  either: ['either', '二选一'],
} as const

export type PhraseWord = keyof typeof phraseWords

const plainWords = {
  houses: ['houses', '房子'],
  or: ['or', '或'],
  and: ['and', '和'],
  by: ['by', '按'],
} as const

type Spellings<Word extends string> = Readonly<Record<Word, readonly string[]>>

const meaningIn = <Word extends string>(words: Spellings<Word>) => {
  const meanings = new Map<string, Word>()
  for (const word of Object.keys(words) as Word[])
    for (const spelling of words[word]) meanings.set(spelling, word)
  return (text: string): Word | undefined => meanings.get(text.toLowerCase())
}

export const relationOf = meaningIn<RelationWord>(relationWords)
export const phraseWordOf = meaningIn<PhraseWord>(phraseWords)
export const plainWordOf = meaningIn<keyof typeof plainWords>(plainWords)

export const relationSpelling = (word: RelationWord): string => relationWords[word][0]

/** All of them, for messages. */
export const relationList = Object.values(relationWords)
  .map(([en, zh]) => (/\p{L}/u.test(en) ? `${en} ${zh}` : en))
  .join(', ')
