import { expect, test } from 'vitest'
import { knightsTour } from '../puzzles/knights-tour/index'
import { formWords } from '../words/form'
import { makeSay } from '../words/say'
import { initialParams, readForm } from './read'

const { form } = knightsTour

test('what is absent takes its default, within the board', () => {
  expect(readForm(form, {})).toEqual({ ok: true, value: initialParams(form) })
  expect(readForm(form, { size: '2x3' })).toMatchObject({ value: { size: [2, 3], start: 1 } })
})

test.each([
  ['6x9', [6, 9]],
  ['6 × 9', [6, 9]],
  ['6X9', [6, 9]],
  ['7', [7, 7]],
  ['1x1', [1, 1]],
  ['50x50', [50, 50]],
])('size %s is rows × columns', (size, expected) => {
  expect(readForm(form, { size })).toMatchObject({ ok: true, value: { size: expected } })
})

const bad = [
  ['size', '0x8', 'form.size.range'],
  ['size', '-1x8', 'form.size.range'],
  ['size', '51x8', 'form.size.range'],
  ['size', '1000000000', 'form.size.range'],
  ['size', '1e9', 'form.size.shape'],
  ['size', '1.5x8', 'form.size.shape'],
  ['size', '８x８', 'form.size.shape'],
  ['size', '8x8x8', 'form.size.shape'],
  ['size', '8x', 'form.size.shape'],
  ['size', '', 'form.size.empty'],
  ['size', '99999999999999999999x8', 'form.size.shape'],
  ['start', '0', 'form.integer.range'],
  ['start', '-1', 'form.integer.range'],
  ['start', '65', 'form.integer.range'],
  ['start', '1.5', 'form.integer.shape'],
  ['start', '1e9', 'form.integer.shape'],
  ['start', '２０', 'form.integer.shape'],
  ['start', ' ', 'form.integer.empty'],
  ['closed', 'maybe', 'form.flag'],
] as const

test.each(bad)('%s “%s” is refused: %s', (field, text, key) => {
  const read = readForm(form, { [field]: text })
  expect(read).toMatchObject({ ok: false, field, message: { key } })
  if (read.ok) return
  expect(makeSay('en', [formWords])(read.message)).toMatch(
    field === 'closed' ? /true nor false/ : /1 to (50|64)/,
  )
  expect(makeSay('zh', [formWords])(read.message)).toMatch(/[\u4e00-\u9fff]/)
})
