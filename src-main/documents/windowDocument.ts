/** The document of a window: where it is filed, whether that is up to date, and the questions before any of it is lost. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readDocument } from '@shared/document/document'
import type { DraftNotice, Offered, Opening, SaveDocument, SaveResult } from '@shared/ipc/calls'
import type { Say } from '@shared/words/say'
import { app, type BrowserWindow, dialog } from 'electron'
import { safeName, withExtension } from '../fileName'
import { saveFailure } from '../saveFailure'
import { writeDocumentFile } from './documentFile'
import type { DraftFile, DraftFolder, Offer } from './drafts'
import { withRecent } from './recent'

const extension = 'retrace'

/** What documents need of the app around them. */
export interface Around {
  readonly drafts: DraftFolder
  readonly recent: readonly string[]
  /** Where the last file was saved, if any. */
  readonly folder: string | undefined
  speech(): Promise<Say>
  /** Some other window than that of this document shows the file. */
  isOpenElsewhere(path: string, document: WindowDocument): boolean
  /** Other documents were used lately, and the last in this folder. */
  used(recent: readonly string[], folder: string): void
  complain(what: string, error: unknown): void
}

export class WindowDocument {
  readonly #around: Around
  readonly #window: BrowserWindow
  readonly #draft: DraftFile
  #path: string | undefined
  /** What the page last said of its document; undefined while there is nothing worth keeping. */
  #notice: DraftNotice | undefined
  #offer: Offer | undefined
  /** The person has been asked, and the window may go. */
  #mayClose = false
  #isAsking = false

  constructor(window: BrowserWindow, around: Around) {
    this.#window = window
    this.#around = around
    this.#draft = around.drafts.begin()
    this.#watch()
  }

  /** The file that it is in, if it is in one. */
  get path(): string | undefined {
    return this.#path
  }

  /** There are notes, bookmarks or moves by hand that are in no file. */
  get isWork(): boolean {
    return this.#notice?.isWork === true
  }

  /** The page shows this file now; undefined where it shows none. */
  opened(path: string | undefined): void {
    this.#path = path
    this.#notice = undefined
    if (path !== undefined) this.#use(path)
  }

  /** What the page has is kept aside, so that it can be had back after a crash. */
  async keep(notice: DraftNotice): Promise<undefined> {
    this.#notice = notice
    if (process.platform === 'darwin') {
      this.#window.setDocumentEdited(notice.isUnsaved)
      this.#window.setRepresentedFilename(this.#path ?? '')
    }
    const { document, isWork } = notice
    const path = this.#path === undefined ? {} : { path: this.#path }
    await this.#draft.keep(document === '' ? undefined : { ...path, isWork, document })
    return undefined
  }

  /** Saves where it came from, or where the person says. Never rejects: what goes wrong is in the result. */
  async save({ document, name, asksPath }: SaveDocument): Promise<SaveResult> {
    // What could not be read again is a mistake of ours, and must not take the place of what could.
    if (!readDocument(document).ok) throw new Error('what is to be saved is no document')
    const path = asksPath || this.#path === undefined ? await this.#askPath(name) : this.#path
    if (path === undefined) return { kind: 'cancelled' }
    // Two windows of one file would write over each other.
    if (this.#around.isOpenElsewhere(path, this))
      return { kind: 'failed', message: { key: 'doc.save.open', values: { name: basename(path) } } }
    try {
      await writeDocumentFile(path, document)
    } catch (error) {
      return { kind: 'failed', message: saveFailure(error, path) }
    }
    this.#path = path
    // Until the page says otherwise, which it does as soon as something changes.
    this.#notice = undefined
    this.#use(path)
    return { kind: 'saved', path }
  }

  async #askPath(name: string): Promise<string | undefined> {
    const say = await this.#around.speech()
    const { folder } = this.#around
    const place = this.#path !== undefined ? dirname(this.#path) : folder
    const { canceled, filePath } = await dialog.showSaveDialog(this.#window, {
      title: say({ key: 'doc.save.title' }),
      buttonLabel: say({ key: 'main.save.button' }),
      defaultPath: join(
        place !== undefined && existsSync(place) ? place : app.getPath('documents'),
        this.#path === undefined ? `${safeName(name)}.${extension}` : basename(this.#path),
      ),
      filters: [{ name: say({ key: 'doc.filter' }), extensions: [extension] }],
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    })
    if (canceled || filePath === '') return undefined
    const path = withExtension(filePath, extension)
    // The dialog has asked about the path as it was typed, not about the one with the extension.
    if (path === filePath || !existsSync(path)) return path
    const { mayReplace } = await import('../save')
    return (await mayReplace(path, this.#window, say)) ? path : undefined
  }

  /** The paths that the person chooses to open; none when they think better of it. */
  async askToOpen(): Promise<readonly string[]> {
    const say = await this.#around.speech()
    const { folder } = this.#around
    const { filePaths } = await dialog.showOpenDialog(this.#window, {
      title: say({ key: 'doc.open.title' }),
      buttonLabel: say({ key: 'doc.open.button' }),
      ...(folder !== undefined && existsSync(folder) ? { defaultPath: folder } : {}),
      filters: [
        { name: say({ key: 'doc.filter' }), extensions: [extension] },
        { name: say({ key: 'doc.filter.all' }), extensions: ['*'] },
      ],
      properties: ['openFile'],
    })
    return filePaths
  }

