/** Zebra puzzles as plain text, one line for each attribute and clue; described in docs/zebra-format.md. */
import { bad, good, type Outcome } from '../../../lib/outcome'
import type { ZebraPuzzle } from '../data'
import { mostHouses } from '../solve/compile'
import { readAttribute, readPhrase, writeAttribute } from './attributeLine'
import { idOf, readClue, readQuestion, writeClue } from './clueLine'
import { type Draft, type Fault, fault, finished, lacksPhrases, makeDraft } from './draft'
import { phraseWordOf, plainWordOf } from './keywords'

/** Far more than the largest puzzle needs. */
export const longestText = 100_000
export const fewestHouses = 2

/** Reads what `writeZebra` writes and what people write; a message names the first line that is wrong. Never throws. */
export function readZebra(text: string): Outcome<ZebraPuzzle> {
  if (text.length > longestText) return bad('zebra.text.long', { most: longestText })
  const draft = makeDraft()
  const lines = text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
  for (const [index, line] of lines.entries()) {
    const wrong = readLine(draft, line, index + 1)
    if (wrong) return bad(wrong.key, { ...wrong.values, line: index + 1 })
  }
  return whole(draft)
}

function readLine(draft: Draft, raw: string, line: number): Fault | undefined {
  const text = raw.replace(/#.*$/s, '').trim()
  if (text === '') return undefined
  if (/^[?？]/.test(text)) return readQuestion(draft, text.slice(1))
  const colon = text.search(/[:：]/)
  if (colon >= 0) {
    const [head, body] = [text.slice(0, colon), text.slice(colon + 1)]
    const phrase = phraseWordOf(head.trim())
    return phrase ? readPhrase(draft, phrase, body) : readAttribute(draft, head, body, line)
  }
  const words = text.split(/\s+/u)
  if (words.length === 2 && plainWordOf(words[0] as string) === 'houses')
    return readHouses(draft, words[1] as string)
  return draft.houses === 0 ? fault('no-houses') : readClue(draft, text)
}

function readHouses(draft: Draft, digits: string): Fault | undefined {
  if (draft.houses > 0) return fault('houses-twice')
  const houses = /^\d{1,2}$/.test(digits) ? Number(digits) : 0
  if (houses < fewestHouses || houses > mostHouses)
    return fault('houses', { least: fewestHouses, most: mostHouses })
  draft.houses = houses
  return undefined
}

function whole({ houses, attributes, clues, question }: Draft): Outcome<ZebraPuzzle> {
  if (houses === 0) return bad('zebra.text.no-houses', { line: 1 })
  if (attributes.length === 0) return bad('zebra.text.no-attributes')
  const lacking = attributes.find(lacksPhrases)
  if (lacking) return bad('zebra.text.lacking', { line: lacking.line, text: lacking.id })
  const puzzle = { houses, attributes: attributes.map(finished), clues }
  return good(question ? { ...puzzle, question } : puzzle)
}

/** The one spelling of a puzzle: English words, one space, ids. It ends with a line break. */
export function writeZebra(puzzle: ZebraPuzzle): string {
  const { houses, attributes, clues, question } = puzzle
  const lines = [
    `houses ${houses}`,
    '',
    ...attributes.map(writeAttribute),
    '',
    ...clues.map((clue) => writeClue(puzzle, clue)),
  ]
  if (question) lines.push('', `? ${idOf(puzzle, question.item)} by ${attributes[question.attribute]?.id}`)
  return `${lines.join('\n').trimEnd()}\n`
}
