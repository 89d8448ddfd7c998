// `npm run soak [-- cycles]`: hours of use in a minute or so, and whether memory grows (e2e/soak.spec.ts).
import { root } from './build.mjs'
import { runNode } from './child.mjs'
import { script } from './script.mjs'

await script(import.meta, (cycles = '160') =>
  runNode(['scripts/e2e.mjs', 'soak.spec'], { cwd: root, env: { ...process.env, RETRACE_SOAK: cycles } }),
)
