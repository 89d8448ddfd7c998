import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNewer, type RetraceDocument, readDocument, writeDocument } from './document'
import type { FiledPlay } from './hands'

const whole = { format: 'retrace', version: 1, run: 'knights-tour/bound-2?size=6x6&start=1', k: 10 } as const
const empty = { bookmarks: [], notes: '', hands: [], view: {} }
const read = (value: unknown) => readDocument(JSON.stringify(value))
const keyOf = (outcome: ReturnType<typeof readDocument>) => (outcome.ok ? 'read' : outcome.message.key)

describe('read', () => {
  test('a run and its step', () => {
    expect(read(whole)).toEqual({ ok: true, value: { ...whole, ...empty } })
  })
  test('bookmarks, notes, moves by hand and the view', () => {
    const more = {
      bookmarks: [
        { k: 3, name: '第一次回溯' },
        { k: 9, run: 'n-queens/place-queens?n=8' },
      ],
      notes: '先走边角\n',
      hands: [
        {
          run: 'n-queens/place-queens?n=8',
          at: 1,
          plays: [
            { keep: 0, add: [] },
            { keep: 0, add: [5, 9] },
          ],
        },
      ],
      view: { speed: 0, tab: 'notes', mode: 'play' },
    }
    const outcome = read({ ...whole, ...more })
    expect(outcome).toMatchObject({ ok: true, value: { notes: more.notes, view: more.view } })
    if (!outcome.ok) return
    expect(outcome.value.bookmarks[1]).toEqual({ k: 9, name: '', run: 'n-queens/place-queens?n=8' })
    expect(outcome.value.hands[0]?.plays[1]).toEqual({ hand: [5, 9], hinted: [], hints: 0 })
  })
  test('without a step: the first', () => {
    const { k: _, ...rest } = whole
    expect(read(rest)).toMatchObject({ ok: true, value: { k: 0 } })
  })
  test('after a byte order mark', () => {
    expect(readDocument(`\uFEFF${JSON.stringify(whole)}`)).toMatchObject({ ok: true })
  })
  test('the run of a zebra puzzle with all its clues in it', () => {
    expect(read({ ...whole, run: `zebra/inference?clues=${'x'.repeat(50_000)}` })).toMatchObject({ ok: true })
  })
  test('a key that names a prototype is a field like any other', () => {
    const text = JSON.stringify(whole).replace('{', '{"__proto__":{"k":5},')
    const outcome = readDocument(text)
    expect(outcome).toMatchObject({ ok: true, value: { k: 10 } })
    expect(({} as { k?: number }).k).toBeUndefined()
    expect(outcome.ok && writeDocument(outcome.value)).toContain('"__proto__": {"k":5}')
  })
})

describe('of a later version', () => {
  const later = { ...whole, version: 7, view: { zoom: [1, 2] }, 'any thing': { x: null } }

  test('what is understood is read, and the rest is kept', () => {
    const outcome = read(later)
    expect(outcome).toMatchObject({ ok: true, value: later })
    expect(outcome.ok && isNewer(outcome.value)).toBe(true)
    expect(outcome.ok && JSON.parse(writeDocument(outcome.value))).toMatchObject(later)
  })
  test('a field of another shape is passed over', () => {
    expect(read({ ...later, notes: { text: 'a' }, bookmarks: 7 })).toMatchObject({
      ok: true,
      value: { notes: '', bookmarks: [] },
    })
  })
})

describe('refused', () => {
  const play = { keep: 0, add: [1] }
  const hand = { run: whole.run, at: 0, plays: [play] }
  const rows: readonly (readonly [string, unknown, string, object?])[] = [
    ['a number', 5, 'document.foreign'],
    ['null', null, 'document.foreign'],
    ['a list', [whole], 'document.foreign'],
    ['another format', { ...whole, format: 'chess' }, 'document.foreign'],
    ['version 0', { ...whole, version: 0 }, 'document.damaged', { field: 'version' }],
    ['a version in words', { ...whole, version: '1' }, 'document.damaged', { field: 'version' }],
    ['no run', { ...whole, run: undefined }, 'document.damaged', { field: 'run' }],
    ['an endless run', { ...whole, run: 'x'.repeat(100_001) }, 'document.damaged', { field: 'run' }],
    ['a step before the first', { ...whole, k: -1 }, 'document.damaged', { field: 'k' }],
    ['half a step', { ...whole, k: 0.5 }, 'document.damaged', { field: 'k' }],
    ['a step beyond counting', { ...whole, k: 2 ** 53 }, 'document.damaged', { field: 'k' }],
    ['null for a step', { ...whole, k: null }, 'document.damaged', { field: 'k' }],
    ['notes in numbers', { ...whole, notes: 5 }, 'document.damaged', { field: 'notes' }],
    ['endless notes', { ...whole, notes: 'x'.repeat(1_000_001) }, 'document.damaged', { field: 'notes' }],
    ['a bookmark of nothing', { ...whole, bookmarks: [null] }, 'document.damaged', { field: 'bookmarks' }],
    [
      'very many bookmarks',
      { ...whole, bookmarks: Array(10_001).fill({ k: 1 }) },
      'document.damaged',
      { field: 'bookmarks' },
    ],
    [
      'a hand that is not there',
      { ...whole, hands: [{ ...hand, at: 1 }] },
      'document.damaged',
      { field: 'hands' },
    ],
    [
      'a hand out of nothing',
      { ...whole, hands: [{ ...hand, plays: [{ keep: 1, add: [] }] }] },
      'document.damaged',
      { field: 'hands' },
    ],
    [
      'a hand of fractions',
      { ...whole, hands: [{ ...hand, plays: [{ keep: 0, add: [0.5] }] }] },
      'document.damaged',
      { field: 'hands' },
    ],
    ['very many hands', { ...whole, hands: Array(101).fill(hand) }, 'document.damaged', { field: 'hands' }],
    ['a speed in words', { ...whole, view: { speed: 'fast' } }, 'document.damaged', { field: 'view' }],
  ]
  test.each(rows)('%s', (_, value, key, values) => {
    expect(read(value)).toEqual({ ok: false, message: values ? { key, values } : { key } })
  })
  test.each(['', '{', '\u0000', '{"format":"retrace"'])('what is no JSON: %j', (text) => {
    expect(keyOf(readDocument(text))).toBe('document.foreign')
  })
  test('what is nested very deeply, or of very many values', () => {
    const around = (inner: string) => JSON.stringify(whole).replace('}', `,"x":${inner}}`)
    expect(keyOf(readDocument('['.repeat(1e6)))).toBe('document.foreign')
    expect(keyOf(readDocument(around(`${'['.repeat(1e5)}${']'.repeat(1e5)}`)))).toBe('document.foreign')
    expect(keyOf(readDocument(around(`[${'{},'.repeat(2e6)}0]`)))).toBe('document.foreign')
    expect(keyOf(readDocument(around('[[[{}]]]')))).toBe('read')
  })
  test('few bytes that stand for very many numbers', () => {
    const first = { keep: 0, add: Array(1000).fill(1) }
    const plays = [first, ...Array(2000).fill({ keep: 1000, add: [] })]
    expect(keyOf(read({ ...whole, hands: [{ ...hand, plays }] }))).toBe('document.damaged')
    expect(keyOf(read({ ...whole, hands: Array(3).fill({ ...hand, plays: plays.slice(0, 500) }) }))).toBe(
      'document.damaged',
    )
  })
})

