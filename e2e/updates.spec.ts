/** The look for a newer version, at a server that answers as no good one would, too. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chooseEntry } from './desk'
import { hearDialogs } from './dialogs'
import { expect, test } from './fixtures'

let server: Server
let feed: string
/** What is asked next is answered so. */
let answer: (host: string) => string | undefined
let asked = 0

test.beforeEach(async () => {
  asked = 0
  server = createServer((request, response) => {
    asked++
    const text = answer(request.headers.host ?? '')
    if (text === undefined) response.destroy()
    else response.end(text)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  feed = `http://127.0.0.1:${(server.address() as AddressInfo).port}/latest.json`
})

test.afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
})

const news = (version: string) => (host: string) =>
  JSON.stringify({ version, page: `https://${host}/download` })

test('what is asked for is said, whatever the answer', async ({ launch }) => {
  const { app } = await launch({ env: { RETRACE_UPDATES: feed } })
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = (page) => Promise.resolve(void opened.push(page))
  })
  const heard = await hearDialogs(app)
  const answers: [typeof answer, RegExp][] = [
    [news('99.1'), /^Retrace 99\.1 is there/],
    [news('0.0.1'), /^Retrace is up to date/],
    [() => 'not what was asked for', /^It could not be found out/],
    [() => `"${'x'.repeat(1_000_000)}"`, /^It could not be found out/],
    [() => undefined, /^It could not be found out/],
  ]
  for (const [index, [each, said]] of answers.entries()) {
    answer = each
    await chooseEntry(app, 'updates')
    await expect.poll(async () => (await heard())[index]).toMatch(said)
  }
  const { host } = new URL(feed)
  expect(await app.evaluate(() => Reflect.get(globalThis, 'opened'))).toEqual([`https://${host}/download`])
})

test('a start looks only where that is switched on, and tells only what is newer', async ({ launch }) => {
  answer = news('99.1')
  const env = { RETRACE_UPDATES: feed }
  const first = await launch({ env })
  await chooseEntry(first.app, 'settings')
  await first.page.getByTestId('setting-updates').click()
  await expect(first.page.getByTestId('setting-updates').getByRole('checkbox')).toBeChecked()
  await first.app.close()
  expect(asked).toBe(0)

  const second = await launch({ env })
  await expect(second.page.getByTestId('toast')).toContainText('Retrace 99.1 is there')
  await second.app.close()
  expect(asked).toBe(1)
})

test('a build that names no place says so, and has nothing to switch', async ({ launch }) => {
  const { app, page } = await launch({ lang: 'zh-CN' })
  const heard = await hearDialogs(app)
  await chooseEntry(app, 'updates')
  await expect.poll(heard).toHaveLength(1)
  expect((await heard())[0]).toMatch(/^此版本没有指明检查更新的地址/)
  await chooseEntry(app, 'settings')
  await expect(page.getByTestId('setting-lang')).toBeVisible()
  await expect(page.getByTestId('setting-updates')).toBeHidden()
})
