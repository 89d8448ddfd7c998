/** What to do when something breaks: write it down, tell the person, and never in a circle. */
import type { Say } from '@shared/words/say'
import { app, type BrowserWindow, dialog } from 'electron'
import { logError, logPath, writeLog } from './log'

/** Asked for only in trouble: the words may not be loaded yet. */
type Speech = () => Promise<Say>

let isTelling = false

/** Not to be caught as a mistake again, which would be told again, and so on. */
const giveUpTelling = (error: unknown) => logError('cannot be told', error)

/**
 * Catches what nobody else did. The app goes on: it holds no document that a half-done change could spoil, and its
 * solvers are processes of their own. Before the first window there is nothing to go on with, and it ends.
 */
export function watchProcess(speech: Speech, hasWindow: () => boolean): void {
  const report = async (error: unknown) => {
    await writeLog('uncaught', error)
    if (hasWindow()) return tellMistake(error, speech)
    dialog.showErrorBox(app.name, error instanceof Error ? (error.stack ?? error.message) : String(error))
    app.exit(1)
  }
  const catchAll = (error: unknown) => report(error).catch(giveUpTelling)
  process.on('uncaughtException', catchAll)
  process.on('unhandledRejection', catchAll)
  // Solvers report to their window, and Chromium starts the GPU process again by itself; here it is only written down.
  app.on('child-process-gone', (_, details) => {
    if (details.reason !== 'clean-exit' && details.reason !== 'killed')
      logError('child process gone', details)
  })
}

/** One dialog at a time: a mistake that repeats itself must not bury the screen. */
async function tellMistake(error: unknown, speech: Speech): Promise<void> {
  if (isTelling) return
  isTelling = true
  try {
    const say = await speech()
    await dialog.showMessageBox({
      type: 'error',
      title: say({ key: 'main.trouble.title' }),
      message: error instanceof Error ? error.message : String(error),
      detail: say({ key: 'main.trouble.detail', values: { log: logPath() } }),
      buttons: [say({ key: 'main.trouble.ok' })],
    })
  } finally {
    isTelling = false
  }
}

/**
 * Watches one window's page: when it is gone the person chooses between having it again and quitting. `reload` loads
 * the page, with what it showed if that is known.
 */
export function watchPage(window: BrowserWindow, speech: Speech, reload: () => void): void {
  const { webContents } = window
  webContents.on('render-process-gone', (_, { reason, exitCode }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return
    logError('window gone', { reason, exitCode })
    askToReload(window, speech, reload, 'main.trouble.window', { reason, code: exitCode }).catch(
      giveUpTelling,
    )
  })
  webContents.on('did-fail-load', (_, code, reason, url, isMainFrame) => {
    // −3 is a load that another one has overtaken.
    if (!isMainFrame || code === -3) return
    logError('page not loaded', { code, reason, url })
    askToReload(window, speech, reload, 'main.trouble.page', { reason, code }).catch(giveUpTelling)
  })
  webContents.on('unresponsive', () => logError('page', 'does not respond'))
  webContents.on('preload-error', (_, path, error) => logError(`preload ${path}`, error))
}

/** Windows whose question waits for an answer: of two that are lost at once, each is asked about. */
const asking = new WeakSet<BrowserWindow>()

async function askToReload(
  window: BrowserWindow,
  speech: Speech,
  reload: () => void,
  key: string,
  values: { readonly reason: string; readonly code: number },
): Promise<void> {
  if (asking.has(window)) return
  asking.add(window)
  try {
    const say = await speech()
    if (window.isDestroyed()) return
    // A window that never painted is still hidden, and a dialog of a hidden window would be too.
    window.show()
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      title: say({ key: 'main.trouble.title' }),
      message: say({ key }),
      detail: say({ key: 'main.trouble.window.detail', values: { ...values, log: logPath() } }),
      buttons: [say({ key: 'main.trouble.reload' }), say({ key: 'main.trouble.quit' })],
      defaultId: 0,
      cancelId: 1,
    })
    if (response === 1) app.quit()
    else if (!window.isDestroyed()) reload()
  } finally {
    asking.delete(window)
  }
}
