import { expect, test } from 'vitest'
import { readDraft, wholeRun } from './animationDraft'

const timing = { pace: 4, hold: 2 }
const read = (from: string, to: string, stride = '', total = 64) =>
  readDraft({ from, to, stride }, total, 'gif', timing)

test('the whole run, every step of a short one, as few as may be of a long one', () => {
  expect(readDraft(wholeRun(64), 64, 'gif', timing)).toEqual({
    ok: true,
    plan: { from: 0, to: 64, stride: 1, pace: 4, hold: 2 },
  })
  expect(readDraft(wholeRun(1e9), 1e9, 'gif', timing)).toMatchObject({ plan: { stride: 1_001_002 } })
  expect(readDraft(wholeRun(1e9), 1e9, 'mp4', timing)).toMatchObject({ plan: { stride: 100_011 } })
})

test('a part of it, with full-width digits too', () => {
  expect(read('１０', '2０', '３')).toMatchObject({ plan: { from: 10, to: 20, stride: 3 } })
  expect(read('1,000', '2,000', '', 5000)).toMatchObject({ plan: { from: 1000, to: 2000, stride: 2 } })
})

test.each([
  ['-1', '5', '', 'from'],
  ['', '5', '', 'from'],
  ['65', '70', '', 'from'],
  ['0', '65', '', 'to'],
  ['0', '1.5', '', 'to'],
  ['6', '5', '', 'to'],
  ['0', '5', '0', 'stride'],
  ['0', '5', 'x', 'stride'],
])('from %j to %j by %j is wrong at %s', (from, to, stride, field) => {
  expect(read(from, to, stride)).toMatchObject({ ok: false, field })
})

test('a stride that makes too many frames says what is allowed', () => {
  expect(read('0', '5000', '2', 5000)).toMatchObject({
    field: 'stride',
    message: { key: 'export.stride.wrong', values: { least: 6, most: 1000, format: 'GIF' } },
  })
})
