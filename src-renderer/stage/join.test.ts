import { anyPicture } from '@shared/picture/anyPicture'
import type { CellsMark, DiscMark, Mark, NumbersMark, TextMark } from '@shared/picture/picture'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinMarks, marksAt } from './join'

const tweenMs = 400
const at = (from: readonly Mark[], to: readonly Mark[], elapsedMs: number) =>
  marksAt(joinMarks(from, to), elapsedMs, tweenMs)

const disc = (key: string, rest: Partial<DiscMark> = {}): DiscMark => ({
  kind: 'disc',
  key,
  x: 10,
  y: 20,
  r: 5,
  fill: 'accent',
  ...rest,
})

describe('one key in both pictures', () => {
  it('slides there, fast at first', () => {
    const marks = at([disc('a')], [disc('a', { x: 110, r: 7, opacity: 0.5 })], tweenMs / 2)
    expect(marks).toEqual([disc('a', { x: 97.5, r: 6.75, opacity: 0.5625 })])
  })

  it('stands still as the very mark it is', () => {
    const to = disc('a')
    expect(at([disc('a')], [to], 100)[0]).toBe(to)
  })

  it('changes colour over the old one, which stays whole beneath', () => {
    const marks = at([disc('a')], [disc('a', { fill: 'failed' })], 75)
    expect(marks).toEqual([disc('a~'), disc('a', { fill: 'failed', opacity: 0.5 })])
  })

  it('fades both where the new colour would not cover the old one', () => {
    const [from, to] = [disc('a', { opacity: 0.5 }), disc('a', { opacity: 0.5, fill: 'failed' })]
    expect(at([from], [to], 75)).toEqual([
      { ...from, key: 'a~', opacity: 0.25 },
      { ...to, opacity: 0.25 },
    ])
  })

  it('pushes the tip of a line out', () => {
    const line = (...points: number[]): Mark => ({
      kind: 'polyline',
      key: 'line',
      points: Float32Array.from(points),
      stroke: 'line',
      width: 2,
    })
    expect(at([line(0, 0, 8, 0)], [line(0, 0, 8, 0, 8, 8)], tweenMs / 2)).toEqual([line(0, 0, 8, 0, 8, 7)])
  })

  it('changes its text by fading both, on the way', () => {
    const text: TextMark = { kind: 'text', key: 't', text: '3', x: 0, y: 0, size: 9, fill: 'text' }
    const [old, arriving] = at([text], [{ ...text, text: '4', x: 8 }], 75) as TextMark[]
    expect(old).toMatchObject({ key: 't~', text: '3', opacity: 0.5 })
    expect(arriving).toMatchObject({ key: 't', text: '4', opacity: 0.5 })
    expect(old?.x).toBe(arriving?.x)
    expect(old?.x).toBeGreaterThan(0)
  })

  it('becomes another kind of thing where it is', () => {
    const square: Mark = { kind: 'rect', key: 'a', x: 0, y: 0, w: 4, h: 4, fill: 'accent' }
    expect(at([disc('a')], [square], 75)).toEqual([disc('a~', { opacity: 0.5 }), { ...square, opacity: 0.5 }])
  })
})

describe('a key in one picture only', () => {
  it('fades in', () => {
    expect(at([], [disc('a', { opacity: 0.5 })], 75)).toEqual([disc('a', { opacity: 0.25 })])
    expect(at([], [disc('a')], 150)).toEqual([disc('a')])
  })

  it('fades out right above what it stood on', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => disc(key)) as [Mark, Mark, Mark, Mark]
    expect(at([a, b, c, d], [a, d], 75).map((mark) => [mark.key, mark.opacity])).toEqual([
      ['a', undefined],
      ['b', 0.5],
      ['c', 0.5],
      ['d', undefined],
    ])
    expect(at([a, b, c, d], [a, d], 150)).toEqual([a, d])
  })

  it('fades no longer than a short tween lasts', () => {
    expect(marksAt(joinMarks([], [disc('a')]), 20, 40)).toEqual([disc('a', { opacity: 0.5 })])
  })
})

