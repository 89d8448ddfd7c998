/** Files that windows save where the person says: whole, or in pieces as they come. */
import { dirname } from 'node:path'
import type { BeginResult, Calls, PieceResult, SaveRequest, SaveResult } from '@shared/ipc/calls'
import type { Say } from '@shared/words/say'
import { type BrowserWindow, shell, type WebContents } from 'electron'
import { Pieces } from './pieces'
import type { MemoryFile } from './settings'

export class SavedFiles {
  readonly #file: MemoryFile
  readonly #speech: () => Promise<Say>
  readonly #pieces = new Pieces()
  /** Saved since the app started: only these are shown in their folders. */
  readonly #paths = new Set<string>()

  /** The folder of the last file is remembered in `file`. */
  constructor(file: MemoryFile, speech: () => Promise<Say>) {
    this.#file = file
    this.#speech = speech
  }

  async save(request: SaveRequest, window: BrowserWindow): Promise<SaveResult> {
    // Loaded with the first file that is saved.
    const { save } = await import('./save')
    return this.saved(await save(request, window, this.#file.memory.folder, await this.#speech()))
  }

  async begin(wanted: Calls['beginFile']['argument'], window: BrowserWindow): Promise<BeginResult> {
    const { askPath } = await import('./save')
    const path = await askPath(wanted, window, this.#file.memory.folder, await this.#speech())
    return path === undefined ? { kind: 'cancelled' } : this.#pieces.begin(path, window.webContents)
  }

  write({ file, at, bytes }: Calls['writeFile']['argument'], owner: WebContents): Promise<PieceResult> {
    return this.#pieces.write(file, at, bytes, owner)
  }

  async end(file: number, owner: WebContents): Promise<SaveResult> {
    return this.saved(await this.#pieces.end(file, owner))
  }

  drop(file: number, owner: WebContents): Promise<void> {
    return this.#pieces.drop(file, owner)
  }

  /** What an owner who is gone, or begins anew, has not ended. */
  dropAll(owner: WebContents): void {
    this.#pieces.dropAll(owner)
  }

  close(): void {
    this.#pieces.close()
  }

  /** Remembers where it went. */
  saved(result: SaveResult): SaveResult {
    if (result.kind === 'saved') {
      this.#paths.add(result.path)
      this.#file.change({ folder: dirname(result.path) })
    }
    return result
  }

  showInFolder(path: string): void {
    if (!this.#paths.has(path)) throw new Error('only what was saved can be shown in its folder')
    shell.showItemInFolder(path)
  }
}
