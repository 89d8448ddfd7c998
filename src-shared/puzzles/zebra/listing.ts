/** Pseudo-code of the three strategies. */
import { makeListing } from '../../listing'

/** The article's nested loops, one inside the other, said once. */
export const loops = makeListing(
  'zebra.line.exhaustive',
  ['head', 'loop', 'broken', 'skip', 'last', 'answer', 'else', 'inner'],
  {
    visit: 'inner',
    refuse: 'skip',
    backtrack: 'loop',
    solve: 'answer',
  },
)

export const plans = makeListing(
  'zebra.line.inference',
  ['first', 'stages', 'empty', 'plans', 'ways', 'fits', 'add', 'drop', 'set', 'answer'],
  {
    take: 'plans',
    find: 'add',
    refuse: 'drop',
    solve: 'answer',
  },
)

export const grids = makeListing(
  'zebra.line.propagation',
  ['head', 'while', 'strike', 'failed', 'back', 'full', 'answer', 'guess', 'try'],
  {
    visit: 'strike',
    backtrack: 'back',
    solve: 'answer',
  },
)
