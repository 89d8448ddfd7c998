import type { ElectronApplication, Page } from '@playwright/test'
import { complaints } from './axe'
import { openRun, stands } from './desk'
import { expect, test } from './fixtures'

/** The form of the run, and from it the dialog. */
async function openMaker(page: Page): Promise<void> {
  await page.getByTestId('run-title').click()
  await page.getByTestId('open-make').click()
  await expect(page.getByTestId('make-dialog')).toBeVisible()
  // It fades away; its fields have the names of the dialog's.
  await expect(page.getByTestId('run-form')).toBeHidden()
}

/** The number of processes that search or make something, and the one that waits to. */
const solvers = (app: ElectronApplication): Promise<number> =>
  app.evaluate((main) => main.app.getAppMetrics().filter(({ name }) => name === 'Retrace solver').length)

const title = (page: Page) => page.getByTestId('run-title')

test('a scramble from a seed; the same seed gives the same; undo brings back what was there', async ({
  app,
  page,
}) => {
  const before = 'sliding-tiles/ida-star?size=2x2&start=3,2,0,1&goal=1,2,3,0'
  await openRun(app, page, before)
  await expect(title(page)).toContainText('2×2')
  await openMaker(page)
  await page.getByTestId('field-size-rows').fill('3')
  await page.getByTestId('field-size-columns').fill('3')
  await expect(page.getByTestId('field-moves')).toBeHidden()
  await page.getByTestId('field-distance').getByText('Exactly').click()
  await page.getByTestId('field-moves').fill('31')
  await page.getByTestId('seed').fill('7')
  await page.getByTestId('make').click()
  await expect(page.getByTestId('make-dialog')).toBeHidden()
  await expect(page.getByTestId('toast')).toContainText('Made from seed 7.')
  await expect(title(page)).toContainText('3×3')
  await stands(page, 'ready')

  // It needs as many moves as were wished, by the strategy that was there.
  await page.getByTestId('start').click()
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await expect(page.getByTestId('why')).toContainText('Solved in 31 moves')

  await page.getByTestId('undo-make').click()
  await expect(title(page)).toContainText('2×2')
  await expect(page.getByTestId('toast')).toContainText('back')
})

test('bottles from a seed, by keys; what was wished is there again', async ({ app, page }) => {
  await openRun(app, page, 'bottles/breadth-first?bottles=5,3&drinkers=&start=5,0&goal=2,3')
  await openMaker(page)
  await page.getByTestId('field-moves').fill('11')
  await page.getByTestId('seed').fill('-1')
  await expect(page.getByTestId('make')).toBeDisabled()
  await expect(page.getByTestId('seed-note')).toContainText('0 to')
  await page.getByTestId('seed').fill('4')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('make-dialog')).toBeHidden()
  await page.getByTestId('start').click()
  // The last state of all may be the goal: then there is nothing left to search.
  await expect(page.locator('html')).toHaveAttribute('data-state', /^(solved|exhausted)$/)
  await page.keyboard.press('End')
  await expect(page.getByTestId('why')).toContainText('12 states, 11 moves')

  await openMaker(page)
  await expect(page.getByTestId('field-moves')).toHaveValue('11')
  const seed = await page.getByTestId('seed').inputValue()
  await page.getByTestId('seed-dice').click()
  await expect(page.getByTestId('seed')).not.toHaveValue(seed)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('make-dialog')).toBeHidden()
})

