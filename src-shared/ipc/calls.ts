/**
 * What the window may ask of the main process, and what the main process tells it. The types are the contract;
 * the main process checks the shape of every argument again when a call arrives.
 */
import type { Lang, Message } from '../lib/message'
import type { Theme } from '../picture/ink'
import type { CountNotice } from './count'
import type { Limits } from './limits'

/** Formats in which a solution or a board is saved; the extension is the same word but for `text`. */
export const saveFormats = ['text', 'csv', 'json', 'svg', 'png'] as const
export type SaveFormat = (typeof saveFormats)[number]
export const extensionOf = (format: SaveFormat): string => (format === 'text' ? 'txt' : format)

/** What to save: `content` is the text itself; for PNG it is the SVG to draw, `scale` times its size. */
export interface SaveRequest {
  readonly format: SaveFormat
  /** Suggested file name without extension. */
  readonly name: string
  readonly content: string
  readonly scale: number
}

export type SaveResult =
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: Message }

/** `system` follows the operating system. */
export interface Settings {
  readonly lang: Lang | 'system'
  readonly theme: Theme | 'system'
  /** Steps a second; 0 is as fast as it draws. */
  readonly speed: number
  /** Width of the right panel in CSS pixels, and whether it is open. */
  readonly panelWidth: number
  readonly panelOpen: boolean
  /** How far a new search may run ahead. */
  readonly limits: Limits
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
  showInFolder: { argument: { path: string }; result: undefined }
  changeSettings: { argument: Partial<Settings>; result: Greeting }
}
export type CallName = keyof Calls
export const callNames = [
  'hello',
  'startSolver',
  'stopSolver',
  'startCount',
  'stopCount',
  'save',
  'showInFolder',
  'changeSettings',
] as const satisfies readonly CallName[]

/** Commands of the menu that the window carries out. */
export const menuCommands = [
  'start',
  'export',
  'shortcuts',
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
}
export type NoticeName = keyof Notices
export const noticeNames = [
  'solverGone',
  'count',
  'greeting',
  'menu',
] as const satisfies readonly NoticeName[]

/** What the preload script puts on `window.retrace`. */
export interface Bridge {
  call<Name extends CallName>(name: Name, argument: Calls[Name]['argument']): Promise<Calls[Name]['result']>
  /** Returns how to stop listening. */
  on<Name extends NoticeName>(name: Name, listener: (notice: Notices[Name]) => void): () => void
}

/** The window message that carries a solver's port; ports cannot cross the bridge itself. */
export const solverPortMessage = 'retrace:solver-port'
