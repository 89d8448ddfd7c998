// `npm run e2e [-- words]`: drives the built app with Playwright, on the runtime that `npm start` uses.
import { createRequire } from 'node:module'
import { buildIfStale, root } from './build.mjs'
import { runNode } from './child.mjs'
import { withDisplay } from './runtime/display.mjs'
import { resolveRuntime } from './runtime.mjs'
import { script } from './script.mjs'

await script(import.meta, async (...words) => {
  const status = await buildIfStale()
  if (status !== 0) return status
  const { exe } = resolveRuntime()
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  const args = [playwright, 'test', '-c', 'e2e/playwright.config.ts', ...words]
  return withDisplay((env) => runNode(args, { cwd: root, env: { ...env, ELECTRON_EXEC_PATH: exe } }))
})
