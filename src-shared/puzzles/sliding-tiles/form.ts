/** What can be set: the size, the start and the goal. */
import type { Form, Params } from '../../form/field'
import type { Message } from '../../lib/message'
import { leastSide, mostSide, type TileParams } from './model'
import { orderedBoard, walkedBoard } from './scramble'

const sizeOf = (before: Params) => before.size as TileParams['size']
const squaresOf = (before: Params): number => sizeOf(before)[0] * sizeOf(before)[1]

/** One of the two boards of 3×3 farthest from the goal. */
const farthest = [8, 6, 7, 2, 5, 4, 3, 0, 1]

const board = (id: 'start' | 'goal', initial: (before: Params) => readonly number[]) =>
  ({
    kind: 'list',
    id,
    initial,
    least: squaresOf,
    most: squaresOf,
    min: 0,
    max: (before: Params) => squaresOf(before) - 1,
  }) as const

export const form: Form<TileParams> = {
  fields: [
    { kind: 'size', id: 'size', initial: [3, 3], min: leastSide, max: mostSide },
    board('start', firstStart),
    board('goal', (before) => orderedBoard(sizeOf(before))),
  ],
  presets: [
    preset('farthest', [3, 3], farthest),
    preset('middle', [3, 3], [2, 7, 1, 5, 0, 4, 3, 8, 6], [1, 2, 3, 4, 0, 5, 6, 7, 8]),
    preset('easy', [3, 3], [1, 2, 3, 7, 4, 5, 0, 8, 6]),
    preset('narrow', [2, 3], [4, 5, 0, 1, 2, 3]),
    preset('fifteen', [4, 4], [0, 4, 9, 8, 2, 5, 3, 12, 1, 7, 11, 15, 6, 13, 10, 14]),
    preset('loyd', [4, 4], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]),
  ],
}

/** On boards of other sizes than 3×3, something that is soon solved. */
function firstStart(before: Params): readonly number[] {
  const [rows, columns] = sizeOf(before)
  if (rows === 3 && columns === 3) return farthest
  return walkedBoard([rows, columns], orderedBoard([rows, columns]), 5 * (rows + columns) - 3, 1)
}

function preset(
  name: string,
  size: TileParams['size'],
  start: readonly number[],
  goal: readonly number[] = orderedBoard(size),
) {
  return { name: { key: `sliding-tiles.preset.${name}` }, params: { size, start, goal } }
}

/** A board holds each number once. */
export function check({ start, goal }: TileParams): { field: string; message: Message } | undefined {
  for (const [field, numbers] of Object.entries({ start, goal })) {
    const text = numbers.find((tile, i) => numbers.indexOf(tile) < i)
    if (text !== undefined)
      return {
        field,
        message: { key: 'sliding-tiles.check.twice', values: { text, last: numbers.length - 1 } },
      }
  }
  return undefined
}
