/**
 * Looking for a moment of a run, forwards or backwards. It is found by running the machine, a portion at a time, so
 * that the way can be shown and stopped; the overview tells which portions cannot hold it. A moment is named by the
 * number of steps made.
 */
import { advance, createSearch } from '../search/search'
import { restore } from '../search/snapshot'
import type { Search } from '../search/state'
import { BACKTRACK, kindOf, MEET, moveOf, REFUSE, SOLVE, TAKE, VISIT } from '../step'
import { rungBelow } from './ladder'
import type { Recording } from './recording'

/**
 * `solved`: right after a solution. `dead-end`: on a node of which nothing is left, before it is taken back. `move`:
 * right after a step that makes, takes back or refuses the move, on the level it leads to if one is given. `deep`:
 * the depth becomes at least this much; `shallow`: less than this much.
 */
export type Target =
  | { readonly kind: 'solved' | 'dead-end' }
  | { readonly kind: 'move'; readonly move: number; readonly level?: number }
  | { readonly kind: 'deep' | 'shallow'; readonly depth: number }

export interface Finder {
  readonly recording: Recording
  readonly search: Search
  readonly steps: Int32Array
  readonly target: Target
  readonly forwards: boolean
  /** Moments strictly beyond this one count. */
  readonly from: number
  /** The next portion begins here; backwards, it ends here. */
  at: number
}

/** `none`: there is none in what has been searched. `looking`: not found yet. */
export type Found = { readonly kind: 'at'; readonly k: number } | { readonly kind: 'none' | 'looking' }

const portion = 65_536

export function makeFinder(recording: Recording, target: Target, from: number, forwards: boolean): Finder {
  const { puzzle, params, search: front } = recording
  const search = createSearch(puzzle.position(params, front.strategy), front.strategy, front)
  return { recording, search, steps: new Int32Array(portion), target, forwards, from, at: from }
}

/** Looks through the next portion that may hold the moment. */
export function look(finder: Finder): Found {
  const { recording, forwards } = finder
  const total = recording.search.steps
  while (forwards ? finder.at < total : finder.at > 0) {
    const first = forwards ? finder.at : Math.max(0, finder.at - portion)
    const end = forwards ? Math.min(first + portion, total) : finder.at
    finder.at = forwards ? end : first
    if (!mayHold(finder, first, end)) continue
    const k = lookThrough(finder, first, end)
    return k < 0 ? { kind: 'looking' } : { kind: 'at', k }
  }
  return { kind: 'none' }
}

/** How much of the way has been looked through, 0 … 1. */
export function shareLooked({ recording, forwards, from, at }: Finder): number {
  const way = forwards ? recording.search.steps - from : from
  return way <= 0 ? 1 : Math.abs(at - from) / way
}

/** What the overview knows of the steps from `first` to `end`; a bucket beside them does no harm. */
function mayHold({ recording, target }: Finder, first: number, end: number): boolean {
  const { overview } = recording
  for (let bucket = Math.floor(first / overview.width); bucket * overview.width < end; bucket++) {
    const [low, high] = [overview.low[bucket] as number, overview.high[bucket] as number]
    if (target.kind === 'solved' ? (overview.solutions[bucket] as number) > 0 : true)
      if (
        target.kind === 'deep' || target.kind === 'shallow'
          ? low < target.depth && high >= target.depth
          : true
      )
        return true
  }
  return false
}

/** The moment nearest to where we come from that is made by steps `first … end − 1`, or −1. */
function lookThrough(finder: Finder, first: number, end: number): number {
  const { recording, search, steps, forwards, from } = finder
  const rung = rungBelow(recording.ladder, first)
  if (search.steps > first || search.steps < rung.steps) restore(search, rung)
  advance(search, first - search.steps, false)
  const matches = matcher(finder)
  advance(search, end - first, false, steps)
  let found = -1
  for (let i = 0; i < end - first; i++) {
    const back = matches(steps[i] as number)
    if (back < 0) continue
    const k = first + i + 1 - back
    if (forwards && k > from) return k
    if (!forwards && k < from) found = k
  }
  return found
}

/**
 * Told the steps one by one from where the search stands: how many steps before the end of this one the moment is
 * (0, or 1 for a dead end), or −1.
 */
function matcher({ search, target }: Finder): (step: number) => number {
  const log = search.frontier?.log
  let depth = search.frames.depth
  let turn = kindOf(search.turn)
  return (step) => {
    const kind = kindOf(step)
    const move = moveOf(step)
    const before = depth
    const wasLeaf = turn === VISIT
    if (kind === VISIT) depth++
    else if (kind === BACKTRACK) depth--
    else if (kind === TAKE && log) depth = log.depth[move] as number
    if (kind !== REFUSE && kind !== MEET) turn = kind
    switch (target.kind) {
      case 'solved':
        return kind === SOLVE ? 0 : -1
      case 'dead-end':
        return kind === BACKTRACK && wasLeaf ? 1 : -1
      case 'deep':
        return before < target.depth && depth >= target.depth ? 0 : -1
      case 'shallow':
        return before >= target.depth && depth < target.depth ? 0 : -1
      case 'move': {
        const named = kind === VISIT || kind === BACKTRACK || kind === REFUSE || kind === MEET
        const level = kind === VISIT ? depth : kind === BACKTRACK ? before : depth + 1
        return named && move === target.move && (target.level ?? level) === level ? 0 : -1
      }
    }
  }
}
