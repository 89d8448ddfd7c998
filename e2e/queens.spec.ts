import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { openRun, saveTo, shows, stands } from './desk'
import { expect, test } from './fixtures'

test('92 boards, all different, 12 of them fundamental; a press on one goes to its step', async ({
  app,
  page,
}) => {
  await findAll(app, page, 8)
  await page.getByTestId('tab-gallery').click()
  await expect(page.getByTestId('gallery-count')).toHaveText('92 solutions, 12 fundamental')

  const boards = await collectBoards(page)
  expect(boards.size).toBe(92)
  expect(new Set(boards.values()).size).toBe(92)

  await page.getByTestId('only-fundamental').click()
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '12')
  const fundamental = await collectBoards(page)
  expect(fundamental.size).toBe(12)
  for (const [index, board] of fundamental) expect(boards.get(index)).toBe(board)

  await page.getByTestId('gallery').evaluate((list) => list.scrollTo(0, 0))
  await page.locator('[data-testid=tile][data-index="0"]').click()
  await shows(page, 982)
  await expect(page.locator('[data-testid=tile][data-index="0"]')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByTestId('why')).toContainText('solution 1')

  // The same by keys: the second, then the last.
  await page.getByTestId('gallery').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('why')).toContainText('solution 2')
  await page.keyboard.press('End')
  await page.keyboard.press('Space')
  await expect(page.getByRole('option', { selected: true })).toHaveAttribute('aria-posinset', '12')
})

