import fc from 'fast-check'
import { expect, test } from 'vitest'
import { palettes } from '../picture/ink'
import { toSvg } from '../picture/svg'
import { puzzles } from '../puzzles/index'
import { parseRun, runText } from '../run'
import { crc32 } from './crc32'
import { originIn, originInSvg, withOriginInPdf, withOriginInPng } from './embedded'
import { type Origin, originText, parseOrigin } from './origin'

const origin: Origin = { run: "zebra/inference?file=a(b)'%25%20&x=1,2", step: 64 }
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** The smallest PNG: one white pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

const pdf = bytesOf(
  '%PDF-1.4\n1 0 obj\n<</Creator (Chromium)>>\nendobj\n2 0 obj\n<</Type /Catalog>>\nendobj\n' +
    'xref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000050 00000 n \n' +
    'trailer\n<</Size 3\n/Root 2 0 R\n/Info 1 0 R>>\nstartxref\n85\n%%EOF',
)

const svgOf = (metadata: string) =>
  toSvg({ width: 10, height: 10, marks: [] }, palettes.light, { title: '马 <metadata>', metadata })

test('the run and step are read back from PNG, SVG and PDF', () => {
  expect(originIn(withOriginInPng(png, origin))).toEqual(origin)
  expect(originIn(withOriginInPdf(pdf, origin))).toEqual(origin)
  expect(originIn(bytesOf(unescape(encodeURIComponent(svgOf(originText(origin))))))).toEqual(origin)
  expect(originInSvg(svgOf(originText(origin)))).toEqual(origin)
})

test('a run that carries a whole puzzle in its text survives, too', () => {
  const long: Origin = { run: `zebra/inference?puzzle=${"houses%205&(')%0A".repeat(1800)}`, step: 3 }
  expect(originIn(withOriginInPng(png, long))).toEqual(long)
  expect(originIn(withOriginInPdf(pdf, long))).toEqual(long)
  expect(originIn(bytesOf(unescape(encodeURIComponent(svgOf(originText(long))))))).toEqual(long)
})

test('every run text that there is survives', () => {
  for (const puzzle of puzzles)
    for (const strategy of puzzle.strategies)
      for (const { params } of puzzle.form.presets) {
        const run = runText({ puzzle, strategy, params })
        expect(parseOrigin(`x ${originText({ run, step: 7 })}"`)).toEqual({ run, step: 7 })
        const read = originInSvg(svgOf(originText({ run })))
        expect(read).toEqual({ run })
        expect(parseRun(read?.run ?? '', puzzles)).toEqual(parseRun(run, puzzles))
      }
})

test('what is put into a PNG is a sound chunk behind its head', () => {
  expect(crc32(bytesOf('IEND'))).toBe(0xae426082)
  const whole = withOriginInPng(png, origin)
  expect(whole.subarray(0, 33)).toEqual(png.subarray(0, 33))
  expect(whole.slice(-(png.length - 33))).toEqual(png.slice(33))
})

test('a PDF keeps its bytes; one with tables of another kind stays as it is', () => {
  const whole = withOriginInPdf(pdf, origin)
  expect(whole.subarray(0, pdf.length)).toEqual(pdf)
  const text = String.fromCharCode(...whole)
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1])
  expect(text.slice(start, start + 9)).toBe('xref\n1 1\n')
  expect(text.slice(Number(text.slice(start + 9, start + 19)))).toMatch(/^1 0 obj\n<<\/Creator \(Chromium\)/)
  expect(text).toContain('/Prev 85')
  const other = bytesOf('%PDF-1.5\n%%EOF')
  expect(withOriginInPdf(other, origin)).toBe(other)
})

test('pictures without a run, and what are none, have no origin', () => {
  for (const bytes of [
    png,
    pdf,
    bytesOf(svgOf('')),
    bytesOf('<svg/>'),
    bytesOf('retrace:a/b#1'),
    bytesOf(''),
  ])
    expect(originIn(bytes)).toBeUndefined()
  for (const text of ['retrace:', 'retrace:a', 'retrace:A/b', `retrace:a/b?${'x'.repeat(40_000)}`])
    expect(parseOrigin(text)).toBeUndefined()
  expect(parseOrigin('retrace:a/b#9999999999999999')).toBeUndefined()
})

test('hostile bytes never throw', () => {
  const heads = [
    png,
    withOriginInPng(png, origin),
    withOriginInPdf(pdf, origin),
    bytesOf(svgOf('retrace:a/b')),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...heads),
      fc.array(fc.tuple(fc.nat(600), fc.nat(255)), { maxLength: 20 }),
      fc.nat(600),
      (head, changes, cut) => {
        const bytes = head.slice(0, cut)
        for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value
        const found = originIn(bytes)
        if (found) expect(found.run).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+/)
      },
    ),
    { numRuns: 2000 },
  )
})
