import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openRun, saveTo, shows, stands, stepsMade, type View, view } from './desk'
import { expect, test } from './fixtures'

const tourFrom20 = '20 3 9 26 41 58 52 62 56 39'

test('open, pick start 20, play to the end, step back, scrub', async ({ page }) => {
  await page.getByTestId('run-title').click()
  await page.getByTestId('field-start').fill('21')
  await expect(page.getByTestId('run-title')).toContainText('from 21')
  await page.getByTestId('field-start').fill('20')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('run-form')).toBeHidden()
  await expect(page.getByTestId('run-title')).toContainText('8×8 from 20')
  await shows(page, 0)

  await page.keyboard.press('Space')
  await stands(page, 'solved')
  await expect.poll(() => stepsMade(page)).toBe(64)
  for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowUp')
  await shows(page, 64)
  await expect(page.getByTestId('why')).toContainText('All 64 squares visited in 63 moves')

  await page.keyboard.press('ArrowLeft')
  await shows(page, 63)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await shows(page, 63)
  await page.keyboard.press('Home')
  await shows(page, 0)
  await expect(page.getByTestId('why')).toContainText('30 has 7 ways on, 3 has 3: go to 3.')

  const box = await page.getByTestId('scrubber').boundingBox()
  if (!box) throw new Error('there is no scrubber')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await shows(page, 32)
})

test('Space on a focused button acts once; letters in a field are no shortcuts', async ({ page }) => {
  await page.getByTestId('play').click()
  await stands(page, 'solved')
  await page.keyboard.press('Space')
  await page.getByTestId('first').click()
  await shows(page, 0)
  // Whoever comes by Tab presses the button that has the focus; whoever came by mouse plays.
  for (let i = 0; i < 3; i++) await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await shows(page, 1)
  await page.getByTestId('step-box').click()
  await page.keyboard.type('e12')
  await expect(page.getByTestId('export-dialog')).toBeHidden()
  await page.getByTestId('step-box').fill('12')
  await page.keyboard.press('Enter')
  await shows(page, 12)
})

test('the same view at k forwards, backwards and by jump', async ({ app, page }) => {
  await openRun(app, page, 'knights-tour/bound-1?size=8x8&start=25')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Space')
  await stands(page, 'solved')
  await page.keyboard.press('Space')
  const goTo = async (k: number) => {
    await page.getByTestId('step-box').fill(String(k))
    await page.keyboard.press('Enter')
    await shows(page, k)
    return view(page)
  }
  const ks = [0, 40, 63, 64, 65, 120, 200, 249]
  const jumps = new Map<number, View>()
  for (const k of ks) jumps.set(k, await goTo(k))
  await goTo(66)
  await page.getByTestId('step-back').click()
  await shows(page, 65)
  expect(await view(page)).toEqual(jumps.get(65))
  await page.getByTestId('step-back').click()
  await shows(page, 64)
  expect(await view(page)).toEqual(jumps.get(64))
  await goTo(62)
  await page.getByTestId('step-forward').click()
  await shows(page, 63)
  expect(await view(page)).toEqual(jumps.get(63))
})

test('export in each format, and the file read back', async ({ app, page, home }) => {
  await page.keyboard.press('Space')
  await stands(page, 'solved')
  await page.keyboard.press('End')
  await shows(page, 64)
  await page.keyboard.press('e')
  const saved = async (format: string, extension: string) => {
    const path = join(home, `路径 空格 #1.${extension}`)
    // The dialog may answer without the extension: it is added.
    await saveTo(app, path.slice(0, -1 - extension.length))
    await page.getByTestId(`format-${format}`).click()
    await page.getByTestId('export-save').click()
    await expect(page.getByTestId('export-result')).toContainText(`.${extension}`)
    return readFileSync(path)
  }
  const text = (await saved('text', 'txt')).toString()
  expect(text.startsWith(tourFrom20)).toBe(true)
  expect(text.trim().split('\n').length).toBe(10)
  const json = JSON.parse((await saved('json', 'json')).toString())
  expect(json).toMatchObject({ run: 'knights-tour/bound-2?size=8x8&start=20', outcome: 'solved' })
  expect(json.path.slice(0, 10).join(' ')).toBe(tourFrom20)
  const csv = (await saved('csv', 'csv')).toString().trim().split('\r\n')
  expect(csv.length).toBe(65)
  expect(csv[2]).toBe('2,3,1,3')
  const svg = (await saved('svg', 'svg')).toString()
  expect(svg).toMatch(/^(<\?xml[^>]*>\s*)?<svg [\s\S]*<\/svg>\s*$/)
  const png = await saved('png', 'png')
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect(png.readUInt32BE(16)).toBe(2 * (8 * 64 + 56))
})

