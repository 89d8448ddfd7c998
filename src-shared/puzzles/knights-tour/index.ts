/** The knight's tour, put together. */
import type { Form } from '../../form/field'
import type { Message } from '../../lib/message'
import { knightOutline } from '../../picture/outlines'
import type { Puzzle, Strategy } from '../../puzzle'
import { boardsIn } from './boards'
import { cells } from './cells'
import { explain } from './explain'
import { listingOf } from './listing'
import { columnOf, type KnightParams, type KnightPosition, makePosition, rowOf } from './model'
import { asPrinted, fewestOnward, fewestThenFarthest, fewestThenNearest } from './order'
import { fault, largestSide, pathTexts } from './paths'
import { readPath } from './read'
import { draw, moveAt, press, spotOf } from './scene'
import { variants } from './variants'
import { words } from './words'

const form: Form<KnightParams> = {
  fields: [
    { kind: 'size', id: 'size', initial: [8, 8], min: 1, max: largestSide },
    {
      kind: 'integer',
      id: 'start',
      initial: 1,
      min: 1,
      max: ({ size }) => squaresOf(size as KnightParams['size']),
    },
    { kind: 'flag', id: 'closed', initial: false },
  ],
  presets: [
    preset('article', 8, 8, 20),
    preset('small', 5, 5, 1),
    preset('wide', 6, 9, 23),
    preset('colour', 5, 5, 2),
    preset('none', 4, 4, 1),
    preset('large', 50, 50, 1),
  ],
}

function preset(name: string, rows: number, columns: number, start: number) {
  return {
    name: { key: `knights-tour.preset.${name}` },
    params: { size: [rows, columns], start, closed: false },
  } as const
}

const squaresOf = ([rows, columns]: readonly [number, number]): number => rows * columns

const strategy = (id: string, rest: Partial<Strategy<KnightPosition>>): Strategy<KnightPosition> => ({
  id,
  engine: 'depth-first',
  listing: listingOf(id),
  ...rest,
})

export const knightsTour: Puzzle<KnightParams, KnightPosition> = {
  id: 'knights-tour',
  icon: knightOutline,
  words,
  form,
  strategies: [
    strategy('bound-2', { order: fewestThenFarthest }),
    strategy('bound-1', { order: fewestOnward }),
    strategy('bound-2-nearest', { order: fewestThenNearest }),
    strategy('as-printed', { order: asPrinted }),
    strategy('blind', { exhausts: true }),
  ],
  check({ size: [rows, columns] }, { id }) {
    if (id !== 'as-printed' || rows === columns) return undefined
    return { field: 'size', message: { key: 'knights-tour.check.square', values: { rows, columns } } }
  },
  impossible,
  title({ size: [rows, columns], start, closed }) {
    return {
      key: closed ? 'knights-tour.title.closed' : 'knights-tour.title',
      values: { rows, columns, start },
    }
  },
  position: makePosition,
  draw,
  cells,
  explain,
  press,
  moveAt,
  spotOf,
  moveText: (_, move) => String(move),
  stateText: ({ path, length }) => path.subarray(0, length).join(' '),
  counters: ({ visits, backtracks }) => ({ placements: visits, backtracks }),
  pathTexts,
  longestPath: 2 ** 18,
  readPath,
  boardsIn,
  fault,
  variants,
}

/** Every move changes the colour of the square: on a board with an odd number of squares that settles half the starts. */
function impossible({ size, start, closed }: KnightParams): Message | undefined {
  const squares = squaresOf(size)
  if (squares % 2 === 0) return undefined
  if (closed) return { key: 'knights-tour.impossible.closed-odd', values: { squares } }
  const onLarger = (rowOf(start, size[1]) + columnOf(start, size[1])) % 2 === 0
  if (onLarger) return undefined
  const more = (squares + 1) / 2
  return { key: 'knights-tour.impossible.colour', values: { start, squares, more, fewer: squares - more } }
}
