import { join, resolve } from 'node:path'
import { type ElectronApplication, _electron as electron, errors, expect, type Page } from '@playwright/test'
import { breaches, type Faults } from './faults'
import { stillRunning } from './processes'

export type Lang = 'en-US' | 'zh-CN'

interface LaunchOptions {
  readonly home: string
  readonly lang: Lang
  readonly args: readonly string[]
  /** Set beside what this process has. */
  readonly env?: Readonly<Record<string, string>>
}

const root = resolve(import.meta.dirname, '..')
const closed = new WeakSet<ElectronApplication>()

/** Starts the built app as a user would, but in the given language and at one device pixel per pixel. */
export async function launchApp({
  home,
  lang,
  args,
  env: more,
}: LaunchOptions): Promise<ElectronApplication> {
  const executablePath = process.env.ELECTRON_EXEC_PATH
  if (!executablePath) throw new Error('no Electron is named: start these tests with `npm run e2e`')
  const isRoot = process.getuid?.() === 0
  const switches = [
    ...(isRoot ? ['--no-sandbox'] : []), // Chromium's sandbox does not start for root
    '--force-device-scale-factor=1',
    `--lang=${lang}`,
    `--user-data-dir=${join(home, 'user-data')}`,
  ]
  const env = { ...inherited(), XDG_CONFIG_HOME: home, XDG_STATE_HOME: home, ...more }
  const app = await start({ executablePath, args: [...switches, root, ...args], env })
  app.once('close', () => closed.add(app))
  return app
}

/**
 * About once in a hundred starts on a busy machine Playwright never hears from the window it attaches to while that is
 * loading, though the app runs well; it then waits for ever. Such a start says nothing of the app and is made again.
 */
async function start(options: Parameters<typeof electron.launch>[0]): Promise<ElectronApplication> {
  for (let left = 3; ; left--) {
    try {
      return await electron.launch({ ...options, timeout: 20_000 })
    } catch (error) {
      if (left === 0 || !(error instanceof errors.TimeoutError)) throw error
    }
  }
}

/** The first window, once the app says that it can be used. */
export async function readyWindow(app: ElectronApplication): Promise<Page> {
  const page = await app.firstWindow()
  await page.locator('body[data-ready="true"]').waitFor({ state: 'attached' })
  return page
}

/**
 * Closes an app that a test has not closed itself; none of its processes may stay behind, solvers above all.
 */
export async function quitApp(app: ElectronApplication, faults: Faults): Promise<void> {
  if (closed.has(app)) return
  faults.push(...(await breaches(app)))
  const pids = await app.evaluate((main) => main.app.getAppMetrics().map(({ pid }) => pid))
  const closing = app.close()
  const left = await stillRunning(pids)
  for (const pid of left) process.kill(pid, 'SIGKILL') // or Playwright waits for them too
  await closing
  expect(left, 'processes left behind by the app').toEqual([])
}

function inherited(): Record<string, string> {
  const set = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return Object.fromEntries(set)
}
