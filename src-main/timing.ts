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
export const markReady = (contents: WebContents): void =>
  markWhen(contents, 'page ready', 'document.body.dataset.ready')

/** Marks the moment at which the page shows this step of the run that it was given to open. */
export const markStep = (contents: WebContents, k: number): void =>
  markWhen(contents, `opened at step ${k}`, `document.documentElement.dataset.k === '${k}'`)

/** `sign`: a JavaScript expression that turns true in the page. */
function markWhen(contents: WebContents, name: string, sign: string): void {
  if (!isTold) return
  const come = `new Promise((done) => {
    const look = () => ${sign} ? done() : requestAnimationFrame(look)
    look()
  })`
  contents.executeJavaScript(come).then(
    () => mark(name),
    () => mark(`page gone before: ${name}`),
  )
}
