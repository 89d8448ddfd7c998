import { makeListing } from '../../listing'

/** The article's Memoire_TRY, calling itself where the printed one calls DFS_TRY by a slip. */
export const memoireTry = makeListing(
  'bottles.line.memo',
  ['head', 'goal', 'record', 'loop', 'known', 'mark', 'try', 'record-too', 'fail'],
  {
    visit: 'mark',
    meet: 'known',
    backtrack: 'fail',
    solve: 'record',
  },
)

/** The article's DFS_TRY, which knows only the states of its stack. */
export const dfsTry = makeListing(
  'bottles.line.on-path',
  ['head', 'goal', 'print', 'loop', 'known', 'push', 'try', 'pop'],
  {
    visit: 'push',
    meet: 'known',
    backtrack: 'pop',
    solve: 'print',
  },
)

/** Not in the article, which only says that its program is easily changed to find the best solution. */
export const breadthFirst = makeListing(
  'bottles.line.breadth-first',
  ['head', 'first', 'while', 'take', 'goal', 'print', 'loop', 'known', 'mark', 'fail'],
  {
    take: 'take',
    find: 'mark',
    meet: 'known',
    solve: 'print',
  },
)
