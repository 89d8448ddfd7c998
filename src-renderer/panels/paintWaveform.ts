/** Paints the scrubber's two canvases: the run ahead of the playhead and, in the accent, the run behind it. */
import type { Overview } from '@shared/trace/overview'
import { type Waveform, waveformOf } from './waveform'

/** CSS pixels kept free above the wave for the marks of solutions. */
const headroom = 12
const markSize = 3.5
/** More lines than this down through the wave would hide it. */
const mostHairlines = 24

export function paintWaveform(scrubber: HTMLElement, overview: Overview, total: number): void {
  const ratio = window.devicePixelRatio
  for (const canvas of scrubber.querySelectorAll('canvas')) {
    canvas.width = Math.round(canvas.clientWidth * ratio)
    canvas.height = Math.round(canvas.clientHeight * ratio)
    const wave = waveformOf(overview, total, canvas.width)
    const context = canvas.getContext('2d')
    if (context) paint(context, wave, ratio, getComputedStyle(canvas))
  }
}

function paint(
  context: CanvasRenderingContext2D,
  wave: Waveform,
  ratio: number,
  style: CSSStyleDeclaration,
): void {
  const { height } = context.canvas
  const { low, high, solutions } = wave
  const reach = height - headroom * ratio
  const leastEdge = Math.round(1.5 * ratio)
  context.fillStyle = style.getPropertyValue('--wave-body')
  low.forEach((least, column) => {
    const body = Math.round(least * reach)
    context.fillRect(column, height - body, 1, body)
  })
  context.fillStyle = style.getPropertyValue('--wave-edge')
  high.forEach((most, column) => {
    if (most === 0) return
    const top = Math.round(most * reach)
    // At least a line, so that a level run is seen too.
    const edge = Math.max(top - Math.round((low[column] as number) * reach), leastEdge)
    context.fillRect(column, height - top, 1, edge)
  })
  context.fillStyle = style.getPropertyValue('--wave-solution')
  for (const column of solutions) mark(context, column + 0.5, ratio)
  if (solutions.length > mostHairlines) return
  context.globalAlpha = 0.5
  for (const column of solutions) context.fillRect(column, headroom * ratio, ratio, height)
  context.globalAlpha = 1
}

/** The diamond of a solution. */
function mark(context: CanvasRenderingContext2D, x: number, ratio: number): void {
  const size = markSize * ratio
  const middle = Math.min(Math.max(x, size), context.canvas.width - size)
  const top = 2 * ratio
  context.beginPath()
  context.moveTo(middle, top)
  context.lineTo(middle + size, top + size)
  context.lineTo(middle, top + 2 * size)
  context.lineTo(middle - size, top + size)
  context.fill()
}
