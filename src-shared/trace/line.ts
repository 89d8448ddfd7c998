/** A line of moves that no search has made, as moments: of its board alone, without candidates. */
import { noCounts } from '../counts'
import type { Params } from '../form/field'
import type { Moment, Position, Puzzle, Strategy } from '../puzzle'
import type { Move } from '../step'

/** Kept for looking, as a cursor of a search is: its position is played in place. */
export interface LineCursor {
  readonly puzzle: Puzzle
  readonly params: Params
  /** All of them can be played. */
  readonly moves: readonly Move[]
  readonly position: Position
  /** So many of them have been. */
  at: number
}

export const makeLineCursor = (puzzle: Puzzle, params: Params, moves: readonly Move[]): LineCursor => ({
  puzzle,
  params,
  moves,
  position: puzzle.position(params),
  at: 0,
})

/** The moment after k moves; it is valid until the next call. It costs the moves between the last one and this. */
export function lineMomentAt(cursor: LineCursor, k: number): Moment {
  const { puzzle, params, moves, position } = cursor
  if (k < 0 || k > moves.length) throw new RangeError(`move ${k} of ${moves.length}`)
  while (cursor.at < k) position.play(moves[cursor.at++] as Move)
  while (cursor.at > k) position.undo(moves[--cursor.at] as Move)
  const solved = position.status() === 'solved'
  const last = moves[k - 1]
  return {
    params,
    strategy: strategyOf(puzzle),
    counts: { ...noCounts, steps: k, visits: k, solutions: Number(solved), depth: k },
    position,
    line: moves.slice(0, k),
    step: last === undefined ? undefined : { kind: 'visit', move: last },
    candidates: [],
    tried: 0,
    solved,
    exhausted: false,
  }
}

/** One that plays the position that no strategy is named for, as paths do. */
export const strategyOf = ({ strategies }: Puzzle): Strategy =>
  (strategies.find(({ engine }) => engine === 'depth-first') ?? strategies[0]) as Strategy
