/** Names of files that are safe to suggest on every system. */
import { basename } from 'node:path'

/** Windows forbids more than the others, and forbids these names with any extension. */
const forbidden = /[<>:"/\\|?*\p{Cc}]+/gu
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** In bytes a system allows 255; a Chinese character takes three. */
const mostCharacters = 80

/** A name without extension, made of what was asked for. */
export function safeName(name: string): string {
  const cut = [...name.replace(forbidden, '-')].slice(0, mostCharacters).join('')
  const trimmed = cut.replace(/^[\s.-]+|[\s.-]+$/g, '')
  if (trimmed === '') return 'retrace'
  return reserved.test(trimmed) ? `_${trimmed}` : trimmed
}

/** The path, with the extension (without dot) added where it lacks it: what the dialog promised is what is written. */
export function withExtension(path: string, extension: string): string {
  const name = basename(path).toLowerCase()
  return name.endsWith(`.${extension}`) && name.length > extension.length + 1 ? path : `${path}.${extension}`
}