test('all solutions in one file, as text, CSV, JSON, SVG and PNG', async ({ app, page, home }) => {
  await findAll(app, page, 6)
  await page.keyboard.press('e')
  const saved = async (format: string, extension: string) => {
    const path = join(home, `all.${extension}`)
    await saveTo(app, path)
    await page.getByTestId('what-all').click()
    await page.getByTestId(`format-${format}`).click()
    await page.getByTestId('export-save').click()
    await expect(page.getByTestId('export-result')).toContainText(`.${extension}`)
    return readFileSync(path, 'utf8')
  }
  const text = await saved('text', 'txt')
  expect(text.match(/^[\d ]+$/gm)).toEqual(['1 3 5 0 2 4', '2 5 1 4 0 3', '3 0 4 1 5 2', '4 2 0 5 3 1'])
  expect(text.match(/Q/g)?.length).toBe(24)
  const csv = (await saved('csv', 'csv')).trim().split('\r\n')
  expect(csv[0]).toBe('solution,row,column')
  expect(csv.length).toBe(25)
  expect(csv.at(-1)).toBe('4,5,1')
  const json = JSON.parse(await saved('json', 'json'))
  expect(json).toMatchObject({ solutions: 4, outcome: 'solved', path: [1, 3, 5, 0, 2, 4] })
  expect(json.paths.length).toBe(4)
  const svg = await saved('svg', 'svg')
  expect(svg.match(/<g transform="translate/g)?.length).toBe(4)
  expect((await saved('png', 'png')).slice(1, 4)).toBe('PNG')
})

test('8 queens by hand: a wrong queen, undo and redo, a hint, and on to the end', async ({ app, page }) => {
  await openRun(app, page, 'n-queens/place-queens?n=8')
  await page.getByTestId('mode-play').click()
  await pressSquare(page, 0, 0)
  await pressSquare(page, 1, 1)
  await expect(page.getByTestId('hand-say')).toContainText('2 of 8 queens; 2 attack each other')
  await expect(page.getByTestId('hand-say')).toContainText('Rows 0 and 1: on a falling diagonal.')
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveAttribute('data-answer', 'wrong')

  await page.keyboard.press('Control+z')
  await holds(page, '0')
  await page.keyboard.press('Control+Shift+z')
  await holds(page, '0 9')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await holds(page, '0 9')
  await page.getByTestId('hand-undo').click()

  await page.getByTestId('hand-hint').click()
  await holds(page, '0 12')
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveText('Yes, it can be completed.')
  // The rest of solution 1, by the keys: rows 2 to 7, columns 7 5 2 6 1 3.
  await page.getByTestId('hand-board').focus()
  for (const key of 'd d r r r r r r r E d l l E d l l l E d r r r r E d l l l l l E d r r E'.split(' '))
    await page.keyboard.press({ d: 'ArrowDown', l: 'ArrowLeft', r: 'ArrowRight', E: 'Enter' }[key] ?? key)
  await holds(page, '0 12 23 29 34 46 49 59')
  await expect(page.getByTestId('hand-say')).toContainText('none attacks another: solved')

  // The search is as it was, and so is the hand.
  await page.getByTestId('mode-watch').click()
  await shows(page, 0)
  await page.getByTestId('mode-play').click()
  await holds(page, '0 12 23 29 34 46 49 59')
  await page.getByTestId('hand-new').click()
  await holds(page, '')
  await page.getByTestId('hand-undo').click()
  await holds(page, '0 12 23 29 34 46 49 59')
})

test('a position that nothing completes is answered “no”, by trying', async ({ app, page }) => {
  await openRun(app, page, 'n-queens/place-queens?n=8')
  await page.getByTestId('mode-play').click()
  await pressSquare(page, 0, 0)
  await pressSquare(page, 2, 1)
  await page.getByTestId('hand-ask').click()
  await expect(page.getByTestId('hand-answer')).toHaveText('No. 327 steps tried: nothing completes it.')
  await page.getByTestId('hand-hint').click()
  await expect(page.getByTestId('hand-answer')).toHaveAttribute('data-answer', 'no')
  await holds(page, '0 17')
})

test('a question that takes long can be taken back', async ({ app, page }) => {
  await openRun(app, page, 'n-queens/place-queens?n=32')
  await page.getByTestId('mode-play').click()
  await page.getByTestId('hand-hint').click()
  await expect(page.getByTestId('hand-answer')).toHaveText(/^Trying… [\d,]{7,} steps$/)
  await page.getByTestId('hand-cancel').click()
  await expect(page.getByTestId('hand-answer')).toHaveText('')
  await expect(page.getByTestId('hand-ask')).toBeVisible()
})

test('all solutions are counted in a process of their own; a long count can be stopped', async ({
  app,
  page,
}) => {
  await openRun(app, page, 'n-queens/place-queens?n=8')
  await page.getByTestId('tab-numbers').click()
  await page.getByTestId('open-count').click()
  await page.getByTestId('count-start').click()
  await expect(page.getByTestId('count-found')).toHaveText('92 solutions, 12 fundamental')
  await page.getByTestId('field-n').fill('13')
  await page.getByTestId('count-start').click()
  await expect(page.getByTestId('count-found')).toHaveText('73,712 solutions, 9,233 fundamental')
  await page.getByTestId('field-n').fill('21')
  await expect(page.getByTestId('note-n')).toContainText('too large')
  await expect(page.getByTestId('count-start')).toBeDisabled()
  // Long enough to be kept: an estimate is made after a second.
  await page.getByTestId('field-n').fill('19')
  await page.getByTestId('count-start').click()
  await expect(page.getByTestId('count-found')).toContainText('left')
  await page.getByTestId('count-stop').click()
  await expect(page.getByTestId('count-result')).toHaveAttribute('data-state', 'stopped')
  await page.getByTestId('count-start').getByText('Go on').click()
  await expect(page.getByTestId('count-result')).toContainText('Going on with an earlier count')
  await page.getByTestId('count-stop').click()
  await expect(page.getByTestId('count-result')).toHaveAttribute('data-state', 'stopped')
})

/** What the hand is, as squares. */
const holds = (page: Page, squares: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-hand', squares)

/** Clicks a square of the board of 8 queens, which is fitted into the stage. */
async function pressSquare(page: Page, row: number, column: number): Promise<void> {
  const box = await page.getByTestId('stage').boundingBox()
  if (!box) throw new Error('there is no stage')
  const [width, height] = [32 + 8 * 68 + 44 + 44 + 16, 32 + 8 * 68 + 44]
  const scale = Math.min((box.width - 32) / width, (box.height - 32) / height)
  await page.mouse.click(
    box.x + box.width / 2 + (32 + (column + 0.5) * 68 - width / 2) * scale,
    box.y + box.height / 2 + (32 + (row + 0.5) * 68 - height / 2) * scale,
  )
}

/** Searches n queens to the end, and shows where that is. */
async function findAll(app: ElectronApplication, page: Page, n: number): Promise<void> {
  await openRun(app, page, `n-queens/place-queens?n=${n}`)
  await page.keyboard.press('Space')
  await stands(page, 'solved')
  await page.keyboard.press('Space')
  await page.getByTestId('all').click()
  await stands(page, 'exhausted')
}

/** Scrolls through the gallery; the picture of each solution, by its number. */
async function collectBoards(page: Page): Promise<Map<string, string>> {
  const boards = new Map<string, string>()
  const list = page.getByTestId('gallery')
  for (let top = 0, height = 1; top < height; top += 200) {
    await list.evaluate((element, to) => element.scrollTo(0, to), top)
    // Every board in sight has its picture.
    await expect(page.locator('[data-testid=tile]:not(:has(img))')).toHaveCount(0)
    const seen = await page
      .getByTestId('tile')
      .evaluateAll((tiles) =>
        tiles.map((tile) => [tile.getAttribute('data-index') ?? '', tile.querySelector('img')?.src ?? '']),
      )
    for (const [index, board] of seen) boards.set(index as string, board as string)
    height = await list.evaluate((element) => element.scrollHeight)
  }
  return boards
}
