import { makeListing } from '../../listing'

/**
 * The article's PlaceQueens with the loop heads that its page lost, and with `count` in the inner call. No line takes
 * a queen back: on its return the loop goes on, and only rows before r count.
 */
export const placeQueens = makeListing(
  'n-queens.line',
  [
    'head',
    'done',
    'print',
    'count',
    'else',
    'columns',
    'legal',
    'rows',
    'tests',
    'illegal',
    'if-legal',
    'place',
    'recurse',
  ],
  { visit: 'place', refuse: 'illegal', backtrack: 'recurse', solve: 'count', meet: 'columns' },
)
