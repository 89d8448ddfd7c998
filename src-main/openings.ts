/** What the system asks to be opened: where it is shown, and what cannot be, told. */
import { basename } from 'node:path'
import { isLink } from '@shared/document/link'
import type { Lang, Message } from '@shared/lib/message'
import { dialog } from 'electron'
import type { AppWindow, Waiting } from './appWindow'
import { bringUp } from './window'
import type { Windows } from './windows'

/** What it needs of the app around it. */
interface Around {
  readonly windows: Windows
  lang(): Lang
  openWindow(): AppWindow
  /** There is no such file any more. */
  gone(path: string): void
}

export class Openings {
  readonly #around: Around
  /** Grows with every word of the system: of two files opened in a row the later is shown, whichever is read first. */
  #turn = 0

  constructor(around: Around) {
    this.#around = around
  }

  /**
   * Reads the first of these, paths or links, for a page to take: in the window in use, or in a new one where something
   * would have to go for it. A document that is open already is brought up.
   */
  async open([target]: readonly string[]): Promise<void> {
    if (target === undefined) return
    const turn = ++this.#turn
    const open = this.#around.windows.showing(target)
    if (open) return bringUp(open.window)
    // Loaded with the first document: most starts open none.
    const { readOpening } = await import('./opening')
    const read = await readOpening(target)
    if (!read.ok) return this.#refuse(target, read.message)
    if (turn !== this.#turn) return
    const opening = read.value
    // Nothing goes for a text that is only looked at.
    if ('text' in opening) this.#show({ opening, path: undefined }, true)
    else this.#show({ opening, path: opening.document ? target : undefined }, false)
  }

  #show(waiting: Waiting, isOnlyLooked: boolean): void {
    const { inUse } = this.#around.windows
    const window = inUse && (isOnlyLooked || !inUse.document.isWork) ? inUse : this.#around.openWindow()
    // One that is yet to be painted shows itself.
    if (window.window.isVisible()) bringUp(window.window)
    window.open(waiting)
  }

  async #refuse(target: string, why: Message): Promise<void> {
    if (why.key === 'document.gone') this.#around.gone(target)
    const { sayDocument } = await import('./documentSpeech')
    const say = sayDocument(this.#around.lang())
    const message = isLink(target)
      ? say({ key: 'document.failed.link' })
      : say({ key: 'document.failed', values: { name: basename(target) } })
    const box = { type: 'error' as const, message, detail: say(why), buttons: [say({ key: 'document.ok' })] }
    const window = this.#around.windows.inUse?.window
    await (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box))
  }
}
