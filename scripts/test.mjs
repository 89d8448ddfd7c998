// `npm test`: every check in turn, the quick ones first, until one fails. The last line counts the tests that
// ran.
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './build.mjs'
import { runChild } from './child.mjs'
import { script } from './script.mjs'

const UNIT_REPORT = join(root, 'out/unit.json')
const E2E_REPORT = join(root, 'out/e2e.json')

/** npm scripts, with the words added to each. */
const STEPS = [
  { name: 'typecheck' },
  { name: 'lint' },
  { name: 'test:unit', words: ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`] },
  { name: 'build' },
  { name: 'e2e', words: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT } },
]

/** @returns {Promise<number>} */
async function run({ name = '', words = /** @type {string[]} */ ([]), env = {} }) {
  const began = performance.now()
  const status = await runChild('npm', ['run', '--silent', name, '--', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
    shell: process.platform === 'win32', // npm is a .cmd there
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`== ${name}: ${status === 0 ? 'ok' : `failed (${status})`} in ${seconds} s`)
  return status
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))

/** By the runners' own reports. Skipped tests did not run; a flaky one passed in the end. */
function countTests() {
  const unit = readJson(UNIT_REPORT)
  const { stats } = readJson(E2E_REPORT)
  return [
    { suite: 'unit', passed: unit.numPassedTests, failed: unit.numFailedTests },
    { suite: 'e2e', passed: stats.expected + stats.flaky, failed: stats.unexpected },
  ]
}

await script(import.meta, async () => {
  for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(report, { force: true })
  for (const step of STEPS) {
    const status = await run(step)
    if (status !== 0) return status
  }
  const counts = countTests()
  for (const { suite, passed } of counts) {
    if (passed === 0) {
      console.error(`no ${suite} test ran`)
      return 1
    }
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    counts.reduce((total, count) => total + count[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
})
