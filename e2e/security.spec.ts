/** What the page must not be able to do, whatever gets into it. */
import { expect, test } from './fixtures'

test('the page cannot leave, open windows, ask for devices, reach Node, or evaluate text', async ({
  app,
  page,
  faults,
}) => {
  const home = page.url()
  const tried = await page.evaluate(async () => {
    const state = async (name: string) =>
      (await navigator.permissions.query({ name: name as PermissionName })).state
    const bridge: { call(name: string, argument: unknown): Promise<unknown> } = Reflect.get(window, 'retrace')
    const evaluate = () => {
      try {
        return String(new Function('return 1')())
      } catch {
        return 'refused'
      }
    }
    return {
      window: window.open('https://example.org/'),
      geolocation: await state('geolocation'),
      camera: await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'given',
        () => 'refused',
      ),
      network: await fetch('https://example.org/').then(
        () => 'reached',
        () => 'refused',
      ),
      evaluated: evaluate(),
      node: [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')],
      call: await bridge.call('quit', undefined).then(
        () => 'answered',
        () => 'refused',
      ),
    }
  })
  expect(tried).toEqual({
    window: null,
    geolocation: 'denied',
    camera: 'refused',
    network: 'refused',
    evaluated: 'refused',
    node: ['undefined', 'undefined'],
    call: 'refused',
  })
  // Not asked of the page, for which Playwright would wait until it has gone where it cannot go.
  const address = () =>
    app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
    )
  for (const elsewhere of ['https://example.org/', 'file:///etc/passwd', 'app://elsewhere/'])
    await page.evaluate((url) => window.location.assign(url), elsewhere)
  expect(await address()).toEqual([home])
  // What was refused is told on the console, as it should be.
  expect(faults.length).toBeGreaterThan(0)
  await app.close()
  faults.length = 0
})
