import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { endGroup } from './processGroup.mjs'

const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const HAS_GROUPS = process.platform !== 'win32'

/**
 * Runs a program to its end and gives its exit status, 128 + n for a death by signal n.
 *
 * It gets a process group of its own: a Ctrl+C in the terminal then reaches it once, through us, and not
 * twice (Electron takes a second one as "now"); and whatever it leaves behind can be found and ended.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export async function runChild(command, args, options = {}) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child?.kill(signal)
  // Before it starts: it may be at work, and a signal come, before the next line here is reached.
  for (const signal of PASSED_ON) process.on(signal, passOn)
  try {
    child = spawn(command, args, { stdio: 'inherit', ...options, detached: HAS_GROUPS })
    const status = await exitStatus(child)
    if (HAS_GROUPS && child.pid !== undefined) await endGroup(child.pid)
    return status
  } finally {
    for (const signal of PASSED_ON) process.off(signal, passOn)
  }
}

/** Runs a script or a tool in a Node like this one. */
export const runNode = (/** @type {string[]} */ args, options = {}) =>
  runChild(process.execPath, args, options)

/** @returns {Promise<number>} */
function exitStatus(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}
