/** The running app: its windows, its solvers and its settings, and what happens between them. */
import { mkdir } from 'node:fs/promises'
import { homedir, release } from 'node:os'
import { dirname, join } from 'node:path'
import type { Calls, Greeting, Settings } from '@shared/ipc/calls'
import type { Message } from '@shared/lib/message'
import type { Say } from '@shared/words/say'
import { app, Menu, nativeTheme, shell as system } from 'electron'
import { answersOf } from './answers'
import { serveApp } from './appProtocol'
import { AppWindow } from './appWindow'
import { answerCalls } from './calls'
import { Counts } from './counts'
import { DraftFolder } from './documents/drafts'
import type { Around } from './documents/windowDocument'
import { greetingOf, langOf } from './greeting'
import { logError, logFolder, readLog } from './log'
import { Openings } from './openings'
import { Solvers } from './runs'
import { SavedFiles } from './savedFiles'
import { denyPermissions } from './security'
import { openMemory } from './settings'
import { mark } from './timing'
import { watchPage, watchProcess } from './trouble'
import { isTimeToLook } from './updateNews'
import { look, looksForUpdates, tellUpdate } from './updates'
import { backgroundColor, bringUp, loadPage, openWindow } from './window'
import { Windows } from './windows'
import { handedOver } from './words'

/** The page is busy drawing its first board meanwhile, and a hand takes longer than this to find the start button. */
const spareDelayMs = 300

