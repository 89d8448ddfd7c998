import type { Listing } from '../../puzzle'

const listing = (
  strategy: string,
  names: readonly string[],
  at: Readonly<Partial<Record<keyof Listing['at'], string>>>,
): Listing => ({
  lines: names.map((name) => ({ key: `token-game.line.${strategy}.${name}` })),
  start: 0,
  at: Object.fromEntries(Object.entries(at).map(([kind, name]) => [kind, names.indexOf(name)])),
})

/** Zermelo's good and bad states as numbers, so that the winner hurries and the loser delays. */
export const minimax = listing(
  'minimax',
  ['head', 'over', 'none', 'loop', 'call', 'better', 'good', 'bad', 'return'],
  { visit: 'call', value: 'better', backtrack: 'return', solve: 'return' },
)

export const minimaxTable = listing(
  'minimax-table',
  ['head', 'over', 'none', 'loop', 'known', 'call', 'better', 'note', 'return'],
  { visit: 'call', meet: 'known', value: 'better', backtrack: 'note', solve: 'return' },
)

/** Knuth and Moore 1975. */
export const alphaBeta = listing(
  'alpha-beta',
  ['head', 'over', 'none', 'order', 'loop', 'known', 'call', 'better', 'cut', 'note', 'return'],
  { visit: 'call', meet: 'known', value: 'better', cut: 'cut', backtrack: 'note', solve: 'return' },
)
