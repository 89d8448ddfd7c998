/** The app around the board: its menu, its settings, and what helps when something has gone wrong. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { chooseEntry } from './desk'
import { hearDialogs } from './dialogs'
import { expect, test } from './fixtures'
import { leaveSettings } from './settings'

const bar = (app: ElectronApplication): Promise<string[] | undefined> =>
  app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.map(({ label }) => label))

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

for (const lang of ['en-US', 'zh-CN'] as const)
  test(`settings, shortcuts and about have all their words and their place (${lang})`, async ({ launch }) => {
    const { app, page } = await launch({ lang })
    for (const id of ['settings', 'shortcuts', 'about']) {
      await chooseEntry(app, id)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await expect(dialog).not.toContainText(/\b(ui|settings|main)\.[a-z]/)
      const box = await page.locator('.window').boundingBox()
      const height = await page.evaluate(() => innerHeight)
      expect((box?.y ?? 0) + (box?.height ?? 0), 'the dialog ends within the window').toBeLessThanOrEqual(
        height,
      )
      await closeDialog(page)
    }
  })

test('the menu follows a switch of the language at once, and settings are kept', async ({
  app,
  page,
  launch,
  home,
}) => {
  await expect.poll(() => bar(app)).toEqual(['&File', '&Edit', '&View', '&Search', '&Window', '&Help'])
  await chooseEntry(app, 'settings')
  await page.getByTestId('setting-lang-zh').click()
  await expect
    .poll(() => bar(app))
    .toEqual(['文件(&F)', '编辑(&E)', '视图(&V)', '搜索(&S)', '窗口(&W)', '帮助(&H)'])
  await page.getByTestId('setting-motion-reduced').click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await page.getByTestId('setting-speed').getByRole('button').click()
  await page.getByTestId('setting-speed-30').click()
  await expect(page.getByTestId('speed-label')).toContainText('30')
  await app.close()
  const again = await launch({ home })
  await expect(again.page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await expect(again.page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(again.page.getByTestId('speed-label')).toContainText('30')
})

test('full motion is shown though the system asks for less', async ({ page }) => {
  const slides = () =>
    page.getByTestId('settings').evaluate((button) => getComputedStyle(button).transitionDuration !== '0s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const underSystem = await slides()
  await page.getByTestId('settings').click()
  await page.getByTestId('setting-motion-full').click()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full')
  expect(underSystem).toBe(false)
  const still = () => page.locator('.veil').evaluate((veil) => getComputedStyle(veil).transitionDuration)
  expect(await still()).not.toBe('0s')
  await page.getByTestId('setting-motion-reduced').click()
  await expect.poll(still).toBe('0s')
})

test('the diagnostics tell of the app and the end of the log, and of no folder of the person', async ({
  launch,
  home,
}) => {
  const logs = join(home, 'user-data', 'logs')
  mkdirSync(logs, { recursive: true })
  writeFileSync(
    join(logs, 'retrace.log'),
    `cannot write ${home}/secret/tour.retrace\nat /media/anna/disk/x.js:1:2\n`,
  )
  leaveSettings(home, { theme: 'dark' })
  const { app, page } = await launch({ home })
  await chooseEntry(app, 'about')
  await page.getByTestId('copy-diagnostics').click()
  await expect(page.getByTestId('toast')).toContainText('Diagnostics copied')
  const text = await app.evaluate(({ clipboard }) => clipboard.readText())
  for (const part of [
    'Retrace 0.',
    'Electron 3',
    'Graphics: ANGLE',
    'knights-tour/',
    '"theme":"dark"',
    'tour.retrace',
    'x.js:1:2',
  ])
    expect(text).toContain(part)
  for (const secret of [home, 'secret', 'anna', '/root', '/home']) expect(text).not.toContain(secret)
})

test('the log folder is opened, even before there is a log', async ({ app, page, home }) => {
  await expect(page.getByTestId('stage')).toBeVisible()
  await app.evaluate(({ shell }) => {
    shell.openPath = async (path) => {
      Object.assign(globalThis, { opened: path })
      return ''
    }
  })
  await chooseEntry(app, 'open-logs')
  await expect
    .poll(() => app.evaluate(() => Reflect.get(globalThis, 'opened')))
    .toBe(join(home, 'user-data', 'logs'))
})

test('the zoom is kept from one start to the next', async ({ app, page, launch, home }) => {
  await expect(page.getByTestId('stage')).toBeVisible()
  const level = (of: ElectronApplication) =>
    of.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getZoomLevel())
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomLevel(1))
  await app.close()
  const again = await launch({ home })
  expect(await level(again.app)).toBe(1)
})

test('a mistake that nobody caught is told in one dialog, and the app goes on', async ({
  app,
  page,
  faults,
}) => {
  const said = await hearDialogs(app)
  await app.evaluate(() => {
    setTimeout(() => {
      throw new Error('a mistake made on purpose')
    })
  })
  await expect.poll(said).toEqual([expect.stringContaining('a mistake made on purpose')])
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('html')).toHaveAttribute('data-state', 'solved')
  faults.length = 0
})
