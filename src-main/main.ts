/** The app with its window: what must be settled before Electron is ready, then the shell. */
import { app, Menu } from 'electron'
import { registerAppScheme } from './appProtocol'
import { forbidLeaving } from './security'
import { Shell } from './shell'
import { mark } from './timing'
import { handOver, openablesOf } from './words'

/** Starts the app, or hands what it was to open to the one that runs already. `words`: of its command line. */
export function startApp(words: readonly string[]): void {
  mark('main loaded')
  // It would take the switch back, without which nothing starts for root; each page has its own sandbox set all the same.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  // Without a graphics card the stage draws in software, which newer Chromiums do only when asked.
  app.commandLine.appendSwitch('enable-unsafe-swiftshader')
  registerAppScheme()
  forbidLeaving()
  // Electron's own menu, in English, would be there until ours is.
  Menu.setApplicationMenu(null)

  // A second start brings the first one's window up, and is done. It hands over what it found in its words by itself:
  // the words that Chromium hands over are in another order.
  const open = openablesOf(words, process.cwd())
  if (app.requestSingleInstanceLock(handOver(open))) void new Shell().start(open)
  else app.quit()
}
