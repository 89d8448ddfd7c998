import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { complaints } from './axe'
import { openRun, saveTo, stands } from './desk'
import { expect, test } from './fixtures'
import { holds, playRun, pressSpots } from './hand'

/** Opens a dialog by a command of the run's form, which is gone before its fields could be taken for the dialog's. */
async function openFromForm(page: Page, dialog: 'compose' | 'compare' | 'make'): Promise<void> {
  await page.getByTestId('run-title').click()
  await page.getByTestId(`open-${dialog}`).click()
  await expect(page.getByTestId('run-form')).toBeHidden()
}

/** Chooses in a select by the value of its option. */
async function choose(page: Page, select: string, value: string | number): Promise<void> {
  await page.getByTestId(select).getByRole('button').click()
  await page.getByTestId(`${select}-${value}`).click()
}

const answers = { 'en-US': 'The German keeps fish', 'zh-CN': '德国人养鱼' } as const

for (const lang of ['en-US', 'zh-CN'] as const)
  test.describe(lang, () => {
    test.use({ lang })

    test('the article’s puzzle is watched by all three strategies to its answer', async ({ app, page }) => {
      for (const strategy of ['exhaustive', 'inference', 'propagation']) {
        await openRun(app, page, `zebra/${strategy}`)
        await page.getByTestId('start').click()
        // Inference ends with its solution; the others could go on.
        await stands(page, strategy === 'inference' ? 'exhausted' : 'solved')
        await page.keyboard.press('End')
        await expect(page.getByTestId('why')).toContainText(answers[lang])
      }
    })

    test('clue 15 is found redundant; a wrong line is named, and nothing is lost', async ({ app, page }) => {
      await openRun(app, page, 'zebra/exhaustive')
      await openFromForm(page, 'compose')
      const judgement = page.getByTestId('judgement')
      await expect(judgement).toHaveAttribute('data-solutions', '1')
      await expect(page.getByTestId('needed')).toHaveText(/\D15\D*$/)

      // Both tabs are the same thing.
      await page.getByTestId('statement-remove-1').click()
      await expect(judgement).not.toHaveAttribute('data-solutions', '1')
      await page.getByTestId('compose-view-text').click()
      const text = page.getByTestId('compose-text')
      await expect(text).not.toHaveValue(/england = red/)
      await page.getByTestId('compose-undo').click()
      await expect(text).toHaveValue(/england = red/)

      const whole = await text.inputValue()
      await text.fill(whole.replace('sweden = dog', 'sweden = dragon'))
      const line = whole.split('\n').indexOf('sweden = dog') + 1
      await expect(page.getByTestId('compose-text-note')).toContainText(String(line))
      await expect(page.getByTestId('compose-text-note')).toContainText('dragon')
      await expect(page.locator(`[data-line="${line}"]`)).toHaveClass('wrong')
      await expect(page.getByTestId('compose-use')).toBeDisabled()
      expect(await complaints(page, '[role=dialog]')).toEqual([])
      await text.fill(whole)
      await expect(judgement).toHaveAttribute('data-solutions', '1')
    })

    test('orders of the loops: the least total first; a row is put on the table', async ({ app, page }) => {
      await openRun(app, page, 'zebra/propagation')
      await openFromForm(page, 'compare')
      const rows = page.getByTestId('compare-row')
      await expect(rows).toHaveCount(3)
      await page.getByTestId('compare-group-complete').click()
      await expect(rows).toHaveCount(120)
      await page.getByTestId('sort-total').click()
      // All are counted before the first is timed.
      await expect(rows.last().getByRole('cell').nth(1)).toHaveText(/\d/, { timeout: 60_000 })
      await expect(rows.first().getByRole('cell').nth(1)).toHaveText('5,520')
      await page.getByTestId('compare-group-as-printed').click()
      await expect(page.getByTestId('compare-table')).toContainText('11,476')
      await expect(page.getByTestId('compare-table')).toContainText('14,761')
      await page.getByTestId('compare-stop').click()
      await expect(page.getByTestId('compare-state')).toHaveAttribute('data-state', 'stopped')
      expect(await complaints(page, '[role=dialog]')).toEqual([])

      await page.getByTestId('compare-group-strategies').click()
      await expect(rows).toHaveCount(3)
      // Which row is first depends on what is counted by now.
      const name = lang === 'en-US' ? 'Exhaustive' : '穷举'
      await rows.getByRole('button', { name }).click()
      await expect(page.getByTestId('compare-dialog')).toBeHidden()
      await expect(page.getByTestId('strategy').getByRole('button')).toContainText(name)
    })
  })

