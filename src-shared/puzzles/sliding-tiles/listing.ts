import { makeListing } from '../../listing'

export const memo = makeListing(
  'sliding-tiles.line.memo',
  ['head', 'goal', 'loop', 'known', 'mark', 'try', 'fail'],
  {
    visit: 'mark',
    meet: 'known',
    backtrack: 'fail',
    solve: 'goal',
  },
)

export const breadthFirst = makeListing(
  'sliding-tiles.line.breadth-first',
  ['head', 'while', 'take', 'goal', 'loop', 'known', 'mark', 'fail'],
  { take: 'take', find: 'mark', meet: 'known', solve: 'goal' },
)

/** Hart, Nilsson and Raphael 1968. */
export const aStar = makeListing(
  'sliding-tiles.line.a-star',
  ['head', 'while', 'take', 'goal', 'loop', 'known', 'open', 'fail'],
  {
    take: 'take',
    find: 'open',
    meet: 'known',
    solve: 'goal',
  },
)

/** Korf 1985. */
export const idaStar = makeListing(
  'sliding-tiles.line.ida-star',
  ['head', 'limit', 'repeat', 'call', 'raise', 'search', 'above', 'goal', 'loop', 'known', 'try'],
  { visit: 'search', meet: 'known', backtrack: 'try', solve: 'goal', deepen: 'raise' },
)
