import type { Listing } from '../../puzzle'

const names = [
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
] as const

const line = (name: (typeof names)[number]) => names.indexOf(name)

/**
 * The article's PlaceQueens with the loop heads that its page lost, and with `count` in the inner call. No line takes
 * a queen back: on its return the loop goes on, and only rows before r count.
 */
export const placeQueens: Listing = {
  lines: names.map((name) => ({ key: `n-queens.line.${name}` })),
  start: line('head'),
  at: {
    visit: line('place'),
    refuse: line('illegal'),
    backtrack: line('recurse'),
    solve: line('count'),
    meet: line('columns'),
  },
}
