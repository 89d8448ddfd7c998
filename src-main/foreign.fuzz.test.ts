/** Bytes as anybody might hand them in, to be converted or dropped on the window: cut, changed and mixed. */
import { writeDocument } from '@shared/document/document'
import { originText } from '@shared/export/origin'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForeign } from './foreign'

const files = Number(process.env.RETRACE_FUZZ ?? 20_000)
const seed = 20_240_608
const run = 'n-queens/place-queens?n=8'
const origin = originText({ run, step: 12 })

const document = writeDocument({
  format: 'retrace',
  version: 1,
  run,
  k: 3,
  bookmarks: [{ k: 1, name: '溯' }],
  notes: 'x',
  hands: [],
  view: { tab: 'stack' },
})
const chunk = (type: string, text: string) =>
  `\0\0\0${String.fromCharCode(text.length)}${type}${text}\0\0\0\0`
const samples = [
  `\x89PNG\r\n\x1a\n${chunk('IHDR', '\0'.repeat(13))}${chunk('tEXt', `Retrace\0${origin}`)}${chunk('IEND', '')}`,
  `%PDF-1.4\n1 0 obj << /Keywords (${origin}) >> endobj`,
  `<svg xmlns="x"><metadata>${origin}</metadata></svg>`,
  document,
  origin,
  '\xff\xfe1\0 \x008\0',
  '\xef\xbb\xbf1,18,35',
].map((text) => Buffer.from(text, 'latin1'))

const share = fc.double({ min: 0, max: 1, noNaN: true })
const change = fc.record({
  at: share,
  cut: fc.nat(12),
  put: fc.oneof(fc.uint8Array({ maxLength: 6 }), fc.constantFrom(...samples)),
})

function changed(bytes: Uint8Array, { at, cut, put }: { at: number; cut: number; put: Uint8Array }): Buffer {
  const from = Math.floor(at * bytes.length)
  return Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(from + cut)])
}

test('each is what it is', () => {
  const kinds = samples.map((bytes) => {
    const read = readForeign(bytes)
    return read.ok ? read.value : read.message
  })
  const moment = { kind: 'moment', run, k: 12 }
  expect(kinds).toMatchObject([
    moment,
    moment,
    moment,
    { kind: 'moment', run, k: 3, document: { notes: 'x' } },
    moment,
    { kind: 'text', text: '1 8' },
    { kind: 'text', text: '1,18,35' },
  ])
})

test(`${files} changed files`, () => {
  const counts = { moment: 0, text: 0, refused: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(...samples),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      (sample, changes) => {
        const read = readForeign(changes.reduce<Uint8Array>(changed, sample))
        counts[read.ok ? read.value.kind : 'refused']++
        const said = read.ok ? (read.value.kind === 'moment' ? read.value.run : '') : read.message
        if (JSON.stringify(said).length > 40_000) throw new Error('too much is said')
      },
    ),
    { numRuns: files, seed },
  )
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(files / 50)
})
