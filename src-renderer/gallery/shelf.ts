/** Where the boards of the gallery stand: rows of equal tiles, of which only those in sight exist. */

/** Space round the tiles and between them, and for the number under each, in CSS pixels; also in gallery.css. */
export const gap = 8
const edge = 12
const captionHeight = 20

const leastSide = 84

export interface Shelf {
  readonly columns: number
  /** Side of a board in CSS pixels. */
  readonly side: number
  readonly rowHeight: number
  /** Of everything, in sight or not. */
  readonly height: number
}

export function shelfFor(width: number, count: number): Shelf {
  const room = Math.max(leastSide, width - 2 * edge)
  const columns = Math.max(1, Math.floor((room + gap) / (leastSide + gap)))
  const side = Math.floor((room - (columns - 1) * gap) / columns)
  const rowHeight = side + captionHeight + gap
  return { columns, side, rowHeight, height: 2 * edge - gap + Math.ceil(count / columns) * rowHeight }
}

/** The tiles to be there for what is scrolled to, with one row more above and two below. */
export function tilesInSight(
  { columns, rowHeight }: Shelf,
  scrollTop: number,
  height: number,
  count: number,
): { readonly first: number; readonly end: number } {
  const top = Math.max(0, Math.floor((scrollTop - edge) / rowHeight) - 1)
  const bottom = Math.ceil((scrollTop + height) / rowHeight) + 2
  return { first: Math.min(count, top * columns), end: Math.min(count, bottom * columns) }
}

/** Corner of a tile within the whole. */
export const cornerOf = (
  { columns, side, rowHeight }: Shelf,
  at: number,
): { readonly x: number; readonly y: number } => ({
  x: edge + (at % columns) * (side + gap),
  y: edge + Math.floor(at / columns) * rowHeight,
})

/** How far to scroll so that the tile is in sight; as it is when it already is. */
export function scrollTo(shelf: Shelf, at: number, scrollTop: number, height: number): number {
  const { y } = cornerOf(shelf, at)
  if (y - edge < scrollTop) return Math.max(0, y - edge)
  return Math.max(scrollTop, y + shelf.rowHeight - height)
}

/** Where a key leads from a tile; undefined for a key that leads nowhere. */
export function tileAfter(
  key: string,
  at: number,
  { columns, rowHeight }: Shelf,
  height: number,
  count: number,
): number | undefined {
  const page = columns * Math.max(1, Math.floor(height / rowHeight))
  const ways: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    PageUp: at - page,
    PageDown: at + page,
    Home: 0,
    End: count - 1,
  }
  const next = ways[key]
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next))
}
