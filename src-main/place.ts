/** Where the window goes: where it was, unless that can no longer be reached. */
import type { Point, Rectangle, Size } from 'electron'

export const smallest = { width: 900, height: 600 }
const usual = { width: 1280, height: 820 }

/** How much of the title bar must show for a hand to take hold of it, in screen pixels. */
const grip = { width: 120, height: 24 }

/** A size to open with, and a place when one is remembered and can be reached. */
export type Opening = Size & Partial<Point>

/** `areas` are the work areas of all displays, the main one first. */
export function placeWindow(remembered: Rectangle | undefined, areas: readonly Rectangle[]): Opening {
  const area = remembered && areas.find((candidate) => isReachable(remembered, candidate))
  if (area) return { x: remembered.x, y: remembered.y, ...fitted(remembered, area) }
  const size = remembered ?? usual
  return fitted(size, areas[0] ?? size)
}

/** In screen pixels. */
const offset = 28

/** As large as another window, a little below and to the right of it, so that both show; where there is no room, at the edge. */
export function placeBeside(other: Rectangle, areas: readonly Rectangle[]): Opening {
  const area = areas.find((candidate) => isReachable(other, candidate)) ?? areas[0] ?? other
  const size = fitted(other, area)
  const moved = { x: other.x + offset, y: other.y + offset }
  const fits = moved.x + size.width <= area.x + area.width && moved.y + size.height <= area.y + area.height
  return { ...(fits ? moved : { x: area.x, y: area.y }), ...size }
}

/** Its top edge can be taken hold of there, so that it can be moved. */
function isReachable(window: Rectangle, area: Rectangle): boolean {
  const left = Math.max(window.x, area.x)
  const right = Math.min(window.x + window.width, area.x + area.width)
  const below = area.y + area.height - window.y
  return right - left >= grip.width && window.y >= area.y && below >= grip.height
}

/** No larger than the area, and no smaller than what fits the content. */
const fitted = (size: Size, area: Size): Size => ({
  width: Math.max(smallest.width, Math.min(size.width, area.width)),
  height: Math.max(smallest.height, Math.min(size.height, area.height)),
})
