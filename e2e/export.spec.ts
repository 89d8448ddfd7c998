import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { originIn } from '@shared/export/embedded'
import { readGif } from '@shared/export/readGif'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import { openRun, saveTo, shows, stands } from './desk'
import { expect, test } from './fixtures'

const tour = 'knights-tour/bound-2?size=5x5&start=1'

/** Searches the run to its first solution, with the playhead at its end, and opens the dialog. */
async function openExport(app: ElectronApplication, page: Page, run: string, steps: number): Promise<void> {
  await openRun(app, page, run)
  await page.keyboard.press('Space')
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await shows(page, steps)
  await page.keyboard.press('e')
}

async function saved(app: ElectronApplication, page: Page, path: string): Promise<Buffer> {
  await saveTo(app, path)
  await page.getByTestId('export-save').click()
  await expect(page.getByTestId('export-result')).toContainText(path.split('/').at(-1) as string)
  return readFileSync(path)
}

const choose = async (page: Page, what: string, format: string) => {
  await page.getByTestId(`what-${what}`).click()
  await page.getByTestId(`format-${format}`).click()
}

/** RGB of a PNG, three bytes a pixel, as the app's own reader of pictures sees it. */
const pixelsOf = async (app: ElectronApplication, png: Buffer): Promise<number[]> => {
  const bgra = await app.evaluate(({ nativeImage }, text) => {
    const image = nativeImage.createFromBuffer(Buffer.from(text, 'base64'))
    return image.toBitmap().toString('base64')
  }, png.toString('base64'))
  const bytes = Buffer.from(bgra, 'base64')
  const rgb: number[] = []
  for (let at = 0; at < bytes.length; at += 4)
    rgb.push(bytes[at + 2] as number, bytes[at + 1] as number, bytes[at] as number)
  return rgb
}

test('pictures name their run and step; look and paper are as chosen, and remembered', async ({
  app,
  page,
  home,
}) => {
  await openExport(app, page, tour, 25)
  await choose(page, 'view', 'png')
  await page.getByTestId('export-scale-1').click()
  await page.getByTestId('export-theme-dark').click()
  await page.getByTestId('export-details').click()
  await page.getByTestId('export-transparent').click()
  const png = await saved(app, page, join(home, '棋盘 1.png'))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([376, 376])
  expect(originIn(png)).toEqual({ run: tour, step: 25 })

  await page.getByTestId('format-svg').click()
  expect(originIn(await saved(app, page, join(home, 'board.svg')))).toEqual({ run: tour, step: 25 })
  await page.getByTestId('format-pdf').click()
  const pdf = await saved(app, page, join(home, 'board.pdf'))
  expect(originIn(pdf)).toEqual({ run: tour, step: 25 })
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 282(\.\d+)? 282(\.\d+)?\]/)
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
  await page.getByTestId('export-page').getByRole('button').click()
  await page.getByTestId('export-page-a4').click()
  const a4 = (await saved(app, page, join(home, 'a4.pdf'))).toString('latin1')
  expect(a4).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
  expect(a4.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)

  await page.keyboard.press('Escape')
  await page.keyboard.press('e')
  await expect(page.getByTestId('format-pdf')).toHaveAttribute('data-selected', 'true')
  await expect(page.getByTestId('export-theme-dark')).toHaveAttribute('data-selected', 'true')
})

test('a GIF shows every step in the colours of the board', async ({ app, page, home }) => {
  await openExport(app, page, tour, 25)
  await choose(page, 'view', 'png')
  await page.getByTestId('export-scale-1').click()
  const board = await pixelsOf(app, await saved(app, page, join(home, 'board.png')))
  await choose(page, 'animation', 'gif')
  await page.getByTestId('export-details').click()
  await page.getByTestId('export-from').fill('20')
  await expect(page.getByTestId('export-about')).toContainText('6 frames')
  const gif = readGif(await saved(app, page, join(home, '动画.gif')))
  expect([gif.width, gif.height, gif.frames.length, gif.loops]).toEqual([376, 376, 6, true])
  expect(gif.frames.map(({ delayMs }) => delayMs)).toEqual([250, 250, 250, 250, 250, 2250])
  // Painted by canvas here and by SVG there: the same but for the blends along edges and letters.
  const last = gif.frames.at(-1)?.pixels ?? new Uint8Array()
  const differs = [...last].filter((value, i) => Math.abs(value - (board[i] as number)) > 8).length
  expect(differs / last.length).toBeLessThan(0.04)
  for (const [x, y] of [
    [3, 3],
    [33, 33],
    [100, 60],
    [370, 370],
  ] as const) {
    const at = 3 * (y * 376 + x)
    expect([...last.subarray(at, at + 3)], `${x}, ${y}`).toEqual(board.slice(at, at + 3))
  }
})

for (const format of ['mp4', 'webm'] as const)
  test(`a video as ${format}: every frame, for as long as it should last`, async ({ app, page, home }) => {
    await openExport(app, page, tour, 25)
    await choose(page, 'animation', format)
    await page.getByTestId('export-scale-1').click()
    const bytes = await saved(app, page, join(home, `tour.${format}`))
    const input = new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: ALL_FORMATS })
    const track = await input.getPrimaryVideoTrack()
    expect([track?.codec, track?.displayWidth, track?.displayHeight]).toEqual([
      format === 'mp4' ? 'avc' : 'vp9',
      376,
      376,
    ])
    // One more for the end, which is held.
    expect((await track?.computePacketStats())?.packetCount).toBe(27)
    expect(await input.computeDuration()).toBeCloseTo(26 / 4 + 2, 0)
  })

