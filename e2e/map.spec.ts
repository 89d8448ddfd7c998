import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openRun, saveTo, shows, stands } from './desk'
import { expect, test } from './fixtures'

const article = 'bottles/memo?bottles=8,8,3&drinkers=4,4,4,4&start=8,8,0&goal=0,0,0,4,4,4,4'

test('the article’s bottles: the facts, the map, a state of it and the step that met it', async ({
  app,
  page,
  home,
}) => {
  await openRun(app, page, article)
  await openMap(page)
  await expect(page.getByTestId('facts-reachable')).toHaveText('6,355')
  await expect(page.getByTestId('facts-hopeless')).toHaveText('3,665 (57.7%)')
  await expect(page.getByTestId('facts-transitions')).toHaveText('39,460')
  await expect(page.getByTestId('facts-shortest')).toHaveText('24 moves')
  await expect(page.getByTestId('facts-solutions')).toHaveText('16,992')
  await expect(page.getByTestId('distances').locator('tbody tr')).toHaveCount(27)
  await expect(page.getByTestId('facts-met')).toHaveText('1 (0.0%)')

  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await expect(page.getByTestId('facts-found')).toHaveText('33 moves')
  await expect(page.getByTestId('facts-met')).toHaveText('802 (12.6%)')
  await expect(page.getByTestId('facts-met-hopeless')).toContainText('768')

  // Along a shortest solution, to the goal; the search met it at its last step but one.
  await page.getByTestId('map-host').focus()
  for (let moves = 0; moves < 24; moves++) await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('state-text')).toHaveText('(0,0,0,4,4,4,4)')
  await expect(page.getByTestId('state-outlook')).toHaveText('A goal')
  await expect(page.getByTestId('state-card').locator('img')).toBeVisible()
  await page.getByTestId('state-go').click()
  await shows(page, 4878)

  // A press on the band of the start: the start itself, met before any step.
  await page.getByTestId('map-host').focus()
  await page.keyboard.press('Home')
  await expect(page.getByTestId('state-text')).toHaveText('(8,8,0,0,0,0,0)')
  await page.keyboard.press('Enter')
  await shows(page, 0)
  await expect(page.getByTestId('facts-met')).toHaveText('1 (0.0%)')

  const path = join(home, 'map.svg')
  await saveTo(app, path)
  await page.getByTestId('map-save').click()
  await page.getByTestId('map-save-svg').click()
  await expect(page.getByTestId('toast')).toContainText('map.svg')
  expect(readFileSync(path, 'utf8')).toContain('<title>Map of all states')
})

test('a state is hovered over and pressed where it is drawn', async ({ app, page }) => {
  await openRun(app, page, 'bottles/memo?bottles=8,5,3&drinkers=&start=8,0,0&goal=4,4,0')
  await openMap(page)
  const box = await page.getByTestId('map-host').boundingBox()
  if (!box) throw new Error('there is no map')
  // Few states are drawn as large as may be; the middle of the picture is a gap or a band of two.
  const found = await sweep(page, box)
  expect(found.size).toBe(16)
  const [[text, at] = ['', { x: 0, y: 0 }]] = [...found].slice(-1)
  await page.mouse.click(at.x, at.y)
  await expect(page.getByTestId('state-text')).toHaveText(text.replace(/^\d+: /, ''))
})

test('no solution: all states were looked at; too many states: it is said', async ({ app, page }) => {
  await openRun(app, page, 'bottles/memo?bottles=6,4,2&drinkers=&start=6,0,0&goal=3,3,0')
  await openMap(page)
  await expect(page.getByTestId('facts-none')).toHaveText(/No solution: all \d+ states/)
  await openRun(app, page, 'sliding-tiles/a-star?size=4x4&start=1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0')
  await expect(page.getByTestId('facts')).toContainText('more than 200,000 states')
  await expect(page.getByTestId('facts')).toHaveAttribute('data-phase', 'done')
})

test('181,440 boards of 3×3 tiles are drawn, and scrubbed', async ({ app, page }) => {
  await openRun(app, page, 'sliding-tiles/breadth-first?size=3x3')
  await openMap(page)
  await expect(page.getByTestId('facts-reachable')).toHaveText('181,440')
  await expect(page.getByTestId('distances').locator('tbody tr')).toHaveCount(32)
  await page.keyboard.press('Control+Enter')
  // The farthest board is the last: when it is found, nothing may be left to try.
  await expect(page.locator('html')).toHaveAttribute('data-state', /solved|exhausted/)
  await page.keyboard.press('End')
  await expect(page.getByTestId('facts-met')).toHaveText(/^181,4\d\d/)
  await expect(page.getByTestId('facts-found')).toHaveText('31 moves, as short as can be')
})

async function openMap(page: Page): Promise<void> {
  await page.getByTestId('tab-facts').click()
  await page.getByTestId('toggle-map').click()
  await expect(page.getByTestId('map-host')).toHaveAttribute('data-ready', 'true')
}

/** What hovering over a small map tells, by text, with a place for each. */
async function sweep(page: Page, box: { x: number; y: number; width: number; height: number }) {
  const found = new Map<string, { x: number; y: number }>()
  const tip = page.getByTestId('map-tip')
  for (let y = box.y + box.height / 2 - 60; y < box.y + box.height / 2 + 60; y += 11)
    for (let x = box.x + 8; x < box.x + box.width - 8; x += 11) {
      await page.mouse.move(x, y)
      if (await tip.isVisible()) found.set((await tip.textContent()) ?? '', { x, y })
    }
  return found
}
