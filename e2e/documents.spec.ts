/** Documents: saved, changed, opened again; kept through crashes; dropped, pasted, double-clicked. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { isKept, kill } from './crash'
import { chooseMenu, openRun, saveTo, shows, stands } from './desk'
import { hearDialogs } from './dialogs'
import { dropFile } from './drop'
import { expect, test } from './fixtures'
import { holds, playRun, pressSpots } from './hand'
import { startAgain } from './startAgain'

const queens = 'n-queens/place-queens?n=6'

/** A place with all that addresses, shells and formats trip over. */
function oddPath(home: string): string {
  mkdirSync(join(home, '路径 空格'), { recursive: true })
  return join(home, '路径 空格', '解 #1 100%.retrace')
}

const filed = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const titled = (page: Page, title: RegExp) => expect(page).toHaveTitle(title)

/** Six queens at their first solution, with a bookmark and a note; in no file yet. */
async function work(app: ElectronApplication, page: Page): Promise<void> {
  await openRun(app, page, queens)
  await page.getByTestId('start').click()
  await stands(page, 'solved')
  await page.keyboard.press('Home')
  await shows(page, 0)
  for (let k = 1; k <= 3; k++) await page.keyboard.press('ArrowRight')
  await shows(page, 3)
  await page.keyboard.press('b')
  await page.getByTestId('tab-notes').click()
  await page.getByTestId('bookmark-3').getByRole('textbox').fill('第一条死路')
  await page.getByTestId('notes').fill('先走边角')
  await titled(page, /^• /)
}

async function hasWork(page: Page): Promise<void> {
  await expect(page.getByTestId('run-title')).toContainText('6')
  await shows(page, 3)
  await expect(page.getByTestId('bookmark-3').getByRole('textbox')).toHaveValue('第一条死路')
  await expect(page.getByTestId('notes')).toHaveValue('先走边角')
}

test('a document is saved, changed, saved again and opened as it was', async ({
  app,
  page,
  home,
  launch,
}) => {
  const path = oddPath(home)
  await work(app, page)
  await saveTo(app, path)
  await chooseMenu(app, 'CmdOrCtrl+S')
  await titled(page, /^解 #1 100%\.retrace/)
  expect(filed(path)).toMatchObject({
    run: queens,
    k: 3,
    notes: '先走边角',
    bookmarks: [{ k: 3, name: '第一条死路' }],
  })

  await page.getByTestId('notes').fill('先走边角\n第二行')
  await titled(page, /^• 解/)
  await chooseMenu(app, 'CmdOrCtrl+S')
  await titled(page, /^解/)
  expect(filed(`${path}.bak`).notes).toBe('先走边角')

  await page.getByTestId('notes').fill('先走边角')
  await titled(page, /^• 解/)
  await chooseMenu(app, 'CmdOrCtrl+S')
  await titled(page, /^解/)
  await app.close()
  const again = await launch({ args: [path] })
  await hasWork(again.page)
  await titled(again.page, /^解/)
  await expect(again.page.getByTestId('offer')).toBeHidden()
})

test('a field of a later version is kept when the document is saved', async ({ launch, home }) => {
  const path = oddPath(home)
  const later = {
    format: 'retrace',
    version: 7,
    run: queens,
    k: 3,
    view: { lens: 'x' },
    strategy: { deep: [1, null] },
  }
  writeFileSync(path, JSON.stringify(later))
  const { app, page } = await launch({ args: [path] })
  await expect(page.getByTestId('toast')).toContainText('later version')
  await shows(page, 3)
  await page.keyboard.press('b')
  await titled(page, /^• 解/)
  await chooseMenu(app, 'CmdOrCtrl+S')
  await titled(page, /^解/)
  expect(filed(path)).toMatchObject({ ...later, view: { lens: 'x' }, bookmarks: [{ k: 3 }] })
})

test('work is offered again after the app was killed', async ({ app, page, home, launch }) => {
  await work(app, page)
  await isKept(home, '先走边角')
  await kill(app)
  const again = await launch()
  await again.page.getByTestId('offer-yes').click()
  await again.page.getByTestId('tab-notes').click()
  await hasWork(again.page)
  await titled(again.page, /^• /)
})

test('work in no file outlives a quit, until it is refused', async ({ app, page, home, launch }) => {
  await work(app, page)
  await isKept(home, '先走边角')
  await app.close()
  const second = await launch()
  await expect(second.page.getByTestId('offer')).toContainText('6')
  await second.app.close()
  const third = await launch()
  await third.page.getByTestId('offer-no').click()
  await third.app.close()
  const fourth = await launch()
  await shows(fourth.page, 0)
  await expect(fourth.page.getByTestId('offer')).toBeHidden()
})

test('moves by hand come back with their undos, also from another board', async ({ app, page, home }) => {
  const path = oddPath(home)
  const game = await playRun(app, page, 'n-queens/place-queens?n=5')
  await pressSpots(page, game, 0, 7, 14)
  await page.keyboard.press('Control+z')
  await holds(page, [0, 7])
  await openRun(app, page, 'n-queens/place-queens?n=4')
  await holds(page, [])
  await openRun(app, page, 'n-queens/place-queens?n=5')
  await holds(page, [0, 7])
  await saveTo(app, path)
  await chooseMenu(app, 'CmdOrCtrl+S')
  await titled(page, /^解/)
  await chooseMenu(app, 'CmdOrCtrl+N')
  await expect(page.locator('html')).not.toHaveAttribute('data-hand')

  await startAgain(home, path)
  await holds(page, [0, 7])
  await page.keyboard.press('Control+Shift+z')
  await holds(page, [0, 7, 14])
  for (let undos = 3; undos > 0; undos--) await page.keyboard.press('Control+z')
  await holds(page, [])
  // At the end of the test it is asked whether the moves taken back are to be saved.
  await hearDialogs(app, 1)
})

test('a hand that is none of its board is left out, and said', async ({ launch, home }) => {
  const path = oddPath(home)
  const hand = { run: queens, at: 0, plays: [{ keep: 0, add: [999_999, -5] }] }
  writeFileSync(path, JSON.stringify({ format: 'retrace', version: 1, run: queens, hands: [hand] }))
  const { page } = await launch({ args: [path] })
  await expect(page.getByTestId('toast')).toContainText('does not fit its board')
  await page.getByTestId('mode-play').click()
  await holds(page, [])
})

test('a file with unsaved work asks before the window closes', async ({ app, page, home }) => {
  const path = oddPath(home)
  await work(app, page)
  await saveTo(app, path)
  await chooseMenu(app, 'CmdOrCtrl+S')
  await titled(page, /^解/)
  await page.getByTestId('notes').fill('先走中间')
  await titled(page, /^• 解/)
  const asked = await hearDialogs(app, 2)
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())
  await expect.poll(asked).toHaveLength(1)
  await expect(page.getByTestId('notes')).toHaveValue('先走中间')
  await hearDialogs(app, 0)
  await app.close()
  expect(filed(path).notes).toBe('先走中间')
})

