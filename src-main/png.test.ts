import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { DrawRefusal } from './drawRefusal'
import { svgToPng } from './png'

const svg = (inside: string, width = 120, height = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="#ffffff"/>${inside}</svg>`

const text = (words: string, more = '') =>
  svg(`<text x="4" y="30" font-size="24" font-family="system-ui, sans-serif" ${more}>${words}</text>`)

interface Pixels {
  readonly width: number
  readonly height: number
  /** Share of the pixels that are darker than mid grey. */
  readonly ink: number
}

/** Reads just enough PNG for these tests: 8 bits a channel, RGBA, not interlaced. */
function readPng(png: Uint8Array): Pixels {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const width = bytes.readUInt32BE(16)
  const height = bytes.readUInt32BE(20)
  expect([bytes[24], bytes[25], bytes[28]]).toEqual([8, 6, 0])
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
  const rows = unfilter(inflateSync(Buffer.concat(data)), width * 4, height)
  let dark = 0
  for (let at = 0; at < rows.length; at += 4) if ((rows[at] as number) < 128) dark++
  return { width, height, ink: dark / (width * height) }
}

function unfilter(raw: Buffer, stride: number, height: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] as number
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x >= 4 ? (out[at - 4] as number) : 0
      const up = y > 0 ? (out[at - stride] as number) : 0
      const corner = x >= 4 && y > 0 ? (out[at - stride - 4] as number) : 0
      out[at] = (raw[y * (stride + 1) + 1 + x] as number) + predicted(filter, left, up, corner)
    }
  }
  return out
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter < 4) return [0, left, up, (left + up) >> 1][filter] as number
  const [a, b, c] = [left, up, corner].map((side) => Math.abs(left + up - corner - side)) as [
    number,
    number,
    number,
  ]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

describe('a picture', () => {
  test('has the size of the SVG times the scale', async () => {
    expect(readPng(await svgToPng(svg(''), 1))).toEqual({ width: 120, height: 40, ink: 0 })
    expect(readPng(await svgToPng(svg(''), 2.5))).toEqual({ width: 300, height: 100, ink: 0 })
  })

  test.each([
    ['digits', '0123'],
    ['Chinese', '马周游'],
    ['both', '8×8 马'],
  ])('shows %s', async (_, words) => {
    const { ink } = readPng(await svgToPng(text(words), 2))
    expect(ink).toBeGreaterThan(0.04)
    expect(ink).toBeLessThan(0.4)
  })

  test('tells every character from every other, and from the box of one that is missing', async () => {
    const drawn = await Promise.all(
      ['马', '周', '游', '回', '溯', '\u{e000}'].map((word) => svgToPng(text(word), 1)),
    )
    expect(new Set(drawn.map((png) => Buffer.from(png).toString('base64'))).size).toBe(drawn.length)
  })

  test.each(['1234', '马周游', '8×8 马'])('shows %s bolder in bold', async (words) => {
    const regular = readPng(await svgToPng(text(words), 2)).ink
    const bold = readPng(await svgToPng(text(words, 'font-weight="600"'), 2)).ink
    expect(bold).toBeGreaterThan(regular * 1.15)
  })

  test.each(['serif', 'monospace', 'Helvetica', "'Noto Sans SC'"])('looks the same in %s', async (family) => {
    const same = (words: string) => words.replace('system-ui, sans-serif', family)
    expect(await svgToPng(same(text('马 12')), 1)).toEqual(await svgToPng(text('马 12'), 1))
  })
})

test('a picture that would be too large is refused with its size', async () => {
  const refusal = await svgToPng(svg('', 1000, 10), 20).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DrawRefusal)
  expect((refusal as DrawRefusal).told).toEqual({
    key: 'main.png.large',
    values: { width: 20_000, height: 200, max: 16_384 },
  })
})

test.each(['', 'not a picture', '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>'])(
  '%j is refused as no SVG',
  async (faulty) => {
    const refusal = await svgToPng(faulty, 1).catch((error: unknown) => error)
    expect((refusal as DrawRefusal).told.key).toBe('main.png.svg')
  },
)
