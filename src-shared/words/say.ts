/** Turns messages into sentences. Catalogue entries are ICU messages: `{count, number}`, `{count, plural, …}`. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Lang, Message, Words } from '../lib/message'

export type Say = (message: Message) => string

const locales: Readonly<Record<Lang, string>> = { en: 'en', zh: 'zh-CN' }

/** One catalogue out of several, in one language. A key said twice is a mistake, found by a test. */
export function makeSay(lang: Lang, catalogues: readonly Words[]): Say {
  const entries: Readonly<Record<string, string>> = Object.assign(
    {},
    ...catalogues.map((words) => words[lang]),
  )
  const formats = new Map<string, IntlMessageFormat>()
  return ({ key, values }) => {
    const entry = entries[key]
    // A missing word must be seen, not crash the app; a test keeps it from happening.
    if (entry === undefined) return key
    let format = formats.get(key)
    if (!format) {
      format = new IntlMessageFormat(entry, locales[lang])
      formats.set(key, format)
    }
    return String(format.format(values as Record<string, string | number> | undefined))
  }
}