test('a folder that cannot be written to is said, and nothing is left behind', async ({
  app,
  page,
  home,
}) => {
  await page.keyboard.press('e')
  await page.getByTestId('format-svg').click()
  await saveTo(app, join(home, 'no such folder', 'board.svg'))
  await page.getByTestId('export-save').click()
  await expect(page.getByTestId('export-result')).toContainText('no such folder')
})

test('a killed solver is reported and can be started again', async ({ app, page }) => {
  await openRun(app, page, 'knights-tour/blind?size=8x8&start=1')
  await page.keyboard.press('Space')
  await stands(page, 'running')
  await expect.poll(() => stepsMade(page)).toBeGreaterThan(1_000_000)
  await page.keyboard.press('Space')
  // The busiest one is searching; another waits for the next run.
  await app.evaluate(({ app: main }) => {
    const solvers = main
      .getAppMetrics()
      .filter(({ name, serviceName }) => `${name} ${serviceName}`.includes('solver'))
    const busiest = solvers.sort((a, b) => b.cpu.percentCPUUsage - a.cpu.percentCPUUsage)[0]
    if (!busiest) throw new Error('no solver is running')
    process.kill(busiest.pid, 'SIGKILL')
  })
  await stands(page, 'gone')
  await expect(page.getByTestId('notice')).toBeVisible()
  await page.getByTestId('start-again').click()
  await stands(page, 'running')
  await expect.poll(() => stepsMade(page)).toBeGreaterThan(10_000)
})

test('no tour: by colour at once, by exhaustion with its count', async ({ app, page }) => {
  await openRun(app, page, 'knights-tour/bound-2?size=5x5&start=2')
  await expect(page.getByTestId('notice')).toContainText('No tour from 2')
  await openRun(app, page, 'knights-tour/blind?size=4x4&start=1')
  await page.keyboard.press('Space')
  await stands(page, 'exhausted')
  await page.keyboard.press('End')
  await shows(page, 4444)
  await page.getByTestId('tab-numbers').click()
  await expect(page.getByTestId('inspector')).toContainText('2,222')
  await expect(page.getByTestId('why')).toContainText('there is no tour from here')
})

test('the board takes the start by a press', async ({ page }) => {
  const box = await page.getByTestId('stage').boundingBox()
  if (!box) throw new Error('there is no stage')
  await page.mouse.click(box.x + box.width / 2 + 20, box.y + box.height / 2 + 30)
  await expect(page.getByTestId('run-title')).not.toContainText('from 20')
})

const wrong = ['0', '-1', '1.5', '1e9', '', '８', '51'] as const

for (const lang of ['en-US', 'zh-CN'] as const)
  test.describe(`bad input, ${lang}`, () => {
    test.use({ lang })
    test('has a message under its field and leaves the board', async ({ page }) => {
      await page.getByTestId('run-title').click()
      const rows = page.getByTestId('field-size-rows')
      const form = page.getByTestId('run-form')
      for (const text of wrong) {
        await rows.fill(text)
        await expect(form, `“${text}”`).toContainText(lang === 'zh-CN' ? /1 到 50/ : /from 1 to 50/)
        await expect(form.locator('.wrong'), `“${text}”`).toBeVisible()
        await expect(page.getByTestId('run-title')).toContainText('8×8')
      }
      await rows.fill('6')
      await expect(page.getByTestId('run-title')).toContainText('6×8')
      const start = page.getByTestId('field-start')
      await start.fill('49')
      await expect(form.locator('.wrong')).toContainText('48')
    })
  })

test('a whole tour is solved and on screen in a moment', async ({ app, page }) => {
  // A solver is started in advance, a moment after the window: nobody is as quick as this test.
  const waiting = () =>
    app.evaluate(
      ({ app: main }) => main.getAppMetrics().filter(({ name }) => name?.includes('solver') === true).length,
    )
  await expect.poll(waiting).toBe(1)
  const elapsed = await page.evaluate(async () => {
    const mark = () => document.documentElement.dataset
    const press = (key: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((next) => requestAnimationFrame(next))
    }
    const began = performance.now()
    press(' ')
    await until(() => mark().state === 'solved')
    press('End')
    await until(() => mark().k === '64')
    return performance.now() - began
  })
  console.log(`Start to the whole tour on screen: ${elapsed.toFixed(0)} ms`)
})
