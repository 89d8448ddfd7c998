import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Change } from '../../composer'
import { initialParams } from '../../form/read'
import { langs } from '../../lib/message'
import { makeSay } from '../../words/say'
import { anyZebra } from './anyZebra'
import { composer } from './composer'
import { form } from './form'
import { readZebra, writeZebra } from './text/format'
import { words } from './words'

const article = composer.textOf(initialParams(form))

function changedBy(text: string, ...changes: readonly Change[]): string {
  return changes.reduce((now, change) => {
    const next = composer.change(now, change, 'en')
    if (!next.ok) throw new Error(next.message.key)
    return next.value
  }, text)
}

function refusal(text: string, change: Change) {
  const next = composer.change(text, change, 'en')
  return next.ok ? undefined : next.message.key
}

const composed = (text: string, lang: 'en' | 'zh' = 'en') => {
  const read = composer.read(text, lang)
  if (!read.ok) throw new Error(read.message.key)
  return read.value
}

describe('the article’s puzzle', () => {
  test('has one solution, and only clue 15 could be left out', () => {
    expect(composer.count(article, 1001)).toBe(1)
    expect(composer.needed(article).flatMap((isNeeded, i) => (isNeeded ? [] : [i + 1]))).toEqual([15])
  })

  test('without clue 1 it has several, with a false clue none', () => {
    expect(composer.count(changedBy(article, { kind: 'remove-statement', at: 0 }), 1001)).toBeGreaterThan(1)
    const norwayInTwo = { kind: 'at', values: [0, 1] }
    expect(composer.count(changedBy(article, { kind: 'add-statement', statement: norwayInTwo }), 1001)).toBe(
      0,
    )
  })

  test('is shown in the language asked for', () => {
    expect(composed(article, 'zh').groups[0]).toEqual({
      name: '国家',
      parts: ['挪威', '英国', '瑞典', '丹麦', '德国'],
    })
    expect(composed(article).statements[0]).toBe('The Englishman lives in the red house.')
    expect(composed(article).question?.sentence).toBe('Who keeps fish?')
  })
})

