// `npm run test:install`: makes the Debian package, installs it on this machine, uses it as a person would, and
// removes it. For root on Debian, as in a container; elsewhere it says why it does nothing.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { EXE, expectations } from './dist/installed.mjs'
import { endAll, makePerson } from './dist/person.mjs'
import { distLinux } from './dist.mjs'
import { startXvfb } from './runtime/display.mjs'
import { apt, installPackages } from './runtime/systemPackages.mjs'
import { script } from './script.mjs'

/** Programs of the test, and their packages: a window manager, hands and eyes, and what a desktop has anyway. */
const TOOLS = [
  ['Xvfb', 'xvfb'],
  ['openbox', 'openbox'],
  ['xdotool', 'xdotool'],
  ['gtk-launch', 'libgtk-3-bin'],
  ['gio', 'libglib2.0-bin'],
  ['xdg-open', 'xdg-utils'],
  ['desktop-file-validate', 'desktop-file-utils'],
  ['update-mime-database', 'shared-mime-info'],
]

const isHere = (/** @type {string} */ program) => spawnSync('which', [program]).status === 0
const isInstalled = () => spawnSync('dpkg-query', ['-W', 'retrace']).status === 0

/** @returns {string | undefined} why the test cannot be made here */
function whyNot() {
  if (process.platform !== 'linux' || spawnSync('apt-get', ['--version']).status !== 0)
    return 'this is not a Debian system'
  if (process.getuid?.() !== 0) return 'it installs a package, which only root may'
  return isInstalled() ? 'Retrace is installed here already, and would be replaced' : undefined
}

/** @returns {Promise<number>} */
async function test() {
  const missing = TOOLS.filter(([program = '']) => !isHere(program)).map(([, name = '']) => [name])
  if (missing.length > 0) installPackages(missing, 'programs of the install test are missing')
  const { status, deb } = await distLinux()
  if (status !== 0) return status
  const { name: display, stop } = await startXvfb()
  process.once('exit', stop)
  const manager = spawn('openbox', [], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' })
  const person = makePerson(display)
  try {
    return await meet({ person, deb, files: [] })
  } finally {
    await endAll(EXE)
    if (isInstalled()) apt(['purge', '-y', 'retrace'])
    manager.kill()
    await once(manager, 'exit')
    stop()
    person.leave()
  }
}

/** One after the other, until one is not met. */
async function meet(/** @type {import('./dist/installed.mjs').Scene} */ scene) {
  for (const [sentence, expectation] of expectations) {
    const began = performance.now()
    try {
      await expectation(scene)
    } catch (error) {
      console.error(`not so: ${sentence}\n`, error)
      return 1
    }
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${sentence}`)
  }
  console.log(`the installed package met ${expectations.length} expectations`)
  return 0
}

await script(import.meta, () => {
  const reason = whyNot()
  if (reason === undefined) return test()
  console.log(`The install test is skipped: ${reason}.`)
  return 0
})
