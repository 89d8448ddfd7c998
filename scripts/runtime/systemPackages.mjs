import { spawnSync } from 'node:child_process'
import { SetupError } from './setupError.mjs'

const INSTALL = ['install', '-y', '--no-install-recommends']

/**
 * Installs Debian packages where that can be done without asking, and else throws the command to type.
 *
 * @param {readonly (readonly string[])[]} wanted each by its possible names, newest first: Debian 13 and
 *   Ubuntu 24.04 renamed some libraries (…t64)
 * @param {string} why what is missing, as a clause
 */
export function installPackages(wanted, why) {
  const onDebian = spawnSync('apt-get', ['--version']).status === 0
  if (!onDebian) throw new SetupError(`${why}; install what Debian calls ${wanted.map(lastOf).join(', ')}`)
  if (process.getuid?.() !== 0) {
    const install = ['sudo apt-get', ...INSTALL, ...known(wanted)].join(' ')
    throw new SetupError(`${why}; run: sudo apt-get update && ${install}`)
  }
  console.error(`[set-up] ${why}: updating the package lists …`)
  apt(['update'])
  const names = known(wanted)
  console.error(`[set-up] installing ${names.join(' ')} …`)
  apt([...INSTALL, ...names])
}

const lastOf = (/** @type {readonly string[]} */ names) => names.at(-1) ?? ''

function known(/** @type {readonly (readonly string[])[]} */ wanted) {
  const isKnown = (/** @type {string} */ name) =>
    spawnSync('apt-cache', ['show', '--no-all-versions', name]).status === 0
  return wanted.map((names) => names.find(isKnown) ?? lastOf(names))
}

/** Waits for another apt to finish, asks nothing, and shows its many lines only when it fails. */
export function apt(/** @type {string[]} */ args) {
  const { status, stdout, stderr } = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 64 << 20,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new SetupError(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`)
}
