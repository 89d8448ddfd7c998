import { expect, type Page } from '@playwright/test'
import { test } from './fixtures'
import { holds, playRun, pressSpots } from './hand'

const easy = 'sliding-tiles/a-star?size=3x3&start=1,2,3,7,4,5,0,8,6'
const answer = (page: Page) => page.getByTestId('hand-answer')

test('by the arrows, as everyone expects: the tile beside the blank slides that way', async ({
  app,
  page,
}) => {
  await playRun(app, page, easy)
  // Nothing can come up into the blank, which is in the bottom row; nothing is done and nothing is lost.
  await page.keyboard.press('ArrowUp')
  await holds(page, [])
  await page.keyboard.press('ArrowDown')
  await holds(page, [7])
  await expect(page.getByTestId('hand-say')).toContainText('1 move; 3 tiles are out of place.')
  await page.getByTestId('hand-ask').click()
  await expect(answer(page)).toHaveText('Yes: 3 more moves at the least.')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  await holds(page, [7, 4, 5, 6])
  await expect(page.getByTestId('hand-say')).toContainText('All tiles are in place, after 4 moves: solved.')
  await expect(answer(page)).toHaveText('Solved in 4 moves: no way is shorter.')
})

test('with the mouse a whole row slides; hints lead on, and Tab takes the arrows to the ring', async ({
  app,
  page,
}) => {
  const game = await playRun(app, page, easy)
  // 8 and 6 slide left; that was no help.
  await pressSpots(page, game, 8)
  await holds(page, [8, 6])
  await expect(page.getByTestId('hand-panel')).toContainText('2 moves.')
  await pressSpots(page, game, 0)
  await expect(page.getByTestId('hand-say')).toContainText('Tile 1 is not in line with the blank.')
  await page.getByTestId('hand-hint').click()
  await holds(page, [8, 6, 6])
  await page.getByTestId('hand-hint').click()
  await holds(page, [8, 6, 6, 8])

  // The ring starts in the corner; down twice is the blank, up once the 7 above it.
  await page.getByTestId('hand-board').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key)
  await holds(page, [8, 6, 6, 8, 7])
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowLeft')
  await holds(page, [8, 6, 6, 8, 7, 4])
})

test('a board that parity forbids is answered at once; a long question says so and can be taken back', async ({
  app,
  page,
}) => {
  await playRun(app, page, 'sliding-tiles/a-star?size=4x4&start=1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0')
  await page.getByTestId('hand-ask').click()
  await expect(answer(page)).toHaveText('No, and that needs no search.')

  const far = Array.from({ length: 25 }, (_, i) => 24 - i)
  await playRun(app, page, `sliding-tiles/a-star?size=5x5&start=${far.join()}&goal=${[...far.keys()].join()}`)
  await page.getByTestId('hand-hint').click()
  await expect(page.getByTestId('hand-say')).toContainText('5×5 may take hours')
  await expect(answer(page)).toHaveText(/^Trying… [\d,]{6,} steps$/)
  await page.getByTestId('hand-cancel').click()
  await expect(answer(page)).toHaveText('')
  await holds(page, [])
})
