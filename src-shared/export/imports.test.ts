/** The forms in which people write paths, puzzle by puzzle: what each is read as. */
import { describe, expect, test } from 'vitest'
import { puzzles } from '../puzzles/index'
import { parseRun, type Run } from '../run'
import { checkPath, readPathFile } from './check'

function runOf(id: string): Run {
  const parsed = parseRun(id, puzzles)
  if (!parsed.ok) throw new Error(parsed.message.key)
  return parsed.value
}

/** What the text is read as on the board of the run: where it begins, and the moves. */
function read(id: string, text: string) {
  const { puzzle, params } = runOf(id)
  const outcome = readPathFile(puzzle, text, params)
  if (!outcome.ok) return outcome.message.key
  const { start } = outcome.value.params
  return {
    start,
    moves: outcome.value.moves,
    fault: checkPath(puzzle, outcome.value.params, outcome.value.moves)?.key,
  }
}

const small = 'knights-tour/blind?size=3x4&start=1'
const tour = [1, 7, 9, 2, 8, 10, 3, 12, 6, 4, 11, 5]
const rowOf = (square: number) => Math.floor((square - 1) / 4)
const columnOf = (square: number) => (square - 1) % 4
const grid = (base: number) =>
  [0, 1, 2].map((row) => [0, 1, 2, 3].map((column) => tour.indexOf(row * 4 + column + 1) + base))
const lines = (rows: readonly (readonly unknown[])[], between: string) =>
  rows.map((row) => row.join(between)).join('\n')
const pairs = (base: number) => tour.map((square) => [rowOf(square) + base, columnOf(square) + base])
const names = tour.map((square) => `${'abcd'[columnOf(square)]}${3 - rowOf(square)}`)

describe("knight's tours", () => {
  const whole = { start: 1, moves: tour.slice(1), fault: undefined }
  test.each([
    ['a grid with commas', lines(grid(1), ',')],
    ['a grid with semicolons', lines(grid(1), '; ')],
    ['a grid with tabs', lines(grid(1), '\t')],
    ['a grid with spaces', lines(grid(1), '  ')],
    [
      'a grid with quotes',
      lines(
        grid(1).map((row) => row.map((n) => `"${n}"`)),
        ',',
      ),
    ],
    ['a grid from 0', lines(grid(0), ' ')],
    ['a grid in JSON', JSON.stringify(grid(0))],
    ['squares', tour.join(' ')],
    ['squares in lines', lines([tour.slice(0, 6), tour.slice(6)], ' ')],
    ['squares from 0', tour.map((square) => square - 1).join(', ')],
    ['squares with arrows', tour.join(' → ')],
    ['a tuple', `(${tour.join(', ')})`],
    ['names on one line', names.join(' ')],
    ['names in capitals', names.join(', ').toUpperCase()],
    ['names with hyphens', names.join('-')],
    ['names with numbers and the knight', names.map((name, i) => `${i + 1}. N${name}`).join(' ')],
    ['names in JSON', JSON.stringify(names)],
    ['pairs in lines', lines(pairs(1), ' ')],
    ['pairs in lines from 0', lines(pairs(0), ',')],
    [
      'pairs in brackets',
      pairs(1)
        .map(([r, c]) => `(${r}, ${c})`)
        .join(' '),
    ],
    [
      'pairs in brackets from 0',
      `[${pairs(0)
        .map(([r, c]) => `(${r}, ${c})`)
        .join(', ')}]`,
    ],
    [
      'pairs in wide brackets',
      pairs(1)
        .map(([r, c]) => `（${r}，${c}）`)
        .join('→'),
    ],
    ['pairs in JSON', JSON.stringify(pairs(0))],
  ])('%s', (_, text) => expect(read(small, text)).toEqual(whole))

  test.each([
    ['our text of a path that ends early', '1 7 9\n\n1 . . .\n. . 2 .\n3 . . .'],
    ['dots in a grid', '1 . . .\n. . 2 .\n3 . . .'],
    ['zeros in a grid', '1 0 0 0\n0 0 2 0\n3 0 0 0'],
  ])('squares not visited: %s', (_, text) => {
    expect(read(small, text)).toEqual({ start: 1, moves: [7, 9], fault: 'knights-tour.fault.short' })
  })
  test.each([
    ['a name beside the board', 'a3 z9', 'knights-tour.fault.outside'],
    ['a pair beside the board', '(1, 1) (4, 4)', 'knights-tour.fault.outside'],
    ['a jump', 'a3 b3', 'knights-tour.fault.jump'],
  ])('%s', (_, text, fault) => expect(read(small, text)).toMatchObject({ start: 1, fault }))
  test.each([
    ['-1 5', 'knights-tour.read.token'],
    ['(1, 1) (2, -3)', 'knights-tour.read.token'],
    ['a3 hello', 'knights-tour.read.token'],
    ['z9 a3', 'knights-tour.read.start'],
  ])('%j cannot be read', (text, key) => expect(read(small, text)).toBe(key))
})

