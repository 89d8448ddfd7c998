import type { ElectronApplication, Page } from '@playwright/test'
import { openRun, shows, stands, stepsMade } from './desk'
import { expect, test } from './fixtures'

/** Searched to its end it has so many steps and 581 tours. */
const blind = 'knights-tour/blind?size=4x7&start=2'
const total = 25_746_373

/** The whole run searched, the playhead in its midst. */
async function searchAll(app: ElectronApplication, page: Page): Promise<void> {
  await openRun(app, page, blind)
  await page.keyboard.press('Control+Enter')
  await page.getByTestId('play').click()
  await stands(page, 'solved')
  await page.getByTestId('all').click()
  await expect(page.locator('html')).toHaveAttribute('data-state', 'exhausted', { timeout: 60_000 })
  await expect.poll(() => stepsMade(page)).toBe(total)
  // Over nothing that would say a word about itself, which Escape takes away first.
  await page.mouse.move(400, 100)
  await goTo(page, middle)
}

const middle = 12_000_000

async function goTo(page: Page, k: number): Promise<void> {
  await page.getByTestId('step-box').fill(String(k))
  await page.keyboard.press('Enter')
  await shows(page, k)
}

/** The steps between which the view lies, rounded. */
async function inView(page: Page): Promise<[number, number]> {
  const read = async (end: string) =>
    Number((await page.getByTestId(`scrub-${end}`).textContent())?.replaceAll(',', ''))
  return [await read('from'), await read('to')]
}

const span = async (page: Page): Promise<number> => {
  const [from, to] = await inView(page)
  return to - from
}

async function boxOf(page: Page, testId: string) {
  const box = await page.getByTestId(testId).boundingBox()
  if (!box) throw new Error(`${testId} is not to be seen`)
  return box
}

/** How often the wave's upper edge changes from one column of pixels to the next. */
const ups = (page: Page): Promise<number> =>
  page.locator('canvas.ahead').evaluate((element) => {
    const canvas = element as HTMLCanvasElement
    const { width, height } = canvas
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
    const topOf = (x: number) => {
      let y = 0
      while (y < height && pixels?.[4 * (y * width + x) + 3] === 0) y++
      return y
    }
    const tops = Array.from({ length: width }, (_, x) => topOf(x))
    return tops.filter((top, x) => x > 0 && top !== tops[x - 1]).length
  })

test('the scrubber zooms to single steps and back', async ({ app, page }) => {
  test.setTimeout(120_000)
  await searchAll(app, page)
  const scrubber = page.getByTestId('scrubber')
  const whole = page.getByTestId('whole-run')
  await expect(whole).toBeHidden()
  expect(await inView(page)).toEqual([0, total])

  await scrubber.focus()
  for (let i = 0; i < 5; i++) await page.keyboard.press('+')
  await expect.poll(() => span(page)).toBeLessThan(900_000)
  // At first as coarse as the overview, some fifty buckets; then as fine as it can be drawn.
  await expect.poll(() => ups(page)).toBeGreaterThan(150)

  for (let i = 0; i < 20; i++) await page.keyboard.press('+')
  await expect.poll(() => inView(page)).toEqual([middle - 6, middle + 6])
  const { x, y, width, height } = await boxOf(page, 'scrubber')
  const at = (k: number) => x + 12 + ((k - middle + 6) / 12) * (width - 24)
  for (const [k, kind] of [
    [middle, 'forward'],
    [middle + 1, 'back'],
    [middle + 2, 'back'],
    [middle + 4, 'forward'],
  ] as const) {
    await page.mouse.move(at(k) + 8, y + height / 2)
    await expect(page.getByTestId('under-pointer')).toContainText(`Step ${k.toLocaleString('en')} · ${kind}`)
  }
  await page.mouse.click(at(middle + 4) - 20, y + height / 2)
  await shows(page, middle + 4)

  await whole.click()
  await expect(whole).toBeHidden()
  expect(await inView(page)).toEqual([0, total])
})

test('the wheel zooms at the pointer, Shift and the bar move along, a double click shows all', async ({
  app,
  page,
}) => {
  test.setTimeout(120_000)
  await searchAll(app, page)
  const wave = await boxOf(page, 'scrubber')
  const quarter = wave.x + 12 + (wave.width - 24) / 4
  await page.mouse.move(quarter, wave.y + 20)
  for (let i = 0; i < 12; i++) await page.mouse.wheel(0, -100)
  await expect.poll(() => span(page)).toBeLessThan(total / 10)
  const [from, to] = await inView(page)
  expect(Math.abs(from + (to - from) / 4 - total / 4)).toBeLessThan(total / 1000)

  await page.keyboard.down('Shift')
  await page.mouse.wheel(0, 500)
  await page.keyboard.up('Shift')
  await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(from)
  expect(Math.abs((await span(page)) - (to - from))).toBeLessThan(2)

  // Half the bar to the right is half the run; the thumb stays under the hand.
  const [before] = await inView(page)
  const bar = await boxOf(page, 'range-bar')
  const thumb = await boxOf(page, 'range-thumb')
  const grab = thumb.x + thumb.width / 2
  await page.mouse.move(grab, bar.y + bar.height / 2)
  await page.mouse.down()
  await page.mouse.move(grab + bar.width / 2, bar.y + bar.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect
    .poll(async () => Math.abs((await inView(page))[0] - before - total / 2))
    .toBeLessThan(total / 500)

  // Its right end, dragged to the end of the bar, opens the view up to the end of the run.
  const moved = await boxOf(page, 'range-thumb')
  await page.mouse.move(moved.x + moved.width, bar.y + bar.height / 2)
  await page.mouse.down()
  await page.mouse.move(bar.x + bar.width + 5, bar.y + bar.height / 2, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await inView(page))[1]).toBe(total)

  await page.mouse.dblclick(quarter, wave.y + 20)
  await expect.poll(() => inView(page)).toEqual([0, total])
})

