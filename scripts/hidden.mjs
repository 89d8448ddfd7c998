// The app, started hidden by the command line of a checkout: built when needed, on whichever runtime there is.
// Its input and output are those of this script.
import { buildIfStale, root } from './build.mjs'
import { runChild } from './child.mjs'
import { resolveRuntime } from './runtime.mjs'
import { script } from './script.mjs'

await script(import.meta, async (...switches) => {
  const status = await buildIfStale()
  if (status !== 0) return status
  const { exe } = resolveRuntime()
  return runChild(exe, [...switches, root], { stdio: ['inherit', 'inherit', 'ignore'] })
})
