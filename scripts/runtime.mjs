// Finds or makes an Electron runtime and what the system must have for it; run by itself, prints where it is.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cachedFallback, makeFallback } from './runtime/fallback.mjs'
import { ensureLibraries } from './runtime/libraries.mjs'
import { downloadOfficialBuild, officialBuild } from './runtime/official.mjs'
import { SetupError } from './runtime/setupError.mjs'
import { script } from './script.mjs'

/**
 * The cached fallback comes before the download: where one was needed, the download has failed before. To go
 * over to the official build later, `npx install-electron` fetches it.
 *
 * @returns {{ exe: string, dist: string, version: string | undefined }} ready to be started
 */
export function resolveRuntime() {
  const exe =
    namedRuntime() ?? officialBuild() ?? cachedFallback() ?? downloadOfficialBuild() ?? makeFallback()
  ensureLibraries(exe)
  const dist = dirname(exe)
  return { exe, dist, version: versionIn(dist) }
}

/** @returns {string | undefined} */
function namedRuntime() {
  const exe = process.env.ELECTRON_EXEC_PATH
  if (exe && !existsSync(exe)) throw new SetupError(`ELECTRON_EXEC_PATH names no file: ${exe}`)
  return exe || undefined
}

/** A runtime of unknown make, named by the user, may lack the file. */
function versionIn(/** @type {string} */ dist) {
  const file = join(dist, 'version')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().replace(/^v/, '') : undefined
}

await script(import.meta, () => console.log(JSON.stringify(resolveRuntime())))
