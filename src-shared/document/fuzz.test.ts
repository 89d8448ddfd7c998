/**
 * Files as a bad disk, a careless script or somebody hostile would leave them: whatever they are, reading them ends
 * soon, in bounded memory, with a document or one message. `npm run fuzz` tries more of them.
 */
import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../lib/random'
import { largestDocument, readDocument, writeDocument } from './document'

/** Mutated files; a share of what `npm run fuzz` tries. */
const files = Number(process.env.RETRACE_FUZZ ?? 5000)
const seed = 20_240_607

const plays = Array.from({ length: 12 }, (_, i) => ({
  hand: Array.from({ length: i }, (_, j) => j * 7),
  hinted: i > 3 ? [21] : [],
  hints: i > 3 ? 1 : 0,
}))
const sample = writeDocument({
  format: 'retrace',
  version: 1,
  run: 'n-queens/place-queens?n=8',
  k: 113,
  bookmarks: [
    { k: 5, name: '第一个“死路”' },
    { k: 260, name: '', run: 'knights-tour/bound-2?size=6x6&start=1' },
  ],
  notes: 'a "note"\nwith \\ and 溯 🐴',
  hands: [{ run: 'n-queens/place-queens?n=8', plays, at: 9 }],
  view: { speed: 4, tab: 'notes', mode: 'play' },
  later: { list: [1, [2, [3]]], text: 'x' },
})

/** What breaks readers, to be put in anywhere. */
const odd = [
  '[',
  ']',
  '{',
  '}',
  ',',
  ':',
  '"',
  '\\',
  '\\u',
  '\\ud800',
  '\0',
  '\uFEFF',
  '\ud83d',
  '-',
  '-0',
  '1e999',
  '9007199254740993',
  'null',
  'true',
  '[]',
  '{}',
  '""',
  '"__proto__":{}',
  '"constructor":1,',
  '"k":1,',
  '"version":99,',
  '"run":[],',
  '['.repeat(200),
  '{"a":'.repeat(200),
  '9'.repeat(400),
  `"${'x'.repeat(5000)}"`,
  '"keep":1e6,',
  '"at":-1,',
]

type Mutation = (text: string, random: Random) => string

const at = (text: string, random: Random): number => random.below(text.length + 1)

const mutations: readonly Mutation[] = [
  (text, random) => text.slice(0, at(text, random)),
  (text, random) => text.slice(at(text, random)),
  (text, random) => put(text, at(text, random), 0, odd[random.below(odd.length)] as string),
  (text, random) => put(text, at(text, random), 1 + random.below(8), odd[random.below(odd.length)] as string),
  (text, random) => put(text, at(text, random), 1, String.fromCharCode(random.below(0x1_0000))),
  (text, random) => put(text, at(text, random), random.below(40), ''),
  (text, random) => {
    const from = at(text, random)
    return put(text, at(text, random), 0, text.slice(from, from + random.below(200)))
  },
  (text, random) =>
    text.replace(/\d+/g, (digits) => (random.below(6) === 0 ? String(random.next() - 2 ** 31) : digits)),
]

const put = (text: string, from: number, length: number, inner: string): string =>
  text.slice(0, from) + inner + text.slice(from + length)

function mutated(random: Random): string {
  let text = sample
  for (let left = 1 + random.below(4); left > 0; left--)
    text = (mutations[random.below(mutations.length)] as Mutation)(text, random)
  return text
}

test(`${files} mutated files`, () => {
  const random = randomFrom(seed)
  const counts = { read: 0, refused: 0 }
  for (let i = 0; i < files; i++) {
    const text = mutated(random)
    const outcome = readDocument(text)
    if (outcome.ok) {
      counts.read++
      // What was read can be written, and is then read as the same (but for numbers beyond all that JSON can write).
      const written = writeDocument(outcome.value)
      const again = readDocument(written)
      expect(again.ok && writeDocument(again.value), text).toBe(written)
    } else {
      counts.refused++
      expect(outcome.message.key, text).toMatch(/^document\.(foreign|damaged)$/)
    }
  }
  // Neither half of the reader is left untried.
  expect(counts.read).toBeGreaterThan(files / 50)
  expect(counts.refused).toBeGreaterThan(files / 4)
})

const head = '{"format":"retrace","version":1,"run":"n-queens","k":0,'
const rest = largestDocument - 200

/** The largest files that are read at all, of whatever costs a reader most. */
const hostile: readonly (readonly [string, () => string])[] = [
  ['brackets', () => '['.repeat(rest)],
  ['empty objects', () => `${head}"x":[${'{},'.repeat(rest / 3)}0]}`],
  ['numbers', () => `${head}"x":[${'1,'.repeat(rest / 2)}0]}`],
  ['one text', () => `${head}"notes":"${'x'.repeat(rest)}"}`],
  ['escapes', () => `${head}"notes":"${'\\u0000'.repeat(rest / 6)}"}`],
  ['quotes', () => '"'.repeat(rest)],
  ['blanks', () => ' '.repeat(rest)],
]

test.each(hostile)('a file as large as any is read, of %s', (_, make) => {
  expect(readDocument(make())).toMatchObject({ ok: false })
})
