/** A state of the map as a moment of its puzzle, so that its board can be drawn and named. */
import type { Moment, Position } from '@shared/puzzle'
import type { Run } from '@shared/run'
import { firstMoment } from '@shared/trace/moment'
import type { StateSpace } from '@shared/trace/space'
import { pathTo } from '@shared/trace/ways'

/** The position in this state, reached by a line of least length. */
export function positionAt({ puzzle, params }: Run, space: StateSpace, state: number): Position {
  const position = puzzle.position(params)
  for (const move of lineOf(space, state)) position.play(move)
  return position
}

/** As if a search without candidates stood on the state: its board alone is of interest. */
export function momentOf(run: Run, space: StateSpace, state: number): Moment {
  const position = positionAt(run, space, state)
  return {
    ...firstMoment(run.puzzle, run.params, run.strategy),
    position,
    line: lineOf(space, state),
    candidates: [],
    tried: 0,
  }
}

const lineOf = (space: StateSpace, state: number): number[] =>
  pathTo(space, state)
    .slice(1)
    .map((each) => space.moves[each] as number)
