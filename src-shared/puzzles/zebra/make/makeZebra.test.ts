import { expect, test } from 'vitest'
import { langs } from '../../../lib/message'
import { itemsOf, type ZebraPuzzle } from '../data'
import { solveByPlaces } from '../solve/byPlaces'
import { countBySat } from '../solve/bySat'
import { difficultyOf } from '../solve/difficulty'
import { neededClues } from '../solve/neededClues'
import { solve } from '../solve/solve'
import { clueText } from '../text/clueText'
import { readZebra, writeZebra } from '../text/format'
import { clueSets, keyOf } from './clues'
import { type MakeOptions, makeZebra } from './makeZebra'
import { themeIds, themes } from './themes'

const plain: MakeOptions = {
  houses: 5,
  attributes: 5,
  theme: 'street',
  kinds: 'all',
  difficulty: 'any',
  extra: 0,
}

const made = (options: Partial<MakeOptions>, seed: number): ZebraPuzzle => {
  const puzzle = makeZebra({ ...plain, ...options }, seed)
  if (!puzzle) throw new Error(`none for ${JSON.stringify(options)}, seed ${seed}`)
  return puzzle
}

/** All of them take minutes: `ZEBRA_FULL=1 npx vitest run --config electron.config.ts makeZebra`. */
const isFull = process.env.ZEBRA_FULL === '1'

test.each([
  [3, 3, 200],
  [4, 4, 200],
  [5, 5, isFull ? 200 : 40],
  [6, 6, isFull ? 200 : 15],
  [7, 7, isFull ? 200 : 5],
  [8, 8, isFull ? 200 : 2],
  [9, 7, isFull ? 20 : 1],
  [10, 7, isFull ? 20 : 0],
  [11, 7, isFull ? 20 : 0],
  [12, 7, isFull ? 20 : 0],
])(
  '%i×%i, %i puzzles: one solution, and other ways say so; no clue can be left out',
  (houses, attributes, puzzles) => {
    for (let seed = 0; seed < puzzles; seed++) {
      const puzzle = made({ houses, attributes }, seed)
      const solutions = solve(puzzle, 2)
      expect(solutions).toHaveLength(1)
      if (houses < 7) expect(solveByPlaces(puzzle, 2)).toEqual(solutions)
      else expect(countBySat(puzzle)).toBe(1)
      expect(neededClues(puzzle)).not.toContain(false)
    }
  },
  3_600_000,
)

test.each([
  [2, 1],
  [2, 12],
  [3, 1],
  [12, 1],
  [12, 3],
])('%i houses, %i attributes of every kind of clues', (houses, attributes) => {
  for (const kinds of Object.keys(clueSets) as (keyof typeof clueSets)[]) {
    const puzzle = made({ houses, attributes, kinds }, 3)
    expect(solve(puzzle, 2)).toHaveLength(1)
    for (const { kind } of puzzle.clues) expect(Object.keys(clueSets[kinds])).toContain(kind)
  }
})

test('asked for easy or medium, it is; hard where there is room for it', () => {
  for (let seed = 0; seed < 5; seed++) {
    for (const difficulty of ['easy', 'medium'] as const)
      for (const houses of [4, 5, 6]) {
        const puzzle = made({ houses, attributes: houses, difficulty }, seed)
        expect(difficultyOf(puzzle)).toBe(difficulty)
        expect(solve(puzzle, 2)).toHaveLength(1)
      }
    expect(difficultyOf(made({ houses: 7, attributes: 7, difficulty: 'hard' }, seed))).toBe('hard')
  }
  expect(makeZebra({ ...plain, houses: 2, attributes: 2, difficulty: 'hard' }, 1)).toBeUndefined()
})

test('extra clues are true, new, and not needed', () => {
  for (let seed = 0; seed < 20; seed++) {
    const [bare, more] = [made({}, seed), made({ extra: 3 }, seed)]
    expect(more.clues).toHaveLength(bare.clues.length + 3)
    expect(solve(more, 2)).toEqual(solve(bare, 2))
    expect(new Set(more.clues.map(keyOf)).size).toBe(more.clues.length)
  }
})

test('what is asked for is named by no clue where that can be, and its owner by the first attribute', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { clues, question, houses } = made({}, seed)
    const named = new Set(clues.flatMap(itemsOf))
    const silent = Array.from({ length: 4 * houses }, (_, at) => houses + at).filter(
      (item) => !named.has(item),
    )
    expect(question?.attribute).toBe(0)
    expect(silent.length === 0 || silent.includes(question?.item ?? -1)).toBe(true)
  }
  expect(made({ attributes: 1 }, 1).question).toBeUndefined()
})

/** FNV-1a of the text of a puzzle. */
function hash(text: string): number {
  let all = 0x811c9dc5
  for (let i = 0; i < text.length; i++) all = Math.imul(all ^ text.charCodeAt(i), 0x01000193)
  return all >>> 0
}

test('the same seed gives the same puzzle on every machine', () => {
  const hashes = [
    made({}, 1),
    made({}, 2 ** 40 + 1),
    made({ houses: 7, attributes: 6, theme: 'wulin' }, 5),
    made({ houses: 4, attributes: 3, kinds: 'relations', difficulty: 'medium', extra: 2 }, 7),
  ].map((puzzle) => hash(writeZebra(puzzle)))
  expect(hashes).toEqual([1737910086, 4042541706, 2948338275, 4103400679])
})

test.each(themeIds)('theme %s: sentences of generated puzzles say different things differently', (theme) => {
  const attributes = themes[theme].length
  for (let seed = 0; seed < 5; seed++) {
    const puzzle = made({ theme, houses: 5, attributes, extra: 20 }, seed)
    expect(readZebra(writeZebra(puzzle))).toEqual({ ok: true, value: puzzle })
    for (const lang of langs) {
      const said = puzzle.clues.map((clue) => clueText(puzzle, clue, lang))
      expect(new Set(said).size).toBe(said.length)
      for (const text of said) expect(text).not.toMatch(/undefined|[{}]/)
    }
  }
})

test('themes have 12 values of every attribute, with phrases and different names in both languages', () => {
  for (const theme of themeIds)
    for (const { values, phrases } of themes[theme]) {
      expect(phrases).toBeDefined()
      expect(values).toHaveLength(12)
      for (const lang of langs) expect(new Set(values.map(({ name }) => name[lang])).size).toBe(12)
    }
})
