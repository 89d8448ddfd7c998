/** Names in the text format: `pall-mall Pall Mall / 长红`. The id comes first; what is left out follows from it. */
import type { Lang } from '../../../lib/message'

type Names = Readonly<Record<Lang, string>>

export interface Naming {
  readonly id: string
  readonly name: Names
}

const idPattern = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]{0,39}$/u
/** What separates names, and what nobody sees, is not part of one. */
const namePattern = /^[^,，、/／:：#{}\p{C}]{1,60}$/u
export const isName = (name: string): boolean => namePattern.test(name)
const han = /\p{Script=Han}/u

/** `isTitle` where an English name begins with a capital unless it is given. Undefined where it is not well formed. */
export function readNaming(text: string, isTitle: boolean): Naming | undefined {
  const match = /^\s*([^\s/／]+)(.*)$/su.exec(text)
  if (!match) return undefined
  const [, id = '', rest = ''] = match
  const parts = rest.split(/[/／]/).map(tidied)
  if (!idPattern.test(id) || parts.length > 2) return undefined
  const name = namesFrom(parts, defaultName(id, isTitle))
  return namePattern.test(name.en) && namePattern.test(name.zh) ? { id, name } : undefined
}

/** A single name in Chinese characters is the Chinese one. */
function namesFrom([first = '', second]: readonly string[], initial: string): Names {
  if (second === undefined && han.test(first)) return { en: initial, zh: first }
  const en = first || initial
  return { en, zh: second || en }
}

/** The shortest text that `readNaming` reads as this. */
export function writeNaming({ id, name }: Naming, isTitle: boolean): string {
  const en = name.en === defaultName(id, isTitle) ? '' : ` ${name.en}`
  return name.zh === name.en && !han.test(en) ? id + en : `${id}${en} / ${name.zh}`
}

const tidied = (text: string): string => text.trim().replace(/\s+/gu, ' ')

function defaultName(id: string, isTitle: boolean): string {
  const name = id.replaceAll('-', ' ').trim()
  const [first = ''] = name
  return isTitle ? first.toUpperCase() + name.slice(first.length) : name
}

/** A key under which a name is found however it is spelt: `Pall Mall` by `pall-mall`. */
export const folded = (name: string): string => name.toLowerCase().replace(/\s+/gu, '-')
