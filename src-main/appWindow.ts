/** A window of the app, with its document and with what waits to be opened in it. */
import type { ForeignText, NoticeName, Notices, Opening } from '@shared/ipc/calls'
import type { BrowserWindow } from 'electron'
import { tell } from './calls'
import { type Around, WindowDocument } from './documents/windowDocument'

/** What waits, and the file that it is from. */
export interface Waiting {
  readonly opening: Opening | ForeignText
  readonly path: string | undefined
}

export class AppWindow {
  readonly window: BrowserWindow
  readonly document: WindowDocument
  #waiting: Waiting | undefined

  constructor(window: BrowserWindow, around: Around) {
    this.window = window
    this.document = new WindowDocument(window, around)
  }

  /** For the page to take: a page that is still loading asks by itself. */
  open(waiting: Waiting): void {
    this.#waiting = waiting
    this.tell('opening', undefined)
  }

  /** What waits is handed out once. */
  take(): Waiting | undefined {
    const waiting = this.#waiting
    this.#waiting = undefined
    return waiting
  }

  tell<Name extends NoticeName>(name: Name, notice: Notices[Name]): void {
    if (!this.window.isDestroyed()) tell(this.window.webContents, name, notice)
  }
}
