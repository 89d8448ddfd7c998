/** Pseudo-code of the three strategies. */
import type { Listing } from '../../puzzle'

const listing = (
  strategy: string,
  names: readonly string[],
  at: Readonly<Partial<Record<keyof Listing['at'], string>>>,
): Listing => ({
  lines: names.map((name) => ({ key: `zebra.line.${strategy}.${name}` })),
  start: 0,
  at: Object.fromEntries(Object.entries(at).map(([kind, name]) => [kind, names.indexOf(name)])),
})

/** The article's nested loops, one inside the other, said once. */
export const loops = listing(
  'exhaustive',
  ['head', 'loop', 'broken', 'skip', 'last', 'answer', 'else', 'inner'],
  {
    visit: 'inner',
    refuse: 'skip',
    backtrack: 'loop',
    solve: 'answer',
  },
)

export const plans = listing(
  'inference',
  ['first', 'stages', 'empty', 'plans', 'ways', 'fits', 'add', 'drop', 'set', 'answer'],
  {
    take: 'plans',
    find: 'add',
    refuse: 'drop',
    solve: 'answer',
  },
)

export const grids = listing(
  'propagation',
  ['head', 'while', 'strike', 'failed', 'back', 'full', 'answer', 'guess', 'try'],
  {
    visit: 'strike',
    backtrack: 'back',
    solve: 'answer',
  },
)
