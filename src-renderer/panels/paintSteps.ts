/** Single steps on the scrubber: what each did is told by its colour and, where there is room, by its shape. */
import type { Ink, Palette } from '@shared/picture/ink'
import { statusOutlines } from '@shared/picture/outlines'
import type { StepKind } from '@shared/step'
import type { Scale } from './scrubScale'
import { heightOf, type Sheet } from './sheet'
import type { StepBars } from './stepBars'

/** Below this width in CSS pixels a bar has no room for a shape. */
const leastShaped = 6
/** Shapes are no larger, in CSS pixels. */
const mostShape = 9

type Shape = keyof typeof statusOutlines

/** The status each kind of step stands for. */
const shapes: Readonly<Record<StepKind, Shape>> = {
  visit: 'branch',
  take: 'branch',
  find: 'branch',
  deepen: 'branch',
  value: 'branch',
  backtrack: 'failed',
  cut: 'failed',
  refuse: 'refused',
  meet: 'met',
  solve: 'solved',
}

const outlines = new Map<Shape, Path2D>()

export function paintSteps(sheet: Sheet, { bars, width }: StepBars, scale: Scale, palette: Palette): void {
  const { context, height, ratio } = sheet
  const isShaped = width >= leastShaped * ratio
  const side = Math.min(mostShape * ratio, 0.8 * width)
  const line = Math.round(2 * ratio)
  const gap = width >= 5 * ratio ? ratio : 0
  for (const { x, depth, kind } of bars) {
    if (!kind) continue
    const top = height - heightOf(depth, scale, sheet)
    const left = Math.round(x - width / 2)
    const shape = shapes[kind]
    context.fillStyle = palette[shape satisfies Ink]
    context.fillRect(left, top, Math.round(x + width / 2) - left - gap, line)
    if (isShaped) stamp(context, shape, x - gap / 2, top - side / 2 - ratio, side)
  }
}

/** The shape, `side` long, around a place. */
function stamp(context: CanvasRenderingContext2D, shape: Shape, x: number, y: number, side: number): void {
  let outline = outlines.get(shape)
  if (!outline) {
    outline = new Path2D(statusOutlines[shape])
    outlines.set(shape, outline)
  }
  const by = side / 100
  context.setTransform(by, 0, 0, by, x - side / 2, y - side / 2)
  context.fill(outline)
  context.resetTransform()
}
