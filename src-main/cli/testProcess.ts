/** The command line as scripts see it: `node scripts/cli.mjs …`, its output, its one line of complaint, its status. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'

const entry = join(import.meta.dirname, '../../scripts/cli.mjs')

export const start = (words: readonly string[], lang = 'C', stdout: 'pipe' | number = 'pipe') =>
  spawn(process.execPath, [entry, ...words], {
    env: { ...process.env, LC_ALL: lang },
    stdio: ['ignore', stdout, 'pipe'],
  })

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Not `text` of the same module: that would take a byte order mark away. */
export const textOf = async (stream: Readable | null): Promise<string> =>
  stream ? (await buffer(stream)).toString('utf8') : ''

/** From its words to what it says. */
export async function retrace(words: readonly string[], lang?: string): Promise<Ended> {
  const child = start(words, lang)
  const closed = once(child, 'close')
  const [out, err] = await Promise.all([textOf(child.stdout), textOf(child.stderr)])
  const [status] = await closed
  return { status, out, err }
}

/** Solves and reads the JSON; anything but the expected status or a silent stderr fails. */
export async function solved(words: readonly string[], expected = 0) {
  const { status, out, err } = await retrace(['solve', ...words])
  expect({ status, err }).toStrictEqual({ status: expected, err: '' })
  expect(out.endsWith('}\n')).toBe(true)
  return JSON.parse(out)
}
