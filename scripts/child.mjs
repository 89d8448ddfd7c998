import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const PASSED_ON = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const HAS_GROUPS = process.platform !== 'win32'
const GRACE_MS = 3000

/**
 * Runs a program to its end and gives its exit status, 128 + n for a death by signal n.
 *
 * It gets a process group of its own: a Ctrl+C in the terminal then reaches it once, through us, and not twice
 * (Electron takes a second one as "now"); and whatever it leaves behind can be found and ended.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export async function runChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: HAS_GROUPS })
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  for (const signal of PASSED_ON) process.on(signal, passOn)
  try {
    const status = await exitStatus(child)
    if (HAS_GROUPS && child.pid !== undefined) await endGroup(child.pid)
    return status
  } finally {
    for (const signal of PASSED_ON) process.off(signal, passOn)
  }
}

/** Runs one of our scripts or tools in this same Node. */
export const runNode = (/** @type {string[]} */ args, options = {}) => runChild(process.execPath, args, options)

/** @returns {Promise<number>} */
function exitStatus(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}

async function endGroup(/** @type {number} */ leader) {
  if (!signalGroup(leader, 'SIGTERM')) return
  for (const until = Date.now() + GRACE_MS; Date.now() < until; ) {
    await sleep(20)
    if (!signalGroup(leader, 0)) return
  }
  signalGroup(leader, 'SIGKILL')
}

/** Whether the group had anyone to hear it; signal 0 only asks. */
function signalGroup(/** @type {number} */ leader, /** @type {NodeJS.Signals | 0} */ signal) {
  try {
    return process.kill(-leader, signal)
  } catch {
    return false
  }
}
