/** Many cells as one texture, a texel a cell: a million squares cost no more than one sprite. */
import type { CellsMark } from '@shared/picture/picture'
import { BufferImageSource, Color, Sprite, Texture } from 'pixi.js'
import { type Brush, snapped, type View } from './brush'

/** No texture is sure to hold more cells than this in a row or column; those beyond it are not painted. */
const mostTexels = 8192

export function cellsView(): View<CellsMark> {
  const node = new Sprite(Texture.EMPTY)
  let texels: Texels | undefined
  let shown: { readonly values: Uint8Array; readonly colours: string } | undefined
  return {
    node,
    paint(mark, brush) {
      const columns = Math.min(mark.columns, mostTexels)
      const rows = Math.min(mark.rows, mostTexels)
      if (texels?.columns !== columns || texels.rows !== rows) {
        texels?.source.unload()
        texels = makeTexels(columns, rows)
        node.texture = texels.texture
        shown = undefined
      }
      const colours = mark.inks.map((ink) => brush.palette[ink])
      const named = colours.join()
      if (shown?.colours !== named || shown.values !== mark.values) {
        colour(texels, mark, colours)
        shown = { values: mark.values, colours: named }
      }
      place(node, mark, texels, brush)
    },
    destroy() {
      node.destroy()
      texels?.source.unload()
    },
  }
}

interface Texels {
  readonly columns: number
  readonly rows: number
  readonly pixels: Uint32Array
  readonly source: BufferImageSource
  readonly texture: Texture
}

function makeTexels(columns: number, rows: number): Texels {
  const pixels = new Uint32Array(columns * rows)
  const source = new BufferImageSource({
    resource: new Uint8Array(pixels.buffer),
    width: columns,
    height: rows,
    format: 'rgba8unorm',
    scaleMode: 'nearest',
  })
  return { columns, rows, pixels, source, texture: new Texture({ source }) }
}

/** Writes the texels that changed and uploads the rows they lie in. */
function colour(
  { columns, rows, pixels, source }: Texels,
  mark: CellsMark,
  colours: readonly string[],
): void {
  const inks = Uint32Array.from(colours, texelOf)
  let first = pixels.length
  let last = -1
  for (let row = 0, i = 0; row < rows; row++) {
    for (let from = row * mark.columns, to = from + columns; from < to; from++, i++) {
      const texel = inks[mark.values[from] as number] ?? 0
      if (pixels[i] === texel) continue
      pixels[i] = texel
      first = Math.min(first, i)
      last = i
    }
  }
  if (last >= 0) source.update(first, last + 1)
}

/** A colour as the bytes red, green, blue, alpha in memory: the machines we run on store the lowest byte first. */
const texelOf = (colour: string): number => (0xff000000 | Color.shared.setValue(colour).toBgrNumber()) >>> 0

function place(
  node: Sprite,
  { x, y, cell, opacity }: CellsMark,
  { columns, rows }: Texels,
  brush: Brush,
): void {
  const left = snapped(x, brush)
  const top = snapped(y, brush)
  node.position.set(left, top)
  node.setSize(snapped(x + columns * cell, brush) - left, snapped(y + rows * cell, brush) - top)
  node.alpha = opacity ?? 1
}
