import type { Page } from '@playwright/test'
import { openRun, stands, stepsMade } from './desk'
import { expect, test } from './fixtures'
import { leaveSettings } from './settings'

const blind = 'knights-tour/blind?size=8x8&start=20'

/** Starts the run from step 0, not playing. */
async function start(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('html')).not.toHaveAttribute('data-state', 'ready')
  await page.getByTestId('play').click()
}

test('a limit of steps is chosen, reached, gone on from and kept', async ({ app, page, launch, home }) => {
  await page.getByTestId('settings').click()
  await page.getByTestId('limit-steps').getByRole('button').click()
  await page.getByTestId('limit-steps-1000000').click()
  await expect(page.getByTestId('limit-steps')).toContainText('1 million')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('settings-panel')).toBeHidden()

  await openRun(app, page, blind)
  await start(page)
  await stands(page, 'limit')
  await expect.poll(() => stepsMade(page)).toBe(1_000_000)
  await expect(page.getByTestId('state')).toHaveText('Step limit reached')
  await expect(page.getByTestId('notice')).toContainText('limit of 1 million steps')
  await page.getByTestId('go-on').click()
  await expect.poll(() => stepsMade(page)).toBe(2_000_000)
  await expect(page.getByTestId('notice')).toContainText('limit of 2 million steps')
  await page.getByTestId('search-meter').click()
  await expect(page.getByTestId('used-steps')).toHaveText('2,000,000 of 2 million')

  // Doubled for that run only; the setting stays as it was chosen, also for the next start of the app.
  await page.getByTestId('end-search').click()
  await stands(page, 'ready')
  await start(page)
  await stands(page, 'limit')
  await expect.poll(() => stepsMade(page)).toBe(1_000_000)
  await app.close()
  const again = await launch({ home })
  await again.page.getByTestId('search-meter').click()
  await expect(again.page.getByTestId('used-steps')).toHaveText('0 of 1 million')
})

test('a limit of time stops the search, and says so in Chinese', async ({ launch, home }) => {
  leaveSettings(home, { limits: { steps: null, seconds: 1, bytes: 1e9 } })
  const { app, page } = await launch({ home, lang: 'zh-CN' })
  await openRun(app, page, blind)
  await start(page)
  await stands(page, 'limit')
  await expect(page.getByTestId('state')).toHaveText('已到时间上限')
  await expect(page.getByTestId('notice')).toContainText('1秒')
  await page.getByTestId('search-meter').click()
  await expect(page.getByTestId('used-seconds')).toHaveText('1秒，上限 1秒')
  await expect(page.getByTestId('used-steps')).toContainText('不限')
  await page.getByTestId('meter-go-on').click()
  await stands(page, 'running')
  await stands(page, 'limit')
  await expect(page.getByTestId('used-seconds')).toHaveText('2秒，上限 2秒')
})

test('the search itself is paused, goes on and is ended, whatever the playback does', async ({
  app,
  page,
}) => {
  await openRun(app, page, blind)
  await start(page)
  await stands(page, 'running')
  await expect(page.getByTestId('pace')).toContainText('steps/s')
  await page.getByTestId('search-meter').click()
  await page.getByTestId('meter-pause').click()
  await stands(page, 'paused')
  // The marks on the root follow with the next frame.
  const isSaid = async () => {
    const made = (await stepsMade(page)).toLocaleString('en-US')
    return (await page.getByTestId('used-steps').textContent()) === `${made} of 1 billion`
  }
  await expect.poll(isSaid).toBe(true)
  const paused = await stepsMade(page)

  await page.getByTestId('meter-go-on').click()
  await stands(page, 'running')
  await expect.poll(() => stepsMade(page)).toBeGreaterThan(paused)
  await page.getByTestId('end-search').click()
  await stands(page, 'ready')
  await expect.poll(() => stepsMade(page)).toBe(0)
  await expect(page.getByTestId('search-meter-panel')).toBeHidden()
})