test('a long animation is cancelled, and nothing of it is left', async ({ app, page, home }) => {
  await openRun(app, page, 'knights-tour/blind?size=6x6&start=1')
  await page.keyboard.press('Space')
  await stands(page, 'solved')
  await page.keyboard.press('e')
  await choose(page, 'animation', 'gif')
  await page.getByTestId('export-scale-4').click()
  const folder = join(home, 'user-data')
  const before = readdirSync(folder).filter((name) => /gif|tmp$/.test(name))
  await saveTo(app, join(folder, 'long.gif'))
  await page.getByTestId('export-save').click()
  await page.getByTestId('export-cancel').click()
  await expect(page.getByTestId('export-result')).toContainText('Cancelled')
  expect(readdirSync(folder).filter((name) => /gif|tmp$/.test(name))).toEqual(before)

  // Closing the dialog cancels too, and the window is as it was; so is the task bar.
  const window = await app.browserWindow(page)
  const shares = await window.evaluateHandle((each) => {
    const told: number[] = []
    each.setProgressBar = (share: number) => void told.push(share)
    return told
  })
  await page.getByTestId('export-save').click()
  await expect(page.getByTestId('export-progress')).toBeVisible()
  await expect.poll(() => shares.evaluate((told) => told.some((share) => share > 0 && share < 1))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('export-dialog')).toBeHidden()
  await expect.poll(() => shares.evaluate((told) => told.at(-1))).toBe(-1)
  await expect.poll(() => readdirSync(folder).filter((name) => /gif|tmp$/.test(name))).toEqual(before)
  await page.keyboard.press('Home')
  await shows(page, 0)
})

test('wrong steps are said at their field, and nothing is written meanwhile', async ({ app, page }) => {
  await openExport(app, page, tour, 25)
  await choose(page, 'animation', 'gif')
  await page.getByTestId('export-details').click()
  await page.getByTestId('export-to').fill('26')
  await expect(page.getByTestId('range-wrong')).toContainText('from 0 to 25')
  await expect(page.getByTestId('export-save')).toBeDisabled()
  await page.getByTestId('export-to').fill('２5')
  await expect(page.getByTestId('range-wrong')).toBeHidden()
  await expect(page.getByTestId('export-save')).toBeEnabled()
})

test('every step as JSON lines and as CSV', async ({ app, page, home }) => {
  await openExport(app, page, 'n-queens/place-queens?n=6', 197)
  await choose(page, 'steps', 'ndjson')
  const lines = (await saved(app, page, join(home, 'steps.ndjson'))).toString().trimEnd().split('\n')
  const steps = lines.map((line) => JSON.parse(line))
  expect(steps.map(({ k }) => k)).toEqual(lines.map((_, k) => k))
  await page.getByTestId('format-csv').click()
  await page.getByTestId('export-details').click()
  await page.getByTestId('export-bom').click()
  const csv = (await saved(app, page, join(home, 'steps.csv'))).toString()
  expect(csv.startsWith('\uFEFFk,kind,move,depth\r\n0,')).toBe(true)
  expect(csv.trimEnd().split('\r\n').length).toBe(lines.length + 1)
})

test('a picture and a text are copied', async ({ app, page }) => {
  await openExport(app, page, tour, 25)
  await page.getByTestId('export-copy').click()
  await expect(page.getByTestId('export-result')).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^1 /)
  await choose(page, 'view', 'png')
  await page.getByTestId('export-scale-1').click()
  await page.getByTestId('export-copy-picture').click()
  await expect(page.getByTestId('export-result')).toContainText('Copied')
  const size = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const picture = await item?.getType('image/png')
    if (!picture) return undefined
    const { width, height } = await createImageBitmap(picture)
    return [width, height]
  })
  expect(size).toEqual([376, 376])
})

test('by keys alone', async ({ app, page, home }) => {
  await openExport(app, page, tour, 25)
  await saveTo(app, join(home, 'keys.pdf'))
  await page.getByTestId('what-solution').focus()
  // All solutions are not offered: there is one.
  await page.keyboard.press('ArrowDown')
  await expect(page.getByTestId('what-view')).toHaveAttribute('data-selected', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByTestId('format-pdf')).toHaveAttribute('data-selected', 'true')
  await page.getByTestId('export-details').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('export-labels')).toBeVisible()
  await page.getByTestId('export-save').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('export-result')).toContainText('keys.pdf')
})

test.describe('in Chinese', () => {
  test.use({ lang: 'zh-CN' })

  test('the dialog and what it says', async ({ app, page, home }) => {
    await openExport(app, page, tour, 25)
    await choose(page, 'animation', 'gif')
    await page.getByTestId('export-scale-1').click()
    await expect(page.getByTestId('export-about')).toContainText('26 帧 · 9秒 · 376 × 376 像素')
    await saveTo(app, join(home, '动画.gif'))
    await page.getByTestId('export-save').click()
    await expect(page.getByTestId('export-result')).toContainText('已保存为 动画.gif')
    await choose(page, 'view', 'pdf')
    const pdf = await saved(app, page, join(home, '棋盘.pdf'))
    // No machine need have our font: its letters are in the document.
    expect(pdf.toString('latin1')).toMatch(/\/BaseFont \/[A-Z]{6}\+[\s\S]*\/FontFile2/)
    for (const part of ['.formats', '.export-options', '.window-foot']) {
      const words = await page.locator(part).textContent()
      expect(words?.replaceAll(/CSV|JSON|SVG|PNG|PDF|GIF|MP4|WebM/gi, '')).not.toMatch(/[A-Za-z]{3,}/)
    }
  })
})
