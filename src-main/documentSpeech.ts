/** The words for documents: their own, and those of the runs that they name. */
import type { Lang } from '@shared/lib/message'
import { puzzles } from '@shared/puzzles/index'
import { checkWords } from '@shared/words/checkWords'
import { desktopWords } from '@shared/words/desktopWords'
import { formWords } from '@shared/words/form'
import { makeSay, type Say } from '@shared/words/say'

export const sayDocument = (lang: Lang): Say =>
  makeSay(lang, [desktopWords, checkWords, formWords, ...puzzles.map(({ words }) => words)])
