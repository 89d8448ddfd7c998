/** Rectangles with round corners, stretched from a stamp just large enough for the corners. */
import type { RectMark } from '@shared/picture/picture'
import { NineSliceSprite, Texture } from 'pixi.js'
import type { Brush, View } from './brush'
import { edgesOf } from './rect'
import type { Drawing, Stamps } from './stamps'

export function roundRectView(): View<RectMark> {
  const node = new NineSliceSprite({ texture: Texture.EMPTY })
  let worn: { readonly key: string; readonly stamps: Stamps } | undefined
  return {
    node,
    paint(mark, brush) {
      const { stamps, pixels } = brush
      const { x, y, w, h } = edgesOf(mark, brush)
      const corners = cornersOf(mark, w, h, brush)
      const before = worn
      const { texture, left, top } = stamps.take(corners.key, corners.drawing)
      worn = { key: corners.key, stamps }
      before?.stamps.giveBack(before.key)
      node.texture = texture
      // All but the two pixels in the middle keep their size.
      const kept = texture.width / 2 - 1
      node.leftWidth = node.rightWidth = node.topHeight = node.bottomHeight = kept
      node.width = Math.round(w * pixels) - 2 * left
      node.height = Math.round(h * pixels) - 2 * top
      node.scale.set(1 / pixels)
      node.position.set(x + left / pixels, y + top / pixels)
      node.alpha = mark.opacity ?? 1
      node.visible = w > 0 && h > 0
    },
    destroy() {
      worn?.stamps.giveBack(worn.key)
      node.destroy()
    },
  }
}

/** A rounded square of an even number of pixels, with two straight ones in the middle of each side. */
function cornersOf(mark: RectMark, w: number, h: number, { palette, pixels }: Brush) {
  const radius = Math.min(mark.radius ?? 0, w / 2, h / 2) * pixels
  const fill = mark.fill && palette[mark.fill]
  const stroke = mark.stroke && palette[mark.stroke]
  const width = stroke ? (mark.width ?? 1) * pixels : 0
  const reach = Math.ceil(width / 2)
  const side = 2 * Math.ceil(Math.max(radius, width / 2)) + 2
  return {
    key: `corners ${radius.toFixed(2)} ${width.toFixed(2)} ${fill ?? '-'} ${stroke ?? '-'}`,
    drawing: (): Drawing => ({
      left: -reach,
      top: -reach,
      right: side + reach,
      bottom: side + reach,
      draw(context) {
        context.beginPath()
        context.roundRect(0, 0, side, side, radius)
        if (fill) {
          context.fillStyle = fill
          context.fill()
        }
        if (stroke) {
          context.strokeStyle = stroke
          context.lineWidth = width
          context.stroke()
        }
      },
    }),
  }
}
