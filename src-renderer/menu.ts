/** What the commands of the menu do. */
import type { MenuCommand } from '@shared/ipc/calls'
import type { App } from './app'
import { copyRun, openDialog, startIfReady, togglePanel } from './commands'
import { copyDiagnostics } from './diagnostics'
import { copyLink, newDocument, saveDocument, toggleBookmark } from './document/commands'
import { openImport } from './importing/openImport'

const menuActions: Readonly<Record<MenuCommand, (app: App) => void>> = {
  new: (app) => void newDocument(app),
  save: (app) => void saveDocument(app, false),
  'save-as': (app) => void saveDocument(app, true),
  import: (app) => openImport(app, ''),
  start: startIfReady,
  export: (app) => openDialog(app, 'export'),
  shortcuts: (app) => openDialog(app, 'shortcuts'),
  settings: (app) => openDialog(app, 'settings'),
  'copy-diagnostics': (app) => void copyDiagnostics(app),
  about: (app) => openDialog(app, 'about'),
  'toggle-panel': togglePanel,
  'copy-run': (app) => void copyRun(app),
  'copy-link': (app) => void copyLink(app),
  'paste-run': (app) => openDialog(app, 'open-run'),
  bookmark: toggleBookmark,
}

export const carryOut = (app: App, command: MenuCommand): void => menuActions[command](app)
