/** N queens, put together. */
import type { Form } from '../../form/field'
import type { Message } from '../../lib/message'
import { queenOutline } from '../../picture/outlines'
import type { Puzzle } from '../../puzzle'
import { cells } from './cells'
import { explain } from './explain'
import { pressGiven } from './given'
import { queensHand } from './hand'
import { moveAt } from './layout'
import { placeQueens } from './listing'
import { conflictOf, makePosition, mostQueens, type QueensParams, type QueensPosition } from './model'
import { conflictMessage, fault, pathTexts } from './paths'
import { boardsIn, readPath } from './read'
import { draw } from './scene'
import { isFundamental } from './symmetry'
import { words } from './words'

const form: Form<QueensParams> = {
  fields: [
    { kind: 'integer', id: 'n', initial: 8, min: 1, max: mostQueens },
    {
      kind: 'list',
      id: 'given',
      initial: [],
      least: 0,
      most: ({ n }) => n as number,
      min: 0,
      max: ({ n }) => (n as number) - 1,
      any: true,
    },
  ],
  presets: [
    preset('article', 8),
    preset('four', 4),
    preset('six', 6),
    preset('twelve', 12),
    preset('one', 1),
    preset('none', 3),
    preset('large', mostQueens),
  ],
}

function preset(name: string, n: number) {
  return { name: { key: `n-queens.preset.${name}` }, params: { n, given: [] } } as const
}

export const nQueens: Puzzle<QueensParams, QueensPosition> = {
  id: 'n-queens',
  icon: queenOutline,
  words,
  form,
  // Where there is no solution, seeing that every way fails takes a moment and is what the picture is for.
  strategies: [{ id: 'place-queens', engine: 'depth-first', exhausts: true, listing: placeQueens }],
  impossible,
  title: ({ n, given }) => ({
    key: 'n-queens.title',
    values: { n, given: given.filter((column) => column >= 0).length },
  }),
  position: makePosition,
  draw,
  cells,
  press: pressGiven,
  hand: queensHand,
  explain,
  moveAt,
  moveText: (_, move) => String(move),
  stateText: ({ queens, row }) => queens.subarray(0, row).join(' '),
  // The first call, with the empty board, makes no visit; a visited or refused square has been tested once.
  counters: ({ visits, refusals }) => ({ calls: visits + 1, candidates: visits + refusals }),
  pathTexts,
  isFundamental: ({ given }, line) => isFundamental(line, given),
  longestPath: 2 ** 18,
  readPath,
  boardsIn,
  fault,
}

/** Every other board has a solution (Pauls 1874). */
function impossible({ n, given }: QueensParams): Message | undefined {
  if (conflictOf(given)) return conflictMessage(given)
  if (n === 2) return { key: 'n-queens.impossible.two' }
  return n === 3 ? { key: 'n-queens.impossible.three' } : undefined
}
