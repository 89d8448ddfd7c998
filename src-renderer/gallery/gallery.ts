/**
 * The solutions of the run on the table: where they are, the lines of those that are looked at, and which of them are
 * fundamental. The solver tells the places as it finds them; pages of lines are asked for as they come in sight, and
 * only so many are kept.
 */

import type { ToSolver } from '@shared/ipc/solver'
import { countUpTo } from '@shared/lib/sorted'
import type { Move } from '@shared/step'
import type { SolutionPage } from '@shared/trace/solutions'
import { type Listeners, makeListeners } from '../listeners'

/** Solutions in a whole page. */
export const pageSize = 100

/** At most so many pages are on their way: further ones would only queue up behind them. */
const mostAsked = 3
/** Moves kept in all pages together; 14,200 boards of 12 queens have 170,400. */
const mostMoves = 1 << 20

export interface Gallery {
  /** The moments right after each solution, ascending. */
  readonly places: number[]
  /** By number of the page; the one used last is at the end. */
  readonly pages: Map<number, SolutionPage>
  /** The page that each request is for. */
  readonly asked: Map<number, number>
  /** Who else waits for a page, by request; told undefined when none will come. */
  readonly waiting: Map<number, (page: SolutionPage | undefined) => void>
  /** Of the first `known` solutions these are fundamental. */
  readonly fundamental: { known: number; readonly indices: number[]; request: number | undefined }
  /** Show the fundamental ones alone. */
  onlyFundamental: boolean
  /** Grows with every change. */
  version: number
  readonly changes: Listeners<number>
  readonly outside: Outside
}

/** What the gallery needs of the world around it. */
export interface Outside {
  /** A number no other request has. */
  nextRequest(): number
  /** Says it to the solver; false when there is none. */
  ask(message: ToSolver): boolean
}

export const createGallery = (outside: Outside): Gallery => ({
  places: [],
  pages: new Map(),
  asked: new Map(),
  waiting: new Map(),
  fundamental: { known: 0, indices: [], request: undefined },
  onlyFundamental: false,
  version: 0,
  changes: makeListeners(),
  outside,
})

/** Another run is on the table: it has no solutions yet, and no answer of before counts. */
export function emptyGallery(gallery: Gallery): void {
  const { places, pages, fundamental } = gallery
  stopReading(gallery)
  places.length = fundamental.indices.length = fundamental.known = 0
  pages.clear()
  tellChange(gallery)
}

/** No answer will come to what was asked: the solver has gone. */
export function stopReading({ asked, waiting, fundamental }: Gallery): void {
  asked.clear()
  fundamental.request = undefined
  for (const resolve of waiting.values()) resolve(undefined)
  waiting.clear()
}

/** Solutions found since the last time. */
export function addPlaces(gallery: Gallery, places: Float64Array): void {
  if (places.length === 0) return
  for (const place of places) gallery.places.push(place)
  tellChange(gallery)
}

export function showOnlyFundamental(gallery: Gallery, only: boolean): void {
  gallery.onlyFundamental = only
  tellChange(gallery)
}

/** How many are to be seen, in the order found. */
export const countShown = ({ places, fundamental, onlyFundamental }: Gallery): number =>
  onlyFundamental ? fundamental.indices.length : places.length

/** The solution, counted from 0, at this place of those to be seen. */
export const indexShown = ({ fundamental, onlyFundamental }: Gallery, at: number): number =>
  onlyFundamental ? (fundamental.indices[at] as number) : at

/** The moves of a solution, if its page is at hand. */
export function lineAt({ pages }: Gallery, index: number): readonly Move[] | undefined {
  const number = Math.floor(index / pageSize)
  const page = pages.get(number)
  const at = index - number * pageSize
  if (!page || at >= page.lengths.length) return undefined
  pages.delete(number)
  pages.set(number, page)
  let start = 0
  for (let i = 0; i < at; i++) start += page.lengths[i] as number
  return Array.from(page.moves.subarray(start, start + (page.lengths[at] as number)))
}

/** Asks for the pages of these solutions that are neither at hand nor on their way; others are called off. */
export function wantLines({ places, pages, asked, outside }: Gallery, indices: readonly number[]): void {
  const wanted = new Set(indices.map((index) => Math.floor(index / pageSize)))
  for (const [request, number] of asked)
    if (!wanted.has(number) && outside.ask({ kind: 'cancel', request })) asked.delete(request)
  const onTheWay = new Set(asked.values())
  for (const number of wanted) {
    const from = number * pageSize
    const count = Math.min(pageSize, places.length - from)
    const isAtHand = (pages.get(number)?.lengths.length ?? 0) >= count
    if (isAtHand || onTheWay.has(number) || asked.size >= mostAsked) continue
    const request = outside.nextRequest()
    if (outside.ask({ kind: 'solutions', request, from, count })) asked.set(request, number)
  }
}

/** Asks which of the solutions not yet looked at are fundamental. */
export function wantFundamental({ places, fundamental, outside }: Gallery): void {
  const { known, request: underWay } = fundamental
  if (underWay !== undefined || known >= places.length) return
  const request = outside.nextRequest()
  if (outside.ask({ kind: 'fundamental', request, from: known })) fundamental.request = request
}

/** Takes a page in; one that nobody waits for any more is ignored. */
export function takePage(gallery: Gallery, request: number, page: SolutionPage): void {
  const { asked, pages, waiting } = gallery
  waiting.get(request)?.(page)
  waiting.delete(request)
  const number = asked.get(request)
  if (number === undefined) return
  asked.delete(request)
  pages.delete(number)
  pages.set(number, page)
  let moves = 0
  for (const { moves: held } of pages.values()) moves += held.length
  for (const [oldest, { moves: held }] of pages) {
    if (moves <= mostMoves || pages.size === 1) break
    pages.delete(oldest)
    moves -= held.length
  }
  tellChange(gallery)
}

/** Takes in which solutions are fundamental. */
export function takeFundamental(gallery: Gallery, request: number, to: number, indices: Int32Array): void {
  const { fundamental } = gallery
  if (request !== fundamental.request) return
  fundamental.request = undefined
  fundamental.known = to
  for (const index of indices) fundamental.indices.push(index)
  tellChange(gallery)
}

/** The solution found at exactly this moment, counted from 0; −1 for none. */
export function solutionAt(places: readonly number[], k: number): number {
  const last = countUpTo(places, k) - 1
  return places[last] === k ? last : -1
}

function tellChange(gallery: Gallery): void {
  gallery.version++
  gallery.changes.tell(gallery.version)
}
