/** A view of one stamp: what discs, paths and texts have in common. */
import type { Mark } from '@shared/picture/picture'
import { Sprite, Texture } from 'pixi.js'
import type { Brush, View } from './brush'
import type { Drawing, Stamp, Stamps } from './stamps'

/** What a mark looks like under a brush; marks with the same key look the same. */
export interface Look {
  readonly key: string
  drawing(): Drawing
}

/** A stamp in use, and where it must be given back. */
interface Worn {
  readonly key: string
  readonly stamps: Stamps
  readonly stamp: Stamp
}

/** `lookOf` returns undefined where nothing is to be seen. */
export function stampedView<M extends Mark & { readonly x: number; readonly y: number }>(
  lookOf: (mark: M, brush: Brush) => Look | undefined,
): View<M> {
  const node = new Sprite()
  let worn: Worn | undefined

  const wear = (look: Look | undefined, stamps: Stamps) => {
    if (look && worn?.key === look.key && worn.stamps === stamps) return
    const before = worn
    worn = look && { key: look.key, stamps, stamp: stamps.take(look.key, look.drawing) }
    node.texture = worn?.stamp.texture ?? Texture.EMPTY
    before?.stamps.giveBack(before.key)
  }

  return {
    node,
    paint(mark, brush) {
      wear(lookOf(mark, brush), brush.stamps)
      if (!worn) return
      const { pixels } = brush
      const { left, top, density } = worn.stamp
      // Stamps lie on whole pixels, so that they are shown exactly as they were drawn.
      const x = Math.round(mark.x * pixels) + left
      const y = Math.round(mark.y * pixels) + top
      node.position.set(x / pixels, y / pixels)
      node.scale.set(1 / (pixels * density))
      node.alpha = mark.opacity ?? 1
    },
    destroy() {
      worn?.stamps.giveBack(worn.key)
      node.destroy()
    },
  }
}