const count = fc.nat(2 ** 31 - 1)
const anyPlay: fc.Arbitrary<FiledPlay> = fc.record({
  hand: fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 6 }),
  hinted: fc.array(fc.nat(9), { maxLength: 2 }),
  hints: fc.nat(3),
})
const anyHand = fc
  .tuple(fc.string(), fc.array(anyPlay, { minLength: 1, maxLength: 8 }), fc.nat())
  .map(([run, plays, at]) => ({ run, plays, at: at % plays.length }))
const names = fc.string({ unit: 'grapheme', maxLength: 20 })
const ownFields = ['format', 'version', 'run', 'k', 'bookmarks', 'notes', 'hands', 'view']
const others = fc.dictionary(
  names.filter((name) => !ownFields.includes(name)),
  fc.jsonValue({ maxDepth: 4 }),
)
const anyDocument = fc
  .tuple(
    others,
    fc.record({
      format: fc.constant('retrace' as const),
      version: fc.integer({ min: 1, max: 9 }),
      run: names,
      k: count,
      bookmarks: fc.array(
        fc.oneof(fc.record({ k: count, name: names }), fc.record({ k: count, name: names, run: names })),
      ),
      notes: fc.string({ unit: 'binary' }),
      hands: fc.array(anyHand, { maxLength: 4 }),
      view: fc.record({ speed: fc.nat(1e9), tab: names, zoom: fc.jsonValue() }, { requiredKeys: [] }),
    }),
  )
  .map(([more, known]): RetraceDocument => ({ ...more, ...known }))

/** As JSON keeps it: it knows neither −0 nor prototypes. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value))

test('every document is read as it was written, fields of later versions too', () => {
  void fc.assert(
    fc.property(anyDocument, (document) => {
      const outcome = readDocument(writeDocument(document))
      expect(outcome.ok && plain(outcome.value)).toEqual(plain(document))
    }),
    { numRuns: 500 },
  )
})

test('what is written twice is the same', () => {
  void fc.assert(
    fc.property(anyDocument, (document) => {
      const text = writeDocument(document)
      const again = readDocument(text)
      expect(again.ok && writeDocument(again.value)).toBe(text)
    }),
  )
})

test('what is written can always be read again, however much was played', () => {
  const wild = (i: number) => ({ hand: Array.from({ length: 40 }, (_, j) => i * j), hinted: [i], hints: 1 })
  const hands = ['a', 'b', 'c'].map((run) => ({
    run,
    plays: Array.from({ length: 9000 }, (_, i) => wild(i)),
    at: 8999,
  }))
  const outcome = readDocument(writeDocument({ ...whole, ...empty, hands }))
  expect(outcome.ok && outcome.value.hands[0]?.plays.at(-1)).toEqual(wild(8999))
  const moments = Array.from({ length: 300_000 }, () => ({ hand: [], hinted: [], hints: 0 }))
  expect(
    readDocument(writeDocument({ ...whole, ...empty, hands: [{ run: 'a', plays: moments, at: 3 }] })).ok,
  ).toBe(true)
})

test('of a history that is too long the oldest undos are left out', () => {
  const plays = Array.from({ length: 1600 }, (_, i) => ({
    hand: Array<number>(i).fill(7),
    hinted: [],
    hints: 0,
  }))
  const document = { ...whole, ...empty, hands: [{ run: whole.run, plays, at: 1590 }] }
  const outcome = readDocument(writeDocument(document))
  const hand = outcome.ok ? outcome.value.hands[0] : undefined
  expect(hand?.plays.at(-1)?.hand).toHaveLength(1599)
  expect(hand?.plays[hand.at]?.hand).toHaveLength(1590)
  expect(hand?.plays.length).toBeGreaterThan(600)
  expect(hand?.plays.length).toBeLessThan(1600)
})