test('a puzzle is put together in the form and used; the way back is there', async ({ app, page }) => {
  await openRun(app, page, 'zebra/exhaustive?puzzle=neighbours-3')
  await openFromForm(page, 'compose')
  const clues = page.getByTestId('statements').getByRole('row')
  const count = await clues.count()
  await page.getByTestId('part-0-0').fill('Martian')
  await page.getByTestId('part-0-0').press('Enter')
  await choose(page, 'statement-kind', 'at')
  await choose(page, 'statement-a', 0)
  await choose(page, 'statement-b', 2)
  await expect(page.getByTestId('statement-preview')).toContainText('house 3')
  await page.getByTestId('add-statement').click()
  await expect(clues).toHaveCount(count + 1)
  await expect(clues.last()).toContainText('house 3')

  // The last is moved to the front by keys, and stays where the keys are.
  await clues.last().focus()
  for (let i = 0; i < count; i++) await page.keyboard.press('Alt+ArrowUp')
  await expect(clues.first()).toContainText('house 3')
  await expect(clues.first()).toBeFocused()
  await page.getByTestId('compose-size').fill('13')
  await expect(page.getByTestId('compose-size')).toHaveAttribute('aria-invalid', 'true')
  await page.getByTestId('compose-size').fill('8')
  await expect(page.getByTestId('part-0-7')).toBeVisible()
  await page.getByTestId('compose-use').click()
  await expect(page.getByTestId('compose-dialog')).toBeHidden()
  // Exhaustive goes up to seven houses: another strategy takes its place.
  await expect(page.getByTestId('run-title')).toContainText(`8 houses, ${count + 1} clues`)
  await expect(page.getByTestId('strategy').getByRole('button')).toContainText('Propagation')
  await page.getByTestId('undo-make').click()
  await expect(page.getByTestId('run-title')).toContainText('3 houses')
})

test('a puzzle from the maker; a table as CSV; a sheet of two pages', async ({ app, page, home }) => {
  await openRun(app, page, 'zebra/propagation')
  await openFromForm(page, 'make')
  await page.getByTestId('field-houses').fill('4')
  await page.getByTestId('seed').fill('5')
  await page.getByTestId('make').click()
  await expect(page.getByTestId('make-dialog')).toBeHidden({ timeout: 30_000 })
  await expect(page.getByTestId('run-title')).toContainText('4 houses')

  await openFromForm(page, 'compare')
  await expect(page.getByTestId('compare-state')).toHaveAttribute('data-state', 'done', { timeout: 60_000 })
  await saveTo(app, join(home, 'table.csv'))
  await page.getByTestId('compare-save').click()
  await expect(page.getByTestId('compare-saved')).toContainText('table.csv')
  const [heading, ...lines] = readFileSync(join(home, 'table.csv'), 'utf8').trim().split(/\r?\n/)
  expect(heading).toContain('Steps in all')
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Exhaustive', 'Inference', 'Propagation'])
  await page.keyboard.press('Escape')

  const file = join(home, 'sheet.pdf')
  await saveTo(app, file)
  await page.getByTestId('run-title').click()
  await page.getByTestId('save-sheet').click()
  await expect(page.getByTestId('toast')).toContainText('sheet.pdf', { timeout: 30_000 })
  expect(readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})

test('a cell filled by hand, a mistake said by its clue, a hint with its reason', async ({ app, page }) => {
  const game = await playRun(app, page, 'zebra/propagation')
  const said = page.getByTestId('hand-say')
  // Milk is value 22, and clue 8 has it in house 3.
  const milk = (house: number) => 22 * 5 + house - 1
  await pressSpots(page, game, milk(1))
  await holds(page, [2 * milk(1)])
  await pressSpots(page, game, milk(1))
  await expect(said).toContainText('Clue 8 cannot hold any more')
  await pressSpots(page, game, milk(1))
  await holds(page, [])
  await pressSpots(page, game, milk(3), milk(3))
  await expect(said).toContainText('1 of 25')
  await page.getByTestId('hand-hint').click()
  await expect(said).toContainText(/^Clue \d+/)
  await page.keyboard.press('Control+z')
  await holds(page, [2 * milk(3) + 1])
  // By keys: the ring is at the first value in the first house.
  await page.getByTestId('hand-board').focus()
  await page.keyboard.press('Enter')
  await holds(page, [2 * milk(3) + 1, 0])
})

test('the order of the loops is changed by keys in the form', async ({ app, page }) => {
  await openRun(app, page, 'zebra/exhaustive')
  await page.getByTestId('run-title').click()
  const items = page.getByTestId('items-order').getByRole('row')
  await items.first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByTestId('field-order')).toHaveValue('colour,nation,smoke,pet,drink')
  await expect(items.nth(1)).toBeFocused()
})
