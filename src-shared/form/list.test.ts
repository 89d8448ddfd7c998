import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formWords } from '../words/form'
import { makeSay } from '../words/say'
import { anyNumber, type Form, type ListField, maxOf } from './field'
import { joined, listNote, partsOf, withPart } from './list'
import { initialParams, readField, readForm, writeField } from './read'

const sizes: ListField = { kind: 'list', id: 'sizes', initial: [8, 8, 3], least: 1, most: 6, min: 1, max: 64 }
/** As many levels as there are sizes, each at most its size; any of them may be left open. */
const levels: ListField = {
  kind: 'list',
  id: 'levels',
  initial: (before) => (before.sizes as readonly number[]).map((size) => size - 1),
  least: (before) => (before.sizes as readonly number[]).length,
  most: (before) => (before.sizes as readonly number[]).length,
  min: 0,
  max: (before, place) => (before.sizes as readonly number[])[place] ?? 0,
  any: true,
}
const form: Form = { fields: [sizes, levels], presets: [] }
const before = { sizes: [8, 8, 3] }
const say = { en: makeSay('en', [formWords]), zh: makeSay('zh', [formWords]) }

test.each([
  ['8,8,3', [8, 8, 3]],
  [' 8 , 8,3 ', [8, 8, 3]],
  ['8 8 3', [8, 8, 3]],
  ['8，8，3', [8, 8, 3]],
  ['64', [64]],
  ['007', [7]],
])('“%s” is a list', (text, value) => {
  expect(readField(sizes, text, {})).toEqual({ ok: true, value })
})

test('an empty text is an empty list, where none is allowed', () => {
  const none: ListField = { ...sizes, least: 0 }
  expect(readField(none, ' ', {})).toEqual({ ok: true, value: [] })
  expect(writeField(none, [])).toBe('')
  expect(readField(sizes, '', {})).toMatchObject({ ok: false, message: { key: 'form.list.count' } })
})

test('a star leaves a number open', () => {
  expect(readField(levels, '*,4,0', before)).toEqual({ ok: true, value: [anyNumber, 4, 0] })
  expect(writeField(levels, [anyNumber, 4, 0])).toBe('*,4,0')
})

const refused = [
  [
    sizes,
    '8,x,3',
    '“x” is not a whole number of the list; write the numbers with commas between them, like 8,8,3.',
  ],
  [sizes, '8,,3', 'A number is missing beside a comma; write the list like 8,8,3.'],
  [sizes, '8,8,', 'A number is missing beside a comma; write the list like 8,8,3.'],
  [
    sizes,
    '8,-8',
    '“-8” is not a whole number of the list; write the numbers with commas between them, like 8,8,3.',
  ],
  [
    sizes,
    '8,1.5',
    '“1.5” is not a whole number of the list; write the numbers with commas between them, like 8,8,3.',
  ],
  [
    sizes,
    '８',
    '“８” is not a whole number of the list; write the numbers with commas between them, like 8,8,3.',
  ],
  [
    sizes,
    '8,*',
    '“*” is not a whole number of the list; write the numbers with commas between them, like 8,8,3.',
  ],
  [sizes, '', 'There are no numbers; allowed: 1 to 6.'],
  [sizes, '1,2,3,4,5,6,7', 'There are 7 numbers; allowed: 1 to 6.'],
  [sizes, '8,0,3', '0 at place 2 is out of range; allowed: 1 to 64.'],
  [sizes, '8,65', '65 at place 2 is out of range; allowed: 1 to 64.'],
  [levels, '1,1', 'There are 2 numbers; allowed: exactly 3.'],
  [levels, '1', 'There is 1 number; allowed: exactly 3.'],
  [levels, '8,8,4', '4 at place 3 is out of range; allowed: 0 to 3, or * for any.'],
  [
    levels,
    '8,?,4',
    '“?” is not a whole number of the list; write the numbers with commas between them, like 7,7,2.',
  ],
] as const

test.each(refused)('%o “%s” is refused', (field, text, sentence) => {
  const read = readField(field, text, before)
  expect(read.ok ? 'read' : say.en(read.message)).toBe(sentence)
  if (!read.ok) expect(say.zh(read.message)).toMatch(/[\u4e00-\u9fff]/)
})

test('bounds and default follow the list before', () => {
  expect(initialParams(form)).toEqual({ sizes: [8, 8, 3], levels: [7, 7, 2] })
  expect(readForm(form, { sizes: '5,2' })).toEqual({ ok: true, value: { sizes: [5, 2], levels: [4, 1] } })
  expect(readForm(form, { sizes: '5,2', levels: '5,3' })).toMatchObject({ ok: false, field: 'levels' })
  expect(readForm(form, { sizes: '5,3', levels: '5,3' })).toMatchObject({ ok: true })
})

test('the note under the field says what is allowed', () => {
  expect(say.en(listNote(sizes, {}))).toBe('1 to 6 numbers, each from 1 to 64.')
  expect(say.en(listNote(levels, before))).toBe('3 numbers, each from 0, to at most 8, 8, 3; * for any.')
  expect(say.en(listNote(levels, { sizes: [5, 5] }))).toBe('2 numbers, each from 0 to 5; * for any.')
  expect(say.zh(listNote(levels, before))).toBe('3 个数，从 0 起，依次不超过 8, 8, 3；* 表示任意。')
})

test('a largest whole number is fixed or follows the fields before', () => {
  const field = { kind: 'integer', id: 'n', initial: 4, min: 1 } as const
  expect(maxOf({ ...field, max: 9 }, {})).toBe(9)
  expect(maxOf({ ...field, max: (params) => 2 * (params.half as number) }, { half: 3 })).toBe(6)
})

test('what is written is read back', () => {
  const lists = fc.array(fc.integer({ min: 1, max: 64 }), { minLength: 1, maxLength: 6 })
  const pairs = lists.chain((sizes) =>
    fc.tuple(fc.constant(sizes), fc.tuple(...sizes.map((max) => fc.integer({ min: anyNumber, max })))),
  )
  fc.assert(
    fc.property(pairs, ([sizes_, levels_]) => {
      const params = { sizes: sizes_, levels: levels_ }
      const typed = { sizes: writeField(sizes, sizes_), levels: writeField(levels, levels_) }
      expect(readForm(form, typed)).toEqual({ ok: true, value: params })
    }),
  )
})

test('no text makes the reader throw', () => {
  fc.assert(fc.property(fc.string(), (text) => void readField(levels, text, before)))
})

test('a list typed box by box', () => {
  expect(withPart(sizes, '8,5,3', 1, '6')).toBe('8,6,3')
  expect(withPart(sizes, '8,5,3', 1, '')).toBe('8,,3')
  // An open number is an empty box.
  expect(withPart(levels, '8,5,3', 1, '')).toBe('8,*,3')
  // What is several numbers is pasted: into the first box as the whole list.
  expect(withPart(sizes, '8,5,3', 0, ' 6, 4 ')).toBe('6,4')
  expect(withPart(sizes, '8,5,3', 1, '6，4 2')).toBe('8,6,4,2')
})

test('the parts of a list make it again; the last box stays while it is empty', () => {
  const parts = fc.array(fc.constantFrom('', '1', '24', '*', 'x'), { maxLength: 6 })
  fc.assert(fc.property(parts, (typed) => void expect(partsOf(joined(typed))).toEqual(typed)))
  expect(partsOf(withPart(sizes, '8', 0, ''))).toEqual([''])
})
