// `npm start [-- words]`: builds when needed and opens the app. `npm run dev`: the app from watched sources.
import { buildIfStale, electronVite, forgetBuild, root } from './build.mjs'
import { runChild } from './child.mjs'
import { withDisplay } from './runtime/display.mjs'
import { resolveRuntime } from './runtime.mjs'
import { script } from './script.mjs'

/** Chromium's sandbox does not start for root. */
const isRoot = process.getuid?.() === 0

/** @returns {Promise<number>} */
async function preview(/** @type {string[]} */ words) {
  const status = await buildIfStale()
  if (status !== 0) return status
  const { exe } = resolveRuntime()
  return withDisplay((env) => runChild(exe, [...(isRoot ? ['--no-sandbox'] : []), root, ...words], { env }))
}

/** @returns {Promise<number>} */
async function dev(/** @type {string[]} */ words) {
  const { exe } = resolveRuntime()
  const args = ['--watch', ...(isRoot ? ['--noSandbox'] : []), ...(words.length > 0 ? ['--', ...words] : [])]
  forgetBuild()
  return withDisplay((env) => electronVite('dev', args, { ...env, ELECTRON_EXEC_PATH: exe }))
}

await script(import.meta, (mode, ...words) => (mode === 'dev' ? dev(words) : preview(words)))