describe('changes', () => {
  test('a clue of each kind, as its form offers it, is added at the end and read back', () => {
    for (const kind of composer.kinds) {
      const draft = composer.draft(article, { kind, values: [] }, 'en')
      if (!draft) throw new Error(kind)
      const text = changedBy(article, { kind: 'add-statement', statement: { kind, values: draft.values } })
      expect(composed(text).statements.at(-1)).toBe(draft.sentence)
      expect(composed(text).statements).toHaveLength(16)
    }
  })

  test('between begins with the one in the middle', () => {
    const draft = composer.draft(article, { kind: 'between', values: [7, 0, 1] }, 'en')
    expect(draft?.sentence).toBe(
      'The owner of the green house lives somewhere between the Norwegian and the Englishman.',
    )
  })

  test('what no longer fits beside an earlier choice is replaced', () => {
    expect(composer.draft(article, { kind: 'same', values: [0, 3] }, 'en')?.values).toEqual([0, 5])
    expect(composer.draft(article, { kind: 'same', values: [0, 7] }, 'en')?.values).toEqual([0, 7])
    expect(composer.draft(article, { kind: 'next-to', values: [4, 4] }, 'en')?.values).toEqual([4, 0])
  })

  test('clues are moved and removed', () => {
    const [first, second, third] = composed(article).statements
    const moved = changedBy(article, { kind: 'move-statement', from: 0, to: 2 })
    expect(composed(moved).statements.slice(0, 3)).toEqual([second, third, first])
    expect(changedBy(moved, { kind: 'move-statement', from: 2, to: 0 })).toBe(article)
    expect(composed(changedBy(article, { kind: 'remove-statement', at: 1 })).statements[1]).toBe(third)
  })

  test('a name is changed where it is seen; one that both languages share, in both', () => {
    const renamed = changedBy(article, { kind: 'rename-part', group: 0, part: 4, name: ' Saxon ' })
    expect(composed(renamed).groups[0]?.parts[4]).toBe('Saxon')
    expect(composed(renamed, 'zh').groups[0]?.parts[4]).toBe('德国')
    const both = changedBy(article, { kind: 'rename-part', group: 2, part: 0, name: 'Mild' })
    expect(composed(both, 'zh').groups[2]?.parts[0]).toBe('Mild')
    expect(
      composed(changedBy(article, { kind: 'rename-group', group: 1, name: 'Paint' })).groups[1]?.name,
    ).toBe('Paint')
    expect(refusal(article, { kind: 'rename-group', group: 1, name: 'a, b' })).toBe('zebra.compose.name')
    expect(refusal(article, { kind: 'rename-part', group: 1, part: 0, name: '  ' })).toBe(
      'zebra.compose.name',
    )
  })

  test('fewer houses take the last values along, and the clues and the question about them', () => {
    const smaller = composed(changedBy(article, { kind: 'resize', size: 4 }))
    expect(smaller.groups.map(({ parts }) => parts.length)).toEqual([4, 4, 4, 4, 4])
    // Germany, blue, Prince, fish and water are gone, and with them clues 13, 14 and 15.
    expect(smaller.statements).toEqual(composed(article).statements.slice(0, 12))
    expect(smaller.question).toBeUndefined()
    expect(composed(changedBy(article, { kind: 'resize', size: 2 })).statements).not.toContain(
      composed(article).statements[7],
    )
    expect(refusal(article, { kind: 'resize', size: 13 })).toBe('zebra.compose.houses')
    expect(refusal(article, { kind: 'resize', size: 2.5 })).toBe('zebra.compose.houses')
  })

  test('more houses bring values of their own, and no clue is lost', () => {
    const larger = composed(changedBy(article, { kind: 'resize', size: 12 }))
    expect(larger.groups[1]?.parts.slice(4)).toEqual([
      'blue',
      ...[6, 7, 8, 9, 10, 11, 12].map((n) => `Colour ${n}`),
    ])
    expect(larger.statements).toEqual(composed(article).statements)
  })

  test('an attribute comes and goes', () => {
    const more = changedBy(article, { kind: 'add-group', name: 'Car' }, { kind: 'add-group', name: 'Car' })
    expect(composed(more).groups.slice(5)).toEqual(
      [1, 2].map(() => ({ name: 'Car', parts: [1, 2, 3, 4, 5].map((n) => `Car ${n}`) })),
    )
    // Its id would begin a line that says how sentences speak of it.
    expect(composed(changedBy(article, { kind: 'add-group', name: 'Who' })).groups[5]?.name).toBe('Who')
    expect(changedBy(more, { kind: 'remove-group', group: 6 }, { kind: 'remove-group', group: 5 })).toBe(
      article,
    )
    const withoutNations = composed(changedBy(article, { kind: 'remove-group', group: 0 }))
    expect(withoutNations.question).toBeUndefined()
    expect(withoutNations.statements).toHaveLength(9)
    expect(refusal('houses 2\na: x, y', { kind: 'remove-group', group: 0 })).toBe('zebra.compose.last')
  })

  test('the question is asked and dropped', () => {
    const asked = changedBy(article, { kind: 'ask', values: [24, 1] })
    expect(composed(asked).question).toEqual({ values: [24, 1], sentence: 'Who drinks water?' })
    expect(composed(changedBy(asked, { kind: 'ask', values: undefined })).question).toBeUndefined()
  })

  test('every change of any puzzle is refused with a sentence, or gives a text in its one spelling', () => {
    const says = langs.map((lang) => makeSay(lang, [words]))
    fc.assert(
      fc.property(anyZebra, anyChange, fc.constantFrom(...langs), (puzzle, change, lang) => {
        const text = writeZebra(puzzle)
        const fitted = fits(text, change)
        if (!fitted) return
        const next = composer.change(text, fitted, lang)
        if (!next.ok) for (const say of says) expect(say(next.message)).not.toMatch(/^zebra\.|undefined/)
        const read = next.ok ? readZebra(next.value) : undefined
        if (next.ok) expect(read?.ok && writeZebra(read.value)).toBe(next.value)
      }),
      { numRuns: 300 },
    )
  })
})

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.nat(14).map((size) => ({ kind: 'resize', size }) as const),
  fc.string({ unit: 'grapheme', maxLength: 70 }).map((name) => ({ kind: 'add-group', name }) as const),
  fc.nat(3).map((group) => ({ kind: 'remove-group', group }) as const),
  fc
    .tuple(fc.nat(3), fc.nat(4), fc.string({ unit: 'grapheme', maxLength: 12 }))
    .map(([group, part, name]) => ({ kind: 'rename-part', group, part, name }) as const),
  fc
    .tuple(fc.constantFrom(...composer.kinds), fc.array(fc.nat(19), { maxLength: 3 }))
    .map(([kind, values]) => ({ kind: 'add-statement', statement: { kind, values } }) as const),
  fc.tuple(fc.nat(11), fc.nat(11)).map(([from, to]) => ({ kind: 'move-statement', from, to }) as const),
)

/** As the form offers it; undefined where there is nothing to choose from. */
function fits(text: string, change: Change): Change | undefined {
  if (change.kind !== 'add-statement') return change
  const draft = composer.draft(text, change.statement, 'en')
  return draft && { ...change, statement: { kind: change.statement.kind, values: draft.values } }
}
