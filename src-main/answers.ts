/** What each call of a window does: it acts for the window that makes it, and on nobody else's things. */
import type { BrowserWindow } from 'electron'
import type { AppWindow } from './appWindow'
import type { Answers } from './calls'
import type { Counts } from './counts'
import type { Solvers } from './runs'
import type { SavedFiles } from './savedFiles'
import { markStep } from './timing'

/** What the calls need of the app. */
interface Around extends Pick<Answers, 'hello' | 'diagnose' | 'changeSettings'> {
  readonly solvers: Solvers
  readonly counts: Counts
  readonly files: SavedFiles
  of(window: BrowserWindow): AppWindow
  /** Opens a path, in this window if it can. */
  openPath(path: string, window: BrowserWindow): Promise<void>
}

export function answersOf({ solvers, counts, files, of, openPath, ...answers }: Around): Answers {
  return {
    ...answers,
    startSolver: (_, { webContents }) => ({ solver: solvers.start(webContents) }),
    stopSolver: ({ solver }, { webContents }) => void solvers.stop(solver, webContents),
    startCount: ({ run }, { webContents }) => ({ count: counts.start(run, webContents) }),
    stopCount: ({ count }, { webContents }) => void counts.stop(count, webContents),
    save: (request, window) => files.save(request, window),
    beginFile: (wanted, window) => files.begin(wanted, window),
    writeFile: (piece, { webContents }) => files.write(piece, webContents),
    endFile: ({ file }, { webContents }) => files.end(file, webContents),
    dropFile: async ({ file }, { webContents }) => void (await files.drop(file, webContents)),
    drawPicture: async ({ svg, scale }) => {
      const { drawPicture } = await import('./save')
      return drawPicture(svg, scale)
    },
    showInFolder: ({ path }) => void files.showInFolder(path),
    progress: ({ share }, window) => void window.setProgressBar(share ?? -1),
    takeOpening: (_, window) => {
      const own = of(window)
      const taken = own.take()
      if (!taken) return undefined
      if ('text' in taken.opening) return taken.opening
      markStep(window.webContents, taken.opening.k)
      own.document.opened(taken.path)
      return taken.opening
    },
    saveDocument: async (document, window) => files.saved(await of(window).document.save(document)),
    keepDraft: (notice, window) => of(window).document.keep(notice),
    leaveDocument: async (_, window) => {
      const { document } = of(window)
      const mayLeave = await document.mayLeave()
      if (mayLeave) document.opened(undefined)
      return mayLeave
    },
    openPath: async ({ path }, window) => void (await openPath(path, window)),
    takeOffer: (_, window) => of(window).document.offered(),
    settleOffer: async ({ restores }, window) => {
      const own = of(window)
      // What was begun meanwhile is not written over; the offer stays for another time.
      if (restores && !(await own.document.mayLeave())) return undefined
      const restored = own.document.settleOffer(restores)
      if (restored) own.open(restored)
      return undefined
    },
  }
}
