/**
 * Drafts in the user's data folder: this session keeps its own as it goes, and those that earlier sessions left, by a
 * crash or with unsaved work, are offered, the latest first.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Draft, readDraft, writeDraft } from '@shared/document/draft'
import { writeWhole, writeWholeSync } from '../wholeFile'

type LeftDraft = Extract<ReturnType<typeof readDraft>, { ok: true }>['value']

/** A draft that an earlier session left. */
export interface Offer {
  readonly file: string
  readonly draft: LeftDraft
}

type Complain = (what: string, error: unknown) => void

const fileName = /^draft-(\d{1,9})\.json$/

export class Drafts {
  readonly #folder: string
  readonly #complain: Complain
  /** Where this session's draft is. */
  #file: string
  #latest: Draft | undefined
  /** What the file holds, or will when what is under way is done. */
  #written: Draft | undefined
  #writing: Promise<void> | undefined
  #failed = false

  /** What cannot be read or written is told to `complain`, and the app goes on without. */
  constructor(folder: string, complain: Complain) {
    this.#folder = folder
    this.#complain = complain
    const last = numbersIn(this.#names()).at(-1) ?? 0
    this.#file = join(folder, `draft-${last + 1}.json`)
  }

  /** The latest draft of an earlier session that can be read; what cannot is removed. */
  offer(): Offer | undefined {
    for (const number of numbersIn(this.#names()).reverse()) {
      const file = join(this.#folder, `draft-${number}.json`)
      if (file === this.#file) continue
      const draft = this.#read(file)
      if (draft) return { file, draft }
      this.remove(file)
    }
    return undefined
  }

  /** Goes on with a draft that was offered: it is replaced by what comes, never lost in between. */
  adopt({ file, draft }: Offer): void {
    this.remove(this.#file)
    this.#file = file
    this.#latest = this.#written = draft
  }

  remove(file: string): void {
    try {
      rmSync(file, { force: true })
    } catch (error) {
      this.#tell('draft cannot be removed', error)
    }
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
        mkdirSync(this.#folder, { recursive: true })
        if (draft) await writeWhole(file, writeDraft(draft))
        else this.remove(file)
      } catch (error) {
        this.#tell('draft cannot be written', error)
      }
    }
  }

  /** The app ends in good order: only work that is in no file stays. */
  close(): void {
    const draft = this.#latest?.isWork ? this.#latest : undefined
    try {
      if (draft) {
        mkdirSync(this.#folder, { recursive: true })
        writeWholeSync(this.#file, writeDraft(draft))
      } else rmSync(this.#file, { force: true })
    } catch (error) {
      this.#tell('draft cannot be written', error)
    }
  }

  #read(file: string): LeftDraft | undefined {
    try {
      const read = readDraft(readFileSync(file, 'utf8'))
      return read.ok ? read.value : undefined
    } catch (error) {
      this.#tell('draft cannot be read', error)
      return undefined
    }
  }

  #names(): readonly string[] {
    try {
      return readdirSync(this.#folder)
    } catch {
      return []
    }
  }

  #tell(what: string, error: unknown): void {
    if (!this.#failed) this.#complain(what, error)
    this.#failed = true
  }
}

const numbersIn = (names: readonly string[]): number[] =>
  names.flatMap((name) => Number(fileName.exec(name)?.[1] ?? []) || []).sort((a, b) => a - b)