describe('queens', () => {
  const eight = [0, 4, 7, 5, 2, 6, 1, 3]
  const board = eight.map((at) => Array.from({ length: 8 }, (_, column) => (column === at ? 'Q' : '.')))
  test.each([
    ['columns from 0', eight.join(' ')],
    ['columns from 1', eight.map((column) => column + 1).join(', ')],
    ['a tuple', `(${eight.join(', ')})`],
    ['JSON', JSON.stringify(eight)],
    ['pairs from 0', eight.map((column, row) => `(${row}, ${column})`).join(', ')],
    ['pairs from 1', eight.map((column, row) => `(${row + 1}, ${column + 1})`).join('\n')],
    ['pairs in JSON', JSON.stringify(eight.map((column, row) => [row, column]))],
    ['a diagram', lines(board, '')],
    ['a diagram set apart', lines(board, ' ')],
    ['a diagram with bars', board.map((row) => `|${row.join('|')}|`).join('\n')],
  ])('%s', (_, text) =>
    expect(read('n-queens/place-queens?n=8', text)).toMatchObject({ moves: eight, fault: undefined }),
  )
})

describe('bottles', () => {
  const states = ['8 0 0', '3 5 0', '3 2 3', '6 2 0', '6 0 2', '1 5 2', '1 4 3', '4 4 0']
  const run = 'bottles/memo?bottles=8,5,3&drinkers=&start=8,0,0&goal=4,4,0'
  test.each([
    ['lines', states.join('\n')],
    ['one line of tuples', states.map((state) => `(${state.replaceAll(' ', ', ')})`).join(' → ')],
    ['lines of lists', states.map((state) => `[${state.replaceAll(' ', ', ')}]`).join('\n')],
    ['JSON', JSON.stringify(states.map((state) => state.split(' ').map(Number)))],
  ])('%s', (_, text) => {
    const outcome = read(run, text)
    expect(outcome).toMatchObject({ fault: undefined })
    expect(outcome).toHaveProperty('moves.length', 7)
  })
})

describe('sliding tiles', () => {
  const run = 'sliding-tiles/a-star?size=3x3&start=1,2,3,4,0,6,7,5,8'
  const solved = { moves: [5, 8], fault: undefined }
  test.each([
    ['tiles', '5 8'],
    ['where the blank goes', 'D R'],
    ['where the tile goes', 'UL'],
    ['small letters', 'd, r'],
    ['a grid and letters', '1 2 3\n4 0 6\n7 5 8\n\nDR'],
    ['a list and letters', '[1,2,3,4,0,6,7,5,8]\nDR'],
    ['boards', '1 2 3 4 0 6 7 5 8\n1 2 3 4 5 6 7 0 8\n1 2 3 4 5 6 7 8 0'],
  ])('%s', (_, text) => expect(read(run, text)).toMatchObject(solved))
  test('letters off the board end there, with their place', () => {
    expect(read(run, 'DDDD')).toMatchObject({ moves: [5, 64], fault: 'sliding-tiles.fault.jump' })
  })
  test('moves by letters and by numbers at once are refused', () => {
    expect(read(run, 'DR\n\n5 8')).toBe('sliding-tiles.read.both')
  })
})

test.each(['H1 V1 H2', '1. H1 V1 2. H2', '1.H1 V1 2.H2', 'h1, v1, h2', 'H1>2 V1>2 H2>1', '["H1","V1","H2"]'])(
  'a token game as %j',
  (text) => {
    const outcome = read('token-game/alpha-beta?n=3', text)
    expect(outcome).toHaveProperty('moves.length', 3)
    expect(outcome).toHaveProperty('fault', 'token-game.fault.end')
  },
)
