/** The document of the window: where it is filed, whether that is up to date, and the questions before any of it is lost. */
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { readDocument } from '@shared/document/document'
import type { DraftNotice, Offered, Opening, SaveDocument, SaveResult } from '@shared/ipc/calls'
import type { Say } from '@shared/words/say'
import { app, type BrowserWindow, dialog } from 'electron'
import { safeName, withExtension } from '../fileName'
import { saveFailure } from '../saveFailure'
import { writeDocumentFile } from './documentFile'
import { Drafts, type Offer } from './drafts'
import { withRecent } from './recent'

const extension = 'retrace'

/** What it needs of the app around it. */
interface Around {
  readonly recent: readonly string[]
  /** Where the last file was saved, if any. */
  readonly folder: string | undefined
  speech(): Promise<Say>
  /** Other documents were used lately, and the last in this folder. */
  used(recent: readonly string[], folder: string): void
  complain(what: string, error: unknown): void
}

export class Documents {
  readonly #around: Around
  readonly #drafts: Drafts
  #path: string | undefined
  /** What the page last said of its document; undefined while there is nothing worth keeping. */
  #notice: DraftNotice | undefined
  #offer: Offer | undefined
  /** The person has been asked, and the window may go. */
  #mayClose = false

  constructor(around: Around) {
    this.#around = around
    this.#drafts = new Drafts(join(app.getPath('userData'), 'drafts'), around.complain)
  }

  /** The page shows this file now; undefined where it shows none. */
  opened(path: string | undefined): void {
    this.#path = path
    this.#notice = undefined
    if (path !== undefined) this.#use(path)
  }

  /** What the page has is kept aside, so that it can be had back after a crash. */
  async keep(notice: DraftNotice, window: BrowserWindow): Promise<undefined> {
    this.#notice = notice
    if (process.platform === 'darwin') {
      window.setDocumentEdited(notice.isUnsaved)
      window.setRepresentedFilename(this.#path ?? '')
    }
    const { document, isWork } = notice
    const path = this.#path === undefined ? {} : { path: this.#path }
    await this.#drafts.keep(document === '' ? undefined : { ...path, isWork, document })
    return undefined
  }

  /** Saves where it came from, or where the person says. Never rejects: what goes wrong is in the result. */
  async save({ document, name, asksPath }: SaveDocument, window: BrowserWindow): Promise<SaveResult> {
    // What could not be read again is a mistake of ours, and must not take the place of what could.
    if (!readDocument(document).ok) throw new Error('what is to be saved is no document')
    const path = asksPath || this.#path === undefined ? await this.#askPath(name, window) : this.#path
    if (path === undefined) return { kind: 'cancelled' }
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

  async #askPath(name: string, window: BrowserWindow): Promise<string | undefined> {
    const say = await this.#around.speech()
    const { folder } = this.#around
    const place = this.#path !== undefined ? dirname(this.#path) : folder
    const { canceled, filePath } = await dialog.showSaveDialog(window, {
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
    return (await mayReplace(path, window, say)) ? path : undefined
  }

  /** The paths that the person chooses to open; none when they think better of it. */
  async askToOpen(window: BrowserWindow): Promise<readonly string[]> {
    const say = await this.#around.speech()
    const { folder } = this.#around
    const { filePaths } = await dialog.showOpenDialog(window, {
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
  async mayLeave(window: BrowserWindow | undefined): Promise<boolean> {
    if (!window || !this.#notice?.isWork) return true
    const say = await this.#around.speech()
    const message =
      this.#path === undefined
        ? say({ key: 'doc.unsaved.untitled' })
        : say({ key: 'doc.unsaved', values: { name: basename(this.#path) } })
    const { response } = await dialog.showMessageBox(window, {
      type: 'question',
      message,
      detail: say({ key: 'doc.unsaved.detail' }),
      buttons: ['save', 'drop', 'cancel'].map((each) => say({ key: `doc.unsaved.${each}` })),
      defaultId: 0,
      cancelId: 2,
      normalizeAccessKeys: true,
    })
    if (response === 0) return this.#saveNow(window, say)
    return response === 1
  }

  /** As the page last told it. */
  async #saveNow(window: BrowserWindow, say: Say): Promise<boolean> {
    const { document, name } = this.#notice as DraftNotice
    const result = await this.save({ document, name, asksPath: false }, window)
    if (result.kind === 'failed')
      await dialog.showMessageBox(window, { type: 'error', message: say(result.message) })
    return result.kind === 'saved'
  }

  /**
   * Asks before the window goes, where it shows a file that is not up to date. What is in no file stays in the draft,
   * which the next start offers: nothing is lost then, and nothing asked.
   */
  watch(window: BrowserWindow): void {
    window.on('close', (event) => {
      if (this.#mayClose || this.#path === undefined || !this.#notice?.isWork) return
      event.preventDefault()
      const leave = async () => {
        if (!(await this.mayLeave(window))) return
        this.#mayClose = true
        await this.#drafts.keep(undefined)
        window.close()
      }
      leave().catch((error) => this.#around.complain('closing', error))
    })
    window.once('closed', () => {
      this.#mayClose = false
    })
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

  /** The draft that an earlier session left, for the page to offer. */
  async offered(): Promise<Offered | undefined> {
    this.#offer = this.#drafts.offer()
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
      this.#drafts.remove(offer.file)
      return undefined
    }
    this.#drafts.adopt(offer)
    const { path, read } = offer.draft
    const file = path === undefined ? {} : { file: basename(path) }
    return { opening: { run: read.run, k: read.k, document: read, isUnsaved: true, ...file }, path }
  }

  /** The app ends. Where somebody only was is offered once, after a crash; work until it is taken or refused. */
  close(): void {
    this.#drafts.close()
    if (this.#offer && !this.#offer.draft.isWork) this.#drafts.remove(this.#offer.file)
  }

  #use(path: string): void {
    this.#around.used(withRecent(this.#around.recent, path), dirname(path))
    // Where the system has a list of its own; on Linux the menu is all there is.
    if (process.platform !== 'linux') app.addRecentDocument(path)
  }
}
