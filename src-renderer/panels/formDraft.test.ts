import { puzzleOf } from '@shared/puzzles/index'
import { describe, expect, test } from 'vitest'
import { type Draft, draftOf, edit, readDraft, sidesOf, stepped, wrongSides } from './formDraft'

const found = puzzleOf('knights-tour')
const [strategy] = found?.strategies ?? []
if (!found || !strategy) throw new Error('no puzzle')
const puzzle = found
const printed = puzzle.strategies.find(({ id }) => id === 'as-printed') ?? strategy

const read = (draft: Draft) => readDraft(puzzle, strategy, draft)
const start = draftOf(puzzle.form, { size: [8, 8], start: 20, closed: false })

test('a draft of params reads as the same params', () => {
  for (const { params } of puzzle.form.presets) {
    expect(read(draftOf(puzzle.form, params)).outcome).toEqual({ ok: true, value: params })
  }
})

describe('a size that grows smaller', () => {
  test('takes the start along, and gives it back', () => {
    const narrow = edit(start, 'size', '1x8')
    expect(read(narrow)).toMatchObject({
      shown: { start: '8' },
      outcome: { ok: true, value: { size: [1, 8], start: 8 } },
    })
    expect(read(edit(narrow, 'size', '12x8'))).toMatchObject({
      shown: { start: '20' },
      outcome: { ok: true },
    })
  })

  test('leaves a start that fits alone', () => {
    expect(read(edit(start, 'size', '5x5')).shown.start).toBe('20')
  })
})

test.each([
  ['size', '0x8', 'form.size.range'],
  ['size', '8x-1', 'form.size.range'],
  ['size', '8x1.5', 'form.size.shape'],
  ['size', '８x８', 'form.size.shape'],
  ['size', '8x', 'form.size.shape'],
  ['size', '', 'form.size.empty'],
  ['size', '1000000000x8', 'form.size.range'],
  ['start', '65', 'form.integer.range'],
  ['start', '0', 'form.integer.range'],
  ['start', '２０', 'form.integer.shape'],
  ['start', '', 'form.integer.empty'],
])('%s “%s” is refused where it was typed', (field, text, key) => {
  const { shown, outcome } = read(edit(start, field, text))
  expect(outcome).toMatchObject({ ok: false, field, message: { key } })
  expect(shown[field]).toBe(text)
})

describe('a list that no longer fits', () => {
  const tiles = puzzleOf('sliding-tiles')
  const [first] = tiles?.strategies ?? []
  if (!tiles || !first) throw new Error('no tiles')
  const readTiles = (draft: Draft) => readDraft(tiles, first, draft)
  const begin = draftOf(tiles.form, { size: [2, 2], start: [3, 1, 0, 2], goal: [1, 2, 3, 0] })

  test('makes room for the default, and comes back', () => {
    const larger = edit(begin, 'size', '2x3')
    expect(readTiles(larger)).toMatchObject({ shown: { goal: '1,2,3,4,5,0' }, outcome: { ok: true } })
    expect(readTiles(edit(larger, 'size', '2x2'))).toMatchObject({
      shown: { start: '3,1,0,2', goal: '1,2,3,0' },
      outcome: { ok: true },
    })
  })

  test('is left as it is where it is none, and where it is being typed', () => {
    const typed = edit(begin, 'start', '3,1,0')
    expect(readTiles(typed)).toMatchObject({
      shown: { start: '3,1,0' },
      outcome: { ok: false, field: 'start' },
    })
    const odd = edit(edit(begin, 'start', '3,1,x,2'), 'goal', '1,2,3,0')
    expect(readTiles(odd)).toMatchObject({
      shown: { start: '3,1,x,2' },
      outcome: { ok: false, field: 'start' },
    })
  })
})

test('what a strategy cannot run on is said at its field', () => {
  const { outcome } = readDraft(puzzle, printed, edit(start, 'size', '6x9'))
  expect(outcome).toMatchObject({ ok: false, field: 'size', message: { key: 'knights-tour.check.square' } })
})

test.each([
  ['8', 1, '9'],
  ['8', -1, '7'],
  ['50', 1, '50'],
  ['1', -1, '1'],
  ['-7', 1, '1'],
  ['999', -1, '50'],
  ['', 1, '1'],
  ['abc', -1, '1'],
] as const)('one step from “%s” by %i is %s', (text, by, next) => {
  expect(stepped(text, by, 1, 50)).toBe(next)
})

test.each([
  ['8x9', ['8', '9']],
  ['8x', ['8', '']],
  ['x9', ['', '9']],
  ['8', ['8', '8']],
])('the sides of “%s”', (size, sides) => {
  expect(sidesOf(size)).toEqual(sides)
})

test.each([
  ['0x8', [true, false]],
  ['8x51', [false, true]],
  ['x', [true, true]],
  ['6x9', [true, true]],
])('of “%s”, when it is wrong, these sides are to blame: %o', (size, wrong) => {
  expect(wrongSides({ kind: 'size', id: 'size', initial: [8, 8], min: 1, max: 50 }, size)).toEqual(wrong)
})
