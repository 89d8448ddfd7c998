import type { ElectronApplication, Page } from '@playwright/test'

/** What the windows of a test's apps complained of, in words. */
export type Faults = string[]

/** Records the errors on the console and the uncaught ones, in every window of the app. */
export function watchFaults(app: ElectronApplication, faults: Faults): void {
  const watch = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`)
    })
  }
  app.on('window', watch)
  app.windows().forEach(watch)
}

/**
 * Breaches of the security policy in the windows still open. Chromium keeps them from the page's first moment
 * on, which a listener added by a test would miss; and a refused eval, once caught, leaves nothing on the
 * console.
 */
export async function breaches(app: ElectronApplication): Promise<Faults> {
  const perWindow = app.windows().map((page) =>
    page.evaluate(() => {
      const observer = new ReportingObserver(() => {}, { buffered: true, types: ['csp-violation'] })
      observer.observe()
      return observer.takeRecords().map(({ body }) => `security policy: ${JSON.stringify(body)}`)
    }),
  )
  return (await Promise.all(perWindow)).flat()
}
