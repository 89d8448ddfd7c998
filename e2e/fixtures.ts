import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type ElectronApplication, expect, type Page } from '@playwright/test'
import { type Lang, launchApp, quitApp, readyWindow } from './app'
import { type Faults, watchFaults } from './faults'

export { expect }

interface Options {
  /** The language that the app is started in. */
  lang: Lang
  /** Words on its command line, such as a file to open. */
  args: readonly string[]
}

interface Fixtures {
  /** A fresh folder for settings and user data; a second launch with it finds what the first one left. */
  home: string
  /** Starts another app, by default as the test's own is; it is closed and checked with the test. */
  launch: (
    options?: Partial<Options & { home: string; env: Readonly<Record<string, string>> }>,
  ) => Promise<Launched>
  app: ElectronApplication
  /** The first window, once it can be used. */
  page: Page
  /** What the windows complained of so far; a test that provokes an error takes it out again. */
  faults: Faults
}

interface Launched {
  app: ElectronApplication
  page: Page
}

export const test = base.extend<Options & Fixtures>({
  lang: ['en-US', { option: true }],
  args: [[], { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern what a fixture needs
  home: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'retrace-'))
    await use(home)
    rmSync(home, { recursive: true, force: true })
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  faults: async ({}, use) => {
    const faults: Faults = []
    await use(faults)
    expect(faults, 'errors in the windows').toEqual([])
  },

  launch: async ({ home, lang, args, faults }, use) => {
    const apps: ElectronApplication[] = []
    await use(async (options) => {
      const app = await launchApp({ home, lang, args, ...options })
      apps.push(app)
      watchFaults(app, faults)
      return { app, page: await readyWindow(app) }
    })
    for (const app of apps) await quitApp(app, faults)
  },

  app: async ({ launch }, use) => {
    const { app } = await launch()
    await use(app)
  },

  page: async ({ app }, use) => {
    await use(await readyWindow(app))
  },
})