describe('a grid', () => {
  const cells = (...values: number[]): CellsMark => ({
    kind: 'cells',
    key: 'board',
    x: 100,
    y: 0,
    rows: 2,
    columns: 2,
    cell: 10,
    inks: ['square-light', 'square-dark'],
    values: Uint8Array.from(values),
  })
  const numbers = (...values: number[]): NumbersMark => ({
    kind: 'numbers',
    key: 'n',
    x: 0,
    y: 0,
    rows: 2,
    columns: 2,
    cell: 10,
    size: 8,
    fill: 'number',
    values: Int32Array.from(values),
  })

  it('changes cells beneath fading squares of their old colour', () => {
    const to = cells(0, 0, 1, 1)
    const marks = at([cells(0, 0, 0, 1)], [to], 75)
    expect(marks[0]).toBe(to)
    const rest = { w: 10, h: 10, fill: 'square-light', opacity: 0.5 }
    expect(marks.slice(1)).toEqual([{ kind: 'rect', key: 'board~2', x: 100, y: 10, ...rest }])
  })

  it('changes at once where a whole wave of cells would', () => {
    const wave = (value: number): CellsMark => ({
      ...cells(),
      rows: 9,
      columns: 9,
      values: new Uint8Array(81).fill(value),
    })
    expect(at([wave(0)], [wave(1)], 0)).toEqual([wave(1)])
  })

  it('fades the numbers that came and went, and no others', () => {
    const marks = at([numbers(1, 2, 3, 0)], [numbers(1, 7, 0, 4)], 75) as NumbersMark[]
    expect(marks.map(({ key, opacity, values }) => [key, opacity, ...values])).toEqual([
      ['n', undefined, 1, 0, 0, 0],
      ['n~', 0.5, 0, 2, 3, 0],
      ['n+', 0.5, 0, 7, 0, 4],
    ])
  })
})

describe('laws', () => {
  const time = fc.integer({ min: 0, max: tweenMs + 50 })
  const marksOf = anyPicture.map((picture) => picture.marks)

  it('ends with the very marks of the picture', () => {
    fc.assert(
      fc.property(marksOf, marksOf, (from, to) => {
        expect(at(from, to, tweenMs)).toBe(to)
      }),
    )
  })

  it('never names two marks alike, nor paints a number that is none', () => {
    fc.assert(
      fc.property(marksOf, marksOf, marksOf, time, time, (a, b, c, first, second) => {
        // A third picture arrives half way.
        const marks = at(at(a, b, first), c, second)
        expect(new Set(marks.map((mark) => mark.key)).size).toBe(marks.length)
        for (const mark of marks) {
          for (const value of Object.values(mark))
            if (typeof value === 'number') expect(value).toSatisfy(Number.isFinite)
          expect(mark.opacity ?? 1).toBeGreaterThanOrEqual(0)
          expect(mark.opacity ?? 1).toBeLessThanOrEqual(1)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('keeps the order of the picture it leads to', () => {
    fc.assert(
      fc.property(marksOf, marksOf, time, (from, to, ms) => {
        const keys = to.map((mark) => mark.key)
        expect(
          at(from, to, ms)
            .map((mark) => mark.key)
            .filter((key) => keys.includes(key)),
        ).toEqual(keys)
      }),
    )
  })

  it('begins with what was to be seen', () => {
    // Grids come in pieces and lines change at once when they are not one line growing: both have their own tests.
    const plain = marksOf.map((marks) => marks.filter(({ kind }) => !/cells|numbers|polyline/.test(kind)))
    const seen = (marks: readonly Mark[]) =>
      marks
        .filter(({ opacity }) => opacity !== 0)
        .map((mark) => JSON.stringify(Object.entries({ opacity: 1, width: 1, ...mark, key: '' }).sort()))
        .sort()
    fc.assert(
      fc.property(plain, plain, (from, to) => {
        expect(seen(at(from, to, 0))).toEqual(seen(from))
      }),
      { numRuns: 300 },
    )
  })
})
