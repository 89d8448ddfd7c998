/** How much of long work is done, told to the system's task bar: of the work begun last, a few times a second. */
import type { Bridge } from '@shared/ipc/calls'

type LongWork = 'export' | 'count' | 'make'

export interface TaskBar {
  /** `share` is 0 … 1; undefined where this work is not, or no longer, under way. */
  show(work: LongWork, share: number | undefined): void
}

const betweenMs = 250

export function createTaskBar(bridge: Pick<Bridge, 'call'>): TaskBar {
  const shares = new Map<LongWork, number>()
  let told: number | null = null
  let isWaiting = false

  function tell(): void {
    isWaiting = false
    const share = [...shares.values()].at(-1) ?? null
    if (share === told) return
    told = share
    bridge.call('progress', { share }).catch(() => {})
  }

  return {
    show(work, share) {
      if (share === undefined) shares.delete(work)
      else shares.set(work, Math.min(1, Math.max(0, share)))
      if (isWaiting) return
      isWaiting = true
      setTimeout(tell, betweenMs)
    },
  }
}
