/** Where the drawing of the tree stands in its host: it follows the search, shows the whole, or is moved by hand. */
import type { TreeDrawing } from '@shared/trace/treeDrawing'
import { type Camera, fitted, type Size } from '../stage/camera'

/** `free`: as the person left it. */
export type CameraMode = 'follow' | 'whole' | 'free'

/** CSS pixels for a unit while it follows: no smaller than can be told apart, no larger than it looks well. */
const leastFollowed = 0.6
const mostFollowed = 1.2
/** The part of the host that the search is kept within while it is followed. */
const inner = { across: 0.25, above: 0.3, below: 0.25 }

/** All of the drawing, however small that makes it. */
export const wholeCamera = (drawing: TreeDrawing, host: Size): Camera =>
  fitted(host, drawing, 0, mostFollowed)

/**
 * The whole drawing while it is large enough to be read; else the camera moved just so far that the node at which the
 * search stands is well inside.
 */
export function followingCamera(camera: Camera, drawing: TreeDrawing, host: Size): Camera {
  const whole = wholeCamera(drawing, host)
  if (whole.scale >= leastFollowed) return { ...whole, y: Math.min(whole.y, topGap) }
  const scale = Math.max(leastFollowed, Math.min(1, camera.scale))
  const { x, y, view } = drawing
  // The node stays where it is while the scale changes.
  const at = {
    x: (x[view.here] as number) * camera.scale + camera.x,
    y: (y[view.here] as number) * camera.scale + camera.y,
  }
  const to = {
    x: within(at.x, inner.across * host.width, (1 - inner.across) * host.width),
    y: within(at.y, inner.above * host.height, (1 - inner.below) * host.height),
  }
  return {
    scale,
    x: Math.round(side(to.x - (x[view.here] as number) * scale, drawing.width * scale, host.width)),
    y: Math.round(side(to.y - (y[view.here] as number) * scale, drawing.height * scale, host.height)),
  }
}

/** A small tree hangs from the top. */
const topGap = 8

/** A drawing narrower than the host stands in the middle; a wider one leaves no gap beside it. */
const side = (at: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : within(at, room - length, 0)

/** The camera moved just so far that a node is in sight. */
export function revealing(camera: Camera, drawing: TreeDrawing, place: number, host: Size): Camera {
  const gap = 24
  const at = {
    x: (drawing.x[place] as number) * camera.scale,
    y: (drawing.y[place] as number) * camera.scale,
  }
  return {
    scale: camera.scale,
    x: within(at.x + camera.x, gap, host.width - gap) - at.x,
    y: within(at.y + camera.y, gap, host.height - gap) - at.y,
  }
}

const within = (place: number, least: number, most: number): number => Math.max(least, Math.min(most, place))

export const between = (from: Camera, to: Camera, share: number): Camera => ({
  scale: from.scale + (to.scale - from.scale) * share,
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
