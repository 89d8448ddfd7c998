/**
 * Drafts in the user's data folder: each window keeps its own as it goes, and those that earlier sessions left, by a
 * crash or with unsaved work, are offered, the latest first.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Draft, readDraft, writeDraft } from '@shared/document/draft'
import { writeWhole, writeWholeSync } from '../wholeFile'

type LeftDraft = Extract<ReturnType<typeof readDraft>, { ok: true }>['value']

/** A draft that an earlier session, or a window that was closed, left. */
export interface Offer {
  readonly file: string
  readonly draft: LeftDraft
}

type Complain = (what: string, error: unknown) => void

const fileName = /^draft-(\d{1,9})\.json$/

/** The folder of all windows' drafts. */
export class DraftFolder {
  readonly #folder: string
  readonly #complain: Complain
  /** Files of windows that are there, and offers that wait for an answer. */
  readonly #held = new Set<string>()
  #last: number
  #failed = false

  /** What cannot be read or written is told to `complain`, and the app goes on without. */
  constructor(folder: string, complain: Complain) {
    this.#folder = folder
    this.#complain = complain
    this.#last = this.#numbers().at(-1) ?? 0
  }

  /** A draft for a window to keep, under a number that no other has. */
  begin(): DraftFile {
    const file = this.#file(++this.#last)
    this.#held.add(file)
    return new DraftFile(this, file)
  }

  /** The latest draft that nobody holds and that can be read; what cannot is removed. It is held from now on. */
  offer(): Offer | undefined {
    for (const number of this.#numbers().reverse()) {
      const file = this.#file(number)
      if (this.#held.has(file)) continue
      const draft = this.#read(file)
      if (draft) {
        this.#held.add(file)
        return { file, draft }
      }
      this.remove(file)
    }
    return undefined
  }

  /** Nobody holds it any more. */
  release(file: string): void {
    this.#held.delete(file)
  }

  remove(file: string): void {
    try {
      rmSync(file, { force: true })
    } catch (error) {
      this.tell('draft cannot be removed', error)
    }
  }

  makeFolder(): void {
    mkdirSync(this.#folder, { recursive: true })
  }

  /** Once: a full disk would be told every few seconds. */
  tell(what: string, error: unknown): void {
    if (!this.#failed) this.#complain(what, error)
    this.#failed = true
  }

  #read(file: string): LeftDraft | undefined {
    try {
      const read = readDraft(readFileSync(file, 'utf8'))
      return read.ok ? read.value : undefined
    } catch (error) {
      this.tell('draft cannot be read', error)
      return undefined
    }
  }

  readonly #file = (number: number): string => join(this.#folder, `draft-${number}.json`)

  #numbers(): number[] {
    try {
      const numbers = readdirSync(this.#folder).flatMap(
        (name) => Number(fileName.exec(name)?.[1] ?? []) || [],
      )
      return numbers.sort((a, b) => a - b)
    } catch {
      return []
    }
  }
}

/** What one window keeps. */
export class DraftFile {
  readonly #folder: DraftFolder
  #file: string
  #latest: Draft | undefined
  /** What the file holds, or will when what is under way is done. */
  #written: Draft | undefined
  #writing: Promise<void> | undefined

  /** `DraftFolder.begin` makes them. */
  constructor(folder: DraftFolder, file: string) {
    this.#folder = folder
    this.#file = file
  }

  /** Goes on with a draft that was offered: it is replaced by what comes, never lost in between. */
  adopt({ file, draft }: Offer): void {
    this.#folder.remove(this.#file)
    this.#folder.release(this.#file)
    this.#file = file
    this.#latest = this.#written = draft
  }

  /** Keeps this from now on; nothing where there is nothing worth keeping. Resolves when the disk has it. */
  async keep(draft: Draft | undefined): Promise<void> {
    this.#latest = draft
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
    await this.#writing
  }

  /** One after the other, and of those that came meanwhile only the last. */
  async #write(): Promise<void> {
    while (this.#written !== this.#latest) {
      const draft = this.#latest
      const file = this.#file
      this.#written = draft
      try {
        this.#folder.makeFolder()
        if (draft) await writeWhole(file, writeDraft(draft))
        else this.#folder.remove(file)
      } catch (error) {
        this.#folder.tell('draft cannot be written', error)
      }
    }
  }

  /** The window ends in good order: only work that is in no file stays, unless the person has let it go. */
  close(isDropped: boolean): void {
    const draft = !isDropped && this.#latest?.isWork ? this.#latest : undefined
    // Where the disk is being written to just now, that is put right after it.
    this.#latest = draft
    try {
      if (draft) {
        this.#folder.makeFolder()
        writeWholeSync(this.#file, writeDraft(draft))
      } else this.#folder.remove(this.#file)
    } catch (error) {
      this.#folder.tell('draft cannot be written', error)
    }
    this.#folder.release(this.#file)
  }
}
