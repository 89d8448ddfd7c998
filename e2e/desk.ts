/** What the tests do and see in the window, said once. */
import { type ElectronApplication, expect, type Page } from '@playwright/test'

/** Waits until the stage shows the moment after k steps. */
export const shows = (page: Page, k: number): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-k', String(k))

/** Waits until the search stands so. */
export const stands = (page: Page, state: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-state', state)

export const stepsMade = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-total'))

/** Opens a run by its text, by way of the menu. */
export async function openRun(app: ElectronApplication, page: Page, run: string): Promise<void> {
  await chooseMenu(app, 'CmdOrCtrl+Shift+V')
  await page.getByTestId('run-text').fill(run)
  await page.getByTestId('open-run').click()
  await expect(page.getByTestId('open-run-dialog')).toBeHidden()
}

/** Clicks the menu item with this shortcut: the menu itself is the system's, out of reach of a page. */
export async function chooseMenu(app: ElectronApplication, accelerator: string): Promise<void> {
  await app.evaluate(({ Menu, BrowserWindow }, wanted) => {
    const items = Menu.getApplicationMenu()?.items.flatMap(({ submenu }) => submenu?.items ?? [])
    const item = items?.find((each) => each.accelerator === wanted)
    if (!item) throw new Error(`no menu item has ${wanted}`)
    item.click(undefined, BrowserWindow.getAllWindows()[0])
  }, accelerator)
}

/** The save dialog answers with this path from now on. */
export async function saveTo(app: ElectronApplication, filePath: string): Promise<void> {
  await app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path })
  }, filePath)
}

/** The same by the name of the entry. */
export const chooseEntry = (app: ElectronApplication, id: string): Promise<void> =>
  app.evaluate(({ Menu, BrowserWindow }, wanted) => {
    const item = Menu.getApplicationMenu()?.getMenuItemById(wanted)
    if (!item) throw new Error(`there is no entry ${wanted}`)
    item.click(undefined, BrowserWindow.getAllWindows()[0])
  }, id)

export interface View {
  readonly board: string
  readonly why: string | null
  readonly line: string | null
}

/** All that a person sees of a moment: the board's pixels, the explanation, where the listing stands. */
export async function view(page: Page): Promise<View> {
  const board = await page.getByTestId('stage').screenshot()
  return {
    board: board.toString('base64'),
    why: await page.getByTestId('why').textContent(),
    line: await page.getByTestId('listing').locator('[aria-current]').textContent(),
  }
}
