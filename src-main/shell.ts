/** The running app: its window, its solvers and its settings, and what happens between them. */
import { dirname, join } from 'node:path'
import type { Greeting, MenuCommand, SaveRequest, SaveResult, Settings } from '@shared/ipc/calls'
import type { Say } from '@shared/words/say'
import { app, type BrowserWindow, Menu, nativeTheme, shell as system } from 'electron'
import { serveApp } from './appProtocol'
import { answerCalls, tell } from './calls'
import { Counts } from './counts'
import { greetingOf, langOf } from './greeting'
import { logError } from './log'
import { Solvers } from './runs'
import { denyPermissions } from './security'
import { openMemory } from './settings'
import { mark } from './timing'
import { watchPage, watchProcess } from './trouble'
import { backgroundColor, bringUp, openWindow } from './window'

/** The page is busy drawing its first board meanwhile, and a hand takes longer than this to find the start button. */
const spareDelayMs = 300

export class Shell {
  readonly #file = openMemory(join(app.getPath('userData'), 'settings.json'), logError)
  readonly #solvers = new Solvers(logError)
  readonly #counts = new Counts(logError)
  /** Paths saved since the app started: only these are shown in their folders. */
  readonly #saved = new Set<string>()
  #window: BrowserWindow | undefined

  /** Runs until the app quits. Must be called before the app is ready. */
  async start(): Promise<void> {
    watchProcess(this.#speech, () => this.#window !== undefined)
    nativeTheme.themeSource = this.#file.memory.settings.theme
    app.on('second-instance', () => this.#bringUp())
    app.on('window-all-closed', () => {
      // A Mac keeps an app without windows in its dock.
      if (process.platform !== 'darwin') app.quit()
    })
    app.on('will-quit', () => {
      this.#solvers.close()
      this.#counts.close()
      this.#file.flush()
    })

    await app.whenReady()
    mark('app ready')
    denyPermissions()
    serveApp(join(import.meta.dirname, '../renderer'))
    this.#answerCalls()
    this.#open()
    // On a Mac a click on the dock's icon; the first comes with the start itself.
    app.on('activate', () => {
      if (!this.#window) this.#open()
    })
    nativeTheme.on('updated', () => this.#showAppearance())
  }

  #open(): void {
    const window = openWindow(this.#file, this.#showMenu())
    const { webContents } = window
    this.#window = window
    mark('window made')
    watchPage(window, this.#speech)
    window.once('show', () => setTimeout(() => this.#solvers.keepSpare(), spareDelayMs))
    window.once('closed', () => {
      this.#window = undefined
    })
    // A page that goes, or begins anew, leaves runs behind that nobody watches.
    const stopRuns = () => {
      this.#solvers.stopAll(webContents)
      this.#counts.stopAll(webContents)
    }
    webContents.on('destroyed', stopRuns)
    webContents.on('render-process-gone', stopRuns)
    webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) stopRuns()
    })
  }

  #bringUp(): void {
    if (this.#window) bringUp(this.#window)
    else if (app.isReady()) this.#open()
  }

  #answerCalls(): void {
    answerCalls(
      {
        hello: () => {
          mark('page asks')
          return this.#greeting()
        },
        startSolver: (_, { webContents }) => ({ solver: this.#solvers.start(webContents) }),
        stopSolver: ({ solver }, { webContents }) => {
          this.#solvers.stop(solver, webContents)
          return undefined
        },
        startCount: ({ run }, { webContents }) => ({ count: this.#counts.start(run, webContents) }),
        stopCount: ({ count }, { webContents }) => {
          this.#counts.stop(count, webContents)
          return undefined
        },
        save: (request, window) => this.#save(request, window),
        showInFolder: ({ path }) => {
          if (!this.#saved.has(path)) throw new Error('only what was saved can be shown in its folder')
          system.showItemInFolder(path)
          return undefined
        },
        changeSettings: (settings) => this.#change(settings),
      },
      logError,
    )
  }

  async #save(request: SaveRequest, window: BrowserWindow): Promise<SaveResult> {
    // Loaded with the first file that is saved.
    const { save } = await import('./save')
    const result = await save(request, window, this.#file.memory.folder, await this.#speech())
    if (result.kind === 'saved') {
      this.#saved.add(result.path)
      this.#file.change({ folder: dirname(result.path) })
    }
    return result
  }

  #change(some: Partial<Settings>): Greeting {
    const settings = { ...this.#file.memory.settings, ...some }
    this.#file.change({ settings })
    nativeTheme.themeSource = settings.theme
    // Only what shows outside the page; its own width or speed would come back late and undo what it did since.
    if (some.lang !== undefined || some.theme !== undefined) this.#showAppearance()
    return this.#greeting()
  }

  readonly #greeting = (): Greeting => greetingOf(this.#file.memory.settings)

  /** After a change of language or theme, here or in the system. */
  #showAppearance(): void {
    void this.#showMenu()
    if (!this.#window) return
    this.#window.setBackgroundColor(backgroundColor())
    tell(this.#window.webContents, 'greeting', this.#greeting())
  }

  /** Never rejects: a window without a menu is better than none. */
  async #showMenu(): Promise<void> {
    try {
      // Loaded while the page is: the main process has nothing else to do then.
      const [{ menuOf }, say] = await Promise.all([import('./menu'), this.#speech()])
      const menu = menuOf({
        say,
        settings: this.#file.memory.settings,
        isMac: process.platform === 'darwin',
        forDevelopers: !app.isPackaged,
        command: (command) => this.#command(command),
        change: (settings) => this.#change(settings),
      })
      Menu.setApplicationMenu(Menu.buildFromTemplate(menu))
      mark('menu shown')
    } catch (error) {
      logError('menu', error)
    }
  }

  #command(command: MenuCommand): void {
    if (this.#window) tell(this.#window.webContents, 'menu', command)
  }

  readonly #speech = async (): Promise<Say> => {
    const { sayIn } = await import('./speech')
    return sayIn(langOf(this.#file.memory.settings))
  }
}
