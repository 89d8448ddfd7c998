import type { Page } from '@playwright/test'
import { openRun, shows, stands, stepsMade, type View, view } from './desk'
import { expect, test } from './fixtures'
import { leaveSettings } from './settings'

const blind = 'knights-tour/blind?size=8x8&start=20'
const total = 100_000_000

/** Places all over the run, the same every time. */
const places = Array.from({ length: 20 }, (_, i) => Math.floor(((i * 0.618_034) % 1) * total) + i)

async function goTo(page: Page, k: number): Promise<View> {
  await page.getByTestId('step-box').fill(String(k))
  await page.keyboard.press('Enter')
  await shows(page, k)
  return view(page)
}

/** Starts the run from step 0, not playing. */
async function start(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await stands(page, 'running')
  await page.getByTestId('play').click()
}

test('a search of 10⁸ steps, scrubbed all over, shows what a fresh run shows', async ({ launch, home }) => {
  test.setTimeout(300_000)
  leaveSettings(home, { limits: { steps: total, seconds: null, bytes: 1e9 } })
  const { app, page } = await launch()
  await openRun(app, page, blind)
  await start(page)
  await expect.poll(() => stepsMade(page), { timeout: 120_000 }).toBe(total)
  await stands(page, 'limit')

  await page.evaluate(() => {
    const tasks: number[] = []
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
    Object.assign(window, { longTasks: tasks })
  })
  const seen = new Map<number, View>()
  for (const k of places) seen.set(k, await goTo(page, k))
  for (const k of [...places].reverse()) expect(await goTo(page, k), `step ${k}`).toEqual(seen.get(k))
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  const worst = Math.max(0, ...longTasks)
  console.log(`long tasks while scrubbing: ${longTasks.length}, the worst ${worst.toFixed(0)} ms`)
  // A machine busy with other things may stall any window; this catches what stalls by itself.
  expect(worst).toBeLessThan(500)

  // The same places in a run of their own, each as soon as the search has come there.
  await openRun(app, page, 'knights-tour/blind?size=8x8&start=2')
  await openRun(app, page, blind)
  await start(page)
  for (const k of [...places].sort((a, b) => a - b)) {
    await expect.poll(() => stepsMade(page), { timeout: 120_000 }).toBeGreaterThan(k)
    expect(await goTo(page, k), `step ${k}, fresh`).toEqual(seen.get(k))
  }
})
