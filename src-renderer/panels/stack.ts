/** What the stack shows of a search: pure, so that it can be tested without a window. */
import type { Lang } from '@shared/lib/message'
import type { Cursor } from '@shared/trace/moment'

/** CSS pixels; also in panels.css. */
export const rowHeight = 24

export interface Level {
  readonly level: number
  /** The move that led here; undefined at the root. */
  readonly move: string | undefined
  /** How many of the candidates here are taken or behind us. */
  readonly tried: number
  readonly total: number
}

/** `count` levels from `deepest` up towards the root. */
export function levelsOf(
  { search, puzzle, params }: Cursor,
  deepest: number,
  count: number,
  lang: Lang,
): Level[] {
  const { start, next, end, line } = search.frames
  return Array.from({ length: Math.max(0, Math.min(count, deepest + 1)) }, (_, i) => {
    const level = deepest - i
    const first = start[level] as number
    return {
      level,
      move: level === 0 ? undefined : puzzle.moveText(params, line[level] as number, lang),
      tried: (next[level] as number) - first,
      total: (end[level] as number) - first,
    }
  })
}

/** The rows to be there for what is scrolled to, one more on each side. */
export function rowsInSight(
  scrollTop: number,
  height: number,
  rows: number,
): { first: number; count: number } {
  const inSight = Math.ceil(height / rowHeight) + 2
  const first = Math.max(0, Math.min(Math.floor(scrollTop / rowHeight) - 1, rows - inSight))
  return { first, count: Math.min(inSight, rows - first) }
}
