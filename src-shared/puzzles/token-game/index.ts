/** The token game, put together. */
import { joinWords } from '../../lib/message'
import { tokensOutline } from '../../picture/outlines'
import type { Puzzle, Strategy } from '../../puzzle'
import { answer } from './answer'
import { cells } from './cells'
import { explain } from './explain'
import { check, form } from './form'
import { tokenHand } from './hand'
import { handWords } from './handWords'
import { alphaBeta, minimax, minimaxTable } from './listing'
import { makePosition, stateText, type TokenParams, type TokenPosition } from './model'
import { moveText } from './moves'
import { mostPromisingFirst } from './order'
import { fault, pathTexts } from './paths'
import { press } from './press'
import { boardsIn, readPath } from './read'
import { draw } from './scene'
import { slip } from './slip'
import { words } from './words'

const strategies: readonly Strategy<TokenPosition>[] = [
  { id: 'minimax-table', engine: 'game-tree', repeats: 'table', listing: minimaxTable },
  { id: 'minimax', engine: 'game-tree', listing: minimax },
  {
    id: 'alpha-beta',
    engine: 'game-tree',
    repeats: 'table',
    cuts: true,
    order: mostPromisingFirst,
    listing: alphaBeta,
  },
]

export const tokenGame: Puzzle<TokenParams, TokenPosition> = {
  id: 'token-game',
  icon: tokensOutline,
  words: joinWords(words, handWords),
  form,
  strategies,
  check,
  title: ({ n, stuck, finish, start }) => ({
    key: 'token-game.title',
    values: { n, stuck, finish, set: start.some((place) => place > 0) ? 'yes' : 'no' },
  }),
  position: makePosition,
  draw,
  cells,
  explain,
  press,
  hand: tokenHand,
  moveText: (_, move, lang) => moveText(move, lang),
  stateText,
  // The root is a node that no move led to.
  counters: ({ visits }) => ({ nodes: visits + 1 }),
  answer,
  pathTexts,
  longestPath: 2 ** 18,
  readPath,
  boardsIn,
  fault,
  slip,
}
