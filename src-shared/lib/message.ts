/** Something to say to the reader: a key of the word catalogues with the values its sentence needs. */
export interface Message {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type Lang = 'en' | 'zh'
export const langs: readonly Lang[] = ['en', 'zh']

/** The same sentences in every language; `defineWords` makes a missing or extra key fail to compile. */
export type Words = Readonly<Record<Lang, Readonly<Record<string, string>>>>

export function defineWords<Key extends string>(
  en: Readonly<Record<Key, string>>,
  zh: Readonly<Record<NoInfer<Key>, string>>,
): { readonly en: typeof en; readonly zh: typeof zh } {
  return { en, zh }
}

/** One catalogue out of two. */
export const joinWords = (a: Words, b: Words): Words => ({
  en: { ...a.en, ...b.en },
  zh: { ...a.zh, ...b.zh },
})
