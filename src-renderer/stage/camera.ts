/** Where the picture stands in its host. All places here are in device pixels unless they say units. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** A place in units is drawn at `units * scale + (x, y)`; x and y are whole, so that pixels meet pixels. */
export interface Camera {
  /** Device pixels for one picture unit. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Place {
  readonly x: number
  readonly y: number
}

/** The picture in the middle of the host, as large as the margin allows but never above `most` pixels a unit. */
export function fitted(host: Size, picture: Size, margin: number, most: number, grain?: number): Camera {
  const room = (side: number) => Math.max(1, side - 2 * margin)
  const scale = Math.min(room(host.width) / picture.width, room(host.height) / picture.height, most)
  return centred(host, picture, grain ? wholeCells(scale, grain) : scale)
}

/**
 * A little smaller, so that a cell of `grain` units takes a whole number of pixels: then all squares of a board come
 * out alike. Not where that would cost more than a twelfth of the size.
 */
function wholeCells(scale: number, grain: number): number {
  const pixels = Math.floor(scale * grain + 1e-6)
  return pixels >= 11 ? pixels / grain : scale
}

const centred = (host: Size, picture: Size, scale: number): Camera => ({
  scale,
  x: Math.round((host.width - picture.width * scale) / 2),
  y: Math.round((host.height - picture.height * scale) / 2),
})

/** What is at `at` stays there while everything grows by `factor`; the scale stays between `least` and `most`. */
export function zoomed(camera: Camera, factor: number, at: Place, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor))
  const by = scale / camera.scale
  return { scale, x: Math.round(at.x + (camera.x - at.x) * by), y: Math.round(at.y + (camera.y - at.y) * by) }
}

/** Moved by whole pixels, but never so far that less than `keep` of the picture is left in the host. */
export function panned(
  camera: Camera,
  dx: number,
  dy: number,
  host: Size,
  picture: Size,
  keep: number,
): Camera {
  const within = (to: number, length: number, room: number) => {
    const least = Math.min(keep, length)
    return Math.round(Math.min(room - least, Math.max(least - length, to)))
  }
  return {
    scale: camera.scale,
    x: within(camera.x + dx, picture.width * camera.scale, host.width),
    y: within(camera.y + dy, picture.height * camera.scale, host.height),
  }
}

/** The place in picture units that is drawn at a pixel. */
export const unitsAt = (camera: Camera, at: Place): Place => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
})
