import type { Listing } from '../../puzzle'

const listing = (
  strategy: string,
  names: readonly string[],
  at: Readonly<Partial<Record<keyof Listing['at'], string>>>,
): Listing => ({
  lines: names.map((name) => ({ key: `bottles.line.${strategy}.${name}` })),
  start: 0,
  at: Object.fromEntries(Object.entries(at).map(([kind, name]) => [kind, names.indexOf(name)])),
})

/** The article's Memoire_TRY, calling itself where the printed one calls DFS_TRY by a slip. */
export const memoireTry = listing(
  'memo',
  ['head', 'goal', 'record', 'loop', 'known', 'mark', 'try', 'record-too', 'fail'],
  {
    visit: 'mark',
    meet: 'known',
    backtrack: 'fail',
    solve: 'record',
  },
)

/** The article's DFS_TRY, which knows only the states of its stack. */
export const dfsTry = listing('on-path', ['head', 'goal', 'print', 'loop', 'known', 'push', 'try', 'pop'], {
  visit: 'push',
  meet: 'known',
  backtrack: 'pop',
  solve: 'print',
})

/** Not in the article, which only says that its program is easily changed to find the best solution. */
export const breadthFirst = listing(
  'breadth-first',
  ['head', 'first', 'while', 'take', 'goal', 'print', 'loop', 'known', 'mark', 'fail'],
  {
    take: 'take',
    find: 'mark',
    meet: 'known',
    solve: 'print',
  },
)
