/** What breaks is said, can be gone on from, and leaves nothing running behind. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { readyWindow } from './app'
import { openRun, shows, stands, stepsMade } from './desk'
import { hearDialogs } from './dialogs'
import { expect, test } from './fixtures'
import { stillRunning } from './processes'

/** A search that goes on for as long as it is let. */
const endless = 'knights-tour/blind?size=8x8&start=20'

const pidsOf = (app: ElectronApplication, name?: string): Promise<number[]> =>
  app.evaluate(
    (main, wanted) =>
      main.app
        .getAppMetrics()
        .filter(({ name, type }) => wanted === undefined || name === wanted || type === wanted)
        .map(({ pid }) => pid),
    name,
  )

/** Starts the endless search, not playing. */
async function search(app: ElectronApplication, page: Page): Promise<void> {
  await openRun(app, page, endless)
  await page.keyboard.press('Control+Enter')
  await stands(page, 'running')
  await page.getByTestId('play').click()
}

test('a search whose solver is killed says so, and starts again', async ({ app, page }) => {
  await search(app, page)
  for (const pid of await pidsOf(app, 'Retrace solver')) process.kill(pid, 'SIGKILL')
  await stands(page, 'gone')
  await expect(page.getByTestId('notice')).toHaveAttribute('data-kind', 'problem')
  await page.getByTestId('start-again').click()
  await stands(page, 'running')
  await expect.poll(() => stepsMade(page)).toBeGreaterThan(0)
})

test('a page that is lost comes back with its run and its step', async ({ app, page, faults }) => {
  await openRun(app, page, 'n-queens/place-queens?n=6')
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await page.getByTestId('play').click()
  await page.locator('#step-box').fill('17')
  await page.keyboard.press('Enter')
  await shows(page, 17)
  await keptAside(app, 17)
  const said = await hearDialogs(app)
  const solvers = await pidsOf(app, 'Retrace solver')
  const loaded = app.evaluate(
    ({ BrowserWindow }) =>
      new Promise((done) =>
        BrowserWindow.getAllWindows()[0]?.webContents.once('did-finish-load', () => done(true)),
      ),
  )
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  )
  await loaded
  expect((await said())[0]).toContain('The window stopped working.')
  const seen = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(
        `[document.querySelector('[data-testid=run-title]')?.textContent, document.documentElement.dataset.k]`,
      ),
    )
  await expect.poll(seen, { timeout: 30_000 }).toEqual([expect.stringContaining('6'), '17'])
  // Of the solvers only the spare one may have lived on.
  expect((await stillRunning(solvers)).length).toBeLessThanOrEqual(1)
  // Playwright takes the page for lost, and could not look it over as it does at the end of a test.
  await app.close()
  faults.length = 0
})

/** Waits until the main process knows of this step, as it is told now and then. */
const keptAside = (app: ElectronApplication, k: number): Promise<void> =>
  expect
    .poll(
      async () => {
        const drafts = join(
          await app.evaluate((main) => main.app.getPath('userData')),
          'drafts',
          'draft-1.json',
        )
        return existsSync(drafts) && readFileSync(drafts, 'utf8')
      },
      { timeout: 30_000 },
    )
    .toContain(`k\\": ${k}`)

test('the picture returns when the process that draws it is killed', async ({ app, page, faults }) => {
  await openRun(app, page, 'n-queens/place-queens?n=6')
  const shot = async () => (await page.getByTestId('stage').screenshot()).toString('base64')
  const before = await shot()
  const [gpu] = await pidsOf(app, 'GPU')
  if (gpu === undefined) throw new Error('there is no process that draws')
  process.kill(gpu, 'SIGKILL')
  await expect.poll(() => pidsOf(app, 'GPU'), { timeout: 30_000 }).not.toContain(gpu)
  await expect.poll(shot, { timeout: 30_000 }).toBe(before)
  // Not only what was kept of it: it goes on.
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await expect.poll(shot, { timeout: 30_000 }).not.toBe(before)
  faults.length = 0
})

for (const [name, text] of [
  ['is empty', ''],
  ['is filled with NUL', '\0'.repeat(512)],
  ['is cut off', '{"settings":{"lang":"zh","theme":'],
] as const)
  test(`a settings file that ${name} is put aside, and said to be`, async ({ launch, home }) => {
    const folder = join(home, 'user-data')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'settings.json'), text)
    const { page } = await launch({ home })
    await expect(page.getByTestId('toast')).toContainText('settings.damaged.json')
    expect(readFileSync(join(folder, 'settings.damaged.json'), 'utf8')).toBe(text)
    await page.getByTestId('settings').click()
    await page.getByTestId('setting-theme-dark').click()
    await expect.poll(() => existsSync(join(folder, 'settings.json'))).toBe(true)
    expect(JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))).toMatchObject({
      settings: { theme: 'dark' },
    })
  })

test('a full disk is told once when settings cannot be kept, and the app goes on', async ({ app, page }) => {
  await app.evaluate(() => {
    const fs = process.getBuiltinModule('node:fs')
    fs.fsyncSync = () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, fsync'), { code: 'ENOSPC' })
    }
    process.getBuiltinModule('node:module').syncBuiltinESMExports()
  })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  await page.getByTestId('settings').click()
  await page.getByTestId('setting-theme-dark').click()
  await expect(page.getByTestId('toast')).toContainText('cannot be saved')
  expect(await theme()).toBe('dark')
  await expect(page.getByTestId('toast')).toBeEmpty({ timeout: 30_000 })
  await page.getByTestId('setting-theme-light').click()
  await expect.poll(theme).toBe('light')
  await expect(page.getByTestId('toast')).toBeEmpty()
})

/** Every way in which the app may end. */
const ends: Readonly<Record<string, (app: ElectronApplication) => unknown>> = {
  'its window is closed': (app) =>
    app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
  'it quits': (app) => app.evaluate((main) => main.app.quit()),
  'it is asked to end (SIGTERM)': (app) => app.process().kill('SIGTERM'),
  'it is interrupted (SIGINT)': (app) => app.process().kill('SIGINT'),
  'it is killed (SIGKILL)': (app) => app.process().kill('SIGKILL'),
}

for (const [name, end] of Object.entries(ends))
  test(`no process stays behind when ${name} in the middle of a search`, async ({ app, page }) => {
    await search(app, page)
    await expect.poll(async () => (await pidsOf(app, 'Retrace solver')).length).toBe(2)
    const pids = await pidsOf(app)
    const closed = app.waitForEvent('close')
    await Promise.resolve(end(app)).catch(() => {})
    await closed
    expect(await stillRunning(pids)).toEqual([])
  })

test('the app comes up again after it was killed', async ({ launch, home }) => {
  const { app } = await launch({ home })
  const closed = app.waitForEvent('close')
  app.process().kill('SIGKILL')
  await closed
  const again = await launch({ home })
  await expect((await readyWindow(again.app)).getByTestId('stage')).toBeVisible()
})
