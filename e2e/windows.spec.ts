/** Several windows at once: each with its own run, document and draft. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { isKept, kill } from './crash'
import { chooseEntry, chooseMenu, openRun, saveTo, shows, stands } from './desk'
import { hearDialogs } from './dialogs'
import { expect, test } from './fixtures'
import { stillRunning } from './processes'
import { startAgain } from './startAgain'

const queens = 'n-queens/place-queens?n=6'
const tour = 'knights-tour/bound-2?size=5x6&start=1'

/** Opens a second window, which is the one in use from then on. */
async function secondWindow(app: ElectronApplication): Promise<Page> {
  const opened = app.waitForEvent('window')
  await chooseMenu(app, 'CmdOrCtrl+Shift+N')
  const page = await opened
  await page.locator('body[data-ready="true"]').waitFor({ state: 'attached' })
  return use(app, page)
}

/** Without a window manager nothing gives a window the focus. */
async function use(app: ElectronApplication, page: Page): Promise<Page> {
  const window = await app.browserWindow(page)
  await window.evaluate((each) => void each.emit('focus'))
  return page
}

async function note(page: Page, text: string): Promise<void> {
  await page.getByTestId('tab-notes').click()
  await page.getByTestId('notes').fill(text)
}

const solvers = (app: ElectronApplication): Promise<number[]> =>
  app.evaluate((main) =>
    main.app
      .getAppMetrics()
      .filter(({ name }) => name === 'Retrace solver')
      .map(({ pid }) => pid),
  )

test('two runs at once; a theme reaches both; one is closed, with its solver', async ({ app, page }) => {
  await openRun(app, page, queens)
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  const second = await secondWindow(app)
  const places = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => window.getPosition()),
  )
  expect(places[0]).not.toEqual(places[1])

  await openRun(app, second, 'knights-tour/blind?size=7x8&start=2')
  await second.keyboard.press('Control+Enter')
  await stands(second, 'running')
  await stands(page, 'solved')
  await expect(page.getByTestId('run-title')).toContainText('6')

  await chooseEntry(app, 'theme-dark')
  for (const each of [page, second]) await expect(each.locator('html')).toHaveAttribute('data-theme', 'dark')

  const before = await solvers(app)
  await second.close()
  await expect.poll(() => solvers(app).then((pids) => pids.length)).toBeLessThan(before.length)
  await stands(page, 'solved')
  const pids = await solvers(app)
  expect(await stillRunning(before.filter((pid) => !pids.includes(pid)))).toEqual([])
})

test('work of two windows comes back after a crash, one after the other', async ({ launch, home }) => {
  const { app, page } = await launch()
  await note(page, 'one')
  await note(await secondWindow(app), 'two')
  await isKept(home, 'one')
  await isKept(home, 'two')
  await kill(app)

  const again = await launch()
  await again.page.getByTestId('offer-yes').click()
  await again.page.getByTestId('tab-notes').click()
  await expect(again.page.getByTestId('notes')).toHaveValue('two')
  const second = await secondWindow(again.app)
  await second.getByTestId('offer-yes').click()
  await second.getByTestId('tab-notes').click()
  await expect(second.getByTestId('notes')).toHaveValue('one')
})

test('a file opens beside work, and only once; quitting asks for each file', async ({ app, page, home }) => {
  const paths = ['马 1.retrace', '马 2.retrace'].map((name) => join(home, name)) as [string, string]
  for (const path of paths)
    writeFileSync(path, JSON.stringify({ format: 'retrace', version: 1, run: tour, k: 5 }))
  await note(page, 'kept')
  for (const path of paths) {
    const opened = app.waitForEvent('window')
    await startAgain(home, path)
    const beside = await opened
    await shows(beside, 5)
    await note(await use(app, beside), `changed in ${path}`)
    await isKept(home, `changed in ${path}`)
  }
  await expect(page.getByTestId('notes')).toHaveValue('kept')
  await startAgain(home, paths[0])
  expect(app.windows()).toHaveLength(3)
  // Nor is it written by two.
  await use(app, page)
  await saveTo(app, paths[0])
  await chooseMenu(app, 'CmdOrCtrl+S')
  await expect(page.getByTestId('toast')).toContainText('open in another window')

  const asked = await hearDialogs(app, 2)
  await app.evaluate(({ app: main }) => main.quit())
  await expect.poll(asked).toHaveLength(1)
  expect(app.windows()).toHaveLength(3)
  await hearDialogs(app, 0)
  const ended = app.waitForEvent('close')
  await app.evaluate(({ app: main }) => main.quit())
  await ended
  for (const path of paths) expect(JSON.parse(readFileSync(path, 'utf8')).notes).toBe(`changed in ${path}`)
})
