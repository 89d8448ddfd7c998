import { makeListing } from '../../listing'

/** Zermelo's good and bad states as numbers, so that the winner hurries and the loser delays. */
export const minimax = makeListing(
  'token-game.line.minimax',
  ['head', 'over', 'none', 'loop', 'call', 'better', 'good', 'bad', 'return'],
  { visit: 'call', value: 'better', backtrack: 'return', solve: 'return' },
)

export const minimaxTable = makeListing(
  'token-game.line.minimax-table',
  ['head', 'over', 'none', 'loop', 'known', 'call', 'better', 'note', 'return'],
  { visit: 'call', meet: 'known', value: 'better', backtrack: 'note', solve: 'return' },
)

/** Knuth and Moore 1975. */
export const alphaBeta = makeListing(
  'token-game.line.alpha-beta',
  ['head', 'over', 'none', 'order', 'loop', 'known', 'call', 'better', 'cut', 'note', 'return'],
  { visit: 'call', meet: 'known', value: 'better', cut: 'cut', backtrack: 'note', solve: 'return' },
)
