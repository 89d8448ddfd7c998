import type { Message } from '@shared/lib/message'
import type { Search } from '@shared/search/state'
import { print, type Talk } from './io'

const betweenMs = 150

export interface Progress {
  /** Shows how far the search is, if it is time to. */
  show(search: Search): Promise<void>
  /** The same in words of the caller's own. */
  tell(message: Message): Promise<void>
  /** Takes the line away, for whatever is printed next. */
  clear(): Promise<void>
}

/** One line on standard error that keeps changing, on a terminal only. */
export function makeProgress({ io, say }: Talk): Progress {
  let last = performance.now()
  let shown = false
  const tell = async (message: Message): Promise<void> => {
    const now = performance.now()
    if (!io.stderr.isTTY || now - last < betweenMs) return
    last = now
    shown = true
    await print(io.stderr, `\r${say(message)}\u001b[K`)
  }
  return {
    tell,
    show: ({ steps, solutions, frames }) =>
      tell({ key: 'cli.progress', values: { steps, solutions, depth: frames.depth } }),
    async clear() {
      if (shown) await print(io.stderr, '\r\u001b[K')
      shown = false
    },
  }
}
