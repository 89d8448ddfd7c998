/** The main process's own words, in either language. */
import type { Lang } from '@shared/lib/message'
import { documentWords } from '@shared/words/documentWords'
import { makeSay, type Say } from '@shared/words/say'
import { shellWords } from '@shared/words/shellWords'

const speech: Partial<Record<Lang, Say>> = {}

export function sayIn(lang: Lang): Say {
  speech[lang] ??= makeSay(lang, [shellWords, documentWords])
  return speech[lang]
}
