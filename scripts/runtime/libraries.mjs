import { spawnSync } from 'node:child_process'
import { SetupError } from './setupError.mjs'
import { installPackages } from './systemPackages.mjs'

/** What Electron loads and does not bring along; everything else it needs comes with these. */
const PACKAGES = [['libgtk-3-0t64', 'libgtk-3-0'], ['libnss3'], ['libasound2t64', 'libasound2'], ['libgbm1']]

/** Makes sure that the executable's shared libraries are there (Linux only; elsewhere they come with it). */
export function ensureLibraries(/** @type {string} */ exe) {
  if (process.platform !== 'linux') return
  const before = missingLibraries(exe)
  if (before.length === 0) return
  installPackages(PACKAGES, `Electron needs system libraries that are missing (${before.join(' ')})`)
  const after = missingLibraries(exe)
  if (after.length > 0) throw new SetupError(`system libraries are still missing: ${after.join(' ')}`)
}

function missingLibraries(/** @type {string} */ exe) {
  const { stdout } = spawnSync('ldd', [exe], { encoding: 'utf8' })
  const missing = [...(stdout ?? '').matchAll(/^\s*(\S+) => not found/gm)].map(([, name]) => name)
  return [...new Set(missing)]
}