  /**
   * Whether what the page shows may go: always when all of it is in a file; else the person saves it, or lets it go, or
   * thinks better of it. A run and its step are no loss.
   */
  async mayLeave(): Promise<boolean> {
    if (!this.isWork) return true
    const say = await this.#around.speech()
    const message =
      this.#path === undefined
        ? say({ key: 'doc.unsaved.untitled' })
        : say({ key: 'doc.unsaved', values: { name: basename(this.#path) } })
    const { response } = await dialog.showMessageBox(this.#window, {
      type: 'question',
      message,
      detail: say({ key: 'doc.unsaved.detail' }),
      buttons: ['save', 'drop', 'cancel'].map((each) => say({ key: `doc.unsaved.${each}` })),
      defaultId: 0,
      cancelId: 2,
      normalizeAccessKeys: true,
    })
    if (response === 0) return this.#saveNow(say)
    return response === 1
  }

  /** As the page last told it. */
  async #saveNow(say: Say): Promise<boolean> {
    const { document, name } = this.#notice as DraftNotice
    const result = await this.save({ document, name, asksPath: false })
    if (result.kind === 'failed')
      await dialog.showMessageBox(this.#window, { type: 'error', message: say(result.message) })
    return result.kind === 'saved'
  }

  /** It is in a file that is not up to date. What is in no file stays in the draft: nothing is lost, and nothing asked. */
  get asksBeforeClosing(): boolean {
    return !this.#mayClose && this.#path !== undefined && this.isWork
  }

  /** Asks, where there is something to ask; after a yes the window closes without a further question. */
  async mayClose(): Promise<boolean> {
    if (!this.asksBeforeClosing) return true
    if (this.#isAsking) return false
    this.#isAsking = true
    try {
      this.#mayClose = await this.mayLeave()
      return this.#mayClose
    } finally {
      this.#isAsking = false
    }
  }

  /** The window stays after all: it asks again when it is to close. */
  stay(): void {
    this.#mayClose = false
  }

  #watch(): void {
    const window = this.#window
    window.on('close', (event) => {
      if (!this.asksBeforeClosing) return
      event.preventDefault()
      this.mayClose().then(
        (may) => may && window.close(),
        (error) => this.#around.complain('closing', error),
      )
    })
    window.once('closed', () => this.#close())
  }

  /** What the page last said that it shows, to be opened again when the page is gone; undefined where nothing was begun. */
  left(): { readonly opening: Opening; readonly path: string | undefined } | undefined {
    const read =
      this.#notice && this.#notice.document !== '' ? readDocument(this.#notice.document) : undefined
    if (!read?.ok) return undefined
    const { run, k } = read.value
    const file = this.#path === undefined ? {} : { file: basename(this.#path) }
    const isUnsaved = this.#path === undefined || this.#notice?.isUnsaved === true
    return { opening: { run, k, document: read.value, isUnsaved, ...file }, path: this.#path }
  }

  /** A draft that was left, for the page to offer. */
  offered(): Offered | undefined {
    this.#offer ??= this.#around.drafts.offer()
    if (!this.#offer) return undefined
    const { path, read } = this.#offer.draft
    return { run: read.run, k: read.k, ...(path === undefined ? {} : { file: basename(path) }) }
  }

  /** What is to be opened where the person wants it back. */
  settleOffer(
    restores: boolean,
  ): { readonly opening: Opening; readonly path: string | undefined } | undefined {
    const offer = this.#offer
    this.#offer = undefined
    if (!offer) return undefined
    if (!restores) {
      this.#around.drafts.remove(offer.file)
      return undefined
    }
    this.#draft.adopt(offer)
    const { path, read } = offer.draft
    const file = path === undefined ? {} : { file: basename(path) }
    return { opening: { run: read.run, k: read.k, document: read, isUnsaved: true, ...file }, path }
  }

  /** Where somebody only was is offered once, after a crash; work until it is taken or refused. */
  #close(): void {
    this.#draft.close(this.#mayClose)
    if (!this.#offer) return
    if (!this.#offer.draft.isWork) this.#around.drafts.remove(this.#offer.file)
    this.#around.drafts.release(this.#offer.file)
  }

  #use(path: string): void {
    this.#around.used(withRecent(this.#around.recent, path), dirname(path))
    // Where the system has a list of its own; on Linux the menu is all there is.
    if (process.platform !== 'linux') app.addRecentDocument(path)
  }
}