test('one that takes long shows how far it is and can be cancelled; so can one whose process dies', async ({
  app,
  page,
}) => {
  await openRun(app, page, 'bottles/memo?bottles=8,5,3&drinkers=&start=8,0,0&goal=4,4,0')
  await openMaker(page)
  await wishForTooMuch(page)
  const state = page.getByTestId('make-state')
  await page.getByTestId('make').click()
  await expect(state).toHaveText('Making…')
  await expect(state.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow', '0')
  expect(await complaints(page, '[role=dialog]')).toEqual([])
  await page.getByTestId('make-cancel').click()
  await expect(state).toHaveAttribute('data-state', 'idle')
  await expect.poll(() => solvers(app)).toBeLessThanOrEqual(1)

  await page.getByTestId('make').click()
  await expect(state).toHaveText('Making…')
  await app.evaluate((main) => {
    for (const { name, pid } of main.app.getAppMetrics())
      if (name === 'Retrace solver') process.kill(pid, 'SIGKILL')
  })
  await expect(state).toContainText('ended unexpectedly')
  // Nothing is lost: what was wished is still there, and a smaller wish is granted.
  await page.getByTestId('field-moves').fill('9')
  await page.getByTestId('field-bottles').fill('3')
  await page.getByTestId('field-drinkers').fill('0')
  await page.getByTestId('make').click()
  await expect(page.getByTestId('make-dialog')).toBeHidden()

  // Whoever closes the dialog waits no more.
  await openMaker(page)
  await wishForTooMuch(page)
  await page.getByTestId('make').click()
  await expect(state).toHaveText('Making…')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('make-dialog')).toBeHidden()
  await expect.poll(() => solvers(app)).toBeLessThanOrEqual(1)
})

/** There is none, but it takes long to see. */
async function wishForTooMuch(page: Page): Promise<void> {
  await page.getByTestId('field-bottles').fill('6')
  await page.getByTestId('field-drinkers').fill('4')
  await page.getByTestId('field-moves').fill('60')
  await page.getByTestId('seed').fill('1')
}

test('a level is dragged before a search; elsewhere, and after one, a drag moves the picture', async ({
  app,
  page,
}) => {
  await openRun(app, page, 'bottles/breadth-first?bottles=8,5,3&drinkers=&start=8,0,0&goal=*,*,1')
  const stage = page.getByTestId('stage')
  const box = await stage.boundingBox()
  if (!box) throw new Error('no stage')
  const vessel = await middleOfFirstBottle(page)
  const cursor = () => stage.locator('canvas').evaluate((canvas) => canvas.style.cursor)
  await page.mouse.move(vessel.x, vessel.y)
  expect(await cursor()).toBe('ns-resize')

  // Up and down, and only the level follows.
  await page.mouse.down()
  await page.mouse.move(vessel.x, vessel.y + 20, { steps: 3 })
  await page.mouse.move(vessel.x + 200, box.y + box.height - 4, { steps: 5 })
  await expect(title(page)).toContainText('from 0, 0, 0')
  await page.mouse.move(vessel.x, box.y + 4, { steps: 5 })
  await expect(title(page)).toContainText('from 8, 0, 0')
  await page.mouse.move(vessel.x, vessel.y, { steps: 5 })
  await page.mouse.up()
  await expect(title(page)).toContainText(/from [345], 0, 0/)
  // The form tells it, too.
  await title(page).click()
  await expect(page.getByTestId('field-start')).toHaveValue(/^[345]$/)
  await page.keyboard.press('Escape')

  await page.mouse.move(box.x + 6, box.y + 6)
  expect(await cursor()).toBe('')
  await page.getByTestId('start').click()
  await stands(page, 'solved')
  const standing = await title(page).textContent()
  await page.mouse.move(vessel.x, vessel.y)
  expect(await cursor()).toBe('')
  await page.mouse.down()
  await page.mouse.move(vessel.x, vessel.y + 30, { steps: 3 })
  await page.mouse.up()
  await expect(title(page)).toHaveText(standing ?? '')
  await stands(page, 'solved')
})

/** Where the pointer can drag, halfway up the first bottle: found as a person does, by its shape. */
async function middleOfFirstBottle(page: Page): Promise<{ x: number; y: number }> {
  const stage = page.getByTestId('stage')
  const box = await stage.boundingBox()
  if (!box) throw new Error('no stage')
  const isGrip = async (x: number, y: number) => {
    await page.mouse.move(x, y)
    return (await stage.locator('canvas').evaluate((canvas) => canvas.style.cursor)) === 'ns-resize'
  }
  for (let y = box.y + box.height * 0.3; y < box.y + box.height * 0.7; y += 20)
    for (let x = box.x + 10; x < box.x + box.width; x += 20)
      if (await isGrip(x, y)) {
        let top = y
        let bottom = y
        while (await isGrip(x + 10, top - 4)) top -= 4
        while (await isGrip(x + 10, bottom + 4)) bottom += 4
        return { x: x + 10, y: top + (bottom - top) * 0.6 }
      }
  throw new Error('nothing can be dragged')
}
