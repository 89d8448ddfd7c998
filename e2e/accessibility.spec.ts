import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { shows, stands } from './desk'
import { expect, test } from './fixtures'

/** What axe finds wrong, by rule and element. Legacy mode: it cannot open a page of its own in Electron. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const [lang, theme] of [
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
] as const)
  test.describe(`${lang}, ${theme}`, () => {
    test.use({ lang })
    test('axe finds nothing wrong in the window, its panels and its dialogs', async ({ app, page }) => {
      await app.evaluate(({ nativeTheme }, source) => {
        nativeTheme.themeSource = source
      }, theme)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await complaints(page), 'ready').toEqual([])
      await page.getByTestId('run-title').click()
      await page.getByTestId('field-size-rows').fill('0')
      await expect(page.getByTestId('run-form').locator('.wrong')).toBeVisible()
      expect(await complaints(page), 'form').toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByTestId('run-form')).toBeHidden()
      await page.keyboard.press('Space')
      await stands(page, 'solved')
      await page.keyboard.press('End')
      await shows(page, 64)
      for (const tab of ['listing', 'stack', 'numbers']) {
        await page.getByTestId(`tab-${tab}`).click()
        expect(await complaints(page), tab).toEqual([])
      }
      for (const [key, dialog] of [
        ['e', 'export-dialog'],
        ['?', 'shortcuts-dialog'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(page.getByTestId(dialog)).toBeVisible()
        expect(await complaints(page), dialog).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByTestId(dialog)).toBeHidden()
      }
    })
  })
