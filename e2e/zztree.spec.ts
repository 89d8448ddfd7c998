import type { Page } from '@playwright/test'
import { openRun } from './desk'
import { expect, test } from './fixtures'
const runs = [
  ['queens', 'n-queens/place-queens?n=6', 400],
  ['queens4', 'n-queens/place-queens?n=4', 9999],
  ['knight', 'knights-tour/blind?size=5x5&start=1', 3000],
  ['tiles', 'sliding-tiles/breadth-first?size=3x3', 900],
  ['game', 'token-game/alpha-beta?n=2', 300],
  ['bottles', 'bottles/memo?bottles=8,5,3&drinkers=&start=8,0,0&goal=4,4,0', 9999],
] as const
async function goTo(page: Page, k: number) {
  await page.keyboard.press('End')
  if (k === 9999) return
  await page.getByTestId('tab-listing').click()
  await page.keyboard.press('g')
  await page.keyboard.type(String(k))
  await page.keyboard.press('Enter')
  await page.getByTestId('tab-tree').click()
}
for (const lang of ['en-US', 'zh-CN'] as const)
  test.describe(lang, () => {
    test.use({ lang })
    for (const [name, run, k] of runs)
      test(`${name}`, async ({ app, page }) => {
        await openRun(app, page, run)
        await page.getByTestId('tab-tree').click()
        if (lang === 'zh-CN') await page.evaluate(() => { })
        await page.keyboard.press('Control+Enter')
        await expect(page.locator('html')).not.toHaveAttribute('data-state', 'running', { timeout: 20000 })
        await goTo(page, k)
        await page.waitForTimeout(700)
        if (lang === 'zh-CN') await page.getByTestId('tree-size').click()
        await page.waitForTimeout(600)
        await page.screenshot({ path: `/tmp/tree-${lang}-${name}.png` })
      })
  })
