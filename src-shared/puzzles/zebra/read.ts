/** Reads solutions in the forms people write: a row for each house, values by name or id, in any order within it. */
import { quoted } from '../../form/quoted'
import { langs } from '../../lib/message'
import { bad, good, type Outcome } from '../../lib/outcome'
import type { ReadPath } from '../../puzzle'
import type { ZebraPuzzle } from './data'
import { choice } from './exhaustive/moves'
import { orderIn, puzzleIn } from './instance'
import { inBoth, itemValues } from './names'
import type { ZebraParams } from './params'
import { houseWords, unknown } from './paths'
import { rankOf } from './permutations'
import { answerText } from './text/clueText'

/** A word that a row may hold. */
interface Known {
  readonly text: string
  /** −1 for a heading or an unknown value. */
  readonly item: number
}

/**
 * Rows may begin with the number of their house; without numbers they are the houses from left to right. Reads our
 * text, CSV, lists of ids, and rows as the article prints them.
 */
export function readPath(text: string, params: ZebraParams): Outcome<ReadPath<ZebraParams>> {
  const puzzle = puzzleIn(params)
  const places = readPlaces(text, puzzle)
  if (!places.ok) return places
  const moves: number[] = []
  for (const [level, attribute] of orderIn(params).entries()) {
    const from = attribute * puzzle.houses
    const values = Array.from({ length: puzzle.houses }, (_, house) =>
      places.value.slice(from, from + puzzle.houses).indexOf(house),
    )
    // Inner loops follow; what is wrong with the line is that it ends here.
    if (values.includes(-1)) break
    moves.push(choice(level, rankOf(values)))
  }
  return good({ params, moves })
}

/** By item its house, or −1. */
function readPlaces(text: string, puzzle: ZebraPuzzle): Outcome<number[]> {
  const { houses, attributes } = puzzle
  const places = new Array<number>(houses * attributes.length).fill(-1)
  const { words, answers } = vocabularyOf(puzzle)
  let rows = 0
  const lines = text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .split(/\r\n|\r|\n/)
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    if (line === '' || answers.includes(line)) continue
    const read = readRow(line, words, puzzle)
    if (!read.ok) return bad(read.message.key, { ...read.message.values, line: index + 1 })
    const { items, number } = read.value
    if (items.length === 0 && number === undefined) continue
    const house = (number ?? ++rows) - 1
    if (house < 0 || house >= houses)
      return bad('zebra.read.house', { line: index + 1, house: house + 1, houses })
    for (const item of items) {
      if (places[item] !== -1)
        return bad('zebra.read.twice', { line: index + 1, ...itemValues('item', puzzle, item) })
      places[item] = house
    }
  }
  return places.every((house) => house === -1) ? bad('zebra.read.empty') : good(places)
}

/** What a text about the puzzle may hold. Sorting it takes longer than most texts, which are no such text. */
function vocabularyOf(puzzle: ZebraPuzzle) {
  const known = vocabularies.get(puzzle)
  if (known) return known
  const made = { words: wordsOf(puzzle), answers: answersOf(puzzle) }
  vocabularies.set(puzzle, made)
  return made
}

const vocabularies = new WeakMap<
  ZebraPuzzle,
  { readonly words: readonly Known[]; readonly answers: readonly string[] }
>()

/** All names of values, longest first, so that “Pall Mall” is not taken for a shorter name; and the headings. */
function wordsOf({ attributes, houses }: ZebraPuzzle): readonly Known[] {
  const values = attributes.flatMap(({ values: all }, attribute) =>
    all.flatMap(({ id, name }, i) =>
      [id, name.en, name.zh].map((text) => ({ text: text.toLowerCase(), item: attribute * houses + i })),
    ),
  )
  const headings = [
    ...attributes.flatMap(({ id, name }) => [id, name.en, name.zh]),
    ...Object.values(houseWords),
    '房间',
    'room',
  ]
  const others = [unknown, ...headings].map((text) => ({ text: text.toLowerCase(), item: -1 }))
  return [...values, ...others].sort((a, b) => b.text.length - a.text.length)
}

/** Sentences that our own text ends with. */
function answersOf(puzzle: ZebraPuzzle): string[] {
  const { question, houses } = puzzle
  if (!question) return []
  const owners = Array.from({ length: houses }, (_, i) => question.attribute * houses + i)
  return owners.flatMap((owner) => langs.map((lang) => answerText(puzzle, owner, lang) ?? ''))
}

interface Row {
  readonly number: number | undefined
  readonly items: readonly number[]
}

const between = /^[\s,，;；|"、]+/

function readRow(line: string, words: readonly Known[], puzzle: ZebraPuzzle): Outcome<Row> {
  const head = /^[\s|"]*(?:(?:house|房子|房间)\s*)?(\d{1,3})(?=$|[\s,，;；|".:、：])[.:：]?/i.exec(line)
  const number = head ? Number(head[1]) : undefined
  let rest = head ? line.slice(head[0].length) : line
  const items: number[] = []
  for (;;) {
    rest = rest.replace(between, '')
    if (rest === '') return good({ number, items })
    const found = words.filter(({ text }) => beginsWith(rest, text))
    const longest = found.filter(({ text }) => text.length === found[0]?.text.length)
    const [first] = longest
    if (!first) return bad('zebra.read.value', { text: quoted(rest.split(/[\s,，;；|"]/)[0] ?? rest) })
    // One name may be that of values of several attributes: the first that the row has none of.
    const word = longest.find(({ item }) => item >= 0 && !hasRow(items, item, puzzle)) ?? first
    if (word.item >= 0 && hasRow(items, word.item, puzzle)) return twoOf(word.item, puzzle)
    if (word.item >= 0) items.push(word.item)
    rest = rest.slice(first.text.length)
  }
}

/** A name ends where the text does, or before what stands between names. */
const beginsWith = (rest: string, text: string): boolean =>
  rest.slice(0, text.length).toLowerCase() === text && /^$|^[\s,，;；|"、]/.test(rest.slice(text.length))

const hasRow = (items: readonly number[], item: number, { houses }: ZebraPuzzle): boolean =>
  items.some((other) => Math.floor(other / houses) === Math.floor(item / houses))

function twoOf(item: number, { attributes, houses }: ZebraPuzzle): Outcome<never> {
  const attribute = attributes[Math.floor(item / houses)]
  return bad(
    'zebra.read.two',
    inBoth('attribute', (lang) => attribute?.name[lang] ?? ''),
  )
}
