/** A canvas of the scrubber, and how high things stand on it. */
import type { Scale } from './scrubScale'

/** What is painted on. Its size is in its own pixels, of which `ratio` make a CSS pixel. */
export interface Sheet {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  readonly ratio: number
}

/** CSS pixels kept free above the wave for the marks of solutions and steps. */
export const headroom = 12

/** The canvas, empty and as large as it is shown. */
export function sheetOf(canvas: HTMLCanvasElement): Sheet {
  const ratio = window.devicePixelRatio
  const { clientWidth, clientHeight } = canvas
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const [width, height] = [Math.round(clientWidth * ratio), Math.round(clientHeight * ratio)]
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  else context.clearRect(0, 0, width, height)
  return { context, width, height, ratio }
}

/** How high above the bottom a depth stands, in pixels of the canvas. */
export function heightOf(depth: number, { floor, ceiling }: Scale, { height, ratio }: Sheet): number {
  const reach = height - headroom * ratio
  return Math.max(0, Math.round(((depth - floor) / (ceiling - floor)) * reach))
}
