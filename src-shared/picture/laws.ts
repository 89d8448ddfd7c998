/** What must hold of every picture, whoever draws it. */
import { leastWidth } from './lettering'
import { type Box, pathBounds } from './pathBounds'
import type { Mark, Picture } from './picture'

/** Rounding may put an edge this far outside, in units. */
const slack = 0.01

/**
 * Everything wrong with a picture, each fault naming its mark: keys are unique, numbers finite, arrays as long as
 * their grids, and marks lie inside (the outer half of a stroke may stick out). Empty when all is well.
 */
export function faultsOf(picture: Picture): string[] {
  const faults: string[] = []
  if (!isSide(picture.width) || !isSide(picture.height))
    faults.push(`picture: ${picture.width} × ${picture.height}`)
  const seen = new Set<string>()
  for (const mark of picture.marks) {
    const say = (fault: string) => faults.push(`${mark.kind} “${mark.key}”: ${fault}`)
    if (seen.has(mark.key)) say('key used twice')
    seen.add(mark.key)
    const wrong = unsoundNumber(mark)
    if (wrong) say(wrong)
    const misfit = wrongArray(mark)
    if (misfit) say(misfit)
    if (wrong || misfit) continue
    const box = boundsOf(mark)
    if (box === 'unreadable') say('path data cannot be read')
    else if (box && sticksOut(box, picture))
      say(`outside: ${edges(box)} in ${picture.width} × ${picture.height}`)
  }
  return faults
}

const isSide = (length: number) => Number.isFinite(length) && length > 0

/** Lengths that may not be negative. Zero is fine: a thing may shrink to nothing. */
const lengths = new Set(['w', 'h', 'r', 'radius', 'width', 'size', 'cell', 'scale', 'rows', 'columns'])

function unsoundNumber(mark: Mark): string | undefined {
  for (const [name, value] of Object.entries(mark)) {
    if (typeof value !== 'number') continue
    if (!Number.isFinite(value)) return `${name} is ${value}`
    if (lengths.has(name) && value < 0) return `${name} is negative: ${value}`
    if ((name === 'opacity' || name === 'fade') && (value < 0 || value > 1))
      return `${name} is not in 0 … 1: ${value}`
  }
  return undefined
}

function wrongArray(mark: Mark): string | undefined {
  if (mark.kind === 'polyline') {
    if (mark.points.length % 2 > 0) return `${mark.points.length} coordinates are not pairs`
    return mark.points.every(Number.isFinite) ? undefined : 'a point is not finite'
  }
  if (mark.kind !== 'cells' && mark.kind !== 'numbers') return undefined
  const { rows, columns, values } = mark
  if (values.length !== rows * columns) return `${values.length} values for ${rows} × ${columns} cells`
  if (mark.kind === 'cells') {
    const stray = values.find((value) => value >= mark.inks.length)
    if (stray !== undefined) return `value ${stray} has no ink`
  }
  return undefined
}

/** The box of a mark without its stroke; undefined when it paints nothing. */
function boundsOf(mark: Mark): Box | 'unreadable' | undefined {
  switch (mark.kind) {
    case 'rect':
      return at(mark.x, mark.y, mark.w, mark.h)
    case 'disc':
      return at(mark.x - mark.r, mark.y - mark.r, 2 * mark.r, 2 * mark.r)
    case 'cells':
    case 'numbers':
      return at(mark.x, mark.y, mark.columns * mark.cell, mark.rows * mark.cell)
    case 'text': {
      const width = leastWidth(mark.text, mark.size)
      const before = mark.anchor === 'start' ? 0 : mark.anchor === 'end' ? width : width / 2
      return at(mark.x - before, mark.y - mark.size / 2, width, mark.size)
    }
    case 'path': {
      const box = pathBounds(mark.d)
      if (!box) return 'unreadable'
      const { x, y, scale } = mark
      return at(
        x + box.left * scale,
        y + box.top * scale,
        (box.right - box.left) * scale,
        (box.bottom - box.top) * scale,
      )
    }
    case 'polyline':
      return aroundPoints(mark.points)
  }
}

const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function aroundPoints(points: Float32Array): Box | undefined {
  if (points.length === 0) return undefined
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] as number
    const y = points[i + 1] as number
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

const sticksOut = (box: Box, { width, height }: Picture) =>
  box.left < -slack || box.top < -slack || box.right > width + slack || box.bottom > height + slack

const edges = (box: Box) =>
  [box.left, box.top, box.right, box.bottom].map((edge) => edge.toFixed(2)).join(' ')
