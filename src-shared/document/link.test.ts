import { expect, test } from 'vitest'
import { isLink, readLink, writeLink } from './link'

const run = 'knights-tour/bound-2?size=8x8&start=20'

test.each([
  [`retrace:${run}`, 0],
  [`retrace:${run}#10`, 10],
  [`retrace://${run}#0`, 0],
  [`RETRACE:${run}#9007199254740991`, Number.MAX_SAFE_INTEGER],
])('%s is read', (link, k) => {
  expect(readLink(link)).toEqual({ ok: true, value: { run, k } })
})

test.each([
  'retrace:',
  'retrace://',
  'retrace:#5',
  `retrace:${run}#`,
  `retrace:${run}#-1`,
  `retrace:${run}#1.5`,
  `retrace:${run}#９`,
  `retrace:${run}#9007199254740992`,
  `retrace:${'x'.repeat(100_100)}`,
  `https://example.org/${run}`,
])('%s is refused', (link) => {
  expect(readLink(link)).toEqual({ ok: false, message: { key: 'document.link' } })
})

test('only the scheme makes a link', () => {
  expect([isLink('retrace:x'), isLink('Retrace:x'), isLink('/retrace:x'), isLink('retrace')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('what is written is read', () => {
  expect(readLink(writeLink({ run, k: 7 }))).toEqual({ ok: true, value: { run, k: 7 } })
})
