/** Paints a picture on a 2D canvas: the frames of animations. It looks as the SVG of the same marks does. */
import { assertNever } from '@shared/lib/assertNever'
import { bandsOf, endsOf, type LineEnd } from '@shared/picture/fade'
import type { Ink, Palette } from '@shared/picture/ink'
import { baselineShift, fontStack, plateSize, weights } from '@shared/picture/lettering'
import type {
  CellsMark,
  Mark,
  NumbersMark,
  PathMark,
  Picture,
  PolylineMark,
  RectMark,
  TextMark,
} from '@shared/picture/picture'

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Where a picture is painted: device pixels for one of its units, and the place of its corner. */
export interface Place {
  readonly scale: number
  readonly left: number
  readonly top: number
}

export function paint(context: Context, picture: Picture, palette: Palette, place: Place): void {
  const { scale, left, top } = place
  context.setTransform(scale, 0, 0, scale, left, top)
  context.lineJoin = 'round'
  context.textBaseline = 'alphabetic'
  for (const mark of picture.marks) {
    context.globalAlpha = mark.opacity ?? 1
    paintMark(context, mark, palette, place)
  }
  context.globalAlpha = 1
}

function paintMark(context: Context, mark: Mark, palette: Palette, place: Place): void {
  switch (mark.kind) {
    case 'rect':
      rect(context, mark, palette)
      break
    case 'disc':
      context.beginPath()
      context.arc(mark.x, mark.y, mark.r, 0, 2 * Math.PI)
      fillAndStroke(context, mark, palette)
      break
    case 'path':
      path(context, mark, palette)
      break
    case 'text':
      text(context, mark, palette)
      break
    case 'cells':
      cells(context, mark, palette, place)
      break
    case 'numbers':
      numbers(context, mark, palette)
      break
    case 'polyline':
      polyline(context, mark, palette)
      break
    default:
      assertNever(mark)
  }
}

interface Painted {
  readonly fill?: Ink
  readonly stroke?: Ink
  readonly width?: number
}

/** The current outline, or the one given. */
function fillAndStroke(context: Context, mark: Painted, palette: Palette, outline?: Path2D): void {
  if (mark.fill) {
    context.fillStyle = palette[mark.fill]
    if (outline) context.fill(outline)
    else context.fill()
  }
  if (mark.stroke) {
    context.strokeStyle = palette[mark.stroke]
    context.lineWidth = mark.width ?? 1
    if (outline) context.stroke(outline)
    else context.stroke()
  }
}

function rect(context: Context, mark: RectMark, palette: Palette): void {
  context.lineJoin = 'miter'
  context.beginPath()
  context.roundRect(mark.x, mark.y, mark.w, mark.h, mark.radius ?? 0)
  fillAndStroke(context, mark, palette)
  context.lineJoin = 'round'
}

function path(context: Context, mark: PathMark, palette: Palette): void {
  context.save()
  context.translate(mark.x, mark.y)
  context.scale(mark.scale, mark.scale)
  context.lineCap = 'round'
  fillAndStroke(context, mark, palette, new Path2D(mark.d))
  context.restore()
}

const aligns = { start: 'left', middle: 'center', end: 'right' } as const

function text(context: Context, mark: TextMark, palette: Palette): void {
  context.font = `${mark.bold ? weights.bold : weights.plain} ${mark.size}px ${fontStack}`
  context.textAlign = aligns[mark.anchor ?? 'middle']
  context.fillStyle = palette[mark.fill]
  context.fillText(mark.text, mark.x, mark.y + baselineShift * mark.size)
}

/** On whole pixels of the canvas: neighbours must not let the paper through. */
function cells(context: Context, mark: CellsMark, palette: Palette, { scale, left, top }: Place): void {
  const { rows, columns, cell, values, inks } = mark
  const across = (column: number) => Math.round(left + scale * (mark.x + column * cell))
  const down = (row: number) => Math.round(top + scale * (mark.y + row * cell))
  context.save()
  context.resetTransform()
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      context.fillStyle = palette[inks[values[row * columns + column] as number] as Ink]
      const [x, y] = [across(column), down(row)]
      context.fillRect(x, y, across(column + 1) - x, down(row + 1) - y)
    }
  }
  context.restore()
}

function numbers(context: Context, mark: NumbersMark, palette: Palette): void {
  context.font = `${weights.plain} ${mark.size}px ${fontStack}`
  context.textAlign = 'center'
  mark.values.forEach((value, i) => {
    if (value === 0) return
    const x = mark.x + ((i % mark.columns) + 0.5) * mark.cell
    const y = mark.y + (Math.floor(i / mark.columns) + 0.5) * mark.cell
    if (mark.plate) {
      const { width, height } = plateSize(String(value).length, mark.size)
      context.fillStyle = palette[mark.plate]
      context.beginPath()
      context.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
      context.fill()
    }
    context.fillStyle = palette[mark.fill]
    context.fillText(String(value), x, y + baselineShift * mark.size)
  })
}

/** In bands, as in `svg.ts`. */
function polyline(context: Context, mark: PolylineMark, palette: Palette): void {
  const bands = bandsOf(mark.points, mark.fade)
  const alpha = context.globalAlpha
  context.strokeStyle = context.fillStyle = palette[mark.stroke]
  context.lineWidth = mark.width
  context.lineCap = bands.length === 1 ? 'round' : 'butt'
  const [oldest, newest] = [bands[0], bands.at(-1)]
  for (const { points, opacity } of bands) {
    context.globalAlpha = alpha * opacity
    context.beginPath()
    for (let i = 0; i < points.length; i += 2) context.lineTo(points[i] as number, points[i + 1] as number)
    context.stroke()
  }
  if (bands.length < 2 || !oldest || !newest) return
  const [start, end] = endsOf(mark.points)
  cap(context, start, mark.width, alpha * oldest.opacity)
  cap(context, end, mark.width, alpha * newest.opacity)
}

function cap(context: Context, { x, y, angle }: LineEnd, width: number, alpha: number): void {
  context.globalAlpha = alpha
  context.beginPath()
  context.arc(x, y, width / 2, angle - Math.PI / 2, angle + Math.PI / 2)
  context.fill()
}
