/** Where the app starts: what must be settled before Electron is ready, then the shell. */
import { app, Menu } from 'electron'
import { registerAppScheme } from './appProtocol'
import { forbidLeaving } from './security'
import { Shell } from './shell'
import { mark } from './timing'

mark('main loaded')
// It would take the switch back, without which nothing starts for root; each page has its own sandbox set all the same.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
// Without a graphics card the stage draws in software, which newer Chromiums do only when asked.
app.commandLine.appendSwitch('enable-unsafe-swiftshader')
registerAppScheme()
forbidLeaving()
// Electron's own menu, in English, would be there until ours is.
Menu.setApplicationMenu(null)

// A second start brings the first one's window up, and is done.
if (app.requestSingleInstanceLock()) void new Shell().start()
else app.quit()
