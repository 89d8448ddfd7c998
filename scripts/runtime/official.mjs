import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const DOWNLOAD_MS = 180_000

const home = () => dirname(createRequire(import.meta.url).resolve('electron/package.json'))

/**
 * The executable of the official build inside the `electron` package, if it is there. The package itself
 * brings none; its installer writes path.txt last, so that half a download does not count.
 *
 * @returns {string | undefined}
 */
export function officialBuild() {
  const pathFile = join(home(), 'path.txt')
  if (!existsSync(pathFile)) return undefined
  const exe = join(home(), 'dist', readFileSync(pathFile, 'utf8'))
  return existsSync(exe) ? exe : undefined
}

/**
 * Fetches the official build by the package's own installer, which checks its checksum.
 *
 * @returns {string | undefined} nothing where it cannot be had, having said why
 */
export function downloadOfficialBuild() {
  console.error('[runtime] fetching the official Electron build …')
  const { status, stderr, error } = spawnSync(process.execPath, [join(home(), 'install.js')], {
    encoding: 'utf8',
    timeout: DOWNLOAD_MS,
  })
  if (status === 0) return officialBuild()
  const reason = error?.message ?? /^.*(error|fail).*$/im.exec(stderr)?.[0].trim() ?? 'no reason given'
  console.error(`[runtime] it cannot be had here (${reason})`)
  return undefined
}
