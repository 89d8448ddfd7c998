import { expect, test } from 'vitest'
import { puzzles } from '../puzzles/index'
import { parseRun, type Run } from '../run'
import { exportAll, solutionPiece } from './allPaths'
import { readPathFile } from './check'

function runOf(text: string): Run {
  const run = parseRun(text, puzzles)
  if (!run.ok) throw new Error(run.message.key)
  return run.value
}

const run = runOf('n-queens/place-queens?n=4')
const lines = [
  [1, 3, 0, 2],
  [2, 0, 3, 1],
]
const counts = {
  steps: 60,
  visits: 16,
  backtracks: 16,
  refusals: 44,
  meets: 0,
  found: 0,
  solutions: 2,
  depth: 0,
}
const result = { outcome: 'solved', counts } as const

test('text: one board after the other, with an empty line between', () => {
  expect(exportAll('text', run, lines, result, 'en')).toBe(`1 3 0 2

. Q . .
. . . Q
Q . . .
. . Q .

2 0 3 1

. . Q .
Q . . .
. . . Q
. Q . .
`)
})

test('CSV: the number of the solution stands before each row', () => {
  const csv = exportAll('csv', run, lines, result, 'en')
  expect(csv?.split('\r\n')).toEqual([
    'solution,row,column',
    '1,0,1',
    '1,1,3',
    '1,2,0',
    '1,3,2',
    '2,0,2',
    '2,1,0',
    '2,2,3',
    '2,3,1',
    '',
  ])
})

test('JSON: all paths, and the first where readers look for one', () => {
  const json = exportAll('json', run, lines, result, 'en') ?? ''
  expect(JSON.parse(json)).toMatchObject({ solutions: 2, path: lines[0], paths: lines })
  expect(readPathFile(run.puzzle, json, run.params)).toMatchObject({ ok: true, value: { moves: lines[0] } })
})

test('a byte order mark begins the file, and only that', () => {
  expect(solutionPiece('csv', run, lines[0] as number[], 0, 'en', true).startsWith('\uFEFFsolution')).toBe(
    true,
  )
  expect(solutionPiece('csv', run, lines[1] as number[], 1, 'en', true).startsWith('2,')).toBe(true)
})

test('more than is allowed is refused', () => {
  expect(exportAll('text', run, lines, result, 'en', 70)).toBeUndefined()
})
