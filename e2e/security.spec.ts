/** What the page must not be able to do, whatever gets into it. */
import type { ElectronApplication, Page } from '@playwright/test'
import { callNames } from '@shared/ipc/calls'
import { expect, test } from './fixtures'

/** The bridge as a hostile page would use it. */
type OpenBridge = { call(name: string, argument?: unknown): Promise<unknown> }

/** What the page is refused is told on the console, as it should be: not a fault of the test. */
async function closeForgetting(app: ElectronApplication, faults: string[]): Promise<void> {
  await app.close()
  faults.length = 0
}

const addressOf = (app: ElectronApplication): Promise<string[]> =>
  app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()),
  )

test('the page cannot leave, open windows, reach the network or Node, or evaluate text', async ({
  app,
  page,
  faults,
}) => {
  const home = page.url()
  const outside = await watchOutside(app)
  const tried = await page.evaluate(async () => {
    const evaluate = () => {
      try {
        return String(new Function('return 1')())
      } catch {
        return 'refused'
      }
    }
    // What a debugger has the page do at once may evaluate: it is asked in a task of the page's own.
    await new Promise((go) => setTimeout(go))
    const link = Object.assign(document.createElement('a'), {
      href: 'https://example.org/',
      target: '_blank',
    })
    document.body.append(link)
    link.click()
    link.remove()
    return {
      window: window.open('https://example.org/'),
      network: await fetch('https://example.org/').then(
        () => 'reached',
        () => 'refused',
      ),
      evaluated: evaluate(),
      node: ['require', 'process', 'module', 'global', 'Buffer', 'electron'].filter((name) => name in window),
    }
  })
  expect(tried).toEqual({ window: null, network: 'refused', evaluated: 'refused', node: [] })
  // Not asked of the page, for which Playwright would wait until it has gone where it cannot go.
  for (const elsewhere of [
    'https://example.org/',
    'file:///etc/passwd',
    'app://elsewhere/',
    'data:text/html,hi',
  ])
    await page.evaluate((url) => window.location.assign(url), elsewhere)
  expect(await addressOf(app)).toEqual([home])
  expect(await outside()).toEqual([])
  expect(faults.length).toBeGreaterThan(0)
  await closeForgetting(app, faults)
})

/** The addresses that were handed to the system from now on. */
async function watchOutside(app: ElectronApplication): Promise<() => Promise<string[]>> {
  await app.evaluate(({ shell }) => {
    const outside: string[] = []
    Object.assign(globalThis, { outside })
    shell.openExternal = async (url) => void outside.push(url)
  })
  return () => app.evaluate(() => Reflect.get(globalThis, 'outside') as string[])
}

test('whatever the scheme answers, it comes with a policy, and nothing outside of the page is there', async ({
  app,
  page,
  faults,
}) => {
  const answers = await page.evaluate(() => {
    const paths = [
      'index.html',
      '',
      'no-such-file.js',
      '%2e%2e/main/index.js',
      '..%2fmain%2findex.js',
      '%5c..%5cx',
    ]
    return Promise.all(
      paths.map(async (path) => {
        const { status, headers } = await fetch(`app://retrace/${path}`)
        return { status, policy: headers.get('content-security-policy') }
      }),
    )
  })
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404, 403, 403])
  for (const { status, policy } of answers) {
    if (status === 200) expect(policy).toContain("script-src 'self';")
    else expect(policy).toBe("default-src 'none'")
    expect(policy).not.toMatch(/unsafe/)
  }
  await closeForgetting(app, faults)
})

test('every window is isolated and sandboxed, and its bridge is all that it is given', async ({
  app,
  page,
}) => {
  // Not in the types of Electron, which has it all the same.
  const given = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => {
      const contents = webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }
      const { sandbox, contextIsolation, nodeIntegration, webviewTag, webSecurity } =
        contents.getLastWebPreferences()
      return { sandbox, contextIsolation, nodeIntegration, webviewTag, webSecurity }
    }),
  )
  const isolated = {
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webviewTag: false,
    webSecurity: true,
  }
  expect(given).toEqual([isolated])
  expect(await bridgeOf(page)).toEqual({
    names: ['call', 'on', 'openFile'],
    isFixed: true,
    foreign: ['retrace'],
  })
})

