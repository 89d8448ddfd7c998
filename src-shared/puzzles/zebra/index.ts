/** The zebra puzzle, put together: who keeps the fish? */

import type { Counts } from '../../counts'
import { zebraOutline } from '../../picture/outlines'
import type { Counted, Counters, Puzzle, Strategy } from '../../puzzle'
import { cells } from './cells'
import { composer } from './composer'
import { explain } from './explain'
import { check, form } from './form'
import { hand } from './hand'
import { wholeSets } from './inference/place'
import { positionIn, puzzleIn, sizesIn, stagesIn, type ZebraPosition } from './instance'
import { grids, loops, plans } from './listing'
import { maker } from './maker'
import { moveText } from './moveText'
import type { ZebraParams } from './params'
import { fault, pathTexts } from './paths'
import { readPath } from './read'
import { draw } from './scene'
import { sheet } from './sheet'
import { stateText } from './stateText'
import { variants } from './variants'
import { words } from './words'

/** All end, and to see that there is no other solution is part of the question. */
const strategies: readonly Strategy<ZebraPosition>[] = [
  { id: 'exhaustive', engine: 'depth-first', exhausts: true, listing: loops },
  { id: 'inference', engine: 'breadth-first', exhausts: true, listing: plans },
  { id: 'propagation', engine: 'depth-first', exhausts: true, listing: grids },
]

export const zebra: Puzzle<ZebraParams, ZebraPosition> = {
  id: 'zebra',
  icon: zebraOutline,
  words,
  form,
  strategies,
  check,
  title(params) {
    const { houses, clues } = puzzleIn(params)
    return { key: 'zebra.title', values: { houses, clues: clues.length } }
  },
  position: positionIn,
  draw,
  cells,
  explain,
  moveText,
  stateText,
  counters,
  pathTexts,
  longestPath: 2 ** 18,
  readPath,
  fault,
  maker,
  composer,
  variants,
  sheet,
  hand,
}

/** Each strategy counts what is its own: orders checked, the sizes of the sets after each clue, or grids. */
function counters({ visits, refusals, found }: Counts, of?: Counted<ZebraParams>): Counters {
  const checks = visits + refusals
  switch (of?.strategy.id) {
    case 'inference': {
      const whole = wholeSets(sizesIn(of.params).sizes, visits, found)
      return { setSizes: afterClues(of.params, whole) }
    }
    case 'propagation':
      return { nodes: visits + 1 }
    default:
      return of?.first ? { checksToFirst: of.first.visits + of.first.refusals, checks } : { checks }
  }
}

/** Of the first plan, and after each clue: expansions on the way to a clue are not counted for themselves. */
function afterClues(params: ZebraParams, sizes: readonly number[]): readonly number[] {
  const { stages } = stagesIn(params)
  return sizes.filter((_, i) => i === 0 || ['place', 'filter'].includes(stages[i - 1]?.kind ?? ''))
}
