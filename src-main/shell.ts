/** The running app: its window, its solvers and its settings, and what happens between them. */
import { mkdir } from 'node:fs/promises'
import { homedir, release } from 'node:os'
import { dirname, join } from 'node:path'
import type {
  BeginResult,
  Calls,
  Greeting,
  MenuCommand,
  SaveRequest,
  SaveResult,
  Settings,
} from '@shared/ipc/calls'
import type { Message } from '@shared/lib/message'
import type { Say } from '@shared/words/say'
import { app, type BrowserWindow, Menu, nativeTheme, shell as system } from 'electron'
import { serveApp } from './appProtocol'
import { answerCalls, tell } from './calls'
import { Counts } from './counts'
import { Documents } from './documents/documents'
import { greetingOf, langOf } from './greeting'
import { logError, logFolder, readLog } from './log'
import { Openings } from './openings'
import { Pieces } from './pieces'
import { Solvers } from './runs'
import { denyPermissions } from './security'
import { openMemory } from './settings'
import { mark, markStep } from './timing'
import { watchPage, watchProcess } from './trouble'
import { isTimeToLook } from './updateNews'
import { looksForUpdates, newerVersion, tellUpdate } from './updates'
import { backgroundColor, bringUp, loadPage, openWindow } from './window'
import { handedOver } from './words'

/** The page is busy drawing its first board meanwhile, and a hand takes longer than this to find the start button. */
const spareDelayMs = 300

