/** Boards to be made from a seed: any board, one that so many slides at most solve, or one that needs exactly so many. */
import type { Value } from '../../form/field'
import type { Maker } from '../../puzzle'
import { boardAt, diameterOf } from './distant'
import { leastSide, mostSide, type TileParams } from './model'
import { orderedBoard, scrambledBoard, walkedBoard } from './scramble'

type TileWishes = {
  readonly [id: string]: Value
  readonly size: TileParams['size']
  /** `any`: each board as likely as the others. `most`: so many moves or fewer. `exact`: as many, and no fewer. */
  readonly distance: 'any' | 'most' | 'exact'
  /** Means nothing for `any`. */
  readonly moves: number
}

const mostSlides = 200

export const maker: Maker<TileParams, TileWishes> = {
  form: {
    fields: [
      { kind: 'size', id: 'size', initial: [3, 3], min: leastSide, max: mostSide },
      { kind: 'choice', id: 'distance', initial: 'any', options: ['any', 'most', 'exact'] },
      { kind: 'integer', id: 'moves', initial: 20, min: 1, max: mostMoves },
    ],
    presets: [],
  },
  check({ size, distance }) {
    if (distance !== 'exact' || diameterOf(size)) return undefined
    const [rows, columns] = size
    return { field: 'distance', message: { key: 'sliding-tiles.make.large', values: { rows, columns } } }
  },
  isIdle: (field, { distance }) => field === 'moves' && distance === 'any',
  make({ size, distance, moves }, seed, tell) {
    const goal = orderedBoard(size)
    const start =
      distance === 'any'
        ? scrambledBoard(size, goal, seed)
        : distance === 'most'
          ? walkedBoard(size, goal, moves, seed)
          : boardAt(size, goal, moves, seed, tell)
    // A walk may lead back to where it began.
    const isSolved = start?.join() === goal.join()
    return start && !isSolved ? { size, start, goal } : undefined
  },
}

function mostMoves(before: Readonly<Record<string, Value>>): number {
  const { size, distance } = before as TileWishes
  return (distance === 'exact' && diameterOf(size)) || mostSlides
}
