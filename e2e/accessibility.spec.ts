import type { ElectronApplication, Page } from '@playwright/test'
import { puzzles } from '@shared/puzzles/index'
import type { Lang } from './app'
import { expectNothingWrong } from './axe'
import { chooseEntry, openRun, shows, stands } from './desk'
import { expect, test } from './fixtures'
import { playRun } from './hand'

// A trace makes every look slower; what axe finds names its element.
test.use({ trace: 'off' })

const inspector = '[data-testid=inspector]'

async function openForm(page: Page): Promise<void> {
  await page.getByTestId('run-title').click()
  await expect(page.getByTestId('run-form')).toBeVisible()
}

async function closeForm(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('run-form')).toBeHidden()
}

/** The search of this puzzle's first run, to what it comes to. */
async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  // A game comes to its value when all has been tried.
  await expect(page.locator('html')).toHaveAttribute('data-state', /^(solved|exhausted)$/)
  await page.keyboard.press('End')
}

/** Looks at the one dialog that is open, and closes it. */
async function lookAtDialog(app: ElectronApplication, page: Page, what: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expectNothingWrong(app, page, what, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

for (const lang of ['en-US', 'zh-CN'] satisfies Lang[])
  test.describe(lang, () => {
    test.use({ lang })

    test('axe finds nothing wrong in any view of any puzzle', async ({ app, page }) => {
      for (const { id, hand } of puzzles) {
        await page.getByTestId(`puzzle-${id}`).click()
        await openForm(page)
        await expectNothingWrong(app, page, `${id}: form`, '[data-testid=run-form]')
        await closeForm(page)
        await search(page)
        await expectNothingWrong(app, page, `${id}: search`)
        for (const tab of await page.getByRole('tab').all()) {
          await tab.click()
          await expect(tab).toHaveAttribute('aria-selected', 'true')
          await expectNothingWrong(app, page, `${id}: ${await tab.getAttribute('data-testid')}`, inspector)
        }
        if (!hand) continue
        await page.getByTestId('mode-play').click()
        await page.getByTestId('hand-board').focus()
        await page.getByTestId('hand-hint').click()
        await expectNothingWrong(app, page, `${id}: by hand`)
      }
    })

    test('axe finds nothing wrong in what is opened from a run', async ({ app, page }) => {
      await openForm(page)
      await page.getByTestId('field-size-rows').fill('0')
      await expect(page.getByTestId('run-form').locator('.wrong')).toBeVisible()
      await expectNothingWrong(app, page, 'a mistake', '[data-testid=run-form]')
      await closeForm(page)

      await openRun(app, page, 'n-queens/place-queens?n=6')
      await search(page)
      await page.getByTestId('tab-tree').click()
      await page.getByTestId('tree-size').click()
      await expect(page.getByTestId('tree-large').getByTestId('tree-host')).toBeVisible()
      await expectNothingWrong(app, page, 'large tree')
      await page.getByTestId('tree-back').click()
      await page.getByTestId('all').click()
      await stands(page, 'exhausted')
      await page.getByTestId('tab-gallery').click()
      await expect(page.getByTestId('tile').locator('img')).toHaveCount(4)
      await expectNothingWrong(app, page, 'gallery', inspector)
      await page.getByTestId('tab-numbers').click()
      await page.getByTestId('open-count').click()
      await page.getByTestId('count-start').click()
      await expect(page.getByTestId('count-result')).toHaveAttribute('data-state', 'whole')
      await lookAtDialog(app, page, 'count')

      await page.keyboard.press('e')
      await page.getByTestId('what-view').click()
      await page.getByTestId('export-details').click()
      for (const subject of await page.getByTestId('subjects').getByRole('radio').all()) {
        if (await subject.isDisabled()) continue
        await subject.focus()
        await page.keyboard.press('Space')
        await expect(subject).toBeChecked()
        const what = `export ${await subject.getAttribute('value')}`
        await expectNothingWrong(app, page, what, '[data-testid=export-dialog]')
      }
      await page.keyboard.press('Escape')

      await openRun(app, page, 'bottles/memo?bottles=5,3&drinkers=&start=5,0&goal=4,*')
      await page.getByTestId('tab-facts').click()
      await page.getByTestId('toggle-map').click()
      await page.getByTestId('map-host').focus()
      await page.keyboard.press('ArrowRight')
      await expect(page.getByTestId('state-text')).toBeVisible()
      await expectNothingWrong(app, page, 'map')

      await playRun(app, page, 'token-game?n=3')
      await page.getByTestId('match-judge').click()
      await page.keyboard.press('1')
      await expect(page.getByTestId('match-record').getByRole('button')).toHaveCount(2)
      await expectNothingWrong(app, page, 'a game begun')
      await page.keyboard.press('e')
      await lookAtDialog(app, page, 'export of a game')
      await page.getByTestId('record-open').click()
      await lookAtDialog(app, page, 'record')
    })

    test('axe finds nothing wrong in the dialogs of the window', async ({ app, page }) => {
      for (const entry of ['settings', 'shortcuts', 'about', 'paste-run', 'import']) {
        await chooseEntry(app, entry)
        await lookAtDialog(app, page, entry)
      }
      await page.getByTestId('puzzle-zebra').click()
      for (const name of ['compose', 'compare', 'make']) {
        await openForm(page)
        await page.getByTestId(`open-${name}`).click()
        await expect(page.getByTestId('run-form')).toBeHidden()
        await lookAtDialog(app, page, name)
      }
    })
  })

test('the board is read place by place with the keys, and the playback keeps its own outside', async ({
  page,
}) => {
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await shows(page, 64)
  await page.keyboard.press('Home')
  await shows(page, 0)
  const mirror = page.getByTestId('board-mirror')
  const said = page.locator('.mirror-note')
  await mirror.focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, 1)
  await page.keyboard.press('Enter')
  await expect(said).toHaveText('Row 1, column 1, square 1: free')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(said).toHaveText('Row 2, column 3, square 11: free')
  await shows(page, 1)
  const at = await mirror.getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${at}"]`)).toHaveText('Row 2, column 3, square 11: free')
  await page.keyboard.press('Escape')
  await expect(mirror).not.toHaveAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowLeft')
  await shows(page, 0)
})

test('F6 leads through the parts of the window and back, from a field as well', async ({ page }) => {
  const part = () =>
    page.evaluate(
      () => document.activeElement?.closest('.top-bar, .rail, .centre, .inspector, .playback')?.className,
    )
  const parts = ['top-bar', 'rail', 'centre', 'inspector', 'playback'] as const
  // The board is in words once it has stood still.
  await expect(page.getByTestId('board-mirror')).toBeAttached()
  await page.getByTestId('run-title').focus()
  for (const next of [...parts.slice(1), parts[0]]) {
    await page.keyboard.press('F6')
    expect(await part()).toContain(next)
  }
  await page.locator('#step-box').focus()
  await page.keyboard.press('Shift+F6')
  expect(await part()).toContain('inspector')
})

test('the first Esc closes a dialog though a tooltip is open in it', async ({ page }) => {
  await page.keyboard.press('?')
  const dialog = page.getByTestId('shortcuts-dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button').first().focus()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a screen reader finds the landmarks, the board and a polite live region', async ({ page }) => {
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await shows(page, 64)
  const session = await page.context().newCDPSession(page)
  const roles = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    return nodes
      .filter(({ ignored }) => !ignored)
      .map(({ role, name }) => `${role?.value} ${name?.value ?? ''}`.trim())
  }
  await expect.poll(roles).toContain('grid Board in words')
  const found = await roles()
  for (const role of ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'status'])
    expect(
      found.map((each) => each.split(' ')[0]),
      role,
    ).toContain(role)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('announcer')).toContainText('Step 1 of 64')
  await expect(page.getByTestId('announcer')).toHaveAttribute('aria-live', 'polite')
})
