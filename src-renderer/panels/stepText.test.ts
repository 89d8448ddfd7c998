import { expect, test } from 'vitest'
import { readStep } from './stepText'

test.each([
  ['0', 0],
  ['1234', 1234],
  ['1,234', 1234],
  [' 5,678,901 ', 5_678_901],
  ['5 678 901', 5_678_901],
])('“%s” is step %i', (text, k) => {
  expect(readStep(text, 5_678_901)).toEqual({ ok: true, value: k })
})

test.each([
  ['', 'form.integer.empty'],
  ['-1', 'form.integer.range'],
  ['5678902', 'form.integer.range'],
  ['1.5', 'form.integer.shape'],
  ['1,23', 'form.integer.shape'],
  ['１２', 'form.integer.shape'],
  ['1e3', 'form.integer.shape'],
  ['9'.repeat(400), 'form.integer.shape'],
])('“%s” is refused with what is allowed', (text, key) => {
  expect(readStep(text, 5_678_901)).toMatchObject({
    ok: false,
    message: { key, values: { min: 0, max: 5_678_901 } },
  })
})
