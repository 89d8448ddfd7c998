/** The windows of the app, the one used last first. */
import { realpathSync } from 'node:fs'
import type { NoticeName, Notices } from '@shared/ipc/calls'
import type { BrowserWindow } from 'electron'
import type { AppWindow } from './appWindow'

export class Windows {
  #all: readonly AppWindow[] = []

  add(added: AppWindow): void {
    const { window } = added
    this.#all = [added, ...this.#all]
    window.on('focus', () => {
      this.#all = [added, ...this.#all.filter((each) => each !== added)]
    })
    window.once('closed', () => {
      this.#all = this.#all.filter((each) => each !== added)
    })
  }

  get all(): readonly AppWindow[] {
    return this.#all
  }

  /** The one in use, or used last. */
  get inUse(): AppWindow | undefined {
    return this.#all[0]
  }

  /** Throws on a window that is gone. */
  of(window: BrowserWindow): AppWindow {
    const found = this.#all.find((each) => each.window === window)
    if (!found) throw new Error('a window that is not there')
    return found
  }

  /** The one that shows this file, by whatever path it is named; none where there is no such file any more. */
  showing(path: string): AppWindow | undefined {
    const wanted = realOf(path)
    if (wanted === undefined) return undefined
    return this.#all.find(({ document }) => document.path !== undefined && realOf(document.path) === wanted)
  }

  tellAll<Name extends NoticeName>(name: Name, notice: Notices[Name]): void {
    for (const each of this.#all) each.tell(name, notice)
  }
}

function realOf(path: string): string | undefined {
  try {
    return realpathSync(path)
  } catch {
    return undefined
  }
}
