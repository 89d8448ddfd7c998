/** The words and numbers of the language in force, for every component below. */
import type { Lang, Words } from '@shared/lib/message'
import { puzzles } from '@shared/puzzles/index'
import { accessWords } from '@shared/words/accessWords'
import { checkWords } from '@shared/words/checkWords'
import { compareWords } from '@shared/words/compareWords'
import { composeWords } from '@shared/words/composeWords'
import { countWords } from '@shared/words/countWords'
import { desktopWords } from '@shared/words/desktopWords'
import { documentWords } from '@shared/words/documentWords'
import { exportWords } from '@shared/words/exportWords'
import { formWords } from '@shared/words/form'
import { handWords } from '@shared/words/handWords'
import { importWords } from '@shared/words/importWords'
import { limitWords } from '@shared/words/limitWords'
import { makeWords } from '@shared/words/makeWords'
import { mapWords } from '@shared/words/mapWords'
import { matchWords } from '@shared/words/matchWords'
import { makeSay, type Say } from '@shared/words/say'
import { scrubWords } from '@shared/words/scrubWords'
import { settingsWords } from '@shared/words/settingsWords'
import { shellWords } from '@shared/words/shellWords'
import { treeWords } from '@shared/words/treeWords'
import { uiWords } from '@shared/words/uiWords'
import { createContext, useContext } from 'react'

export interface Language {
  readonly lang: Lang
  readonly locale: string
  readonly say: Say
  /** A word without values. */
  word(key: string): string
  /** A whole number, grouped. */
  number(value: number): string
  /** From ten thousand on, three digits: 12.3M. */
  rough(value: number): string
  /** A large number with its unit of thousands as a word: 10 million. */
  large(value: number): string
  /** Bytes in the unit that suits them. */
  bytes(value: number): string
  /** Seconds, cut to whole ones, as hours, minutes and seconds; parts that are nothing are left out. */
  duration(seconds: number): string
}

const catalogues: readonly Words[] = [
  uiWords,
  formWords,
  shellWords,
  accessWords,
  checkWords,
  compareWords,
  composeWords,
  countWords,
  desktopWords,
  documentWords,
  exportWords,
  handWords,
  importWords,
  limitWords,
  makeWords,
  mapWords,
  matchWords,
  scrubWords,
  settingsWords,
  treeWords,
  ...puzzles.map(({ words }) => words),
]

const locales: Readonly<Record<Lang, string>> = { en: 'en-US', zh: 'zh-CN' }

const languages: Readonly<Record<Lang, Language>> = { en: makeLanguage('en'), zh: makeLanguage('zh') }

export const languageOf = (lang: Lang): Language => languages[lang]

function makeLanguage(lang: Lang): Language {
  const locale = locales[lang]
  const say = makeSay(lang, catalogues)
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
  const large = new Intl.NumberFormat(locale, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  })
  const inUnit = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumSignificantDigits: 3, unitDisplay: 'short' })
  const kilobytes = inUnit('kilobyte')
  const megabytes = inUnit('megabyte')
  const gigabytes = inUnit('gigabyte')
  const times = [inUnit('hour'), inUnit('minute'), inUnit('second')] as const
  const gap = lang === 'zh' ? '' : ' '
  return {
    lang,
    locale,
    say,
    word: (key) => say({ key }),
    number: (value) => whole.format(value),
    rough: (value) => (value < 10_000 ? whole : compact).format(value),
    large: (value) => (value < 1e6 ? whole : large).format(value),
    bytes: (value) =>
      value < 1e6
        ? kilobytes.format(value / 1e3)
        : value < 1e9
          ? megabytes.format(value / 1e6)
          : gigabytes.format(value / 1e9),
    duration(value) {
      const seconds = Math.floor(value)
      const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
      const said = parts.flatMap((part, i) => (part > 0 ? [times[i]?.format(part)] : []))
      return said.join(gap) || times[2].format(0)
    },
  }
}

const Current = createContext<Language>(languages.en)

export const LanguageProvider = Current.Provider
export const useLanguage = (): Language => useContext(Current)
