import { spawn, spawnSync } from 'node:child_process'
import { SetupError } from './setupError.mjs'
import { installPackages } from './systemPackages.mjs'

const SCREEN = '1600x1200x24'
const START_MS = 20_000

/**
 * Runs the body with an environment that has a display to draw on: the desktop's own, or else a virtual one
 * (Xvfb) that ends with the body. Xvfb is started here and not by xvfb-run, so that a signal goes to the
 * program alone and the display outlives it, and so that Xvfb picks a free number by itself.
 *
 * @template T
 * @param {(env: NodeJS.ProcessEnv) => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function withDisplay(body) {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  if (process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY) return body(process.env)
  const isMissing = spawnSync('Xvfb', ['-help']).error !== undefined
  if (isMissing) installPackages([['xvfb']], 'there is no display, and Xvfb is missing')
  const { name, stop } = await startXvfb()
  console.error(`[display] there is no display here: drawing on a virtual one (Xvfb ${name}, ${SCREEN})`)
  process.once('exit', stop)
  try {
    return await body({ ...process.env, DISPLAY: name })
  } finally {
    process.off('exit', stop)
    stop()
  }
}

/** @returns {Promise<{ name: string, stop: () => void }>} */
export function startXvfb() {
  // -displayfd: it writes the number it took once it is ready. -noreset: it lives on between two programs.
  // Detached: a Ctrl+C in the terminal must not take the screen away from under the program.
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true })
  const stop = () => void server.kill()
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) => {
      clearTimeout(timer)
      stop()
      reject(new SetupError(`the virtual display did not start: ${why}`))
    }
    const timer = setTimeout(() => fail(`nothing heard for ${START_MS} ms`), START_MS)
    server.once('error', (error) => fail(error.message))
    server.once('exit', (code) => fail(`Xvfb ended with ${code}`))
    server.stdio[3]?.once('data', (number) => {
      clearTimeout(timer)
      server.removeAllListeners()
      resolve({ name: `:${String(number).trim()}`, stop })
    })
  })
}
