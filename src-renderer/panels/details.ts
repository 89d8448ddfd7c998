/**
 * The waveform where the overview's buckets are wider than pixels: asked for in tiles whose width in steps is a power
 * of two and whose places do not depend on the view, so that the view can be moved over what is at hand. One tile is
 * asked for at a time, after the view has rested; meanwhile the coarse overview is drawn.
 */
import type { FromSolver, ToSolver } from '@shared/ipc/solver'
import { type Range, spanOf } from './scrubRange'
import type { Piece } from './waveform'

/** Steps `index * steps … (index + 1) * steps − 1`, in buckets `width` steps wide. */
export interface Tile {
  readonly width: number
  readonly steps: number
  readonly index: number
}

const tileBuckets = 1024
/** Below the most that the solver makes at once. */
const mostTileSteps = 2 ** 21
/** Where more would be needed the view is of tens of millions of steps, and the overview is fine enough. */
const mostTiles = 16
/** A bucket may be as much wider than a pixel before a finer one is asked for. */
const mostStretch = 1.5
/** How long the view must rest, in milliseconds. */
const restMs = 80
const mostKept = 48

/** The tiles a view of so many pixels needs; none where the overview, of `coarse` steps a bucket, will do. */
export function tilesFor(range: Range, total: number, pixels: number, coarse: number): readonly Tile[] {
  const perPixel = spanOf(range) / pixels
  if (coarse <= Math.max(1, mostStretch * perPixel)) return []
  const width = 2 ** Math.max(0, Math.floor(Math.log2(perPixel)))
  const steps = Math.min(mostTileSteps, tileBuckets * width)
  const first = Math.floor(Math.max(0, range.from) / steps)
  const end = Math.ceil(Math.min(total, range.to) / steps)
  if (end - first > mostTiles) return []
  return Array.from({ length: Math.max(0, end - first) }, (_, i) => ({ width, steps, index: first + i }))
}

/** What the details need of the world around them. */
export interface DetailSource {
  /** The number of a request never used before. */
  nextRequest(): number
  say(message: ToSolver): void
  /** A piece has come. */
  changed(): void
}

/** A tile on its way. */
interface Asked {
  readonly request: number
  readonly key: string
  /** The step at which what was asked for ends. */
  readonly to: number
}

/** The pieces at hand, and the one on its way. */
export class Details {
  readonly #source: DetailSource
  /** By the key of their tile, the one used last at the end. */
  readonly #kept = new Map<string, Piece>()
  /** The pieces at hand, the finest first; undefined when it has to be made anew. */
  #ordered: readonly Piece[] | undefined
  #missing: readonly Tile[] = []
  #total = 0
  #asked: Asked | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(source: DetailSource) {
    this.#source = source
  }

  /** All pieces at hand, the finest first. */
  get pieces(): readonly Piece[] {
    this.#ordered ??= [...this.#kept.values()].sort((a, b) => a.overview.width - b.overview.width)
    return this.#ordered
  }

  /** These, and no others, are to be had, of a run that has come as far as `total`. */
  want(tiles: readonly Tile[], total: number, growing: boolean): void {
    const before = this.#missing.map(keyOf).join()
    this.#total = total
    this.#missing = tiles.filter((tile) => lacks(this.#kept.get(keyOf(tile)), tile, total, growing))
    for (const tile of tiles) this.#touch(keyOf(tile))
    if (this.#missing.map(keyOf).join() === before) return
    if (this.#asked && this.#missing.every((tile) => keyOf(tile) !== this.#asked?.key)) this.#callOff()
    clearTimeout(this.#timer)
    this.#timer = this.#missing.length > 0 ? setTimeout(() => this.#ask(), restMs) : undefined
  }

  /** Takes an answer of the solver in; one that nobody waits for is ignored. */
  take({ request, from, overview }: FromSolver & { readonly kind: 'detail' }): void {
    if (!this.#asked || request !== this.#asked.request) return
    const { key, to } = this.#asked
    this.#asked = undefined
    this.#missing = this.#missing.filter((tile) => keyOf(tile) !== key)
    this.#keep(key, { from, to, overview })
    this.#ordered = undefined
    if (this.#timer === undefined) this.#ask()
    this.#source.changed()
  }

  /** Another run is on the table. */
  forget(): void {
    this.#callOff()
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#kept.clear()
    this.#ordered = undefined
    this.#missing = []
  }

  #ask(): void {
    this.#timer = undefined
    const [tile] = this.#missing
    if (!tile || this.#asked) return
    const from = tile.index * tile.steps
    const to = Math.min(this.#total, from + tile.steps)
    const request = this.#source.nextRequest()
    this.#asked = { request, key: keyOf(tile), to }
    this.#source.say({ kind: 'detail', request, from, to, buckets: Math.ceil((to - from) / tile.width) })
  }

  #callOff(): void {
    if (this.#asked) this.#source.say({ kind: 'cancel', request: this.#asked.request })
    this.#asked = undefined
  }

  #touch(key: string): void {
    const piece = this.#kept.get(key)
    if (piece) this.#keep(key, piece)
  }

  #keep(key: string, piece: Piece): void {
    this.#kept.delete(key)
    this.#kept.set(key, piece)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= mostKept) break
      this.#kept.delete(oldest)
    }
  }
}

const keyOf = ({ width, index }: Tile): string => `${width}:${index}`

/** A tile made while the search went through it is short, which the overview makes up for until the search rests. */
function lacks(piece: Piece | undefined, { steps, index }: Tile, total: number, growing: boolean): boolean {
  return !piece || (!growing && piece.to < Math.min((index + 1) * steps, total))
}
