import { openRun, stands } from './desk'
import { expect, test } from './fixtures'
import { leaveSettings } from './settings'
import AxeBuilder from '@axe-core/playwright'
for (const [lang, theme] of [['en-US', 'light'], ['zh-CN', 'dark']] as const)
  test(`look ${lang}`, async ({ launch, home }) => {
    leaveSettings(home, { lang: lang === 'en-US' ? 'en' : 'zh', theme, speed: 4 } as never)
    const { app, page } = await launch({ lang })
    await openRun(app, page, 'n-queens/place-queens?n=8')
    await page.getByTestId('start').click()
    await stands(page, 'solved')
    for (const k of [20, 333, 790]) {
      await page.keyboard.press('g')
      await page.keyboard.type(String(k))
      await page.keyboard.press('Enter')
      await page.locator('.top-bar').click({ position: { x: 500, y: 5 } })
      await page.keyboard.press('b')
    }
    await page.keyboard.press('End')
    await page.keyboard.press('b')
    await page.getByTestId('tab-notes').click()
    await page.getByTestId('bookmark-333').getByRole('textbox').fill('第一次回到第一行 dead end')
    await page.getByTestId('notes').fill('Notes 笔记\n第二行 two')
    await app.evaluate(({ clipboard }) => clipboard.writeText('knights-tour/bound-2?size=6x6&start=1'))
    await page.getByTestId('scrubber').focus()
    await page.keyboard.press('Control+v')
    await expect(page.getByTestId('offer')).toBeVisible()
    await page.waitForTimeout(3500)
    await page.screenshot({ path: `/tmp/look-${lang}.png` })
    const axe = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
    expect(axe.violations.map(({ id, nodes }) => [id, nodes.map((n) => n.html)])).toEqual([])
  })
