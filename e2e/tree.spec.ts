import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { openRun, saveTo, shows, stands } from './desk'
import { expect, test } from './fixtures'

const queens = 'n-queens/place-queens?n=4'

/** Searches a run to its first solution, with its tree in sight. */
async function search(app: ElectronApplication, page: Page, run: string, state = 'solved'): Promise<void> {
  await openRun(app, page, run)
  await page.getByTestId('tab-tree').click()
  await page.keyboard.press('Control+Enter')
  await stands(page, state)
}

test('the tree of four queens grows with the search, and leads back into it', async ({ app, page }) => {
  await openRun(app, page, queens)
  await page.getByTestId('tab-tree').click()
  await expect(page.getByTestId('tree')).toContainText('The tree grows as the search runs')
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  const host = page.getByTestId('tree-host')
  await page.keyboard.press('End')
  await shows(page, 31)
  await expect(host).toHaveAttribute('data-total', '27')
  await page.keyboard.press('Home')
  await shows(page, 0)
  await expect(host).toHaveAttribute('data-total', '1')
  await page.keyboard.press('End')
  await expect(host).toHaveAttribute('data-total', '27')

  // From the root to the first child, to the next, and to the step that visited it.
  await host.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByTestId('tree-node')).toContainText('branch')
  await page.keyboard.press('Enter')
  await shows(page, 22)
  await expect(host).toHaveAttribute('data-k', '22')

  // Hovered over, pressed: what is under the pointer is told, and gone to. The root hangs from the top.
  await page.keyboard.press('End')
  const at = await nodeUnder(page, /step 0/)
  await page.mouse.click(at.x, at.y)
  await shows(page, 0)
})

test('a large subtree is folded, and opened by hand', async ({ app, page }) => {
  await search(app, page, 'n-queens/place-queens?n=6')
  const host = page.getByTestId('tree-host')
  await page.keyboard.press('End')
  await expect(host).toHaveAttribute('data-nodes', '40')
  await expect(page.getByTestId('tree-count')).toHaveText('40 of 172 nodes in sight')
  await host.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByTestId('tree-node')).toContainText('132 nodes folded')
  await page.keyboard.press('Enter')
  await expect(host).not.toHaveAttribute('data-nodes', '40')
  await page.keyboard.press('-')
  await expect(host).toHaveAttribute('data-nodes', '40')
  await page.getByTestId('tree-fold').click()
  await expect(host).toHaveAttribute('data-nodes', '172')
})

test('hundreds of thousands of steps, from one end to the other', async ({ app, page }) => {
  await openRun(app, page, 'n-queens/place-queens?n=12')
  await page.getByTestId('tab-tree').click()
  await page.keyboard.press('Control+Enter')
  await stands(page, 'solved')
  await page.getByTestId('all').click()
  await stands(page, 'exhausted')
  await page.keyboard.press('End')
  const host = page.getByTestId('tree-host')
  const total = await page.locator('html').getAttribute('data-total')
  await expect(host).toHaveAttribute('data-k', String(total))
  await expect(page.getByTestId('tree')).toContainText('This tree begins at step')
  await page.keyboard.press('Home')
  await expect(host).toHaveAttribute('data-k', '0')
})

test('it stands large above the board, and goes back', async ({ app, page }) => {
  await search(app, page, queens)
  await page.getByTestId('tree-size').click()
  await expect(page.getByTestId('tree-large').getByTestId('tree-host')).toBeVisible()
  await page.getByTestId('tree-back').click()
  await expect(page.getByTestId('tree-large')).toBeHidden()
  await expect(page.getByTestId('inspector').getByTestId('tree-host')).toBeVisible()
})

test('as SVG and as JSON', async ({ app, page, home }) => {
  await search(app, page, queens)
  await page.keyboard.press('End')
  await shows(page, 31)
  for (const [format, has] of [
    ['svg', '<title>Search tree'],
    ['json', '"run":"n-queens/place-queens?n=4","step":31'],
  ] as const) {
    const path = join(home, `tree.${format}`)
    await saveTo(app, path)
    await page.keyboard.press('e')
    await page.getByTestId('what-tree').click()
    await page.getByTestId(`format-${format}`).click()
    await page.getByTestId('export-save').click()
    await expect(page.getByTestId('export-result')).toContainText(`tree.${format}`)
    expect(readFileSync(path, 'utf8')).toContain(has)
    await page.keyboard.press('Escape')
  }
})

/** Moves the pointer over the tree, row by row, until it is told something like this. */
async function nodeUnder(page: Page, text: RegExp): Promise<{ x: number; y: number }> {
  const box = await page.getByTestId('tree-host').boundingBox()
  if (!box) throw new Error('there is no tree')
  for (let y = box.y + 20; y < box.y + box.height; y += 10)
    for (let x = box.x + 10; x < box.x + box.width; x += 10) {
      await page.mouse.move(x, y)
      const told = await page.getByTestId('tree-tip').textContent()
      if (told && text.test(told)) return { x, y }
    }
  throw new Error(`no node says ${text}`)
}