test('keys page by a tenth of the view, which follows the playhead', async ({ app, page }) => {
  test.setTimeout(120_000)
  await searchAll(app, page)
  await page.getByTestId('scrubber').focus()
  await page.keyboard.press('PageUp')
  await shows(page, middle + Math.round(total / 10))
  await page.keyboard.press('PageDown')
  await shows(page, middle)

  for (let i = 0; i < 25; i++) await page.keyboard.press('+')
  await expect.poll(() => inView(page)).toEqual([middle - 6, middle + 6])
  for (let i = 0; i < 6; i++) await page.keyboard.press('PageUp')
  await shows(page, middle + 6)
  expect(await inView(page)).toEqual([middle - 6, middle + 6])
  await page.keyboard.press('ArrowRight')
  await shows(page, middle + 7)
  await expect.poll(() => inView(page)).toEqual([middle + 6, middle + 18])

  // In playback it turns page after page.
  await page.keyboard.press('Space')
  await expect.poll(async () => (await inView(page))[0], { timeout: 20_000 }).toBeGreaterThan(middle + 15)
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect.poll(() => inView(page)).toEqual([0, total])
  // A place far away is brought into view.
  for (let i = 0; i < 25; i++) await page.keyboard.press('+')
  await goTo(page, 1_000_000)
  await expect.poll(() => inView(page)).toEqual([999_994, 1_000_006])
})

/** The nearest such moments on either side of the middle, from the steps themselves. */
const answers = [
  { kind: 'solved', before: 6_502_464, after: 13_648_937 },
  { kind: 'dead-end', before: 11_999_994, after: 12_000_007 },
  { kind: 'deep', depth: 27, before: 6_502_463, after: 13_648_936 },
  { kind: 'shallow', depth: 6, before: 11_931_928, after: 12_125_290 },
] as const

test('every kind of moment is found, forwards and backwards', async ({ app, page }) => {
  test.setTimeout(180_000)
  await searchAll(app, page)
  for (const answer of answers) {
    await page.keyboard.press('f')
    await page.getByTestId(`find-${answer.kind}`).click()
    if ('depth' in answer) {
      await page.getByTestId('find-depth').fill(String(answer.depth))
      await page.keyboard.press('Enter')
    } else {
      await page.getByTestId('menu-find-next').click()
    }
    await expect(page.getByTestId('find-menu')).toBeHidden()
    await shows(page, answer.after)
    await goTo(page, middle)
    await page.keyboard.press('Shift+F3')
    await shows(page, answer.before)
    await goTo(page, middle)
  }
  // Square 12 is the fifth of the second row, of four rows of seven round the middle of the stage.
  const stage = await boxOf(page, 'stage')
  const square = [stage.x + stage.width / 2 + 90, stage.y + stage.height / 2 - 40] as const
  await page.mouse.click(...square, { button: 'right' })
  await expect(page.getByTestId('find-what')).toContainText('Square 12')
  await page.getByTestId('find-next').click()
  await shows(page, 12_000_002)
  await goTo(page, middle)
  await page.getByTestId('find-previous').click()
  await shows(page, 11_999_977)

  // The next one to the left, by way of the menu.
  await goTo(page, middle)
  await page.getByTestId('find-what').click()
  await page.getByTestId('pick-square').click()
  await expect(page.getByTestId('picking')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('find-what')).toContainText('Square 12')
  await page.getByTestId('find-what').click()
  await page.getByTestId('pick-square').click()
  await page.mouse.click(square[0] + 110, square[1] - 70)
  await expect(page.getByTestId('run-title')).toContainText('from 2')
  await expect(page.getByTestId('find-what')).toContainText(/Square [67]/)

  // The start is never moved to.
  await goTo(page, total)
  await page.keyboard.press('f')
  await page.getByTestId('find-deep').click()
  await page.getByTestId('find-depth').fill('28')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The depth does not grow to 28 after this step.')).toBeVisible()
  await shows(page, total)
})

test('a long look shows how far it has come, and can be called off', async ({ app, page }) => {
  test.setTimeout(180_000)
  await openRun(app, page, 'knights-tour/blind?size=8x8&start=20')
  await page.keyboard.press('Control+Enter')
  await page.getByTestId('play').click()
  await expect.poll(() => stepsMade(page), { timeout: 120_000 }).toBeGreaterThan(60_000_000)
  await page.getByTestId('pause-search').click()
  await stands(page, 'paused')
  await page.keyboard.press('Home')
  await shows(page, 0)
  // The start itself, the fourth square of the third row of eight, is never moved to.
  const stage = await boxOf(page, 'stage')
  const start = [stage.x + stage.width / 2 - 30, stage.y + stage.height / 2 - 86] as const
  await page.keyboard.down('Alt')
  await page.mouse.click(...start)
  await page.keyboard.up('Alt')
  await expect(page.getByTestId('find-what')).toContainText('Square 20')
  await page.keyboard.press('F3')
  await expect(page.getByTestId('looking')).toContainText('%')
  await page.getByTestId('cancel-looking').click()
  await expect(page.getByTestId('looking')).toBeHidden()
  await shows(page, 0)
  await page.keyboard.press('F3')
  await expect(page.getByTestId('looking')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('looking')).toBeHidden()
  await page.keyboard.press('F3')
  await expect(page.getByText('No such square after this step.')).toBeVisible({ timeout: 60_000 })
})
