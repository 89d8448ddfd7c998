/** Rectangles with sharp corners: plain sprites, their edges on whole pixels. */
import type { RectMark } from '@shared/picture/picture'
import { Container, Sprite, Texture } from 'pixi.js'
import { type Brush, snapped, type View } from './brush'

export function rectView(): View<RectMark> {
  const node = new Container()
  const inside = bar(node)
  const sides = [bar(node), bar(node), bar(node), bar(node)] as const
  return {
    node,
    paint(mark, brush) {
      const { x, y, w, h } = edgesOf(mark, brush)
      node.alpha = mark.opacity ?? 1
      inside(mark.fill && brush.palette[mark.fill], x, y, w, h)
      const colour = mark.stroke && brush.palette[mark.stroke]
      const wide = Math.max(1, Math.round((mark.width ?? 1) * brush.pixels)) / brush.pixels
      // Half the stroke lies outside; of an odd number of pixels the greater half.
      const out = snapped(wide / 2, brush)
      const [top, side] = sides
      top(colour, x - out, y - out, w + 2 * out, wide)
      side(colour, x - out, y - out + wide, wide, h + 2 * (out - wide))
      sides[2](colour, x + w + out - wide, y - out + wide, wide, h + 2 * (out - wide))
      sides[3](colour, x - out, y + h + out - wide, w + 2 * out, wide)
    },
    destroy() {
      node.destroy({ children: true })
    },
  }
}

/** Left and top corner and size of a rectangle whose edges lie on whole pixels, in units. */
export function edgesOf(mark: RectMark, brush: Brush) {
  const x = snapped(mark.x, brush)
  const y = snapped(mark.y, brush)
  return { x, y, w: snapped(mark.x + mark.w, brush) - x, h: snapped(mark.y + mark.h, brush) - y }
}

/** A bar of one colour; its sprite is made when there is first something to show. */
function bar(node: Container) {
  let sprite: Sprite | undefined
  return (colour: string | undefined, x: number, y: number, w: number, h: number) => {
    if (sprite) sprite.visible = colour !== undefined && w > 0 && h > 0
    if (colour === undefined) return
    sprite ??= node.addChild(new Sprite(Texture.WHITE))
    sprite.tint = colour
    sprite.position.set(x, y)
    sprite.setSize(w, h)
  }
}
