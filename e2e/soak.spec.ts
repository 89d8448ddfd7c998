/**
 * Hours of use in a minute or so: start, play, jump, take back, begin anew, over and over. What it leaves in memory
 * must not grow. `npm run soak` makes it long; otherwise it is short.
 */
import type { ElectronApplication, Page } from '@playwright/test'
import { openRun, stands } from './desk'
import { expect, test } from './fixtures'

const cycles = Number(process.env.RETRACE_SOAK ?? 30)
/** Memory counts from here on: caches are full, and everything has been compiled. */
const warmUp = Math.ceil(cycles / 3)

const run = 'knights-tour/bound-2?size=8x8&start=20'

/** Bytes of JavaScript in the page and of the main process, after the garbage is gone; and what holds memory besides. */
async function heldBy(app: ElectronApplication, page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  const metrics = await app.evaluate((main) => main.app.getAppMetrics())
  const kilobytes = (type: string) =>
    metrics.filter((each) => each.type === type).reduce((sum, { memory }) => sum + memory.workingSetSize, 0)
  return {
    heap: usedSize,
    nodes,
    listeners: jsEventListeners,
    processes: metrics.length,
    page: kilobytes('Tab'),
    gpu: kilobytes('GPU'),
    main: kilobytes('Browser'),
  }
}

/** A search started, stepped, jumped through and let go, `times` times; all but the waits is done in the page itself. */
const work = (page: Page, times: number): Promise<void> =>
  page.evaluate(async (count) => {
    const press = (key: string, more: KeyboardEventInit = {}) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      )
    const frame = () => new Promise((go) => requestAnimationFrame(go))
    const until = async (sign: () => boolean) => {
      while (!sign()) await frame()
    }
    const { dataset } = document.documentElement
    for (let i = 0; i < count; i++) {
      press('Enter', { ctrlKey: true })
      await until(() => dataset.state === 'solved')
      press(' ')
      for (const key of ['End', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End']) {
        press(key)
        await frame()
      }
      await until(() => dataset.k === dataset.total)
      const reset = document.querySelector<HTMLButtonElement>('[data-testid=reset]')
      if (!reset) throw new Error('there is nothing to clear')
      reset.click()
      await until(() => dataset.state === 'ready')
    }
  }, times)

test('memory stays as it is over many searches', async ({ app, page }) => {
  test.setTimeout(600_000)
  await openRun(app, page, run)
  await stands(page, 'ready')
  await work(page, warmUp)
  const before = await heldBy(app, page)
  await work(page, cycles - warmUp)
  const after = await heldBy(app, page)
  console.log(`soak of ${cycles}:`, JSON.stringify({ before, after }))
  expect(after.heap).toBeLessThan(1.1 * before.heap)
  expect(after.nodes).toBeLessThan(1.1 * before.nodes + 50)
  expect(after.listeners).toBeLessThan(1.1 * before.listeners + 20)
  expect(after.processes).toBe(before.processes)
})
