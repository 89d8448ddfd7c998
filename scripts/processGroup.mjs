import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const GRACE_MS = 3000

/** Ends what is left of a process group: asked first, forced after a while. */
export async function endGroup(/** @type {number} */ group) {
  signal(group, 'SIGTERM')
  for (const until = Date.now() + GRACE_MS; Date.now() < until; await sleep(20)) {
    if (!isRunning(group)) return
  }
  signal(group, 'SIGKILL')
}

/** Whether the group had anyone to hear it; signal 0 only asks. */
function signal(/** @type {number} */ group, /** @type {NodeJS.Signals | 0} */ name) {
  try {
    return process.kill(-group, name)
  } catch {
    return false
  }
}

/**
 * Whether anyone of the group still runs. The dead stay members until their parent collects them, which in a
 * container may be late or never; they do not count.
 */
export function isRunning(/** @type {number} */ group) {
  if (!signal(group, 0)) return false
  if (process.platform !== 'linux') return true
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && isRunningMember(pid, group))
}

function isRunningMember(/** @type {string} */ pid, /** @type {number} */ group) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // "pid (name) state parent group …", and a name may hold brackets and spaces of its own.
    const [state, , itsGroup] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state !== 'Z' && Number(itsGroup) === group
  } catch {
    return false // ended meanwhile
  }
}
