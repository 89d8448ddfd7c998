/** The menu, as a description that Electron builds: all words from the catalogue, commands handed to one function. */
import { basename } from 'node:path'
import type { MenuCommand, Settings } from '@shared/ipc/calls'
import { isSystemsOwn, type MenuKey, menuKeys } from '@shared/ipc/menuKeys'
import type { Say } from '@shared/words/say'
import type { MenuItemConstructorOptions } from 'electron'

export interface MenuState {
  readonly say: Say
  readonly settings: Settings
  readonly isMac: boolean
  /** Tools for those who work on the app itself. */
  readonly forDevelopers: boolean
  command(command: MenuCommand): void
  change(settings: Partial<Settings>): void
  /** Paths of the documents used lately, the latest first. */
  readonly recent: readonly string[]
  newWindow(): void
  /** Asks for a document to open. */
  open(): void
  openRecent(path: string): void
  /** Shows the folder of the log to the person. */
  openLogs(): void
  lookForUpdates(): void
  clearRecent(): void
}

type Items = MenuItemConstructorOptions[]

/** The whole menu bar, left to right. Accelerators have a modifier or are function keys: letters belong to the page. */
export function menuOf(state: MenuState): Items {
  const bar = [
    fileMenu(state),
    editMenu(state),
    viewMenu(state),
    searchMenu(state),
    windowMenu(state),
    helpMenu(state),
  ]
  return state.isMac ? [appMenu(state), ...bar] : bar
}

const separator: MenuItemConstructorOptions = { type: 'separator' }

const label = ({ say }: MenuState, name: string): string => say({ key: `main.menu.${name}` })

/** A command for the page to carry out; its name is also the key of its words. */
const command = (state: MenuState, name: MenuCommand): MenuItemConstructorOptions => ({
  id: name,
  label: label(state, name),
  ...keyOf(state, name),
  click: () => state.command(name),
})

const keyOf = ({ isMac }: MenuState, name: string): { readonly accelerator?: string } =>
  name in menuKeys && !isSystemsOwn(name as MenuKey, isMac) ? { accelerator: menuKeys[name as MenuKey] } : {}

/** What the system does by itself. Without a label it would be in English everywhere but on a Mac. */
const role = (
  state: MenuState,
  name: NonNullable<MenuItemConstructorOptions['role']>,
  words: string,
): MenuItemConstructorOptions => ({ role: name, label: label(state, words), ...keyOf(state, words) })

function fileMenu(state: MenuState): MenuItemConstructorOptions {
  const submenu: Items = [
    command(state, 'new'),
    {
      id: 'new-window',
      label: label(state, 'new-window'),
      ...keyOf(state, 'new-window'),
      click: () => state.newWindow(),
    },
    { id: 'open', label: label(state, 'open'), ...keyOf(state, 'open'), click: () => state.open() },
    recentMenu(state),
    command(state, 'import'),
    separator,
    command(state, 'save'),
    command(state, 'save-as'),
    command(state, 'export'),
    separator,
    command(state, 'copy-run'),
    command(state, 'copy-link'),
    command(state, 'paste-run'),
  ]
  submenu.push(separator, role(state, 'close', 'close'))
  // A Mac has these in the menu named after the app.
  if (!state.isMac) submenu.push(separator, settingsItem(state), separator, role(state, 'quit', 'quit'))
  return { label: label(state, 'file'), submenu }
}

const settingsItem = (state: MenuState): MenuItemConstructorOptions => command(state, 'settings')

/** An ampersand in a name is no letter of the menu. */
function recentMenu(state: MenuState): MenuItemConstructorOptions {
  const { recent } = state
  const items: Items = recent.map((path) => ({
    label: basename(path).replaceAll('&', '&&'),
    toolTip: path,
    click: () => state.openRecent(path),
  }))
  const submenu: Items =
    items.length === 0
      ? [{ label: label(state, 'recent.none'), enabled: false }]
      : [...items, separator, { label: label(state, 'recent.clear'), click: () => state.clearRecent() }]
  return { id: 'recent', label: label(state, 'recent'), submenu }
}

function editMenu(state: MenuState): MenuItemConstructorOptions {
  const submenu: Items = [
    role(state, 'undo', 'undo'),
    role(state, 'redo', 'redo'),
    separator,
    role(state, 'cut', 'cut'),
    role(state, 'copy', 'copy'),
    role(state, 'paste', 'paste'),
    role(state, 'selectAll', 'select-all'),
  ]
  return { label: label(state, 'edit'), submenu }
}

function viewMenu(state: MenuState): MenuItemConstructorOptions {
  const { settings, change } = state
  const theme = (value: Settings['theme']): MenuItemConstructorOptions => ({
    id: `theme-${value}`,
    label: label(state, `theme.${value}`),
    type: 'radio',
    checked: settings.theme === value,
    click: () => change({ theme: value }),
  })
  const language = (value: Settings['lang']): MenuItemConstructorOptions => ({
    id: `language-${value}`,
    label: label(state, `language.${value}`),
    type: 'radio',
    checked: settings.lang === value,
    click: () => change({ lang: value }),
  })
  const submenu: Items = [
    command(state, 'toggle-panel'),
    separator,
    { label: label(state, 'theme'), submenu: [theme('system'), theme('light'), theme('dark')] },
    { label: label(state, 'language'), submenu: [language('system'), language('zh'), language('en')] },
    separator,
    role(state, 'zoomIn', 'zoom-in'),
    // On many keyboards the plus needs Shift, and what is pressed is Ctrl and the equals sign.
    { role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false, acceleratorWorksWhenHidden: true },
    role(state, 'zoomOut', 'zoom-out'),
    role(state, 'resetZoom', 'zoom-reset'),
    separator,
    role(state, 'togglefullscreen', 'full-screen'),
  ]
  if (state.forDevelopers) submenu.push(role(state, 'toggleDevTools', 'dev-tools'))
  return { label: label(state, 'view'), submenu }
}

const searchMenu = (state: MenuState): MenuItemConstructorOptions => ({
  label: label(state, 'search'),
  submenu: [command(state, 'start'), separator, command(state, 'bookmark')],
})

function helpMenu(state: MenuState): MenuItemConstructorOptions {
  const submenu: Items = [
    command(state, 'shortcuts'),
    separator,
    command(state, 'copy-diagnostics'),
    { id: 'open-logs', label: label(state, 'open-logs'), click: () => state.openLogs() },
    separator,
    { id: 'updates', label: label(state, 'updates'), click: () => state.lookForUpdates() },
  ]
  if (!state.isMac) submenu.push(separator, command(state, 'about'))
  return { role: 'help', label: label(state, 'help'), submenu }
}

/** On a Mac only; the system shows the app's name whatever the label. */
const appMenu = (state: MenuState): MenuItemConstructorOptions => ({
  label: 'Retrace',
  submenu: [
    command(state, 'about'),
    separator,
    settingsItem(state),
    separator,
    role(state, 'services', 'services'),
    separator,
    role(state, 'hide', 'hide'),
    role(state, 'hideOthers', 'hide-others'),
    role(state, 'unhide', 'unhide'),
    separator,
    role(state, 'quit', 'quit'),
  ],
})

function windowMenu(state: MenuState): MenuItemConstructorOptions {
  const submenu: Items = [role(state, 'minimize', 'minimize')]
  if (state.isMac) submenu.push(role(state, 'zoom', 'zoom-window'), separator, role(state, 'front', 'front'))
  return { role: 'window', label: label(state, 'window'), submenu }
}
