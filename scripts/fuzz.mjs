// `npm run fuzz [-- words]`: the fuzz tests (`*fuzz.test.ts`) with many more files than `npm test` spares the time for.
import { join } from 'node:path'
import { root } from './build.mjs'
import { runNode } from './child.mjs'
import { script } from './script.mjs'

/** Unless RETRACE_FUZZ says another number. */
const FILES = '100000'

await script(import.meta, (...words) => {
  // Not a module that others may import, but what its command starts.
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const args = [
    vitest,
    'run',
    '--config',
    'electron.config.ts',
    ...(words.length > 0 ? words : ['fuzz.test']),
  ]
  return runNode(args, { cwd: root, env: { RETRACE_FUZZ: FILES, ...process.env } })
})
