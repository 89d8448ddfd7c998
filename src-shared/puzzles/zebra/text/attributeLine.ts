/** Lines that say what the values are: `colour / 颜色: red / 红色, green / 绿色`, and the phrases below. */
import { langs } from '../../../lib/message'
import type { ZebraAttribute } from '../data'
import { mostAttributes } from '../solve/compile'
import { type Draft, type Fault, fault, short } from './draft'
import type { PhraseWord } from './keywords'
import { folded, readNaming, writeNaming } from './naming'

const phraseOrder: readonly PhraseWord[] = ['who', 'does', 'not', 'either']

export function readAttribute(draft: Draft, head: string, body: string, line: number): Fault | undefined {
  const { houses, attributes, items } = draft
  if (houses === 0) return fault('no-houses')
  if (attributes.length >= mostAttributes) return fault('attributes', { most: mostAttributes })
  const naming = readNaming(head, true)
  if (!naming) return fault('name', { text: short(head) })
  if (attributes.some(({ id }) => id === naming.id)) return fault('twice', { text: naming.id })
  const texts = body.split(/[,，、]/)
  if (texts.length !== houses) return fault('values', { text: naming.id, count: texts.length, houses })
  const values = []
  for (const text of texts) {
    const value = readNaming(text, false)
    if (!value) return fault('name', { text: short(text.trim()) })
    if (items.has(value.id)) return fault('twice', { text: value.id })
    const item = attributes.length * houses + values.length
    items.set(value.id, item)
    for (const name of [value.id, value.name.en, value.name.zh]) addName(draft, name, item)
    values.push(value)
  }
  attributes.push({ ...naming, line, values, phrases: { en: {}, zh: {} } })
  return undefined
}

function addName({ itemNames }: Draft, name: string, item: number): void {
  const key = folded(name)
  const known = itemNames.get(key)
  itemNames.set(key, known === undefined || known === item ? item : -1)
}

const phrasePattern = /^[^#{}\p{C}]{0,120}$/u

export function readPhrase(draft: Draft, word: PhraseWord, body: string): Fault | undefined {
  const attribute = draft.attributes.at(-1)
  if (!attribute) return fault('phrase-first')
  const parts = body.split(/[/／]/).map((part) => part.trim().replace(/\s+/gu, ' '))
  if (parts.length > 2) return fault('phrase', { text: short(body) })
  const [en = '', zh = en] = parts
  for (const lang of langs) {
    const phrase = lang === 'en' ? en : zh
    if (phrase === '' && word === 'either') continue
    if (!isPhrase(phrase, word))
      return fault(word === 'either' ? 'either' : 'phrase', { text: short(phrase) })
    attribute.phrases[lang][word] = phrase
  }
  return undefined
}

function isPhrase(phrase: string, word: PhraseWord): boolean {
  const holes = phrase.split('{}').length - 1
  return (word === 'either' ? holes === 2 : holes === 1) && phrasePattern.test(phrase.replaceAll('{}', ''))
}

export function writeAttribute(attribute: ZebraAttribute): string {
  const values = attribute.values.map((value) => writeNaming(value, false)).join(', ')
  const { phrases } = attribute
  const lines = [`${writeNaming(attribute, true)}: ${values}`]
  if (!phrases) return lines.join('')
  for (const word of phraseOrder) {
    const [en, zh] = [phrases.en[word] ?? '', phrases.zh[word] ?? '']
    if (en || zh) lines.push(`  ${word}: ${en === zh ? en : `${en} / ${zh}`}`)
  }
  return lines.join('\n')
}