/** The names on the bridge, and those of the page that a blank frame has not. */
const bridgeOf = (page: Page) =>
  page.evaluate(() => {
    const frame = document.createElement('iframe')
    document.body.append(frame)
    const known = new Set(Object.getOwnPropertyNames(frame.contentWindow))
    frame.remove()
    const bridge = Reflect.get(window, 'retrace') as object
    return {
      names: Object.keys(bridge).sort(),
      isFixed: !Reflect.set(window, 'retrace', undefined) || Reflect.get(window, 'retrace') === bridge,
      foreign: Object.getOwnPropertyNames(window).filter(
        (name) => !known.has(name) && !/^\d+$|^__playwright/.test(name),
      ),
    }
  })

test('no device, place or notice of the system is given to the page', async ({ app, page, faults }) => {
  const asked = await page.evaluate(async () => {
    const state = async (name: string) => {
      try {
        return (await navigator.permissions.query({ name: name as PermissionName })).state
      } catch {
        return 'unknown'
      }
    }
    const outcome = (asking: Promise<unknown>) =>
      asking.then(
        (answer) => (answer === 'denied' ? 'refused' : 'given'),
        () => 'refused',
      )
    const { mediaDevices, geolocation } = navigator
    const names = [
      'geolocation',
      'notifications',
      'camera',
      'microphone',
      'midi',
      'idle-detection',
      'local-fonts',
    ]
    return {
      states: await Promise.all(names.map(state)),
      requests: await Promise.all([
        outcome(mediaDevices.getUserMedia({ video: true })),
        outcome(mediaDevices.getUserMedia({ audio: true })),
        outcome(mediaDevices.getDisplayMedia({ video: true })),
        outcome(new Promise((given, refused) => geolocation.getCurrentPosition(given, refused))),
        outcome(Notification.requestPermission()),
        outcome(navigator.requestMIDIAccess()),
      ]),
    }
  })
  for (const state of asked.states) expect(['denied', 'unknown']).toContain(state)
  expect(asked.requests).toEqual(Array(6).fill('refused'))
  await closeForgetting(app, faults)
})

test('a call with a wrong argument is refused, whichever it is, and the app goes on', async ({
  app,
  page,
}) => {
  const accepted = await page.evaluate(async (names) => {
    const bridge = Reflect.get(window, 'retrace') as OpenBridge
    const junk: readonly unknown[] = [
      ...[null, 0, Number.NaN, -1, '', 'x'.repeat(100_000), true, [], [[]], {}, { a: 1 }],
      ...[new Uint8Array(8), { solver: '1' }, { solver: 1, more: 1 }, { path: 7 }, { file: -1 }],
      ...[{ format: 'exe', name: '', content: '', scale: 1 }, { lang: 'xx' }, { speed: -1 }, { limits: {} }],
    ]
    // An empty change of settings changes nothing; undefined is what some calls are made with.
    const isAllowed = (name: string, value: unknown) => name === 'changeSettings' && isEmpty(value)
    const isEmpty = (value: unknown) => JSON.stringify(value) === '{}'
    const accepted: string[] = []
    for (const name of names)
      for (const [i, value] of junk.entries()) {
        if (isAllowed(name, value)) continue
        const answer = await bridge.call(name, value).then(
          () => 'answered',
          (error: Error) => (/wrong argument|cloned/.test(error.message) ? '' : error.message),
        )
        if (answer !== '') accepted.push(`${name} ${i}: ${answer}`)
      }
    for (const name of [
      'quit',
      'constructor',
      '__proto__',
      'toString',
      'retrace:solver-port',
      'ELECTRON_BROWSER_REQUIRE',
    ])
      await bridge.call(name).then(
        () => accepted.push(name),
        () => {},
      )
    return accepted
  }, callNames)
  expect(accepted).toEqual([])
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('calls of a page that is not ours are refused, though it has the bridge', async ({
  app,
  page,
  faults,
}) => {
  await expect(page.getByTestId('stage')).toBeVisible()
  const answers = await app.evaluate(async ({ BrowserWindow, app: main }, names) => {
    const preload = `${main.getAppPath()}/out/preload/preload.cjs`
    const stranger = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } })
    await stranger.loadURL('data:text/html,<p>stranger</p>')
    const asked = `Promise.all(${JSON.stringify(names)}.map((name) => window.retrace.call(name).then(() => name, (error) => error.message)))`
    const answers: string[] = await stranger.webContents.executeJavaScript(asked)
    stranger.destroy()
    return answers
  }, callNames)
  await expect.poll(() => app.windows().length).toBe(1)
  // The shape is looked at first: where it fits, the sender is what is wrong.
  for (const answer of answers) expect(answer).toMatch(/wrong argument|a call from data:/)
  expect(answers.filter((answer) => answer.includes('a call from data:')).length).toBeGreaterThan(3)
  faults.length = 0
})