export class Shell {
  readonly #windows = new Windows()
  /** A remark of the time before there was a page to say it. */
  #unsaid: Message | undefined
  readonly #file = openMemory(join(app.getPath('userData'), 'settings.json'), {
    complain: logError,
    remark: (message) => this.#remark(message),
  })

  readonly #speech = async (): Promise<Say> => {
    const { sayIn } = await import('./speech')
    return sayIn(langOf(this.#file.memory.settings))
  }

  readonly #solvers = new Solvers(logError)
  readonly #counts = new Counts(logError)
  readonly #files = new SavedFiles(this.#file, this.#speech)
  readonly #openings = new Openings({
    windows: this.#windows,
    lang: () => langOf(this.#file.memory.settings),
    openWindow: () => this.#openWindow(),
    gone: (path) => this.#setRecent(this.#recent.filter((each) => each !== path)),
  })
  readonly #aroundDocuments = this.#makeAround()

  #makeAround(): Around {
    const file = this.#file
    return {
      drafts: new DraftFolder(join(app.getPath('userData'), 'drafts'), logError),
      get recent() {
        return file.memory.recent ?? []
      },
      get folder() {
        return file.memory.folder
      },
      speech: this.#speech,
      isOpenElsewhere: (path, document) => {
        const showing = this.#windows.showing(path)
        return showing !== undefined && showing.document !== document
      },
      used: (recent, folder) => {
        this.#file.change({ folder })
        this.#setRecent(recent)
      },
      complain: logError,
    }
  }

  /** Runs until the app quits. Must be called before the app is ready. `open`: paths or links to begin with. */
  async start(open: readonly string[]): Promise<void> {
    watchProcess(this.#speech, () => this.#windows.inUse !== undefined)
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
    app.on('before-quit', (event) => {
      if (!this.#windows.all.some(({ document }) => document.asksBeforeClosing)) return
      event.preventDefault()
      this.#quitAfterAsking().catch((error) => logError('quitting', error))
    })
    app.on('will-quit', () => {
      this.#solvers.close()
      this.#counts.close()
      this.#files.close()
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
      if (!this.#windows.inUse) this.#openWindow()
    })
    nativeTheme.on('updated', () => this.#showAppearance())
  }

  #openWindow(): AppWindow {
    const beside = this.#windows.inUse?.window.getNormalBounds()
    const window = openWindow(this.#file, this.#showMenu(), beside)
    const opened = new AppWindow(window, this.#aroundDocuments)
    this.#windows.add(opened)
    const { webContents } = window
    mark('window made')
    watchPage(window, this.#speech, () => this.#reload(opened))
    window.once('show', () => setTimeout(() => this.#solvers.keepSpare(), spareDelayMs))
    // A page that goes, or begins anew, leaves runs behind that nobody watches.
    const stopRuns = () => {
      this.#solvers.stopAll(webContents)
      this.#counts.stopAll(webContents)
      this.#files.dropAll(webContents)
      if (!window.isDestroyed()) window.setProgressBar(-1)
    }
    webContents.on('destroyed', stopRuns)
    webContents.on('render-process-gone', stopRuns)
    webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (isMainFrame && !isSameDocument) stopRuns()
    })
    return opened
  }

  /** Loads the page anew after it was lost, with the run and the step that it last said it showed. */
  #reload(lost: AppWindow): void {
    const left = lost.document.left()
    if (left) lost.open(left)
    loadPage(lost.window)
  }

  /** One after the other, so that each question is about the window in front; a single no, and all of them stay. */
  async #quitAfterAsking(): Promise<void> {
    const all = this.#windows.all
    for (const { window, document } of all) {
      if (document.asksBeforeClosing) bringUp(window)
      if (await document.mayClose()) continue
      for (const each of all) each.document.stay()
      return
    }
    app.quit()
  }

  #open(targets: readonly string[]): void {
    const open = async () => {
      await app.whenReady()
      await this.#openings.open(targets)
    }
    open().catch((error) => logError('opening', error))
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
    this.#windows.inUse?.document.askToOpen().then(
      (paths) => this.#open(paths),
      (error) => logError('open', error),
    )
  }

  #bringUp(): void {
    const { inUse } = this.#windows
    if (inUse) bringUp(inUse.window)
    else if (app.isReady()) this.#openWindow()
  }

  #answerCalls(): void {
    const answers = answersOf({
      solvers: this.#solvers,
      counts: this.#counts,
      files: this.#files,
      of: (window) => this.#windows.of(window),
      openPath: async (path, window) => {
        bringUp(window)
        await this.#openings.open([path])
      },
      hello: () => {
        mark('page asks')
        void this.#lookForUpdates()
        return this.#welcome()
      },
      diagnose: (known) => this.#diagnose(known),
      changeSettings: (settings) => this.#change(settings),
    })
    answerCalls(answers, logError)
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

  /** Where the person has switched it on; once a day, and in silence where there is nothing newer. */
  async #lookForUpdates(): Promise<void> {
    const { settings, looked = 0 } = this.#file.memory
    if (!settings.looksForUpdates || !looksForUpdates || !isTimeToLook(looked, Date.now())) return
    const found = await look()
    // Without a network the next start looks again.
    if (found.kind !== 'unreached') this.#file.change({ looked: Date.now() })
    if (found.kind === 'newer')
      this.#remark({ key: 'main.update.there', values: { version: found.news.version } })
  }

  #change(some: Partial<Settings>): Greeting {
    const settings = { ...this.#file.memory.settings, ...some }
    this.#file.change({ settings })
    nativeTheme.themeSource = settings.theme
    // Only what shows outside the page; its own width or speed would come back late and undo what it did since.
    if (seenByAll.some((name) => name in some)) this.#showAppearance()
    return this.#greeting()
  }

  /** The greeting of a page that opens, with what has not been said yet. */
  #welcome(): Greeting {
    const remark = this.#unsaid
    this.#unsaid = undefined
    return { ...this.#greeting(), ...(remark ? { remark } : {}) }
  }

  #remark(message: Message): void {
    const { inUse } = this.#windows
    if (inUse) inUse.tell('remark', message)
    else this.#unsaid = message
  }

  readonly #greeting = (): Greeting => greetingOf(this.#file.memory.settings)

  /** After a change of language or theme, here or in the system. */
  #showAppearance(): void {
    void this.#showMenu()
    for (const { window } of this.#windows.all) window.setBackgroundColor(backgroundColor())
    this.#windows.tellAll('greeting', this.#greeting())
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
        command: (command) => this.#windows.inUse?.tell('menu', command),
        change: (settings) => this.#change(settings),
        recent: this.#recent,
        newWindow: () => void this.#openWindow(),
        open: () => this.#askToOpen(),
        lookForUpdates: () =>
          void this.#speech()
            .then((speech) => tellUpdate(this.#windows.inUse?.window, speech))
            .catch((error) => logError('updates', error)),
        openLogs: () => void openLogs().catch((error) => logError('log folder', error)),
        openRecent: (path) => this.#open([path]),
        clearRecent: () => this.#setRecent([]),
      })
      Menu.setApplicationMenu(Menu.buildFromTemplate(menu))
      mark('menu shown')
    } catch (error) {
      logError('menu', error)
    }
  }
}

/** Settings that show outside the page, or in every window at once. */
const seenByAll = ['lang', 'theme', 'motion', 'announcing', 'limits', 'looksForUpdates'] as const

/** The folder is there only once something has gone wrong. */
async function openLogs(): Promise<void> {
  await mkdir(logFolder(), { recursive: true })
  const fault = await system.openPath(logFolder())
  if (fault !== '') logError('log folder', fault)
}
