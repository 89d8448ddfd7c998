/**
 * What the window may ask of the main process, and what the main process tells it. The types are the contract;
 * the main process checks the shape of every argument again when a call arrives.
 */
import type { RetraceDocument } from '../document/document'
import type { Lang, Message } from '../lib/message'
import type { Theme } from '../picture/ink'
import type { CountNotice } from './count'
import type { ExportChoices, Page, SaveFormat } from './exporting'
import type { Limits } from './limits'

/** What to save: `content` is the text itself; for PNG it is the SVG to draw, `scale` times its size, for PDF to print. */
export interface SaveRequest {
  readonly format: SaveFormat
  /** Suggested file name without extension. */
  readonly name: string
  readonly content: string
  readonly scale: number
  /** Of a PDF. */
  readonly page?: Page
}

/** A picture as PNG, or why there is none. */
export type DrawResult =
  | { readonly kind: 'drawn'; readonly png: Uint8Array }
  | { readonly kind: 'failed'; readonly message: Message }

/** What becomes of a file that is to be written in pieces. */
export type BeginResult =
  | { readonly kind: 'begun'; readonly file: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: Message }

/** After `failed` the file is gone, and nothing of it left. */
export type PieceResult =
  | { readonly kind: 'written' }
  | { readonly kind: 'failed'; readonly message: Message }

export type SaveResult =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: Message }

export const motions = ['system', 'reduced', 'full'] as const
type Motion = (typeof motions)[number]

/** Never, once the picture stands still, or in play as well. */
export const announcings = ['off', 'still', 'playing'] as const

/** `system` follows the operating system. */
export interface Settings {
  readonly lang: Lang | 'system'
  readonly theme: Theme | 'system'
  /** Whether things slide and fade. */
  readonly motion: Motion
  /** When screen readers are told of the steps. */
  readonly announcing: (typeof announcings)[number]
  /** Whether a start looks for a newer version, where the build names a place to look. */
  readonly looksForUpdates: boolean
  /** Steps a second; 0 is as fast as it draws. */
  readonly speed: number
  /** Width of the right panel in CSS pixels, and whether it is open. */
  readonly panelWidth: number
  readonly panelOpen: boolean
  /** How far a new search may run ahead. */
  readonly limits: Limits
  readonly exporting: ExportChoices
}

/** What the system asks to be opened: a run that there is, and the step to show (or the last, if there are fewer). */
export interface Opening {
  readonly run: string
  readonly k: number
  /** The whole of it, where it is more than a link. */
  readonly document?: RetraceDocument
  /** The name of its file, if it has one. */
  readonly file?: string
  /** It is not as its file is: work of an earlier session. */
  readonly isUnsaved?: boolean
}

/** A text that some puzzle may read: what becomes of it is for the person to say. */
export interface ForeignText {
  readonly text: string
  /** The name of its file. */
  readonly file: string
}

export interface SaveDocument {
  /** The text of it. */
  readonly document: string
  /** Suggested file name without extension, where it has none yet. */
  readonly name: string
  /** Asks for another place, though it has one. */
  readonly asksPath: boolean
}

/** How the window's document stands. */
export interface DraftNotice {
  /** The text of it; empty where there is nothing to come back to. */
  readonly document: string
  readonly name: string
  /** It is not as its file is. */
  readonly isUnsaved: boolean
  /** There are notes, bookmarks or moves by hand that are in no file. */
  readonly isWork: boolean
}

/** What an earlier session left. */
export interface Offered {
  readonly run: string
  readonly k: number
  readonly file?: string
}

/** What the window knows when it opens. */
export interface Greeting {
  readonly settings: Settings
  /** The language and theme in force, `system` resolved. */
  readonly lang: Lang
  readonly theme: Theme
  readonly versions: {
    readonly app: string
    readonly electron: string
    readonly chrome: string
    readonly node: string
  }
  readonly platform: string
  /** The build names a place to look for updates. */
  readonly hasUpdates: boolean
  /** What the person should know of the start itself; said once. */
  readonly remark?: Message
}

