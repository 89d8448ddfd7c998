import { menuCommands, type Settings } from '@shared/ipc/calls'
import { menuKeys } from '@shared/ipc/menuKeys'
import { type Lang, langs } from '@shared/lib/message'
import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, test } from 'vitest'
import { type MenuState, menuOf } from './menu'
import { defaultSettings } from './settings'
import { sayIn } from './speech'

type Item = MenuItemConstructorOptions

const menu = (lang: Lang, more: Partial<MenuState> = {}) =>
  menuOf({
    say: sayIn(lang),
    settings: defaultSettings,
    isMac: false,
    forDevelopers: true,
    command: () => {},
    change: () => {},
    recent: ['/home/马/a & b.retrace'],
    newWindow: () => {},
    open: () => {},
    openRecent: () => {},
    openLogs: () => {},
    lookForUpdates: () => {},
    clearRecent: () => {},
    ...more,
  })

const under = ({ submenu }: Item): Item[] => (Array.isArray(submenu) ? submenu : [])
const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(under(item))])
const press = (items: Item[], id: string) => {
  const click = all(items).find((item) => item.id === id)?.click as (() => void) | undefined
  if (!click) throw new Error(`no entry ${id}`)
  click()
}

const variants = langs.flatMap((lang) => [true, false].map((isMac) => ({ lang, isMac })))

describe.each(variants)('the menu in $lang, Mac: $isMac', ({ lang, isMac }) => {
  const items = menu(lang, { isMac })

  test('has words for every entry that shows', () => {
    const shown = all(items).filter(({ type, visible }) => type !== 'separator' && visible !== false)
    for (const { label } of shown) expect(label).toMatch(/^(?!main\.).+/)
  })

  test('gives each letter to one entry of a menu', () => {
    for (const level of [items, ...all(items).map(under)]) {
      const letters = level.flatMap(({ label }) => label?.match(/&(\w)/)?.[1]?.toLowerCase() ?? [])
      expect(new Set(letters).size, letters.join(' ')).toBe(letters.length)
    }
  })

  test('has every command once', () => {
    const ids = all(items).flatMap(({ id }) => id ?? [])
    expect(ids.filter((id) => (menuCommands as readonly string[]).includes(id)).sort()).toEqual(
      [...menuCommands].sort(),
    )
  })

  test('takes no plain letter from the page, and no key twice', () => {
    const keys = all(items).flatMap(({ accelerator }) => accelerator ?? [])
    for (const key of keys) expect(key).toMatch(/^(CmdOrCtrl\+|F\d+$)/)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

test('every key of the table is in the menu, and no other but the second way to zoom in', () => {
  const keys = all(menu('en')).flatMap(({ accelerator }) => accelerator ?? [])
  expect([...keys].sort()).toEqual([...Object.values(menuKeys), 'CmdOrCtrl+='].sort())
})

test('a letter opens every entry of the bar but on a Mac, where there are none', () => {
  for (const lang of langs) for (const { label } of menu(lang)) expect(label).toMatch(/&\w/)
})

test('a command is handed on by its name', () => {
  const commands: string[] = []
  const items = menu('en', { command: (name) => commands.push(name) })
  for (const name of menuCommands) press(items, name)
  expect(commands).toEqual([...menuCommands])
})

test('the theme and the language in force are marked, and change at a press', () => {
  const changes: Partial<Settings>[] = []
  const items = menu('zh', {
    settings: { ...defaultSettings, theme: 'dark', lang: 'zh' },
    change: (settings) => changes.push(settings),
  })
  const checked = all(items).filter((item) => item.checked)
  expect(checked.map(({ id }) => id)).toEqual(['theme-dark', 'language-zh'])
  press(items, 'theme-system')
  press(items, 'language-en')
  expect(changes).toEqual([{ theme: 'system' }, { lang: 'en' }])
})

test('tools for developers are theirs alone', () => {
  const hasTools = (items: Item[]) => all(items).some(({ role }) => role === 'toggleDevTools')
  expect(hasTools(menu('en'))).toBe(true)
  expect(hasTools(menu('en', { forDevelopers: false }))).toBe(false)
})