test('a file dropped on the window is opened', async ({ page, home }) => {
  const path = oddPath(home)
  writeFileSync(path, JSON.stringify({ format: 'retrace', version: 1, run: queens, k: 3 }))
  await dropFile(page, path)
  await shows(page, 3)
  await titled(page, /^解/)
})

test('a run, a link or a document that is pasted is offered', async ({ app, page, home }) => {
  const paste = async (text: string) => {
    await app.evaluate(({ clipboard }, copied) => clipboard.writeText(copied), text)
    await page.keyboard.press('Control+v')
  }
  await paste(queens)
  await expect(page.getByTestId('offer')).toContainText('6')
  await page.getByTestId('offer-no').click()
  await expect(page.getByTestId('offer')).toBeHidden()

  await paste(`retrace:${queens}#3`)
  await page.getByTestId('offer-yes').click()
  await shows(page, 3)
  await paste(
    JSON.stringify({
      format: 'retrace',
      version: 1,
      run: 'n-queens/place-queens?n=5',
      k: 7,
      notes: '抄来的',
    }),
  )
  await page.keyboard.press('Enter')
  await shows(page, 7)
  await page.getByTestId('tab-notes').click()
  await expect(page.getByTestId('notes')).toHaveValue('抄来的')

  // In a field it is text like any other.
  await page.getByTestId('notes').click()
  await paste(queens)
  await expect(page.getByTestId('notes')).toHaveValue(/抄来的.*queens/)
  await expect(page.getByTestId('offer')).toBeHidden()
  await page.getByTestId('notes').fill('抄来的')
  await page.getByTestId('notes').blur()
  await paste('something else')
  await expect(page.getByTestId('toast')).toContainText('can be opened')

  // What was pasted is in no file: the document opens beside it.
  const path = oddPath(home)
  writeFileSync(path, JSON.stringify({ format: 'retrace', version: 1, run: queens, k: 5 }))
  await paste(path)
  const opened = app.waitForEvent('window')
  await page.keyboard.press('Enter')
  await shows(await opened, 5)
  await expect(page.getByTestId('notes')).toHaveValue('抄来的')
})

test('a run named on the command line is opened', async ({ launch }) => {
  const { page } = await launch({ args: ['--run', `${queens}#3`] })
  await shows(page, 3)
})

test('a place where nothing can be saved is said, and nothing is lost', async ({ app, page, home }) => {
  await work(app, page)
  await saveTo(app, join(home, 'gone', 'a.retrace'))
  await chooseMenu(app, 'CmdOrCtrl+S')
  await expect(page.getByTestId('toast')).toContainText('no longer there')
  await hasWork(page)
  await titled(page, /^• /)
})

test('documents used lately are in the menu, until they are gone', async ({ app, page, home }) => {
  const path = oddPath(home)
  const recent = () =>
    app.evaluate(({ Menu }) =>
      Menu.getApplicationMenu()
        ?.getMenuItemById('recent')
        ?.submenu?.items.map(({ label }) => label),
    )
  expect(await recent()).toEqual(['No Documents Yet'])
  await saveTo(app, path)
  await chooseMenu(app, 'CmdOrCtrl+S')
  await titled(page, /^解/)
  await expect.poll(recent).toContain('解 #1 100%.retrace')
  rmSync(path)
  const said = await hearDialogs(app, 0)
  await app.evaluate(({ Menu }) =>
    Menu.getApplicationMenu()?.getMenuItemById('recent')?.submenu?.items[0]?.click(),
  )
  await expect.poll(said).toHaveLength(1)
  await expect.poll(recent).toEqual(['No Documents Yet'])
})

test('a bookmark is a flag, and leads back to its step', async ({ app, page }) => {
  await work(app, page)
  await page.getByTestId('scrubber').focus()
  await page.keyboard.press('End')
  await page.getByTestId('bookmark-go-3').click()
  await shows(page, 3)
  await page.getByTestId('scrubber').focus()
  // One with a name is not thrown away by a key.
  await page.keyboard.press('b')
  await expect(page.getByTestId('toast')).toContainText('has a name')
  await page.getByTestId('bookmark-remove-3').click()
  await expect(page.getByTestId('bookmark-3')).toBeHidden()
})
