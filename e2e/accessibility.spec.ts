import { AxeBuilder } from '@axe-core/playwright'
import type { ElectronApplication, Page } from '@playwright/test'
import { puzzles } from '@shared/puzzles/index'
import type { Lang } from './app'
import { shows, stands } from './desk'
import { expect, test } from './fixtures'

/** What axe finds wrong, by rule and element. Legacy mode: it cannot open a page of its own in Electron. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

const themes = ['light', 'dark'] as const

/** Of what is on the screen now, in both themes. */
async function expectNothingWrong(app: ElectronApplication, page: Page, what: string): Promise<void> {
  for (const theme of themes) {
    await app.evaluate(({ nativeTheme }, source) => {
      nativeTheme.themeSource = source
    }, theme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    expect(await complaints(page), `${what}, ${theme}`).toEqual([])
  }
}

async function openForm(page: Page): Promise<void> {
  await page.getByTestId('run-title').click()
  await expect(page.getByTestId('run-form')).toBeVisible()
}

async function closeForm(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('run-form')).toBeHidden()
}

for (const lang of ['en-US', 'zh-CN'] satisfies Lang[])
  test.describe(lang, () => {
    test.use({ lang })

    for (const { id, hand } of puzzles)
      test(`axe finds nothing wrong in any view of ${id}`, async ({ app, page }) => {
        await page.getByTestId(`puzzle-${id}`).click()
        await openForm(page)
        await expectNothingWrong(app, page, 'form')
        await closeForm(page)
        await page.keyboard.press('Control+Enter')
        // A game comes to its value when all has been tried.
        await expect(page.locator('html')).toHaveAttribute('data-state', /^(solved|exhausted)$/)
        await page.keyboard.press('End')
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
          await expectNothingWrong(app, page, (await tab.getAttribute('data-testid')) ?? '')
        }
        if (!hand) return
        await page.getByTestId('mode-play').click()
        await expect(page.getByTestId('hand-board')).toBeAttached()
        await expectNothingWrong(app, page, 'by hand')
      })

    test('axe finds nothing wrong in the dialogs that a form opens', async ({ app, page }) => {
      await page.getByTestId('puzzle-zebra').click()
      for (const name of ['compose', 'compare', 'make']) {
        await openForm(page)
        await page.getByTestId(`open-${name}`).click()
        await expect(page.getByRole('dialog')).toHaveCount(1)
        await expect(page.getByTestId('run-form')).toBeHidden()
        await expectNothingWrong(app, page, name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    })

    test('axe finds nothing wrong in the dialogs, nor in a form with a mistake', async ({ app, page }) => {
      await openForm(page)
      await page.getByTestId('field-size-rows').fill('0')
      await expect(page.getByTestId('run-form').locator('.wrong')).toBeVisible()
      await expectNothingWrong(app, page, 'mistake')
      await closeForm(page)
      await page.keyboard.press('Space')
      await stands(page, 'solved')
      await page.keyboard.press('End')
      await shows(page, 64)
      for (const [open, dialog] of [
        [() => page.keyboard.press('e'), 'export-dialog'],
        [() => page.keyboard.press('?'), 'shortcuts-dialog'],
        [() => page.getByTestId('settings').click(), 'settings-panel'],
      ] as const) {
        await open()
        await expect(page.getByTestId(dialog)).toBeVisible()
        await expectNothingWrong(app, page, dialog)
        await page.keyboard.press('Escape')
        await expect(page.getByTestId(dialog)).toBeHidden()
      }
    })
  })

test('the board is read place by place with the keys, and the playback keeps its own outside', async ({
  page,
}) => {
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await shows(page, 64)
  await page.keyboard.press('Home')
  await shows(page, 0)
  const mirror = page.getByTestId('board-mirror')
  const said = page.locator('.mirror-note')
  await mirror.focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, 1)
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Row 1, column 1, square 1: free')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Row 2, column 3, square 11: free')
  await shows(page, 1)
  const at = await mirror.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${at}"]`)).toHaveText('Row 2, column 3, square 11: free')
  await page.keyboard.press('Escape')
  await expect(mirror).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowLeft')
  await shows(page, 0)
})

test('F6 leads through the parts of the window and back, from a field as well', async ({ page }) => {
  const part = () =>
    page.evaluate(
      () => document.activeElement?.closest('.top-bar, .rail, .centre, .inspector, .playback')?.className,
    )
  const parts = ['top-bar', 'rail', 'centre', 'inspector', 'playback'] as const
  // The board is in words once it has stood still.
  await expect(page.getByTestId('board-mirror')).toBeAttached()
  await page.getByTestId('run-title').focus()
  for (const next of [...parts.slice(1), parts[0]]) {
    await page.keyboard.press('F6')
    expect(await part()).toContain(next)
  }
  await page.locator('#step-box').focus()
  await page.keyboard.press('Shift+F6')
  expect(await part()).toContain('inspector')
})

test('the first Esc closes a dialog though a tooltip is open in it', async ({ page }) => {
  await page.keyboard.press('?')
  const dialog = page.getByTestId('shortcuts-dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button').first().focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a screen reader finds the landmarks, the board and a polite live region', async ({ page }) => {
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await shows(page, 64)
  const session = await page.context().newCDPSession(page)
  const roles = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`.trim())
  }
  await expect.poll(roles).toContain('grid Board in words')
  const found = await roles()
  for (const role of ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'status'])
    expect(
      found.map((each) => each.split(' ')[0]),
      role,
    ).toContain(role)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('announcer')).toContainText('Step 1 of 64')
  await expect(page.getByTestId('announcer')).toHaveAttribute('aria-live', 'polite')
})
