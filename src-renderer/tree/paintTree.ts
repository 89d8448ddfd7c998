/**
 * Paints a tree on a 2D canvas: the same shapes at the same places as `treePicture` puts into files, but only those in
 * view, and as mere pixels where they are too small for shapes.
 */
import type { Ink, Palette } from '@shared/picture/ink'
import { fontStack } from '@shared/picture/lettering'
import { type NodeShape, nodeSize, shapeOf, type TreeDrawing } from '@shared/trace/treeDrawing'
import { cutOutline, labelOf, labelPlace, labelSize, lineOf, ringRadius } from '@shared/trace/treePicture'
import { isCutAt } from '@shared/trace/treeView'
import type { Camera, Size } from '../stage/camera'

export interface TreeBrush {
  readonly context: CanvasRenderingContext2D
  /** Device pixels for a CSS pixel. */
  readonly ratio: number
  readonly palette: Palette
  readonly camera: Camera
  /** Of the host, in CSS pixels. */
  readonly host: Size
}

/** Places that are marked besides where the search stands. */
export interface Marked {
  readonly chosen: number | undefined
  readonly hovered: number | undefined
}

/** Shapes smaller than so many CSS pixels are painted as squares, and smaller than the other without labels. */
const leastShape = 4.5
const leastLabels = 0.72

export function paintTree(brush: TreeBrush, drawing: TreeDrawing, marked: Marked): void {
  const { context, ratio, palette, camera, host } = brush
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = palette.paper
  context.fillRect(0, 0, host.width * ratio, host.height * ratio)
  const { scale, x, y } = camera
  context.setTransform(ratio * scale, 0, 0, ratio * scale, ratio * x, ratio * y)
  paintEdges(brush, drawing)
  if (nodeSize * scale >= leastShape) paintShapes(brush, drawing)
  else paintPixels(brush, drawing)
  paintRings(brush, drawing, marked)
}

/** Units in view. */
function seenBy({ camera, host }: TreeBrush) {
  const around = 24
  return {
    left: -camera.x / camera.scale - around,
    top: -camera.y / camera.scale - around,
    right: (host.width - camera.x) / camera.scale + around,
    bottom: (host.height - camera.y) / camera.scale + around,
  }
}

function paintEdges(brush: TreeBrush, drawing: TreeDrawing): void {
  const { context, palette, camera } = brush
  const { x, y, view } = drawing
  const seen = seenBy(brush)
  const line = lineOf(drawing)
  context.lineJoin = context.lineCap = 'round'
  const trace = (isMeant: (place: number) => boolean) => {
    context.beginPath()
    for (let place = 1; place < x.length; place++) {
      const above = view.parent[place] as number
      const [x0, y0, x1, y1] = [x[above], y[above], x[place], y[place]] as [number, number, number, number]
      if (!isMeant(place) || y1 < seen.top || y0 > seen.bottom) continue
      if (Math.max(x0, x1) < seen.left || Math.min(x0, x1) > seen.right) continue
      context.moveTo(x0, y0)
      context.lineTo(x1, y1)
    }
    context.stroke()
  }
  context.strokeStyle = palette.frame
  context.lineWidth = Math.max(1.25, 0.5 / camera.scale)
  trace((place) => !line.has(place))
  context.strokeStyle = palette.line
  context.lineWidth = Math.max(2.5, 1.5 / camera.scale)
  trace((place) => line.has(place))
}

function paintShapes(brush: TreeBrush, drawing: TreeDrawing): void {
  const { context, palette, camera } = brush
  const seen = seenBy(brush)
  const hasLabels = camera.scale >= leastLabels
  context.font = `${labelSize}px ${fontStack}`
  const { dx, dy, anchor } = labelPlace(drawing.view)
  context.textAlign = anchor === 'start' ? 'left' : 'center'
  context.textBaseline = 'middle'
  for (let place = 0; place < drawing.x.length; place++) {
    const [x, y] = [drawing.x[place] as number, drawing.y[place] as number]
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) continue
    if (isCutAt(drawing.view, place)) paintOutline(brush, cutShape, x, y)
    paintOutline(brush, shapeOf(drawing, place), x, y)
    const text = hasLabels ? labelOf(drawing, place) : undefined
    if (text === undefined) continue
    context.fillStyle = palette['text-muted']
    context.fillText(text, x + dx, y + dy)
  }
}

const cutShape = { d: cutOutline, stroke: 'refused', size: nodeSize, width: 11 } as const

interface Outline {
  readonly d: string
  readonly fill?: Ink
  readonly stroke?: Ink
  readonly width?: number
  readonly size: number
}

const outlines = new Map<string, Path2D>()

function paintOutline({ context, palette }: TreeBrush, shape: Outline, x: number, y: number): void {
  const { d, fill, stroke, size, width = 14 } = shape
  let outline = outlines.get(d)
  if (!outline) {
    outline = new Path2D(d)
    outlines.set(d, outline)
  }
  const scale = size / 100
  context.save()
  context.translate(x - size / 2, y - size / 2)
  context.scale(scale, scale)
  if (fill) {
    context.fillStyle = palette[fill]
    context.fill(outline)
  }
  if (stroke) {
    context.strokeStyle = palette[stroke]
    context.lineWidth = width
    context.stroke(outline)
  }
  context.restore()
}

/** Seen from far a node is a square of its colour, never less than a pixel. */
function paintPixels(brush: TreeBrush, drawing: TreeDrawing): void {
  const { context, palette, camera } = brush
  const seen = seenBy(brush)
  let last: NodeShape | undefined
  for (let place = 0; place < drawing.x.length; place++) {
    const [x, y] = [drawing.x[place] as number, drawing.y[place] as number]
    if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) continue
    const shape = shapeOf(drawing, place)
    if (shape !== last) context.fillStyle = palette[shape.stroke ?? shape.fill]
    last = shape
    const side = Math.max(shape.size, 1.5 / camera.scale)
    context.fillRect(x - side / 2, y - side / 2, side, side)
  }
}

function paintRings(brush: TreeBrush, { x, y, view }: TreeDrawing, { chosen, hovered }: Marked): void {
  const { context, palette, camera } = brush
  const grown = Math.max(1, 0.6 / camera.scale)
  const ring = (place: number, radius: number, ink: string, width: number) => {
    context.beginPath()
    context.arc(x[place] as number, y[place] as number, radius * grown, 0, 2 * Math.PI)
    context.strokeStyle = ink
    context.lineWidth = width * grown
    context.stroke()
  }
  if (hovered !== undefined) ring(hovered, ringRadius, palette['text-muted'], 1.25)
  ring(view.here, ringRadius, palette.paper, 5)
  ring(view.here, ringRadius, palette.accent, 2.5)
  if (chosen === undefined) return
  const half = (ringRadius + 3.5) * grown
  const [left, top] = [(x[chosen] as number) - half, (y[chosen] as number) - half]
  context.strokeStyle = palette.text
  context.lineWidth = 1.75 * grown
  context.strokeRect(left, top, 2 * half, 2 * half)
}
