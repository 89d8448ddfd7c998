import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, type ElectronApplication, _electron as electron, expect, type Page } from '@playwright/test'
import { stillRunning } from './processes'

export { expect }

type Lang = 'en-US' | 'zh-CN'

interface LaunchOptions {
  /** Where settings and user data live; a second launch with the same home finds what the first one left. */
  readonly home: string
  readonly lang?: Lang
  /** Words on the command line, such as a file to open. */
  readonly args?: readonly string[]
}

const root = resolve(import.meta.dirname, '..')

/** Starts the built app as a user would, but always in the given language and at one device pixel per pixel. */
export async function launch({ home, lang = 'en-US', args = [] }: LaunchOptions): Promise<ElectronApplication> {
  const executablePath = process.env.ELECTRON_EXEC_PATH
  if (!executablePath) throw new Error('no Electron is named: start these tests with `npm run e2e`')
  const isRoot = process.getuid?.() === 0
  const switches = [
    ...(isRoot ? ['--no-sandbox'] : []), // Chromium's sandbox does not start for root
    '--force-device-scale-factor=1',
    `--lang=${lang}`,
    `--user-data-dir=${join(home, 'user-data')}`,
  ]
  const env = { ...inherited(), XDG_CONFIG_HOME: home }
  const app = await electron.launch({ executablePath, args: [...switches, root, ...args], env })
  await recordFaults(app)
  return app
}

/** The first window, once the app says that it can be used. */
export async function readyWindow(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow()
  await page.locator('body[data-ready="true"]').waitFor({ state: 'attached' })
  return page
}

/** Closes the app; none of its processes may stay behind (solvers above all), and its windows had no faults. */
export async function quit(app: ElectronApplication): Promise<void> {
  if (app.process().exitCode === null) {
    const pids = await app.evaluate((main) => main.app.getAppMetrics().map(({ pid }) => pid))
    await app.close()
    expect(await stillRunning(pids), 'processes left behind by the app').toEqual([])
  }
  expect(faultsOf(app), 'errors in the windows').toEqual([])
}

const recorded = new WeakMap<ElectronApplication, string[]>()

/** What the windows complained of so far; a test that provokes an error takes it out again. */
export const faultsOf = (app: ElectronApplication): string[] => recorded.get(app) ?? []

/** Errors on the console, uncaught ones, and breaches of the page's security policy. */
async function recordFaults(app: ElectronApplication): Promise<void> {
  const faults: string[] = []
  recorded.set(app, faults)
  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`)
    })
  }
  app.on('window', watch)
  app.windows().forEach(watch)
  await app.context().addInitScript(reportBreaches)
}

/** A breach then is a console error and recorded as one; Chromium's own message for it does not always come. */
function reportBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`CSP: ${violatedDirective} forbids ${blockedURI} (${sourceFile})`)
  })
}

function inherited(): Record<string, string> {
  const set = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return Object.fromEntries(set)
}

interface Options {
  lang: Lang
  args: readonly string[]
}

interface Fixtures {
  home: string
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

  app: async ({ home, lang, args }, use) => {
    const app = await launch({ home, lang, args })
    await use(app)
    await quit(app)
  },

  page: async ({ app }, use) => {
    await use(await readyWindow(app))
  },
})
