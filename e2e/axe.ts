/** What axe finds wrong in the window, said once. */
import { AxeBuilder } from '@axe-core/playwright'
import { type ElectronApplication, expect, type Page } from '@playwright/test'

/** The rules whose answer hangs on the theme; the others are asked once. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** By rule and element. Where a part is named, only there: what stands around it has been looked at before. */
export async function complaints(page: Page, part?: string, rules?: string[]): Promise<string[]> {
  await settled(page)
  // Legacy mode: axe cannot open a page of its own in Electron.
  const axe = new AxeBuilder({ page, ...((await isThere(page)) && { axeSource: 'void 0' }) })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
  if (part) axe.include(part)
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Of what is on the screen now, in both themes, beginning with the one that is shown. */
export async function expectNothingWrong(
  app: ElectronApplication,
  page: Page,
  what: string,
  part?: string,
): Promise<void> {
  const shown = await page.locator('html').getAttribute('data-theme')
  const other = shown === 'dark' ? ('light' as const) : ('dark' as const)
  expect(await complaints(page, part), `${what}, ${shown}`).toEqual([])
  await app.evaluate(({ nativeTheme }, source) => {
    nativeTheme.themeSource = source
  }, other)
  await expect(page.locator('html')).toHaveAttribute('data-theme', other)
  expect(await complaints(page, part, colourRules), `${what}, ${other}`).toEqual([])
}

/** Axe's half a megabyte is read by a page once: it would be sent twice for every look otherwise. */
const isThere = (page: Page): Promise<boolean> => page.evaluate(() => 'axe' in window)

/** Colours on their way from one to another are none of the design's. What turns for ever is not waited for. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished)
    await Promise.allSettled(ends)
  })
}
