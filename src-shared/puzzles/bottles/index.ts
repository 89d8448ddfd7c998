/** Bottles and drinkers, put together. */

import type { Counts } from '../../counts'
import { joinWords } from '../../lib/message'
import { bottlesOutline } from '../../picture/outlines'
import type { Puzzle, Strategy } from '../../puzzle'
import { factsOf } from './analysis'
import { explain } from './explain'
import { form } from './form'
import { bottlesHand, spotText } from './hand'
import { handWords } from './handWords'
import { impossible } from './impossible'
import { breadthFirst, dfsTry, memoireTry } from './listing'
import { maker } from './maker'
import { type BottleParams, type BottlePosition, makePosition, startOf, stateText } from './model'
import { moveText } from './moves'
import { fault, goalText, pathTexts } from './paths'
import { readPath } from './read'
import { draw, grip, press } from './scene'
import { words } from './words'

/** With a table every state is searched once, so that all can be tried; on the path alone that may take for ever. */
const strategies: readonly Strategy<BottlePosition>[] = [
  { id: 'memo', engine: 'depth-first', repeats: 'table', exhausts: true, listing: memoireTry },
  { id: 'on-path', engine: 'depth-first', repeats: 'on-path', listing: dfsTry },
  { id: 'breadth-first', engine: 'breadth-first', exhausts: true, listing: breadthFirst },
]

export const bottles: Puzzle<BottleParams, BottlePosition> = {
  id: 'bottles',
  icon: bottlesOutline,
  words: joinWords(words, handWords),
  form,
  strategies,
  impossible,
  title(params) {
    const bottles = params.bottles.join(', ')
    if (params.drinkers.length > 0)
      return { key: 'bottles.title', values: { bottles, drinkers: params.drinkers.join(', ') } }
    const start = startOf(params).join(', ')
    return { key: 'bottles.title.jugs', values: { bottles, start, goal: goalText(params, ', ') } }
  },
  position: makePosition,
  draw,
  cells: ({ position }) => [
    Array.from({ length: position.vessels }, (_, vessel) => spotText(position, undefined, vessel)),
  ],
  explain,
  press,
  grip,
  maker,
  hand: bottlesHand,
  facts: factsOf,
  moveText: ({ bottles: { length } }, move) => moveText(length, move),
  stateText,
  counters,
  pathTexts,
  readPath,
  fault,
}

/** The printed program's counts, where a call is a state gone into; breadth first it is a state taken. */
function counters({ visits, backtracks, meets, found, depth }: Counts): Readonly<Record<string, number>> {
  // Depth first, what is visited is on the line or taken back; a frontier takes nothing back.
  const isQueue = visits > depth + backtracks
  const marked = isQueue ? found : visits
  return { calls: isQueue ? visits : visits + 1, marked, generated: marked + meets, metAgain: meets }
}
