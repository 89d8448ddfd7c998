/**
 * Pictures that say which run they show: put into the bytes of PNG and PDF, read back from PNG, SVG and PDF. (SVG
 * gets it when it is written, as its `metadata`.) Bytes from outside are read without trust: what cannot be read holds
 * no origin, and nothing throws.
 */
import { crc32 } from './crc32'
import { type Origin, originText, parseOrigin } from './origin'
import { keywordsUpdate, pdfKeywords } from './pdfKeywords'

/** The run and step a picture carries; undefined where it carries none, or is no picture of these kinds. */
export function originIn(bytes: Uint8Array): Origin | undefined {
  if (isPng(bytes)) return originInPng(bytes)
  const head = latin1(bytes, 0, 1024)
  if (head.startsWith('%PDF-')) return parseOrigin(pdfKeywords(latin1(bytes, 0, bytes.length)) ?? '')
  return head.includes('<svg') ? originInSvg(latin1(bytes, 0, mostHead)) : undefined
}

/** Of the SVG's own text, too. It stands in front of what is drawn. */
export function originInSvg(svg: string): Origin | undefined {
  const end = svg.indexOf('</metadata>')
  const start = svg.lastIndexOf('<metadata>', end)
  return end < 0 || start < 0 ? undefined : parseOrigin(unescaped(svg.slice(start + 10, end)))
}

/** SVG that is longer is read so far. */
const mostHead = 256 * 1024

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

const unescaped = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? '')

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const isPng = (bytes: Uint8Array): boolean => signature.every((byte, i) => bytes[i] === byte)

/** Keyword of our text chunk (PNG specification, 11.3.3). */
const keyword = 'Retrace\0'
const ihdrEnd = 8 + 12 + 13

/** The same picture with the run in a text chunk behind its head. `png` must be a PNG. */
export function withOriginInPng(png: Uint8Array, origin: Origin): Uint8Array {
  const body = ascii(`tEXt${keyword}${originText(origin)}`)
  const whole = new Uint8Array(png.length + body.length + 8)
  const view = new DataView(whole.buffer)
  whole.set(png.subarray(0, ihdrEnd))
  view.setUint32(ihdrEnd, body.length - 4)
  whole.set(body, ihdrEnd + 4)
  view.setUint32(ihdrEnd + 4 + body.length, crc32(body))
  whole.set(png.subarray(ihdrEnd), ihdrEnd + 8 + body.length)
  return whole
}

function originInPng(bytes: Uint8Array): Origin | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length) return undefined
    const text = latin1(bytes, at + 4, Math.min(end, at + mostChunk))
    if (text.startsWith('IEND')) return undefined
    if (text.startsWith(`tEXt${keyword}`)) return parseOrigin(text)
    at = end + 4
  }
  return undefined
}

/** More of a chunk is not looked at. */
const mostChunk = 64 * 1024

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Bytes `from … to − 1`, each as the letter of its number. In portions, as a call takes only so many arguments. */
function latin1(bytes: Uint8Array, from: number, to: number): string {
  const parts: string[] = []
  const end = Math.min(to, bytes.length)
  for (let at = from; at < end; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, Math.min(end, at + 8192))))
  return parts.join('')
}

/** The same document with the run among its keywords; as it was where its tables are not of the plain kind. */
export function withOriginInPdf(pdf: Uint8Array, origin: Origin): Uint8Array {
  const update = keywordsUpdate(latin1(pdf, 0, pdf.length), originText(origin))
  if (update === undefined) return pdf
  const whole = new Uint8Array(pdf.length + update.length)
  whole.set(pdf)
  whole.set(ascii(update), pdf.length)
  return whole
}
