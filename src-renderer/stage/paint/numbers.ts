/** Numbers in many cells: one mesh of digit quads, of which only the changed cells are written again. */
import type { NumbersMark } from '@shared/picture/picture'
import { Mesh, MeshGeometry, Texture } from 'pixi.js'
import type { Brush, View } from './brush'
import { type Corners, type Glyph, glyphCorners, type Sheet, sheetOf } from './glyphs'
import { quadIndices } from './segments'
import type { Stamp, Stamps } from './stamps'

/** Boards with more cells than this are written only where they are in view. */
const mostCells = 500

/** Everything about a mark but its values: while it stays the same, only changed cells are written. */
interface Layout {
  readonly key: string
  readonly sheet: Sheet
  readonly stamps: Stamps
  readonly stamp: Stamp
  /** Quads a cell. */
  readonly quads: number
  readonly range: Range
}

/** The rows and columns that are written, ends not included. */
interface Range {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export function numbersView(): View<NumbersMark> {
  const geometry = new MeshGeometry({
    positions: new Float32Array(0),
    uvs: new Float32Array(0),
    indices: new Uint32Array(0),
  })
  // Batching copies the mesh into a buffer of Pixi's at every change; alone it is drawn where it is.
  geometry.batchMode = 'no-batch'
  const node = new Mesh({ geometry, texture: Texture.EMPTY })
  let layout: Layout | undefined
  let shown: Int32Array | undefined
  return {
    node,
    paint(mark, brush) {
      node.alpha = mark.opacity ?? 1
      node.visible = mark.size * brush.pixels >= brush.leastLetters
      if (!node.visible) return
      const next = layoutOf(mark, brush, layout)
      if (next !== layout) {
        layout?.stamps.giveBack(layout.sheet.key)
        layout = next
        shown = undefined
        node.texture = next.stamp.texture
        node.scale.set(1 / brush.pixels)
        makeRoom(geometry, next)
      }
      if (mark.values === shown) return
      write(geometry, next, mark, brush.pixels, shown)
      shown = mark.values
    },
    destroy() {
      layout?.stamps.giveBack(layout.sheet.key)
      node.destroy()
      geometry.destroy(true)
    },
  }
}

/** The layout that fits the mark: the one in use, if it does. */
function layoutOf(mark: NumbersMark, brush: Brush, used: Layout | undefined): Layout {
  const range = rangeOf(mark, brush)
  const longest = longestOf(mark.values)
  const place = `${mark.x} ${mark.y} ${mark.cell} ${mark.columns} ${Object.values(range).join(' ')}`
  const key = `${place} ${brush.pixels} ${mark.size} ${brush.palette[mark.fill]} ${mark.plate && brush.palette[mark.plate]}`
  // Shorter numbers find room where longer ones stood.
  const fits = used && longest <= used.quads - (mark.plate ? 1 : 0)
  if (fits && used.key === key && used.stamps === brush.stamps) return used
  const sheet = sheetOf({
    size: mark.size * brush.pixels,
    fill: brush.palette[mark.fill],
    plate: mark.plate && brush.palette[mark.plate],
    longest,
  })
  const stamp = brush.stamps.take(sheet.key, sheet.drawing)
  return { key, sheet, stamps: brush.stamps, stamp, quads: longest + (mark.plate ? 1 : 0), range }
}

/** Of large boards, what is in view, rounded outwards so that panning seldom writes anything. */
function rangeOf({ x, y, cell, rows, columns }: NumbersMark, { seen }: Brush): Range {
  if (rows * columns <= mostCells) return { top: 0, bottom: rows, left: 0, right: columns }
  const step = 8
  const before = (place: number, most: number) =>
    Math.min(most, Math.max(0, step * Math.floor(place / cell / step)))
  const behind = (place: number, most: number) =>
    Math.min(most, Math.max(0, step * Math.ceil(place / cell / step)))
  return {
    top: before(seen.top - y, rows),
    bottom: behind(seen.bottom - y, rows),
    left: before(seen.left - x, columns),
    right: behind(seen.right - x, columns),
  }
}

/** Characters of the longest number. */
function longestOf(values: Int32Array): number {
  let least = 0
  let most = 0
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return Math.max(String(most).length, String(least).length)
}

function makeRoom(geometry: MeshGeometry, { quads, range }: Layout): void {
  const count = quads * (range.bottom - range.top) * (range.right - range.left)
  geometry.positions = new Float32Array(8 * count)
  geometry.uvs = new Float32Array(8 * count)
  geometry.indices = quadIndices(count)
}

/** Writes the cells that differ from those shown. */
function write(
  geometry: MeshGeometry,
  layout: Layout,
  mark: NumbersMark,
  pixels: number,
  shown?: Int32Array,
): void {
  const { quads, range } = layout
  let slot = 0
  for (let row = range.top; row < range.bottom; row++) {
    const y = (mark.y + (row + 0.5) * mark.cell) * pixels
    for (let column = range.left; column < range.right; column++, slot += quads) {
      const i = row * mark.columns + column
      const value = mark.values[i] as number
      if (shown ? shown[i] === value : value === 0) continue
      const x = (mark.x + (column + 0.5) * mark.cell) * pixels
      geometry.positions.fill(0, 8 * slot, 8 * (slot + quads))
      if (value !== 0) writeNumber(geometry, slot, layout, String(value), { x, y })
    }
  }
  geometry.getBuffer('aPosition').update()
  geometry.getBuffer('aUV').update()
}

/** Writes a number's quads from `slot` on, its middle at `centre`, in device pixels from the picture's corner. */
function writeNumber(
  geometry: MeshGeometry,
  slot: number,
  { sheet, stamp }: Layout,
  text: string,
  centre: { readonly x: number; readonly y: number },
): void {
  const middle = Math.round(centre.y)
  let quad = slot
  const put = (glyph: Glyph, x: number) => {
    const y = middle - glyph.height / 2
    writeQuad(geometry.positions, quad, [x, y, x + glyph.width, y + glyph.height])
    writeQuad(geometry.uvs, quad, glyphCorners(glyph, stamp))
    quad++
  }
  const plate = sheet.plate(text.length)
  if (plate) put(plate, Math.round(centre.x - plate.width / 2))
  const start = Math.round(centre.x - (text.length * sheet.advance) / 2)
  for (let i = 0; i < text.length; i++) {
    const glyph = sheet.glyph(text[i] as string)
    // A glyph is wider than its advance by its smoothing; half of that lies before it.
    if (glyph) put(glyph, start + i * sheet.advance - Math.round((glyph.width - sheet.advance) / 2))
  }
}

/** The four corners of a quad, in the order of its indices. */
function writeQuad(into: Float32Array, quad: number, [left, top, right, bottom]: Corners): void {
  into.set([left, top, right, top, right, bottom, left, bottom], 8 * quad)
}