export class Shell {
  #window: BrowserWindow | undefined
  /** A remark of the time before there was a page to say it. */
  #unsaid: Message | undefined
  readonly #file = openMemory(join(app.getPath('userData'), 'settings.json'), {
    complain: logError,
    remark: (message) => this.#remark(message),
  })

  readonly #solvers = new Solvers(logError)
  readonly #counts = new Counts(logError)
  readonly #pieces = new Pieces()
  /** Paths saved since the app started: only these are shown in their folders. */
  readonly #paths = new Set<string>()
  readonly #openings = new Openings({
    lang: () => langOf(this.#file.memory.settings),
    window: () => this.#window,
    waits: () => this.#showOpening(),
    mayLeave: () => this.#documents.mayLeave(this.#window),
    gone: (path) => this.#setRecent(this.#recent.filter((each) => each !== path)),
  })
  readonly #documents: Documents

  constructor() {
    const file = this.#file
    this.#documents = new Documents({
      get recent() {
        return file.memory.recent ?? []
      },
      get folder() {
        return file.memory.folder
      },
      speech: () => this.#speech(),
      used: (recent, folder) => {
        this.#file.change({ folder })
        this.#setRecent(recent)
      },
      complain: logError,
    })
  }

  /** Runs until the app quits. Must be called before the app is ready. `open`: paths or links to begin with. */
  async start(open: readonly string[]): Promise<void> {
    watchProcess(this.#speech, () => this.#window !== undefined)
    nativeTheme.themeSource = this.#file.memory.settings.theme
    app.on('second-instance', (_event, _argv, _cwd, data) => {
      this.#bringUp()
      this.#open(handedOver(data))
    })
    // How a Mac says it; the first may come before the app is ready.
    app.on('open-file', (_, path) => this.#open([path]))
    app.on('open-url', (_, link) => this.#open([link]))
    app.on('window-all-closed', () => {
      // A Mac keeps an app without windows in its dock.
      if (process.platform !== 'darwin') app.quit()
    })
    app.on('will-quit', () => {
      this.#solvers.close()
      this.#counts.close()
      this.#pieces.close()
      this.#documents.close()
      this.#file.flush()
    })

    await app.whenReady()
    mark('app ready')
    denyPermissions()
    serveApp(join(import.meta.dirname, '../renderer'))
    this.#answerCalls()
    this.#openWindow()
    this.#open(open)
    // On a Mac a click on the dock's icon; the first comes with the start itself.
    app.on('activate', () => {
      if (!this.#window) this.#openWindow()
    })
    nativeTheme.on('updated', () => this.#showAppearance())
  }

  #openWindow(): void {
    const window = openWindow(this.#file, this.#showMenu())
    const { webContents } = window
    this.#window = window
    mark('window made')
    watchPage(window, this.#speech, () => this.#reload(window))
    this.#documents.watch(window)
    window.once('show', () => setTimeout(() => this.#solvers.keepSpare(), spareDelayMs))
    window.once('closed', () => {
      this.#window = undefined
    })
    // A page that goes, or begins anew, leaves runs behind that nobody watches.
    const stopRuns = () => {
      this.#solvers.stopAll(webContents)
      this.#counts.stopAll(webContents)
      this.#pieces.dropAll(webContents)
    }
    webContents.on('destroyed', stopRuns)
    webContents.on('render-process-gone', stopRuns)
    webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) stopRuns()
    })
  }

  /** Loads the page anew after it was lost, with the run and the step that it last said it showed. */
  #reload(window: BrowserWindow): void {
    const left = this.#documents.left()
    if (left) this.#openings.leave(left.opening, left.path)
    loadPage(window)
  }

  #open(targets: readonly string[]): void {
    const open = async () => {
      await app.whenReady()
      await this.#openings.open(targets)
    }
    open().catch((error) => logError('opening', error))
  }

  /** A page that is still loading asks by itself. */
  #showOpening(): void {
    if (this.#window) tell(this.#window.webContents, 'opening', undefined)
    else this.#openWindow()
  }

  get #recent(): readonly string[] {
    return this.#file.memory.recent ?? []
  }

  #setRecent(recent: readonly string[]): void {
    if (recent.join('\n') === this.#recent.join('\n')) return
    this.#file.change({ recent })
    void this.#showMenu()
  }

  #askToOpen(): void {
    const window = this.#window
    if (window)
      this.#documents.askToOpen(window).then(
        (paths) => this.#open(paths),
        (error) => logError('open', error),
      )
  }

  #bringUp(): void {
    if (this.#window) bringUp(this.#window)
    else if (app.isReady()) this.#openWindow()
  }

  #answerCalls(): void {
    answerCalls(
      {
        hello: () => {
          mark('page asks')
          void this.#lookForUpdates()
          return this.#welcome()
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
        beginFile: (wanted, window) => this.#beginFile(wanted, window),
        writeFile: ({ file, at, bytes }, { webContents }) => this.#pieces.write(file, at, bytes, webContents),
        endFile: async ({ file }, { webContents }) => this.#saved(await this.#pieces.end(file, webContents)),
        dropFile: async ({ file }, { webContents }) => {
          await this.#pieces.drop(file, webContents)
          return undefined
        },
        drawPicture: async ({ svg, scale }) => {
          const { drawPicture } = await import('./save')
          return drawPicture(svg, scale)
        },
        showInFolder: ({ path }) => {
          if (!this.#paths.has(path)) throw new Error('only what was saved can be shown in its folder')
          system.showItemInFolder(path)
          return undefined
        },
        diagnose: (known) => this.#diagnose(known),
        changeSettings: (settings) => this.#change(settings),
        takeOpening: (_, { webContents }) => {
          const taken = this.#openings.take()
          if (!taken) return undefined
          if ('text' in taken.opening) return taken.opening
          markStep(webContents, taken.opening.k)
          this.#documents.opened(taken.path)
          return taken.opening
        },
        saveDocument: async (document, window) => this.#saved(await this.#documents.save(document, window)),
        keepDraft: (notice, window) => this.#documents.keep(notice, window),
        leaveDocument: async (_, window) => {
          const mayLeave = await this.#documents.mayLeave(window)
          if (mayLeave) this.#documents.opened(undefined)
          return mayLeave
        },
        openPath: async ({ path }) => {
          await this.#openings.open([path])
          return undefined
        },
        takeOffer: () => this.#documents.offered(),
        settleOffer: ({ restores }) => {
          const restored = this.#documents.settleOffer(restores)
          if (restored) this.#openings.restore(restored.opening, restored.path)
          return undefined
        },
      },
      logError,
    )
  }

  async #save(request: SaveRequest, window: BrowserWindow): Promise<SaveResult> {
    // Loaded with the first file that is saved.
    const { save } = await import('./save')
    return this.#saved(await save(request, window, this.#file.memory.folder, await this.#speech()))
  }

  async #beginFile(wanted: Calls['beginFile']['argument'], window: BrowserWindow): Promise<BeginResult> {
    const { askPath } = await import('./save')
    const path = await askPath(wanted, window, this.#file.memory.folder, await this.#speech())
    return path === undefined ? { kind: 'cancelled' } : this.#pieces.begin(path, window.webContents)
  }

  /** Remembers where it went. */
  #saved(result: SaveResult): SaveResult {
    if (result.kind === 'saved') {
      this.#paths.add(result.path)
      this.#file.change({ folder: dirname(result.path) })
    }
    return result
  }

  async #diagnose(known: Calls['diagnose']['argument']): Promise<string> {
    const [{ diagnosticsText }, log] = await Promise.all([import('./diagnostics'), readLog()])
    const { folder = '', recent = [] } = this.#file.memory
    return diagnosticsText({
      ...known,
      greeting: this.#greeting(),
      system: `${process.platform} ${release()} ${process.arch}`,
      log,
      personal: [
        homedir(),
        app.getPath('userData'),
        app.getAppPath(),
        folder,
        ...recent.map((path) => dirname(path)),
      ],
    })
  }

  async #tellUpdate(): Promise<void> {
    await tellUpdate(this.#window, await this.#speech())
  }

  /** Where the person has switched it on; once a day, and in silence where there is nothing newer. */
  async #lookForUpdates(): Promise<void> {
    const { settings, looked = 0 } = this.#file.memory
    if (!settings.looksForUpdates || !looksForUpdates || !isTimeToLook(looked, Date.now())) return
    this.#file.change({ looked: Date.now() })
    const version = await newerVersion()
    if (version !== undefined) this.#remark({ key: 'main.update.there', values: { version } })
  }

  /** The folder is there only once something has gone wrong. */
  async #openLogs(): Promise<void> {
    await mkdir(logFolder(), { recursive: true })
    const fault = await system.openPath(logFolder())
    if (fault !== '') logError('log folder', fault)
  }

  #change(some: Partial<Settings>): Greeting {
    const settings = { ...this.#file.memory.settings, ...some }
    this.#file.change({ settings })
    nativeTheme.themeSource = settings.theme
    // Only what shows outside the page; its own width or speed would come back late and undo what it did since.
    if (some.lang !== undefined || some.theme !== undefined) this.#showAppearance()
    return this.#greeting()
  }

  /** The greeting of a page that opens, with what has not been said yet. */
  #welcome(): Greeting {
    const remark = this.#unsaid
    this.#unsaid = undefined
    return { ...this.#greeting(), ...(remark ? { remark } : {}) }
  }

  #remark(message: Message): void {
    if (this.#window) tell(this.#window.webContents, 'remark', message)
    else this.#unsaid = message
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
        recent: this.#recent,
        open: () => this.#askToOpen(),
        lookForUpdates: () => void this.#tellUpdate().catch((error) => logError('updates', error)),
        openLogs: () => void this.#openLogs().catch((error) => logError('log folder', error)),
        openRecent: (path) => this.#open([path]),
        clearRecent: () => this.#setRecent([]),
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
