// `npm run dist`: this system's installers, by electron-builder and the official Electron.
// `npm run dist:linux`: the app with the runtime at hand, unpacked in out/dist/linux-unpacked and as a .deb beside it.
import { readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildIfStale, root } from './build.mjs'
import { runNode } from './child.mjs'
import { makeDeb } from './dist/deb.mjs'
import { SetupError } from './runtime/setupError.mjs'
import { resolveRuntime } from './runtime.mjs'
import { script } from './script.mjs'

const dist = join(root, 'out/dist')
const unpacked = join(dist, 'linux-unpacked')

/** @returns {Promise<number>} */
const electronBuilder = (/** @type {string[]} */ ...args) =>
  runNode(
    [createRequire(import.meta.url).resolve('electron-builder/cli.js'), '--publish', 'never', ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        CSC_IDENTITY_AUTO_DISCOVERY: process.env.CSC_IDENTITY_AUTO_DISCOVERY ?? 'false',
      },
    },
  )

/** @returns {Promise<number>} */
async function unpackedApp() {
  const { dist: runtime, version } = resolveRuntime()
  if (!version) throw new SetupError('the runtime does not say its version, so it cannot be packed')
  rmSync(unpacked, { recursive: true, force: true })
  const status = await electronBuilder(
    '--linux',
    'dir',
    `-c.electronDist=${runtime}`,
    `-c.electronVersion=${version}`,
  )
  // Of the runtime's, for starting apps from folders; the app of a package is app.asar and nothing else.
  rmSync(join(unpacked, 'resources/default_app.asar'), { force: true })
  return status
}

const textOf = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8')

/**
 * The .deb of the app as it is built now.
 *
 * @returns {Promise<{ status: number, deb: string }>}
 */
export async function distLinux() {
  const status = (await buildIfStale()) || (await unpackedApp())
  if (status !== 0) return { status, deb: '' }
  const { version, description, author } = JSON.parse(textOf('package.json'))
  const assets = join(root, 'assets')
  const texts = { changes: textOf('CHANGELOG.md'), licence: textOf('LICENSE') }
  const about = { version, description, maintainer: `${author.name} <${author.email}>` }
  return { status, deb: makeDeb({ app: unpacked, assets, ...texts, ...about }, join(dist, 'deb')) }
}

await script(import.meta, async (mode) => {
  if (mode !== 'linux') return (await buildIfStale()) || (await electronBuilder())
  if (process.platform !== 'linux') throw new SetupError('a Debian package is made on Linux')
  const { status, deb } = await distLinux()
  if (status === 0) console.log(deb)
  return status
})
