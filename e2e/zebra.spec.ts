import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { openRun, stands } from './desk'
import { test } from './fixtures'

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

for (const [lang, theme, answer] of [
  ['en-US', 'light', 'The German keeps fish.'],
  ['zh-CN', 'dark', '德国人养鱼。'],
] as const)
  test.describe(`${lang}, ${theme}`, () => {
    test.use({ lang })
    test('the article’s puzzle by each strategy, and what axe has to say', async ({ app, page }) => {
      await app.evaluate(({ nativeTheme }, source) => {
        nativeTheme.themeSource = source
      }, theme)
      for (const strategy of ['exhaustive', 'inference', 'propagation']) {
        await openRun(app, page, `zebra/${strategy}`)
        await page.screenshot({ path: `/tmp/zebra-shots/app-${strategy}-${lang}-0.png` })
        await page.getByTestId('start').click()
        // The last plan is the solution, so there nothing is left.
        await stands(page, strategy === 'inference' ? 'exhausted' : 'solved')
        await page.keyboard.press('End')
        await expect(page.getByTestId('why')).toContainText(answer)
        await page.screenshot({ path: `/tmp/zebra-shots/app-${strategy}-${lang}-1.png` })
      }
      for (const tab of ['stack', 'numbers', 'listing']) {
        await page.getByTestId(`tab-${tab}`).click()
        await page.screenshot({ path: `/tmp/zebra-shots/app-tab-${tab}-${lang}.png` })
        expect(await complaints(page), tab).toEqual([])
      }
      await page.getByTestId('run-title').click()
      await expect(page.getByTestId('field-puzzle')).toHaveValue('classic')
      await page.screenshot({ path: `/tmp/zebra-shots/app-form-${lang}.png` })
      await page.getByTestId('field-puzzle').fill('houses 3\ncolour: red')
      await expect(page.getByTestId('note-puzzle')).toContainText('2')
      await page.screenshot({ path: `/tmp/zebra-shots/app-wrong-${lang}.png` })
      expect(await complaints(page), 'form').toEqual([])
    })
  })
