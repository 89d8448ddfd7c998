import type { Raster } from './screen'

/**
 * Tells the host's size in device pixels and how many of them make a CSS pixel: now, and whenever either changes
 * (a window moved to another display, a zoomed page). Returns what ends it.
 */
export function watchSize(host: HTMLElement, listener: (raster: Raster) => void): () => void {
  let told: Raster | undefined
  const tell = (raster: Raster) => {
    // A host that is hidden has no size; what was painted last is kept for when it comes back.
    if (raster.width === 0 || raster.height === 0) return
    if (raster.width === told?.width && raster.height === told.height && raster.ratio === told.ratio) return
    told = raster
    listener(raster)
  }

  const observer = new ResizeObserver(([entry]) => {
    const box = entry?.devicePixelContentBoxSize[0]
    if (box) tell(exact(measure(host), box.inlineSize, box.blockSize))
  })
  observer.observe(host, { box: 'device-pixel-content-box' })
  tell(measure(host))

  let watching: AbortController
  // A query holds for one ratio only, so each change needs the next query.
  const watchRatio = () => {
    watching = new AbortController()
    const changed = () => {
      tell(measure(host))
      watchRatio()
    }
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
    query.addEventListener('change', changed, { once: true, signal: watching.signal })
  }
  watchRatio()
  return () => {
    observer.disconnect()
    watching.abort()
  }
}

function measure(host: HTMLElement): Raster {
  const { width, height } = host.getBoundingClientRect()
  const ratio = devicePixelRatio
  return { width: Math.round(width * ratio), height: Math.round(height * ratio), ratio }
}

/** The browser's own count, which knows how the host lies on the pixels; not where it counts an emulated display. */
function exact(measured: Raster, width: number, height: number): Raster {
  const agrees = Math.abs(width - measured.width) <= 1 && Math.abs(height - measured.height) <= 1
  return agrees ? { ...measured, width, height } : measured
}
