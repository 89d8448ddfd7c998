/** The window: opened where it was, shown when there is something to see, remembered when it moves. */
import { join } from 'node:path'
import { palettes } from '@shared/picture/ink'
import { app, BrowserWindow, type Rectangle, screen } from 'electron'
import iconPath from '../assets/icons/128x128.png?asset'
import { currentTheme } from './greeting'
import { pageUrl } from './ownPage'
import { placeBeside, placeWindow, smallest } from './place'
import type { MemoryFile, Place } from './settings'
import { mark, markReady } from './timing'

const preloadPath = join(import.meta.dirname, '../preload/preload.cjs')

/**
 * Opens a window, hidden; `beforeShow` is waited for, so that nothing moves once it can be seen.
 * It stands a little beside another window, if there is one.
 */
export function openWindow(
  file: MemoryFile,
  beforeShow: Promise<unknown>,
  beside: Rectangle | undefined,
): BrowserWindow {
  const place = file.memory.window
  const window = new BrowserWindow({
    ...(beside ? placeBeside(beside, workAreas()) : placeWindow(place, workAreas())),
    minWidth: smallest.width,
    minHeight: smallest.height,
    show: false,
    title: app.name,
    backgroundColor: backgroundColor(),
    // Elsewhere it comes with the executable.
    ...(process.platform === 'linux' ? { icon: iconPath } : {}),
    webPreferences: {
      preload: preloadPath,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      devTools: !app.isPackaged,
      // Fetches dictionaries from the network, and our few fields hold no prose.
      spellcheck: false,
    },
  })
  showWhenReady(window, !beside && place?.maximized === true, beforeShow)
  rememberPlace(window, file)
  loadPage(window)
  markReady(window.webContents)
  return window
}

export function loadPage(window: BrowserWindow): void {
  // What keeps a page from loading is told by events of its window, which come for every reload too.
  window.loadURL(pageUrl).catch(() => {})
}

export const backgroundColor = (): string => palettes[currentTheme()].paper

function workAreas() {
  const main = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter(({ id }) => id !== main.id)
  return [main, ...others].map(({ workArea }) => workArea)
}

function showWhenReady(window: BrowserWindow, maximized: boolean, beforeShow: Promise<unknown>): void {
  window.once('ready-to-show', async () => {
    mark('page painted')
    await beforeShow
    if (window.isDestroyed()) return
    // Not before: maximising shows a hidden window, painted or not.
    if (maximized) window.maximize()
    window.show()
    mark('window shown')
  })
}

/** As it changes, and not only at the end: an app that is killed has no end. */
function rememberPlace(window: BrowserWindow, file: MemoryFile): void {
  const remember = () => {
    if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return
    const place: Place = { ...window.getNormalBounds(), maximized: window.isMaximized() }
    file.change({ window: place })
  }
  window.on('resize', remember)
  window.on('move', remember)
  window.on('maximize', remember)
  window.on('unmaximize', remember)
}

/** Brings it in front of the others, from wherever it is. */
export function bringUp(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
