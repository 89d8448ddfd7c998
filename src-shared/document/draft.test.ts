import { expect, test } from 'vitest'
import { readDraft, writeDraft } from './draft'

const document = JSON.stringify({ format: 'retrace', version: 1, run: 'n-queens', k: 3 })

test.each([
  { isWork: true, document },
  { isWork: false, document, path: '/home/马/解 #1 100%.retrace' },
])('a draft is read as it was written', (draft) => {
  const read = readDraft(writeDraft(draft))
  expect(read).toMatchObject({ ok: true, value: { ...draft, read: { run: 'n-queens', k: 3 } } })
  expect(read.ok && read.value.path).toBe(draft.path)
})

test.each([
  ['', 'document.foreign'],
  ['{', 'document.foreign'],
  ['null', 'document.foreign'],
  [document, 'document.foreign'],
  ['{"format":"retrace-draft"}', 'document.damaged'],
  ['{"format":"retrace-draft","document":"{}"}', 'document.foreign'],
  ['['.repeat(200), 'document.foreign'],
])('%j is refused', (text, key) => {
  expect(readDraft(text)).toMatchObject({ ok: false, message: { key } })
})
