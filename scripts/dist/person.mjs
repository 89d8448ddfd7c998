// An ordinary person at a desktop: programs run in their name, with a home of their own, on a display.
import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** `nobody` and `nogroup`: every Debian has them. */
const ID = 65_534
const PATIENCE_MS = 60_000

/**
 * @typedef {object} Person
 * @property {string} home
 * @property {(command: string, args: string[], env?: NodeJS.ProcessEnv) => import('node:child_process').SpawnSyncReturns<string>} run
 *   runs a program to its end
 * @property {(command: string, args: string[]) => void} launch starts a program and leaves it alone
 * @property {() => string} said all that launched programs, and what they started, said so far
 * @property {() => void} leave removes the home
 */

/**
 * @param {string | undefined} display
 * @returns {Person}
 */
export function makePerson(display) {
  const home = mkdtempSync(join(tmpdir(), 'retrace 溯 '))
  chownSync(home, ID, ID)
  const log = openSync(`${home}.log`, 'a')
  const { PATH, LANG } = process.env
  const env = { PATH, LANG, HOME: home, DISPLAY: display, RETRACE_TIMING: '1', XDG_CURRENT_DESKTOP: 'GNOME' }
  const who = { uid: ID, gid: ID, cwd: home }
  return {
    home,
    run: (command, args, more = {}) =>
      spawnSync(command, args, { ...who, env: { ...env, ...more }, encoding: 'utf8', timeout: PATIENCE_MS }),
    launch(command, args) {
      spawn(command, args, { ...who, env, stdio: ['ignore', log, log], detached: true }).unref()
    },
    said: () => readFileSync(`${home}.log`, 'utf8'),
    leave() {
      closeSync(log)
      rmSync(home, { recursive: true, force: true })
      rmSync(`${home}.log`, { force: true })
    },
  }
}

/**
 * Waits until it is so; gives up, with what there is instead, when it takes too long.
 *
 * @template T
 * @param {string} what
 * @param {() => T | undefined | false} look
 * @param {() => unknown} instead
 * @returns {Promise<T>}
 */
export async function until(what, look, instead) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(50)) {
    const seen = look()
    if (seen !== undefined && seen !== false) return seen
  }
  throw new Error(`waited in vain: ${what}; instead:\n${instead()}`)
}

/** Ends all that still runs of an executable, at once. */
export async function endAll(/** @type {string} */ exe) {
  for (const { pid } of processesOf(exe)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      // Helpers end with the process they help.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error
    }
  }
  await until(
    `the end of ${exe}`,
    () => processesOf(exe).length === 0,
    () => '',
  )
}

/**
 * The running processes of an executable: their numbers, and their command lines.
 *
 * @param {string} exe
 * @returns {{ pid: number, words: string[] }[]}
 */
export const processesOf = (exe) =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      if (!/^\d+$/.test(pid) || readlinkSync(`/proc/${pid}/exe`) !== exe) return []
      // Chromium's helpers rewrite theirs, with spaces.
      return [{ pid: Number(pid), words: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]/) }]
    } catch {
      return [] // ended meanwhile
    }
  })
