/** What waits to be opened, from the system's word until the page takes it; and what cannot be, told. */
import { basename } from 'node:path'
import { isLink } from '@shared/document/link'
import type { ForeignText, Opening } from '@shared/ipc/calls'
import type { Lang, Message } from '@shared/lib/message'
import { type BrowserWindow, dialog } from 'electron'

/** What it needs of the app around it. */
interface Around {
  lang(): Lang
  window(): BrowserWindow | undefined
  /** Asks before what is shown goes, where some of it would be lost. */
  mayLeave(): Promise<boolean>
  /** There is no such file any more. */
  gone(path: string): void
  /** Something waits: whoever shows runs is to take it. */
  waits(): void
}

export class Openings {
  readonly #around: Around
  #waiting: { readonly opening: Opening | ForeignText; readonly path: string | undefined } | undefined
  /** Grows with every word of the system: of two files opened in a row the later is shown, whichever is read first. */
  #turn = 0

  constructor(around: Around) {
    this.#around = around
  }

  /** Reads the first of these, paths or links, for the page to take. There is one window, and it shows one run. */
  async open([target]: readonly string[]): Promise<void> {
    if (target === undefined) return
    const turn = ++this.#turn
    // Loaded with the first document: most starts open none.
    const { readOpening } = await import('./opening')
    const read = await readOpening(target)
    if (!read.ok) return this.#refuse(target, read.message)
    if (turn !== this.#turn) return
    const opening = read.value
    // Nothing goes for a text that is only looked at.
    if ('text' in opening) this.#wait(opening, undefined)
    else if (await this.#around.mayLeave()) this.#wait(opening, opening.document ? target : undefined)
  }

  /** The same for what has been read already. */
  restore(opening: Opening, path: string | undefined): void {
    this.#turn++
    this.#wait(opening, path)
  }

  /** The same for a page that is yet to be loaded, and asks by itself. */
  leave(opening: Opening, path: string | undefined): void {
    this.#turn++
    this.#waiting = { opening, path }
  }

  #wait(opening: Opening | ForeignText, path: string | undefined): void {
    this.#waiting = { opening, path }
    this.#around.waits()
  }

  /** What waits, and the file that it is from. */
  take() {
    const waiting = this.#waiting
    this.#waiting = undefined
    return waiting
  }

  async #refuse(target: string, why: Message): Promise<void> {
    if (why.key === 'document.gone') this.#around.gone(target)
    const { sayDocument } = await import('./documentSpeech')
    const say = sayDocument(this.#around.lang())
    const message = isLink(target)
      ? say({ key: 'document.failed.link' })
      : say({ key: 'document.failed', values: { name: basename(target) } })
    const box = { type: 'error' as const, message, detail: say(why), buttons: [say({ key: 'document.ok' })] }
    const window = this.#around.window()
    await (window ? dialog.showMessageBox(window, box) : dialog.showMessageBox(box))
  }
}
