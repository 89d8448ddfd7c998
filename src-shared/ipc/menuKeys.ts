/** The keys of the menu, in the order of the overview: the menu itself and the overview of shortcuts go by this table. */
export const menuKeys = {
  new: 'CmdOrCtrl+N',
  'new-window': 'CmdOrCtrl+Shift+N',
  open: 'CmdOrCtrl+O',
  import: 'CmdOrCtrl+I',
  save: 'CmdOrCtrl+S',
  'save-as': 'CmdOrCtrl+Shift+S',
  export: 'CmdOrCtrl+E',
  'copy-run': 'CmdOrCtrl+Shift+C',
  'copy-link': 'CmdOrCtrl+Shift+L',
  'paste-run': 'CmdOrCtrl+Shift+V',
  start: 'CmdOrCtrl+Enter',
  bookmark: 'CmdOrCtrl+D',
  'toggle-panel': 'CmdOrCtrl+B',
  'zoom-in': 'CmdOrCtrl+Plus',
  'zoom-out': 'CmdOrCtrl+-',
  'zoom-reset': 'CmdOrCtrl+0',
  'full-screen': 'F11',
  settings: 'CmdOrCtrl+,',
  shortcuts: 'CmdOrCtrl+/',
  close: 'CmdOrCtrl+W',
  quit: 'CmdOrCtrl+Q',
} as const

export type MenuKey = keyof typeof menuKeys

/** On a Mac the system has a key of its own for it. */
export const isSystemsOwn = (name: MenuKey, isMac: boolean): boolean => isMac && name === 'full-screen'

const shownKeys: Readonly<Record<string, string>> = { CmdOrCtrl: 'Ctrl', Plus: '+', '-': '−' }

/** The keys one by one, as they are drawn. */
export const keysOf = (name: MenuKey): readonly string[] =>
  menuKeys[name].split('+').map((key) => shownKeys[key] ?? key)

/** The words of a menu entry, without the letter that picks it and the dots that promise a dialog. */
export const withoutMnemonic = (label: string): string =>
  label
    .replace(/\s*\(&\w\)/, '')
    .replace('&', '')
    .replace(/…$/, '')