/** Argument and result of each call. */
export interface Calls {
  hello: { argument: undefined; result: Greeting }
  /** Forks (or takes the waiting) solver; its port follows as a `solver-port` window message with the same number. */
  startSolver: { argument: undefined; result: { solver: number } }
  stopSolver: { argument: { solver: number }; result: undefined }
  /** Counts all solutions of a run's board in a process of its own; how it stands follows as `count` notices. */
  startCount: { argument: { run: string }; result: { count: number } }
  stopCount: { argument: { count: number }; result: undefined }
  save: { argument: SaveRequest; result: SaveResult }
  /** Asks where to, and begins a file there; it takes its place when it is ended, and never if it is dropped. */
  beginFile: { argument: { format: SaveFormat; name: string }; result: BeginResult }
  /** One more piece, at this byte. */
  writeFile: { argument: { file: number; at: number; bytes: Uint8Array }; result: PieceResult }
  endFile: { argument: { file: number }; result: SaveResult }
  dropFile: { argument: { file: number }; result: undefined }
  /** Draws the SVG as `save` does, for the window itself. */
  drawPicture: { argument: { svg: string; scale: number }; result: DrawResult }
  showInFolder: { argument: { path: string }; result: undefined }
  /** How much of some long work is done, from 0 to 1, for the system's task bar; null when none is under way. */
  progress: { argument: { share: number | null }; result: undefined }
  /** What a report of a mistake needs, as text; `run` and `renderer` are what the page knows of it. */
  diagnose: { argument: { run: string; renderer: string }; result: string }
  changeSettings: { argument: Partial<Settings>; result: Greeting }
  /** What waits to be opened, if anything; it is handed out once. Asked at the start and after every `opening`. */
  takeOpening: { argument: undefined; result: Opening | ForeignText | undefined }
  saveDocument: { argument: SaveDocument; result: SaveResult }
  /** Kept aside for the next start, in case this one ends without saving. */
  keepDraft: { argument: DraftNotice; result: undefined }
  /** Asks before work is lost; true where the document may go, which is then forgotten. */
  leaveDocument: { argument: undefined; result: boolean }
  /** Opens a file by its whole path, as a double click on a document would; so does one that is dropped. */
  openPath: { argument: { path: string }; result: undefined }
  /** What an earlier session left, if anything. */
  takeOffer: { argument: undefined; result: Offered | undefined }
  /** Restored, it is an `opening`; else it is thrown away. */
  settleOffer: { argument: { restores: boolean }; result: undefined }
}
export type CallName = keyof Calls
export const callNames = [
  'hello',
  'startSolver',
  'stopSolver',
  'startCount',
  'stopCount',
  'save',
  'beginFile',
  'writeFile',
  'endFile',
  'dropFile',
  'drawPicture',
  'showInFolder',
  'progress',
  'diagnose',
  'changeSettings',
  'takeOpening',
  'saveDocument',
  'keepDraft',
  'leaveDocument',
  'openPath',
  'takeOffer',
  'settleOffer',
] as const satisfies readonly CallName[]

/** Commands of the menu that the window carries out. */
export const menuCommands = [
  'new',
  'save',
  'save-as',
  'import',
  'copy-link',
  'bookmark',
  'start',
  'export',
  'settings',
  'shortcuts',
  'copy-diagnostics',
  'about',
  'toggle-panel',
  'copy-run',
  'paste-run',
] as const
export type MenuCommand = (typeof menuCommands)[number]

/** Said by the main process without being asked. */
export interface Notices {
  /** A solver ended though nobody stopped it; `code` is its exit code. */
  solverGone: { readonly solver: number; readonly code: number }
  count: CountNotice
  /** Settings, language or theme changed, here or in the system. */
  greeting: Greeting
  menu: MenuCommand
  /** Something waits to be opened. */
  opening: undefined
  /** A word to the person. */
  remark: Message
}
export type NoticeName = keyof Notices
export const noticeNames = [
  'solverGone',
  'count',
  'greeting',
  'menu',
  'opening',
  'remark',
] as const satisfies readonly NoticeName[]

/** What the preload script puts on `window.retrace`. */
export interface Bridge {
  call<Name extends CallName>(name: Name, argument: Calls[Name]['argument']): Promise<Calls[Name]['result']>
  /** Returns how to stop listening. */
  on<Name extends NoticeName>(name: Name, listener: (notice: Notices[Name]) => void): () => void
  /** Opens a `File` (a type of the window's) that was dropped or pasted; false where it is none of the disk's. */
  openFile(file: object): Promise<boolean>
}

/** The window message that carries a solver's port; ports cannot cross the bridge itself. */
export const solverPortMessage = 'retrace:solver-port'
