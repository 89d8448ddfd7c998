import type { Search } from '@shared/search/state'
import { print, type Talk } from './io'

const betweenMs = 150

export interface Progress {
  /** Shows how far the search is, if it is time to. */
  show(search: Search): Promise<void>
  /** Takes the line away, for whatever is printed next. */
  clear(): Promise<void>
}

/** One line on standard error that keeps changing, on a terminal only. */
export function makeProgress({ io, say }: Talk): Progress {
  let last = performance.now()
  let shown = false
  return {
    async show({ steps, solutions, frames }) {
      const now = performance.now()
      if (!io.stderr.isTTY || now - last < betweenMs) return
      last = now
      shown = true
      const line = say({ key: 'cli.progress', values: { steps, solutions, depth: frames.depth } })
      await print(io.stderr, `\r${line}\u001b[K`)
    },
    async clear() {
      if (shown) await print(io.stderr, '\r\u001b[K')
      shown = false
    },
  }
}
