/** What the bytes of a file from outside are: a run at one of its steps, or a text that some puzzle may read. */
import { type RetraceDocument, readDocument } from '@shared/document/document'
import { isLink, readLink } from '@shared/document/link'
import { originIn } from '@shared/export/embedded'
import { bad, good, type Outcome } from '@shared/lib/outcome'

export type Foreign =
  | {
      readonly kind: 'moment'
      /** The text of a run that there may be. */
      readonly run: string
      /** Undefined where the whole run is meant. */
      readonly k: number | undefined
      readonly document?: RetraceDocument
    }
  | { readonly kind: 'text'; readonly text: string }

/** Never throws. */
export function readForeign(bytes: Uint8Array): Outcome<Foreign> {
  const origin = originIn(bytes)
  if (origin) return good({ kind: 'moment', run: origin.run, k: origin.step })
  if (isPicture(bytes)) return bad('given.picture')
  const text = decode(bytes)
  if (text.includes('\0')) return bad('given.binary')
  if (isDocument(text)) {
    const read = readDocument(text)
    return read.ok
      ? good({ kind: 'moment', run: read.value.run, k: read.value.k, document: read.value })
      : read
  }
  if (!isLink(text.trim())) return good({ kind: 'text', text })
  const link = readLink(text.trim())
  return link.ok ? good({ kind: 'moment', ...link.value }) : link
}

const heads = ['\x89PNG', '%PDF-', 'GIF8', '\xff\xd8\xff', '\x1a\x45\xdf\xa3']

/** A picture or a film of the kinds that we write, or an SVG; also one that carries no run. */
function isPicture(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024))
  return heads.some((each) => head.startsWith(each)) || head.includes('<svg') || head.startsWith('ftyp', 4)
}

/** Its first field is `format`, as we write it, or stands somewhere near. */
const isDocument = (text: string): boolean =>
  /^\uFEFF?\s*\{/.test(text) && /"format"\s*:\s*"retrace"/.test(text.slice(0, 4096))

/** UTF-8, or the UTF-16 that Windows PowerShell redirects into files. Byte order marks are taken away. */
export function decode(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}
