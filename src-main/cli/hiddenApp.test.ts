/** Where the app cannot be had; `e2e/cli.spec.ts` has what it makes. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { runCli } from './cli'
import type { HiddenApp } from './io'

const folder = mkdtempSync(join(tmpdir(), 'retrace hidden '))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const noFile: HiddenApp = { command: join(folder, 'no-such-app'), args: [], stderr: 'ignore' }
const silent: HiddenApp = { command: process.execPath, args: ['-e', '0', '--'], stderr: 'ignore' }

test.each([
  ['no app', undefined, 'pdf'],
  ['an app that is not there', noFile, 'webm'],
  ['an app that ends without a word', silent, 'mp4'],
])('%s is said in one sentence, and nothing is written', async (_, hidden, format) => {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()]
  const said = text(stderr)
  const out = join(folder, `tour.${format}`)
  const io = { stdin, stdout, stderr, env: {}, signal: new AbortController().signal, hidden }
  expect(await runCli(['solve', 'knights-tour', '--size', '3x4', '--out', out], io)).toBe(4)
  stderr.end()
  expect(await said).toMatch(
    new RegExp(`^retrace: The app could not be started hidden.* ${format} files .*\n$`),
  )
  expect(existsSync(out)).toBe(false)
})
