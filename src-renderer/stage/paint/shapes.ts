/** Discs and outlines of our own. */
import type { Palette } from '@shared/picture/ink'
import { type Box, pathBounds } from '@shared/picture/pathBounds'
import type { DiscMark, PathMark } from '@shared/picture/picture'
import type { Brush, View } from './brush'
import { type Look, stampedView } from './stamped'

export const discView = (): View<DiscMark> => stampedView(discLook)

export const pathView = (): View<PathMark> => stampedView(pathLook)

function discLook(mark: DiscMark, { palette, pixels }: Brush): Look {
  const inked = inksOf(mark, palette)
  const radius = mark.r * pixels
  const reach = radius + (mark.stroke ? ((mark.width ?? 1) * pixels) / 2 : 0)
  return {
    key: `disc ${radius.toFixed(2)} ${reach.toFixed(2)} ${inked.key}`,
    drawing: () => ({
      ...around({ left: -reach, top: -reach, right: reach, bottom: reach }),
      draw(context) {
        context.beginPath()
        context.arc(0, 0, radius, 0, 2 * Math.PI)
        inked.paint(context, (mark.width ?? 1) * pixels)
      },
    }),
  }
}

function pathLook(mark: PathMark, { palette, pixels }: Brush): Look {
  const inked = inksOf(mark, palette)
  const scale = mark.scale * pixels
  const width = mark.width ?? 1
  return {
    key: `path ${scale.toFixed(4)} ${width} ${inked.key} ${mark.d}`,
    drawing: () => ({
      ...around(boxOf(mark.d), mark.stroke ? width / 2 : 0, scale),
      draw(context) {
        context.scale(scale, scale)
        context.lineJoin = 'round'
        context.lineCap = 'round'
        inked.paint(context, width, new Path2D(mark.d))
      },
    }),
  }
}

/** Path data that cannot be read paints nothing; the law tests say so long before. */
const boxOf = (d: string): Box => pathBounds(d) ?? { left: 0, top: 0, right: 0, bottom: 0 }

const around = ({ left, top, right, bottom }: Box, margin = 0, scale = 1): Box => ({
  left: (left - margin) * scale,
  top: (top - margin) * scale,
  right: (right + margin) * scale,
  bottom: (bottom + margin) * scale,
})

/** Fill and stroke of a mark as colours, and a short text that names them. */
function inksOf(mark: DiscMark | PathMark, palette: Palette) {
  const fill = mark.fill && palette[mark.fill]
  const stroke = mark.stroke && palette[mark.stroke]
  return {
    key: `${fill ?? '-'} ${stroke ?? '-'}`,
    /** Paints the path given, or the context's own. */
    paint(context: CanvasRenderingContext2D, width: number, path?: Path2D) {
      if (fill) {
        context.fillStyle = fill
        if (path) context.fill(path)
        else context.fill()
      }
      if (stroke) {
        context.strokeStyle = stroke
        context.lineWidth = width
        if (path) context.stroke(path)
        else context.stroke()
      }
    },
  }
}
