/** The moment at the end of a line that no search has found: what somebody wrote down, to be drawn as a run is. */
import type { Params } from '../form/field'
import type { Moment, Move, Puzzle, Strategy } from '../puzzle'
import { firstMoment } from './moment'

/** All moves of the line must be allowed. Nothing was tried on the way and nothing is about to be. */
export function lineMoment(puzzle: Puzzle, params: Params, line: readonly Move[]): Moment {
  // Paths are played as without a strategy; that of the first is drawn the same way.
  const [strategy] = puzzle.strategies as readonly [Strategy]
  const { game: _, ...first } = firstMoment(puzzle, params, strategy)
  const position = puzzle.position(params)
  for (const move of line) position.play(move)
  const last = line.at(-1)
  return {
    ...first,
    position,
    line,
    counts: { ...first.counts, steps: line.length, visits: line.length, depth: line.length },
    step: last === undefined ? undefined : { kind: 'visit', move: last },
    candidates: [],
    tried: 0,
    solved: position.status() === 'solved',
  }
}
