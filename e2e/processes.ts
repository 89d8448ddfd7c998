import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const EXIT_MS = 5000

/** Which of these processes have not ended after a fair time. */
export async function stillRunning(pids: readonly number[]): Promise<number[]> {
  for (const until = Date.now() + EXIT_MS; pids.some(isRunning) && Date.now() < until; ) await sleep(20)
  return pids.filter(isRunning)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !isZombie(pid)
  } catch {
    return false
  }
}

/** Ended, but not yet collected by its parent; in a container there may be none that ever does. */
function isZombie(pid: number): boolean {
  return readFileSync(`/proc/${pid}/stat`, 'latin1').includes(') Z ')
}
