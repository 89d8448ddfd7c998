/** Paths that others wrote: pasted, typed and dropped, judged and replayed; pictures that carry their run. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { withOriginInPng } from '@shared/export/embedded'
import { chooseMenu, shows } from './desk'
import { dropFile } from './drop'
import { expect, test } from './fixtures'
import { holds } from './hand'

/** A tour of 3 × 4, by the names of its squares. */
const tour = 'a3 c2 a1 b3 d2 b1 c3 d1 b2 d3 c1 a2'

const replays = (page: Page, k: number) =>
  expect(page.locator('html')).toHaveAttribute('data-replay', String(k))
const isOver = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-replay')

test('a tour that is pasted is shown on its own board, and stepped through', async ({ app, page }) => {
  await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), tour)
  await page.keyboard.press('Control+v')
  const note = page.getByTestId('import-note')
  await expect(note).toContainText('3×4')
  await expect(note).toContainText('A true solution.')
  await page.getByTestId('import-show').click()
  await replays(page, 0)
  const board = page.getByTestId('board-mirror')
  await expect(board).toHaveAttribute('aria-rowcount', '3')
  const before = await page.getByTestId('stage').screenshot()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await replays(page, 2)
  await expect(page.getByTestId('replay-say')).toContainText('Move 2 of 11')
  await expect.poll(() => page.getByTestId('stage').screenshot()).not.toEqual(before)
  await page.keyboard.press('End')
  await replays(page, 11)
  // By itself it begins again, and stops at the end.
  await page.keyboard.press('Home')
  await replays(page, 0)
  await page.keyboard.press(' ')
  await replays(page, 11)
  await page.keyboard.press('Escape')
  await isOver(page)
  await expect(page.getByTestId('run-title')).toContainText('3×4')

  await chooseMenu(app, 'CmdOrCtrl+I')
  await page.getByTestId('import-text').fill('8 0 0\n3 5 0\n3 2 3')
  await expect(note).toContainText('(3,2,3)')
  await page.getByTestId('import-show').click()
  await page.keyboard.press('End')
  await replays(page, 2)
  await page.getByTestId('replay-hand').click()
  await isOver(page)
  await holds(page, [0x01, 0x12])
})

test.describe('in Chinese', () => {
  test.use({ lang: 'zh-CN' })

  test('a dropped file says where it goes wrong; a dropped picture opens its run at its step', async ({
    app,
    page,
    home,
  }) => {
    const wrong = join(home, '路线.txt')
    writeFileSync(wrong, tour.replace('d1', 'a1'))
    await dropFile(page, wrong)
    const note = page.getByTestId('import-note')
    await expect(note).toContainText('第 8 格')
    await page.getByTestId('import-show').click()
    await replays(page, 6)
    await expect(page.getByTestId('replay-say')).toContainText('第 8 格')

    const picture = join(home, '图.png')
    writeFileSync(picture, withOriginInPng(emptyPng(), { run: 'n-queens/place-queens?n=6', step: 7 }))
    await dropFile(page, picture)
    await shows(page, 7)
    await isOver(page)
    await expect(page.getByTestId('run-title')).toContainText('6')

    await chooseMenu(app, 'CmdOrCtrl+I')
    const choosing = page.waitForEvent('filechooser')
    await page.getByTestId('import-file').click()
    await (await choosing).setFiles(wrong)
    await expect(note).toContainText('第 8 格')
  })
})

/** A head and an end; nothing of it is drawn. */
function emptyPng(): Uint8Array {
  const chunk = (type: string, length: number) =>
    Buffer.concat([Buffer.from([0, 0, 0, length]), Buffer.from(type), Buffer.alloc(length + 4)])
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', 13), chunk('IEND', 0)])
}
