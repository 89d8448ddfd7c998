/** Zebra puzzles of every kind for fast-check: sizes, names in any script, phrases or none, all clue kinds. For tests. */
import fc from 'fast-check'
import type { Clue, ZebraAttribute, ZebraPhrases, ZebraPuzzle } from './data'

const letters = 'abcxyzABZ019-éß房子红色ñΩя'
const id = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 })
  .map((text) => `v${text}`.normalize('NFC'))
const name = fc
  .string({ unit: fc.constantFrom(...letters, ' ', "'", '.', '=', '?', '😀'), minLength: 1, maxLength: 10 })
  .map((text) => text.trim().replace(/\s+/g, ' ').normalize('NFC') || 'x')
const names = fc.oneof(
  fc.record({ en: name, zh: name }),
  name.map((text) => ({ en: text, zh: text })),
)
const phrase = fc.tuple(name, name).map(([before, after]) => `${before} {} ${after}`)
const phrases: fc.Arbitrary<ZebraPhrases> = fc
  .record({ who: phrase, does: phrase, not: phrase, either: fc.option(phrase) })
  .map(({ either, ...rest }) => (either ? { ...rest, either: `${either} {}` } : rest))

const attributes = (houses: number): fc.Arbitrary<readonly ZebraAttribute[]> =>
  fc.integer({ min: 2, max: 4 }).chain((count) =>
    fc
      .tuple(
        fc.uniqueArray(id, { minLength: count * (houses + 1), maxLength: count * (houses + 1) }),
        fc.array(names, { minLength: count * (houses + 1), maxLength: count * (houses + 1) }),
        fc.array(fc.option(fc.record({ en: phrases, zh: phrases })), { minLength: count, maxLength: count }),
      )
      .map(([ids, allNames, allPhrases]) => {
        const naming = (at: number) => ({
          id: ids[at] as string,
          name: allNames[at] as ZebraAttribute['name'],
        })
        return Array.from({ length: count }, (_, attribute) => {
          const from = attribute * (houses + 1)
          const own = allPhrases[attribute]
          const values = Array.from({ length: houses }, (_, value) => naming(from + 1 + value))
          return { ...naming(from), ...(own ? { phrases: own } : {}), values }
        })
      }),
  )

/** A clue that may or may not hold, but is well formed: see docs/zebra-format.md. */
export function anyClue(houses: number, attributeCount: number): fc.Arbitrary<Clue> {
  const value = fc.integer({ min: 0, max: houses - 1 })
  const two = fc.uniqueArray(fc.integer({ min: 0, max: attributeCount - 1 }), { minLength: 2, maxLength: 2 })
  const item = fc.integer({ min: 0, max: houses * attributeCount - 1 })
  const apart = fc
    .tuple(two, value, value)
    .map(([[p = 0, q = 0], x, y]) => ({ a: p * houses + x, b: q * houses + y }))
  const distinct = (count: number) => fc.uniqueArray(item, { minLength: count, maxLength: count })
  const kind = <Kind extends string>(...kinds: Kind[]) => fc.constantFrom(...kinds)
  return fc.oneof(
    fc.tuple(kind('same', 'not-same'), apart).map(([kind, pair]) => ({ kind, ...pair })),
    fc
      .tuple(kind('next-to', 'just-left', 'left'), distinct(2))
      .map(([kind, [a = 0, b = 0]]) => ({ kind, a, b })),
    fc.tuple(kind('at', 'not-at'), item, value).map(([kind, a, house]) => ({ kind, a, house })),
    distinct(3).map(([a = 0, b = 0, c = 0]) => ({ kind: 'between' as const, a, b, c })),
    fc
      .tuple(apart, value)
      .filter(([{ b }, other]) => b % houses !== other)
      .map(([{ a, b }, other]) => ({ kind: 'one-of' as const, a, b, c: b - (b % houses) + other })),
  )
}

export const anyZebra: fc.Arbitrary<ZebraPuzzle> = fc
  .integer({ min: 2, max: 5 })
  .chain((houses) => attributes(houses).map((attributes) => ({ houses, attributes })))
  .chain(({ houses, attributes }) =>
    fc
      .record({
        clues: fc.array(anyClue(houses, attributes.length), { maxLength: 12 }),
        question: fc.option(
          fc.record({
            item: fc.integer({ min: 0, max: houses * attributes.length - 1 }),
            attribute: fc.integer({ min: 0, max: attributes.length - 1 }),
          }),
        ),
      })
      .map(({ clues, question }) => ({ houses, attributes, clues, ...(question ? { question } : {}) })),
  )
