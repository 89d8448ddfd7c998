/** Documents and links that the system asks the app to open, and the app as a command line. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { shows, stands } from './desk'
import { hearDialogs } from './dialogs'
import { expect, test } from './fixtures'
import { startAgain } from './startAgain'

const moment = { format: 'retrace', version: 1, run: 'knights-tour/bound-2?size=6x6&start=1', k: 10 }

function leaveDocument(home: string, name: string, content: unknown): string {
  const path = join(home, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

test('a document opens with the app, at its step', async ({ launch, home }) => {
  const { page } = await launch({ args: [leaveDocument(home, '马 6×6.retrace', moment)] })
  await expect(page.getByTestId('run-title')).toContainText('6×6 from 1')
  await stands(page, 'solved')
  await shows(page, 10)
})

test('documents and links open in the running app, past solutions and up to the last step', async ({
  app,
  page,
  home,
}) => {
  const file = leaveDocument(home, '溯 6×6.retrace', moment)
  expect(await startAgain(home, pathToFileURL(file).href)).toMatchObject({ status: 0 })
  await expect(page.getByTestId('run-title')).toContainText('6×6 from 1')
  await shows(page, 10)

  // Its first solution comes at step 261.
  await startAgain(home, 'retrace:n-queens/place-queens?n=6#400')
  await expect(page.getByTestId('run-title')).toContainText('6')
  await shows(page, 400)

  await startAgain(home, 'retrace://n-queens/place-queens?n=4#999999')
  await stands(page, 'exhausted')
  await expect(page.locator('html')).toHaveAttribute('data-k', await lastStep(page.locator('html')))
  expect(app.windows()).toHaveLength(1)
})

const lastStep = async (root: { getAttribute(name: string): Promise<string | null> }) =>
  (await root.getAttribute('data-total')) ?? ''

test('what cannot be opened is said in words, and the run on the table stays', async ({
  app,
  page,
  home,
}) => {
  const said = await hearDialogs(app)
  const before = await page.getByTestId('run-title').textContent()
  const rows = [
    [join(home, 'none.retrace'), /“none\.retrace” could not be opened\. It is no longer there/],
    [home, /It is a folder or a device/],
    [leaveDocument(home, 'text.retrace', '1 2 3'), /It is not a Retrace document/],
    [leaveDocument(home, 'run.retrace', { ...moment, run: 'chess/x' }), /chess/],
    ['retrace:', /The link could not be opened/],
  ] as const
  for (const [i, [target, sentence]] of rows.entries()) {
    await startAgain(home, target)
    await expect.poll(said).toHaveLength(i + 1)
    expect((await said())[i]).toMatch(sentence)
  }
  expect(await page.getByTestId('run-title').textContent()).toBe(before)
})

test('a verb is carried out without a window, beside a running app', async ({ page, home }) => {
  const solved = await startAgain(home, 'solve', 'knights-tour', '--size', '6x6')
  expect(solved.status).toBe(0)
  expect(JSON.parse(solved.stdout).path).toHaveLength(36)
  expect(await startAgain(home, 'solve', 'knights-tour', '--size', '4x4')).toMatchObject({ status: 1 })
  const wrong = await startAgain(home, 'slove')
  expect(wrong).toMatchObject({ status: 2, stdout: '' })
  expect(wrong.stderr).toContain('retrace: slove: There is no such verb')
  await shows(page, 0)
})
