import type { Listing } from '../../puzzle'

const listing = (
  strategy: string,
  names: readonly string[],
  at: Readonly<Partial<Record<keyof Listing['at'], string>>>,
): Listing => ({
  lines: names.map((name) => ({ key: `sliding-tiles.line.${strategy}.${name}` })),
  start: 0,
  at: Object.fromEntries(Object.entries(at).map(([kind, name]) => [kind, names.indexOf(name)])),
})

export const memo = listing('memo', ['head', 'goal', 'loop', 'known', 'mark', 'try', 'fail'], {
  visit: 'mark',
  meet: 'known',
  backtrack: 'fail',
  solve: 'goal',
})

export const breadthFirst = listing(
  'breadth-first',
  ['head', 'while', 'take', 'goal', 'loop', 'known', 'mark', 'fail'],
  { take: 'take', find: 'mark', meet: 'known', solve: 'goal' },
)

/** Hart, Nilsson and Raphael 1968. */
export const aStar = listing('a-star', ['head', 'while', 'take', 'goal', 'loop', 'known', 'open', 'fail'], {
  take: 'take',
  find: 'open',
  meet: 'known',
  solve: 'goal',
})

/** Korf 1985. */
export const idaStar = listing(
  'ida-star',
  ['head', 'limit', 'repeat', 'call', 'raise', 'search', 'above', 'goal', 'loop', 'known', 'try'],
  { visit: 'search', meet: 'known', backtrack: 'try', solve: 'goal', deepen: 'raise' },
)
