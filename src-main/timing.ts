/** How long a start takes, told on stderr under RETRACE_TIMING=1. */
import type { WebContents } from 'electron'

const isTold = process.env.RETRACE_TIMING === '1'

/**
 * Says that this point of the start has been reached, in milliseconds since Node's own start, some 50 ms after the
 * process was made. (`process.getCreationTime` would know, but is a second off where the machine's clock was set.)
 */
export function mark(name: string): void {
  if (!isTold) return
  const { startTime } = performance.mark(`retrace:${name}`)
  console.error(`[timing] ${Math.round(startTime).toString().padStart(5)} ms  ${name}`)
}

/** Marks the moment at which the page says that it can be used. */
export function markReady(contents: WebContents): void {
  if (!isTold) return
  const ready = `new Promise((done) => {
    const look = () => document.body.dataset.ready ? done() : requestAnimationFrame(look)
    look()
  })`
  contents.executeJavaScript(ready).then(
    () => mark('page ready'),
    () => mark('page gone before it was ready'),
  )
}
