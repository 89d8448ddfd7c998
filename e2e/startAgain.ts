import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

const root = resolve(import.meta.dirname, '..')

/** Starts the app once more beside the one of this home, as the system does for a double click, and waits for its end. */
export async function startAgain(home: string, ...words: string[]) {
  const isRoot = process.getuid?.() === 0
  const switches = [...(isRoot ? ['--no-sandbox'] : []), `--user-data-dir=${join(home, 'user-data')}`]
  const env = { ...process.env, XDG_CONFIG_HOME: home, LC_ALL: 'C.UTF-8' }
  const exe = process.env.ELECTRON_EXEC_PATH ?? ''
  const child = spawn(exe, [...switches, root, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [status] = await ended
  return { status, stdout, stderr }
}
