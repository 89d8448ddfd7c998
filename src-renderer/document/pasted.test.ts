import { expect, test } from 'vitest'
import { readPasted } from './pasted'

const run = 'n-queens/place-queens?n=8'
const document = { format: 'retrace', version: 1, run, k: 3 }

test.each([
  [run, { kind: 'run', run, k: 0 }],
  [`  ${run}\n`, { kind: 'run', run, k: 0 }],
  [`${run}#12`, { kind: 'run', run, k: 12 }],
  [`retrace://${run}#12`, { kind: 'run', run, k: 12 }],
  [JSON.stringify(document), { kind: 'document', document }],
  ['/home/马/解 #1 100%.retrace', { kind: 'path', path: '/home/马/解 #1 100%.retrace' }],
  ['file:///home/%E9%A9%AC/a%20b.retrace', { kind: 'path', path: '/home/马/a b.retrace' }],
  ['C:\\马\\a.retrace', { kind: 'path', path: 'C:\\马\\a.retrace' }],
  ['file:///C:/a.retrace', { kind: 'path', path: 'C:/a.retrace' }],
])('%j can be opened', (text, value) => {
  expect(readPasted(text)).toMatchObject({ ok: true, value })
})

test.each([
  ['', 'doc.paste.nothing'],
  ['hello there', 'doc.paste.nothing'],
  ['/etc/passwd', 'doc.paste.nothing'],
  ['x'.repeat(200_000), 'doc.paste.nothing'],
  ['https://example.org/a', 'doc.paste.nothing'],
  ['chess/x', 'run.puzzle'],
  ['n-queens/x', 'run.strategy'],
  ['retrace:', 'document.link'],
  ['{}', 'document.foreign'],
  [JSON.stringify({ ...document, run: 'chess/x' }), 'run.puzzle'],
  [JSON.stringify({ ...document, k: -1 }), 'document.damaged'],
])('%j cannot', (text, key) => {
  expect(readPasted(text)).toMatchObject({ ok: false, message: { key } })
})
