/** Language and theme in force, and what a window is told when it opens. */
import type { Greeting, Settings } from '@shared/ipc/calls'
import type { Lang } from '@shared/lib/message'
import type { Theme } from '@shared/picture/ink'
import { app, nativeTheme } from 'electron'
import { looksForUpdates } from './updates'

/** The system's language counts by its first tag only: zh-CN, zh-TW and zh-Hans-HK all are Chinese. */
export const langOf = ({ lang }: Settings): Lang => (lang === 'system' ? systemLang() : lang)

const systemLang = (): Lang => (/^zh\b/i.test(app.getLocale()) ? 'zh' : 'en')

/** Follows the setting once `nativeTheme.themeSource` has been set to it. */
export const currentTheme = (): Theme => (nativeTheme.shouldUseDarkColors ? 'dark' : 'light')

export function greetingOf(settings: Settings): Greeting {
  const { electron = '', chrome = '', node } = process.versions
  return {
    settings,
    lang: langOf(settings),
    theme: currentTheme(),
    versions: { app: app.getVersion(), electron, chrome, node },
    platform: process.platform,
    hasUpdates: looksForUpdates,
  }
}
