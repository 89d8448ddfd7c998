/** Sliding tiles, put together. */

import type { Counts } from '../../counts'
import { joinWords } from '../../lib/message'
import { tilesOutline } from '../../picture/outlines'
import type { Puzzle, Strategy } from '../../puzzle'
import { explain } from './explain'
import { check, form } from './form'
import { spotText, tilesHand } from './hand'
import { handWords } from './handWords'
import { aStar, breadthFirst, idaStar, memo } from './listing'
import { maker } from './maker'
import { makePosition, stateText, type TileParams, type TilePosition } from './model'
import { parityOf } from './parity'
import { fault, pathTexts } from './paths'
import { readPath } from './read'
import { draw, press } from './scene'
import { words } from './words'

const strategies: readonly Strategy<TilePosition>[] = [
  { id: 'a-star', engine: 'best-first', listing: aStar },
  // Going in a circle never is the shortest way, and is seen from the few boards on the way here.
  { id: 'ida-star', engine: 'deepening', repeats: 'on-path', listing: idaStar },
  { id: 'breadth-first', engine: 'breadth-first', listing: breadthFirst },
  { id: 'memo', engine: 'depth-first', repeats: 'table', listing: memo },
]

const named: Readonly<Record<string, string>> = { '3,3': 'nine', '4,4': 'sixteen' }

export const slidingTiles: Puzzle<TileParams, TilePosition> = {
  id: 'sliding-tiles',
  icon: tilesOutline,
  words: joinWords(words, handWords),
  form,
  strategies,
  check,
  impossible(params) {
    const { exchanges, blankWay: way, agree } = parityOf(params)
    if (agree) return undefined
    const slides = way % 2 === 0 ? 'even' : 'odd'
    return { key: 'sliding-tiles.impossible.parity', values: { exchanges, way, slides } }
  },
  title: ({ size: [rows, columns] }) => ({
    key: 'sliding-tiles.title',
    values: { rows, columns, size: named[`${rows},${columns}`] ?? 'other' },
  }),
  position: makePosition,
  draw,
  cells: ({ position }) =>
    Array.from({ length: position.rows }, (_, row) =>
      Array.from({ length: position.columns }, (_, column) =>
        spotText(position, row * position.columns + column),
      ),
    ),
  explain,
  press,
  maker,
  hand: tilesHand,
  moveText: (_, tile) => String(tile),
  stateText,
  counters,
  pathTexts,
  readPath,
  fault,
}

/** Boards gone into or taken, and boards made from them; the start is one that no move made. */
function counters({ visits, backtracks, meets, found, depth }: Counts): Readonly<Record<string, number>> {
  // Depth first, what is visited is on the line or taken back; a frontier takes nothing back.
  const isFrontier = visits > depth + backtracks
  return { expanded: isFrontier ? visits : visits + 1, generated: meets + (isFrontier ? found : visits) }
}
