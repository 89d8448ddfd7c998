import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { runChild, runNode } from './child.mjs'
import { isRunning } from './processGroup.mjs'

describe('a child', () => {
  test.each([0, 7])('gives its exit status %i', async (status) => {
    expect(await runNode(['-e', `process.exit(${status})`])).toBe(status)
  })

  test('that dies by a signal gives 128 and its number', async () => {
    expect(await runNode(['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137)
  })

  test('that cannot be started is an error', async () => {
    await expect(runChild('/nowhere/at-all', [])).rejects.toThrow('ENOENT')
  })
})

describe.skipIf(process.platform === 'win32')('a signal to the parent', () => {
  /** Has a Node of its own run a shell through runChild; the shell tells its pid, which names its group. */
  async function start(/** @type {string} */ shell) {
    const module = pathToFileURL(`${import.meta.dirname}/child.mjs`).href
    const run = `await runChild('sh', ['-c', ${JSON.stringify(shell)}])`
    const text = `import { runChild } from '${module}'; process.exit(${run})`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', text], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(parent.stdout, 'data')
    return { parent, group: Number(line) }
  }

  test('reaches the child, whose answer is the status, and leaves nobody behind', async () => {
    const { parent, group } = await start('trap "exit 5" TERM; sleep 60 & echo $$; wait')
    expect(isRunning(group)).toBe(true)
    parent.kill('SIGTERM')
    expect(await once(parent, 'exit')).toEqual([5, null])
    expect(isRunning(group)).toBe(false)
  })
})
